import type { EntryView } from '../../../contract/journal.ts'
import type { PhaseView, TurnView } from '../contract/turn.ts'
import { dateName } from '../rules/calendar.ts'
import { fullName } from '../rules/naming.ts'
import {
  billetOf,
  isOnRoster,
  isStar,
  missionOf,
  rosterOf,
  soldierById,
  squadName,
  starOf,
  tourOf,
} from '../rules/people.ts'
import { rulesOf } from '../rules/house/rulesOf.ts'
import { reportOfBattle } from '../rules/battle/ending/report.ts'
import { reportBoxes } from '../rules/reportBoxes.ts'
import { flow, flowParts } from '../rules/flow.ts'
import { isPast, orderOf, phaseInfo } from '../rules/turn.ts'
import type { FngState, Soldier } from '../rules/state.ts'
import { areaNames, missionNames } from '../rules/words.ts'
import { starAttributes } from '../rules/steps/roster/check.ts'
import { areasOf } from '../rules/steps/setup/areas.ts'
import { weaponShortName } from '../rules/weapons.ts'
import { afterView, halfMonthSquares, type HalfMonthPast } from './after/afterView.ts'
import { battleStage, missionView } from './missionView.ts'
import { outcomeOf } from './outcomes.ts'
import { nextInWords, procedureOf, proceduresOf, restOf } from './phases.ts'
import { setOutBy } from './setOut.ts'
import { wayOf } from './wayOf.ts'
import { attributeChoices, soldierView, squadViews } from './soldierView.ts'

/**
 * The half-month as the screen walks it.
 * @param entries of this half-month, oldest first.
 * @param past what lies behind them; null where nobody wants to know what the half-month has come to.
 */
export function turnView(state: FngState, entries: readonly EntryView[], past: HalfMonthPast | null = null): TurnView {
  if (state.tour.length === 0) return noPlatoon
  const tour = tourOf(state)
  const info = phaseInfo(tour.phase)
  const phases = phaseViews(state, entries)
  return {
    date: dateName(tour.halfMonth),
    halfMonth: tour.halfMonth,
    ofTour: tour.halfMonth - tour.startHalfMonth + 1,
    tourLength: tour.tourLength,
    heading: heading(state),
    phases,
    parts: flowParts,
    way: wayOf(state, phases),
    rest: info === null || info.spoken ? null : restOf(info, tour),
    now: info === null ? (tour.phase === 'starLost' ? 'starLost' : null) : tour.phase,
    explanation: inBattle(state) ?? info?.explanation ?? lastWords(state),
    setUp: info?.part === 'setUp' && tour.missionId !== null ? missionView(state, missionOf(state)) : null,
    form: form(state, entries),
    after: past && afterView(state, entries, past),
    squares: halfMonthSquares(state),
  }
}

/** What there is to see before the platoon is made: nothing but a muster under way. */
const noPlatoon: TurnView = {
  date: '',
  halfMonth: 0,
  ofTour: 0,
  tourLength: 0,
  heading: 'No platoon yet',
  phases: [],
  parts: [],
  way: [],
  rest: null,
  now: null,
  explanation: 'Make the platoon first.',
  setUp: null,
  form: { kind: 'none' },
  after: null,
  squares: [],
}

function phaseViews(state: FngState, entries: readonly EntryView[]): PhaseView[] {
  const tour = tourOf(state)
  const stands = orderOf(tour.phase === 'starLost' ? tour.resume : tour.phase)
  const mission = tour.missionId !== null
  return flow.flatMap((info, index): PhaseView[] => {
    const steps = proceduresOf(info)
    const own = entries.filter((entry) => steps.includes(entry.step))
    if (info.when === 'mission' && !mission && own.length === 0) return []
    const before = tour.phase === 'over' || index < stands
    return [
      {
        phase: info.phase,
        part: info.part,
        title: info.title,
        button: info.button,
        dice: info.dice,
        page: info.page,
        state: info.phase === tour.phase ? 'now' : before ? (own.length > 0 ? 'done' : 'skipped') : 'later',
        outcome: own.length > 0 ? outcomeOf(state, info.phase, own.at(-1)!) : null,
        procedure: procedureOf(info.step),
        entries: own,
      },
    ]
  })
}

