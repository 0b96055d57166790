import type { GlanceFact } from '../../../../main/sheets/glance/glanceModel.ts'
import { diceOf } from '../../../../main/sheets/glance/tableWords.ts'
import { openSlots } from '../../rules/steps/aftermath/bringReplacements.ts'
import { leaderBillet } from '../../rules/aftermath/candidates.ts'
import { isRainy } from '../../rules/calendar.ts'
import { briefNameOf, listedNameOf } from '../../rules/naming.ts'
import { billetOf, holderOf, rosterOf, starOf } from '../../rules/people.ts'
import { contact } from '../../rules/tables/index.ts'
import type { EffectKind, FngState } from '../../rules/state.ts'
import { areaNames } from '../../rules/words.ts'
import { squadWords } from '../shared/missionHead.ts'
import { afterTime, type Moment } from './moment.ts'
import { listedNames, slotShort } from './paperWords.ts'

/** What holds today, over the steps: of the front as the half-month began, of the back as it stands now. */

const frontLabels = ['Star', 'Season', 'Last area', 'Contact dice', 'Pending', 'Goes'] as const
const backLabels = ['Platoon leader', 'Open', 'Goes home', 'Away', 'Last result', 'Strength'] as const

/** What waits to act, in a word or two; left out what the player need not know of. */
const pendingNames: Readonly<Partial<Record<EffectKind, string>>> = {
  standDown: 'stand-down',
  cakeWalk: 'cake walk',
  nextReplacementBetter: 'a better man',
  replacementDie: 'replacement dice',
  leaderDelayed: 'a new leader',
  medalDie: 'medal dice',
  noMedals: 'no medals',
  replacementsRep3: 'replacements REP 3',
  noReplacements: 'no replacements',
  noRepIncrease: 'no better REP',
  newPlatoon: 'a new platoon',
}

/** @returns lines to write on where there is no tour. */
export const blankFacts = (side: 'front' | 'back'): GlanceFact[] =>
  (side === 'front' ? frontLabels : backLabels).map((label) => ({ label, value: '' }))

/** @param now the tour as it stands: who goes is known by then. */
export function frontFacts({ rules, now: began }: Moment, now: FngState): GlanceFact[] {
  if (began === null) return blankFacts('front')
  const { state, tour } = began
  const star = starOf(state)
  const values: Readonly<Record<(typeof frontLabels)[number], string>> = {
    Star: star === null ? 'none' : `${briefNameOf(state, star)}, REP ${star.rep}`,
    Season: isRainy(tour.halfMonth) ? 'rainy' : 'dry',
    'Last area': tour.lastArea === null ? 'none' : areaNames[tour.lastArea],
    'Contact dice': diceOf(rules.table(contact), { when: { extraDie: tour.extraContactDie } }),
    Pending: pendingWords(state),
    Goes: goes(now),
  }
  return frontLabels.map((label) => ({ label, value: values[label] }))
}

function pendingWords({ effects }: FngState): string {
  const names = [...new Set(effects.flatMap(({ kind }) => pendingNames[kind] ?? []))]
  return names.length === 0 ? 'nothing' : names.join(', ')
}

/** The squads that were named; until then the Star's. */
function goes(state: FngState): string {
  const tour = state.tour[0]!
  const own = state.party.filter(({ missionId, attached }) => missionId === tour.missionId && !attached)
  const star = starOf(state)
  const squads = own.length > 0 ? own.map(({ squad }) => squad) : [(star && billetOf(state, star.id)?.squad) ?? 1]
  return squadWords([...new Set(squads)].sort((a, b) => a - b))
}

/** @returns what the back needs to know, as time is about to pass. */
export function backFacts(moment: Moment): GlanceFact[] {
  const { now } = moment
  if (now === null) return blankFacts('back')
  const { state } = now
  const open = openSlots(state)
  const roster = rosterOf(state)
  const away = roster.filter(({ status }) => status !== 'present')
  const values: Readonly<Record<(typeof backLabels)[number], string>> = {
    'Platoon leader': leaderWords(state),
    Open: open.length === 0 ? 'none' : listedNames(open.map(slotShort), 3),
    'Goes home': String(rosterOf(afterTime(now)).filter(({ deros }) => deros <= 0).length),
    Away:
      away.length === 0
        ? 'nobody'
        : listedNames(
            away.map((man) => listedNameOf(state, man)),
            2,
          ),
    'Last result': state.missions.findLast(({ result }) => result !== null)?.result ?? 'none',
    Strength: `${roster.length} of ${state.billets.length}`,
  }
  return backLabels.map((label) => ({ label, value: values[label] }))
}

function leaderWords(state: FngState): string {
  const billet = leaderBillet(state)
  const man = billet && holderOf(state, billet)
  return man === null ? 'none' : `${briefNameOf(state, man)}, REP ${man.rep}`
}
