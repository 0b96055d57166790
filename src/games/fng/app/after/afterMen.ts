import type { AfterManView, Chip } from '../../contract/after.ts'
import { reportOfBattle } from '../../rules/battle/ending/report.ts'
import type { BattleReport } from '../../rules/inputs.ts'
import { isAtBattle } from '../../rules/missions.ts'
import { nameOf } from '../../rules/naming.ts'
import { soldierById } from '../../rules/people.ts'
import type { FngState, Mission, PartyMember } from '../../rules/state.ts'
import { capital, counted, listed } from '../../rules/steps/setup/common.ts'
import { deedText } from '../../rules/words.ts'
import { fateOf, type CameBack } from '../../sheets/aar/aar.ts'
import type { BattleCourse } from './battleCourse.ts'

/** What a report says of a man, handed in or only filled by the battle. */
type ReportedMan = CameBack &
  Pick<PartyMember, 'soldierId' | 'deed' | 'deedWords' | 'medal' | 'killsConfirmed' | 'killsUnconfirmed'> & {
    /** Whose count is not made yet. */
    readonly killsToRoll: number
  }

/** @returns the party of a mission, as its report has them or would have them now: as it is being written, or as the battle fills it. */
export const reportedMen = (state: FngState, mission: Mission, written?: BattleReport): ReportedMan[] =>
  isAtBattle(state, mission)
    ? (written ?? reportOfBattle(state)).men.map((man) => ({ ...man, deedWords: man.deedWords ?? null, medal: null }))
    : state.party.filter(({ missionId }) => missionId === mission.id).map((member) => ({ ...member, killsToRoll: 0 }))

/** @returns those of whom there is something to tell: the lost first, then the hurt, then who was written up. */
export const afterMen = (state: FngState, men: readonly ReportedMan[], course: BattleCourse): AfterManView[] =>
  men
    .filter((man) => fateOf(man) !== '' || man.deed !== null || killsOf(man) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a))
    .map((man) => manView(state, man, course))

const killsOf = ({ killsConfirmed, killsUnconfirmed, killsToRoll }: ReportedMan): number =>
  killsConfirmed + killsUnconfirmed + killsToRoll

function weightOf(man: ReportedMan): number {
  if (man.fate === 'obviouslyDead') return 4
  if (man.fate !== null && man.fate !== 'fine') return 3
  return fateOf(man) !== '' ? 2 : man.deed !== null ? 1 : 0
}

function manView(state: FngState, man: ReportedMan, { fell, kills }: BattleCourse): AfterManView {
  const fate = fateOf(man)
  const down = fate === '' ? undefined : fell.get(man.soldierId)
  const where = down ? [`turn ${down.turn}`, ...(down.sector === null ? [] : [`sector ${down.sector}`])] : []
  const made = kills.get(man.soldierId) ?? []
  const came = [fate, ...where].join(', ')
  const told = [came, deedText(man) ?? '', killWords(man)].filter((words) => words !== '')
  const chips = chipsOf(man)
  const first = told.join('; ')
  return {
    soldierId: man.soldierId,
    name: nameOf(state, soldierById(state, man.soldierId)),
    came: capital(came),
    what: chips.some(({ text }) => text === first) ? '' : capital(first),
    more: capital([down?.how ?? '', made.length === 0 ? '' : `put down ${listed(made)}`].filter(Boolean).join('; ')),
    chips,
  }
}

function killWords(man: ReportedMan): string {
  const { killsConfirmed, killsUnconfirmed, killsToRoll } = man
  return [
    ...(killsConfirmed > 0 ? [counted(killsConfirmed, 'confirmed kill')] : []),
    ...(killsUnconfirmed > 0 ? [counted(killsUnconfirmed, 'unconfirmed kill')] : []),
    ...(killsToRoll > 0 ? [`${counted(killsToRoll, 'kill')} to be counted`] : []),
  ].join(', ')
}

const fateChips: Readonly<Partial<Record<NonNullable<PartyMember['fate']>, Chip>>> = {
  obviouslyDead: { text: 'Killed', shape: 'loss' },
  missing: { text: 'Missing', shape: 'loss' },
  captured: { text: 'Captured', shape: 'loss' },
  outOfTheFight: { text: 'Wounded', shape: 'short' },
  retired: { text: 'Retired', shape: 'note' },
}

const medalChips = {
  medal: { text: 'Medal', shape: 'good' },
  major: { text: 'Major Medal', shape: 'good' },
} as const satisfies Readonly<Record<string, Chip>>

const chipsOf = ({ fate, deed, medal }: ReportedMan): Chip[] => [
  ...(fate === null ? [] : [fateChips[fate]]).filter((chip) => chip !== undefined),
  ...(medal === null ? (deed === null ? [] : [{ text: 'Deed', shape: 'note' } as const]) : [medalChips[medal]]),
]