function heading(state: FngState): string {
  const tour = tourOf(state)
  if (tour.phase === 'over') return 'The campaign is over'
  if (tour.phase === 'starLost') return starOf(state)?.status === 'wentHome' ? 'The Star goes home' : 'The Star is gone'
  if (tour.phase === 'contact') return dateName(tour.halfMonth)
  if (tour.missionId === null) return 'A quiet half-month'
  const mission = missionOf(state)
  if (mission.type === null) return 'Contact'
  const name = missionNames[mission.type]
  if (tour.phase === 'battle') return name
  return isPast(tour, 'battle') ? `After the ${name.toLowerCase()}` : `Setting up: ${name}`
}

/** How a Star left his platoon. */
const partings: Readonly<Record<Soldier['status'], string>> = {
  present: 'left the platoon',
  hospital: 'left the platoon',
  rAndR: 'left the platoon',
  dead: 'was killed',
  missing: 'went missing',
  sentHome: 'was sent home',
  wentHome: 'went home',
  relieved: 'was relieved',
}

function lastWords(state: FngState): string {
  const tour = tourOf(state)
  const star = starOf(state)
  const name = star ? fullName(state, star) : 'The Star'
  if (tour.phase === 'starLost')
    return `${name} ${star ? partings[star.status] : partings.present}, ${dateName(tour.halfMonth).replace(/^./, (letter) => letter.toLowerCase())}. Another man may go on as the Star, or the campaign ends here.`
  return nextInWords(tour.phase)
}

function form(state: FngState, entries: readonly EntryView[]): TurnView['form'] {
  const tour = tourOf(state)
  switch (tour.phase) {
    case 'area':
      return {
        kind: 'area',
        areas: areasOf(tour.corps, rulesOf(state)).map((area) => ({ area, name: areaNames[area] })),
      }
    case 'whoGoes':
      return {
        kind: 'party',
        squads: squadViews(state),
        starSquad: starSquad(state),
      }
    case 'battle':
      return {
        kind: 'report',
        mission: missionView(state, missionOf(state), setOutBy(entries.findLast(isParty), state)),
        men: reportMen(state),
        boxes: reportBoxes,
        filled: state.battle[0]?.ended ? reportOfBattle(state) : null,
        battle: battleStage(state),
      }
    case 'starLost':
      return {
        kind: 'nextStar',
        candidates: rosterOf(state)
          .filter((soldier) => soldier.status === 'present')
          .map((soldier) => soldierView(state, soldier)),
        attributes: starAttributes(tourOf(state)) === 0 ? [] : attributeChoices(rulesOf(state)),
        what: lastWords(state),
      }
    default:
      return { kind: 'none' }
  }
}

/** What is to be done once the battle is tracked, in place of what the phase says before it. */
function inBattle(state: FngState): string | null {
  if (tourOf(state).phase !== 'battle' || battleStage(state) === 'ready') return null
  return battleStage(state) === 'fought'
    ? 'The battle is under way. When it ends, it fills in the report.'
    : 'The battle is over and has filled in the report. Change what was otherwise, then hand it in.'
}

const isParty = ({ step }: EntryView): boolean => step === 'fng.chooseParty'

function starSquad(state: FngState): number {
  const { starId } = tourOf(state)
  return starId === null ? 1 : (billetOf(state, starId)?.squad ?? 1)
}

function reportMen(state: FngState) {
  const mission = missionOf(state)
  return state.party
    .filter((member) => member.missionId === mission.id)
    .map((member) => {
      const soldier = soldierById(state, member.soldierId)
      return {
        soldierId: soldier.id,
        name: soldierView(state, soldier).name,
        rank: soldier.rank,
        line: billetOf(state, soldier.id)?.line ?? null,
        squad: member.squad,
        squadName: squadName(member.squad),
        rep: soldier.rep,
        star: isStar(state, soldier.id),
        attached: member.attached,
        weapon: weaponOf(state, soldier.id),
      }
    })
    .filter((man) => isOnRoster(soldierById(state, man.soldierId)))
}

function weaponOf(state: FngState, soldierId: number): string {
  const billet = billetOf(state, soldierId)
  return billet === null ? '' : weaponShortName(billet.weapon, rulesOf(state))
}
