import type { KeyOf, OutcomeOf } from '../../../main/engine/table.ts'
import { teamAreaNames } from './development.ts'
import { hasLostEdge, isSetAside, isTired, setsFatigueAside } from './fatigue.ts'
import { teamsOf } from './forces.ts'
import { insurgencyForce, insurgencyOf } from './insurgency.ts'
import { pointManOf } from './pointMan.ts'
import type { Seen } from './scene.ts'
import type { Development, Force, InsurgencyArea, SnoopinState, Team, Turn } from './state.ts'
import { teamName } from './units.ts'
import { leadershipDevelopment, ranks, specialDevelopment } from './tables/development.ts'
import { insurgency, insurgencyRanks, insurgencySpecial } from './tables/insurgency.ts'

/** A rank or a development that works in a game: at its start, once, or all through it. */
export interface Ability {
  /** As `use` names it. */
  readonly key: string
  /** Null of the insurgency. */
  readonly team: number | null
  readonly force: number
  /** Whose it is: "1-A". */
  readonly whose: string
  readonly name: string
  readonly does: string
  readonly when: 'start' | 'once' | 'always'
}

type AbilityKey =
  | KeyOf<typeof ranks | typeof insurgencyRanks>
  | OutcomeOf<typeof specialDevelopment | typeof leadershipDevelopment | typeof insurgencySpecial>

/** What acts when a game starts; the players do what the program does not roll. */
const atStart: ReadonlySet<string> = new Set<AbilityKey>([
  'bushmasters',
  'planB',
  'masterOfChaos',
  'supplies1',
  'supplies2',
  'supplies3',
  'troops1',
  'troops2',
  'troops3',
  'leadership1',
  'light',
])

/** What is used up when it has been used. */
const onceAGame: ReadonlySet<string> = new Set<AbilityKey>([
  'firepower1',
  'defence1',
  'defence2',
  'reaction1',
  'hard',
  'ableAndWilling',
  'situationalAwareness',
  'unfuckYourself',
  'leadership2',
  'leadership3',
  'unpredictable',
])

/** @returns when a rank or a development works, by its key. */
export const whenOf = (key: string): Ability['when'] =>
  onceAGame.has(key) ? 'once' : atStart.has(key) ? 'start' : 'always'

/** A row that begins with its name says it once. */
export const afterName = (text: string, name: string): string =>
  text.startsWith(`${name}: `) ? text.slice(name.length + 2) : text

/** @returns what the teams that go, and the insurgency, have for the game of a turn. Of who has lost its edge nothing works but what sets fatigue aside (ruling). */
export function abilitiesOf(seen: Seen, turn: Turn): Ability[] {
  const { state } = seen
  const sent = new Set(state.committed.filter(({ turnId }) => turnId === turn.id).map(({ teamId }) => teamId))
  const teams = state.forces.flatMap((force) =>
    teamsOf(state, force.id).flatMap((team) => (sent.has(team.id) ? ofTeam(seen, force, team) : [])),
  )
  const force = insurgencyForce(state)
  return force ? [...teams, ...ofInsurgency(seen, force)] : teams
}

function ofTeam({ state, table }: Seen, { id: force }: Force, team: Team): Ability[] {
  const own = { team: team.id, force, whose: teamName(state, team) }
  const dull = hasLostEdge(state, team.id)
  // What comes back in the middle of a game is too late for its start.
  const inTime = ({ when }: Ability) => when !== 'start' || !isSetAside(state, team.id)
  const reached = dull ? [] : table(ranks).rows.filter(({ gives }) => gives.rank <= team[gives.area])
  const held = state.developments
    .filter((one) => one.teamId === team.id && works(state, one))
    .map(({ key }) => key)
    .filter((key) => (key === setsFatigueAside ? isTired(state, team.id) : !dull))
  const tables = [...table(specialDevelopment).rows, ...table(leadershipDevelopment).rows]
  const ofRanks = reached.map(({ key, gives, text }) => ({
    ...{ ...own, key, when: whenOf(key), does: text, name: `${teamAreaNames[gives.area]} rank ${gives.rank}` },
  }))
  const ofTables = tables
    .filter(({ outcome }) => held.includes(outcome))
    .map(({ outcome: key, gives: { name }, text }) => ({
      ...{ ...own, key, name, when: whenOf(key), does: afterName(text, name) },
    }))
  return [...ofRanks, ...ofTables].filter(inTime)
}

/** An Ace Point Man works by his point man: not before he is named, no more once he was hit, in this game or before, and was not replaced by another. */
function works(state: SnoopinState, held: Development): boolean {
  if (held.manId === null) return held.key !== 'acePointMan'
  const man = pointManOf(state, held)
  const isHit = state.casualties.some((one) => one.manId === man?.id && one.turnId === state.tour[0]?.turnId)
  return man?.status === 'fit' && !isHit
}

/** The rank of its area that takes the place of a lower one which only does less. */
const outdoneBy: Readonly<Record<string, number>> = {
  supplies1: 2,
  troops1: 2,
} satisfies Partial<Record<AbilityKey, number>>

/** @returns whether a rank of the insurgency brings nothing more, for its area has a higher one. */
export const isOutdone = (key: string, rank: number): boolean => rank >= (outdoneBy[key] ?? Infinity)

function ofInsurgency({ state, table }: Seen, { id: force, name: whose }: Force): Ability[] {
  const row = insurgencyOf(state, force)
  const own = { team: null, force, whose }
  const rankOf = (area: InsurgencyArea) => row?.[area] ?? 0
  const held = state.insurgencySpecials.filter(({ forceId }) => forceId === force).map(({ key }) => key)
  const gloom = table(insurgency).rows.filter(({ outcome }) => row?.disillusioned && outcome === 'disillusionment')
  return [
    ...gloom.map(({ outcome: key, text }) => {
      const [name, does] = text.split(': ') as [string, string]
      return { ...own, key, name, when: whenOf(key), does }
    }),
    ...table(insurgencyRanks)
      .rows.filter(({ key, gives }) => gives.rank <= rankOf(gives.area) && !isOutdone(key, rankOf(gives.area)))
      .map(({ key, gives: { name }, text }) => ({ ...own, key, name, when: whenOf(key), does: text })),
    ...table(insurgencySpecial)
      .rows.filter(({ outcome }) => held.includes(outcome))
      .map(({ outcome: key, gives: { name }, text }) => ({
        ...{ ...own, key, name, when: whenOf(key), does: afterName(text, name) },
      })),
  ]
}

/** Has it been used in the game of a turn? */
export const isUsed = ({ uses }: SnoopinState, turn: Turn, { team, key }: Pick<Ability, 'team' | 'key'>): boolean =>
  uses.some((one) => one.turnId === turn.id && one.teamId === team && one.key === key)
