import { PrintSetup } from '../../../../contract/sheets.ts'
import type { KeptSetup, PrintChoices, PrintMan, PrintWords } from '../../../../contract/print.ts'
import type { ForTonight } from '../../../../main/app/game/print.ts'
import { dateName } from '../../rules/calendar.ts'
import { isOnRoster, squadName } from '../../rules/people.ts'
import { missionNumber } from '../../sheets/shared/formCode.ts'
import { dateWords } from '../../sheets/shared/sheetWords.ts'
import type { FngState, Mission, Soldier } from '../../rules/state.ts'
import { inSentence, missionNames, postNames, statusNames } from '../../rules/words.ts'
import { nameOf } from '../../rules/naming.ts'

/** The folder for tonight, from what is read first to what is filled in last. */
export const tonight: readonly ForTonight[] = [
  { sheet: 'briefing' },
  { sheet: 'map' },
  { sheet: 'tokens' },
  { sheet: 'turnTrack' },
  { sheet: 'playerAid' },
  { sheet: 'squads', men: 'going' },
  { sheet: 'supportCard' },
  { sheet: 'missionQrs' },
  { sheet: 'enemyOob' },
  { sheet: 'reportForm' },
]

/** Only what is still to be played is laid out: a mission of this half-month, up to its battle. */
export const isTonight = ({ tour, missions }: FngState): boolean => {
  const mission = missions.find(({ id }) => id === tour[0]?.missionId)
  return mission?.result === null
}

/** What a platoon's sheets are about. */
export const printWords: PrintWords = { unit: 'platoon', mission: 'mission', turn: 'half-month', men: 'men' }

/** @returns all that can be chosen for the sheets of a tour. */
export function printChoices(state: FngState): Omit<PrintChoices, 'words' | 'codes' | 'players'> {
  return {
    missions: state.missions.map((mission) => missionChoice(state, mission)).reverse(),
    turns: halfMonths(state),
    men: men(state),
    setups: state.printSetups.flatMap(keptSetup),
  }
}

function missionChoice(state: FngState, mission: Mission): PrintChoices['missions'][number] {
  const number = missionNumber(state, mission)
  const kind = mission.type === null ? 'contact' : inSentence(missionNames[mission.type])
  return { id: mission.id, number, title: `${number}: ${kind}, ${dateWords(mission.halfMonth)}` }
}

/** Every half-month from the first to the present one. */
function halfMonths({ tour: [tour] }: FngState): PrintChoices['turns'] {
  if (!tour) return []
  const { startHalfMonth, halfMonth } = tour
  return Array.from({ length: halfMonth - startHalfMonth + 1 }, (_, i) => ({
    number: i + 1,
    title: dateName(startHalfMonth + i),
  })).reverse()
}

/** In the order of the roster; those without a place follow, by name. */
function men(state: FngState): PrintMan[] {
  const placed = state.billets
    .toSorted((a, b) => a.squad - b.squad || a.line - b.line)
    .flatMap(({ soldierId, post, squad }) => {
      const man = state.soldiers.find(({ id }) => id === soldierId)
      const hint = `${postNames[post]}, ${squadName(squad)}`
      return man ? [{ ...namesOf(state, man), hint, gone: false }] : []
    })
  const known = new Set(placed.map(({ id }) => id))
  const others = state.soldiers
    .filter(({ id }) => !known.has(id))
    .map((man) => ({ ...namesOf(state, man), hint: statusNames[man.status], gone: !isOnRoster(man) }))
  return [...placed, ...others.toSorted((a, b) => Number(a.gone) - Number(b.gone) || a.name.localeCompare(b.name))]
}

function namesOf(state: FngState, man: Soldier): Omit<PrintMan, 'hint' | 'gone'> {
  const { id, rank, firstName, lastName } = man
  return { id, name: nameOf(state, man), rank, firstName, lastName }
}

/** A set-up that a newer program has written otherwise is not shown, and stays in the file. */
function keptSetup({ id, name, content }: FngState['printSetups'][number]): KeptSetup[] {
  const read = PrintSetup.safeParse(JSON.parse(content))
  return read.success ? [{ id, name, setup: read.data }] : []
}
