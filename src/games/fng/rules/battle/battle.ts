import { RuleError } from '../../../../main/engine/errors.ts'
import { rowById, type RowOf } from '../../../../main/engine/state.ts'
import { switchOf } from '../house/switches.ts'
import { attributesOf, isStar } from '../people.ts'
import type { FngState } from '../state.ts'
import type { battleCollections, GroupSide, Side } from './collections.ts'

export type Battle = RowOf<typeof battleCollections.battle>
export type Group = RowOf<typeof battleCollections.groups>
export type Figure = RowOf<typeof battleCollections.figures>
export type Contact = RowOf<typeof battleCollections.contacts>
export type Lasting = RowOf<typeof battleCollections.lasting>
export type Call = RowOf<typeof battleCollections.calls>
export type Craft = RowOf<typeof battleCollections.craft>
export type Structure = RowOf<typeof battleCollections.structures>
export type Vehicle = RowOf<typeof battleCollections.vehicles>

/** Questions about the battle that many actions ask. All read the state and change nothing. */

/** @throws RuleError `not-now` when no battle is under way. */
export function battleOf(state: FngState): Battle {
  const battle = state.battle[0]
  if (!battle) throw new RuleError('not-now', 'No battle is being tracked. Begin it first.')
  return battle
}

export const groupById = (state: FngState, id: number): Group => rowById(state.groups, id, 'group')
export const figureById = (state: FngState, id: number): Figure => rowById(state.figures, id, 'figure')
export const contactById = (state: FngState, id: number): Contact => rowById(state.contacts, id, 'PEF')

/** @returns the figures of a group that are on the table, in order of their ids. */
export const membersOf = (state: FngState, groupId: number): Figure[] =>
  state.figures.filter((figure) => figure.groupId === groupId && isOnTable(figure))

/** @returns the figures of a side on the table; of a unit that has slipped away into PEFs, none. */
export function figuresOf(state: FngState, ...sides: GroupSide[]): Figure[] {
  const hidden = state.groups.filter((group) => group.hidden).map(({ id }) => id)
  return state.figures.filter((f) => sides.includes(f.side) && isOnTable(f) && !hidden.includes(f.groupId))
}

/** @returns the groups of a side that stand on the table. */
export const groupsOf = (state: FngState, ...sides: GroupSide[]): Group[] =>
  state.groups.filter((group) => sides.includes(group.side) && !group.hidden && membersOf(state, group.id).length > 0)

/** A party in a tunnel: nobody above sees, joins or meets it (FNG p. 65). */
export const isBelow = (state: FngState, groupId: number): boolean =>
  membersOf(state, groupId).every(({ inTunnel }) => inTunnel)

export const isOnTable = ({ status, aboardId, vehicleId }: Figure): boolean =>
  status !== 'left' && aboardId === null && vehicleId === null

/** Stands and may act, as far as its nerve and wounds go: carrying on, or ducked back (FNG p. 24). */
export const isUp = (figure: Figure): boolean =>
  isOnTable(figure) && (figure.status === 'carryOn' || figure.status === 'duckBack')

/** Counts when numbers are compared: not dead, out, captured or gone (ruling to FNG p. 69). */
export const canFight = (figure: Figure): boolean =>
  isOnTable(figure) && !['outOfTheFight', 'obviouslyDead', 'captured'].includes(figure.status)

/** Do both stand in one sector of the table, as far as it is told which? */
export function isInSectorOf(state: FngState, one: Figure, other: Figure): boolean {
  const { sector } = groupById(state, one.groupId)
  return sector !== null && sector === groupById(state, other.groupId).sector
}

/** REP as tests are made against it just now; never below 0. */
export const repOf = (figure: Figure): number => Math.max(0, figure.rep - figure.repLoss)

/** @returns the group's Leader while he stands and carries the group; null when it has none (FNG p. 15). */
export function leaderOf(state: FngState, group: Group): Figure | null {
  if (group.leaderId === null) return null
  const leader = figureById(state, group.leaderId)
  return isUp(leader) && leader.groupId === group.id ? leader : null
}

