import { platoonsOf } from '../../rules/forces.ts'
import { ranksAreSealed } from '../../rules/kept.ts'
import { headquartersOf, leaderOf } from '../../rules/leaders.ts'
import { isGone } from '../../rules/pools.ts'
import type { Force, Man, SnoopinState, Squad, Team } from '../../rules/state.ts'
import { ownUnitName } from '../../rules/units.ts'
import { logOf } from '../shared/logModel.ts'
import type { List } from '../shared/lists.ts'
import { chipsOf, leadershipWords, menOf, roleWords } from '../shared/words.ts'
import type { LogLine, PlatoonLogModel } from './platoonLogModel.ts'

const what = { title: 'Regular Platoon Log', turnField: 'Turn no.' } as const

/**
 * @param holder the side for whose player they are, with its own ranks; null for all: then ranks that are sealed are left out.
 * @returns a log for each platoon; of a holder's own side alone.
 */
export const platoonLogs = (state: SnoopinState, name: string, holder: number | null): PlatoonLogModel[] =>
  platoonsOf(state)
    .filter(({ sideId }) => holder === null || sideId === holder)
    .map((force) => platoonLog(state, name, force, holder === null && ranksAreSealed(state)))

/** @returns the log with nothing on it. */
export const blankPlatoonLog = (state: SnoopinState): PlatoonLogModel => ({
  ...logOf(state, '', { ...what, force: null }),
  ...{
    lines: [],
    away: [],
    sealed: false,
    pools: [poolOf(state, null, 'returnPool'), poolOf(state, null, 'replacementPool')],
  },
})

const platoonLog = (state: SnoopinState, name: string, force: Force, sealed: boolean): PlatoonLogModel => ({
  ...logOf(state, name, { ...what, force }),
  lines: linesOf(state, force, sealed),
  pools: [poolOf(state, force, 'returnPool'), poolOf(state, force, 'replacementPool')],
  away: awayFrom(state, force),
  sealed,
})

function linesOf(state: SnoopinState, force: Force, sealed: boolean): LogLine[] {
  const own = state.men.filter(
    (man) => man.forceId === force.id && man.teamId === null && !man.replaced && !isGone(man),
  )
  const squads = state.squads.filter(({ forceId }) => forceId === force.id)
  return [
    ...headquartersOf(state, force.id).map((man) => manLine('HQ', man)),
    ...squads.flatMap((squad) => [
      ...own.filter(({ squadId }) => squadId === squad.id).map((man) => manLine(squad.name, man)),
      ...teamLines(state, force, squad, sealed),
    ]),
  ]
}

const manLine = (unit: string, man: Man): LogLine => ({
  ...{ unit, role: roleWords[man.role], name: man.name, words: leadershipWords(man), ranks: null, chips: [] },
  returning: Number(man.status === 'returnPool'),
  replacing: Number(man.status === 'replacementPool'),
})

const teamLines = (state: SnoopinState, force: Force, squad: Squad, sealed: boolean): LogLine[] =>
  state.teams.filter(({ squadId }) => squadId === squad.id).map((team) => teamLine(state, force, team, sealed))

function teamLine(state: SnoopinState, force: Force, team: Team, sealed: boolean): LogLine {
  const men = menOf(state, team.id)
  const count = (status: Man['status']) => men.filter((man) => man.status === status).length
  const { firepower, defence, reaction } = team
  return {
    unit: team.name,
    role: `Fireteam, ${count('fit')} of ${team.strength}`,
    name: leaderOf(state, { teamId: team.id })?.name ?? '',
    returning: count('returnPool'),
    replacing: count('replacementPool'),
    words: '',
    ranks: sealed ? { firepower: 0, defence: 0, reaction: 0 } : { firepower, defence, reaction },
    chips: chipsOf(state, team, force, sealed),
  }
}

const pools = {
  returnPool: { title: 'Return to duty pool', note: 'next turns: 4 or more on the unit’s die, and he is back' },
  replacementPool: { title: 'Replacement pool', note: 'next turns: 4 or more, to the pool on the left' },
} as const

function poolOf(state: SnoopinState, force: Force | null, status: keyof typeof pools): List {
  const men = state.men.filter((man) => man.forceId === force?.id && man.status === status)
  return {
    ...pools[status],
    lines: men.map((man) => ({ text: `${man.name}, ${ownUnitName(state, man)}`, end: sinceWords(state, man) })),
  }
}

function sinceWords({ turns }: SnoopinState, { sinceTurnId }: Man): string {
  const since = turns.find(({ id }) => id === sinceTurnId)
  return since ? `since turn ${since.number}` : ''
}

const awayWords: Readonly<Partial<Record<Man['status'], string>>> = { captured: 'POW', unknown: 'whereabouts unknown' }

/** @returns "Pfc Bauer, 2-C: POW since turn 12", of each who is a prisoner or missing. */
const awayFrom = (state: SnoopinState, force: Force): string[] =>
  state.men
    .filter((man) => man.forceId === force.id && awayWords[man.status] !== undefined)
    .map((man) => `${man.name}, ${ownUnitName(state, man)}: ${awayWords[man.status]!} ${sinceWords(state, man)}`.trim())