/**
 * REP that a group activates on: its Leader's, else the highest in it (FNG p. 14). Who does not hold the group together
 * carries nobody along; a Stunned figure still counts for a group without others, so that it can sit its turn out.
 */
export function activationRep(state: FngState, group: Group): number {
  const leader = leaderOf(state, group)
  if (leader && holdsTogether(state, leader)) return repOf(leader)
  const members = membersOf(state, group.id)
  const counting = [
    members.filter((figure) => holdsTogether(state, figure)),
    members.filter(isUp),
    members.filter(canFight),
  ].find((each) => each.length > 0)
  return Math.max(0, ...(counting ?? []).map(repOf))
}

/** Only who carries on links others into a group; whether one in Duck Back does is a switch (ruling to FNG p. 14). */
const holdsTogether = (state: FngState, figure: Figure): boolean =>
  isUp(figure) && (figure.status !== 'duckBack' || switchOf(state, 'duckBackInGroup') === 'holds')

/** @returns the side's activation die of this turn; null between turns. */
export const dieOf = (battle: Battle, side: Side): number | null => (side === 'ours' ? battle.ourDie : battle.theirDie)

export const otherSide = (side: Side): Side => (side === 'ours' ? 'theirs' : 'ours')

/** Is this figure's man a Star (FNG p. 3)? */
export const isStarFigure = (state: FngState, figure: Figure): boolean =>
  figure.soldierId !== null && isStar(state, figure.soldierId)

/** @returns the Attributes of a figure: his own, or those that a table brings with him. */
export const attributesOfFigure = (state: FngState, figure: Figure): readonly string[] =>
  figure.soldierId === null ? keysIn(figure.traits) : attributesOf(state, figure.soldierId)

/** @returns what a figure that is no man of the platoon carries beside his weapons. */
export const itemsOfFigure = ({ items }: Figure): readonly string[] => keysIn(items)

const keysIn = (joined: string | null): readonly string[] => (joined === null ? [] : joined.split(' '))

export const hasAttribute = (state: FngState, figure: Figure, attribute: string): boolean =>
  attributesOfFigure(state, figure).includes(attribute)

/** What a line about a figure is about: of a man of the platoon the man, so that his record tells it. */
export const aboutFigure = (figure: Figure, field = 'status') =>
  figure.soldierId === null
    ? { collection: 'figures', id: figure.id, field }
    : { collection: 'soldiers', id: figure.soldierId, field: 'battle' }

/** "Pfc Able, REP 4": how a throw names him. */
export const withRep = (figure: Figure): string => `${figure.name}, REP ${repOf(figure)}`

/** Why an action cannot be done just now, as most actions ask: null when a battle is under way and a turn is being played. */
export function refusesOutsideTurn(state: FngState): string | null {
  const battle = state.battle[0]
  if (!battle || battle.ended) return 'No battle is being tracked.'
  return battle.side === null ? 'Roll the activation dice of the next turn first.' : null
}

/** The same for what may be done between turns too. */
export function refusesOutsideBattle(state: FngState): string | null {
  const battle = state.battle[0]
  return !battle || battle.ended ? 'No battle is being tracked.' : null
}

/** @returns the groups of the side whose activation it is that have not acted, highest REP first (FNG p. 16). */
export function groupsToActivate(state: FngState): Group[] {
  const { side } = battleOf(state)
  if (side === null) return []
  return groupsOf(state, side)
    .filter((group) => !group.activated)
    .sort((a, b) => activationRep(state, b) - activationRep(state, a))
}

/** May the group act this turn on its own: REP at least its side's die (FNG p. 16)? */
export function mayActivate(state: FngState, group: Group): boolean {
  const battle = battleOf(state)
  if (group.side === 'civilian') return false
  const die = dieOf(battle, group.side)
  return die !== null && activationRep(state, group) >= die
}
