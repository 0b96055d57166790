import { rowIn } from '../../../main/engine/state.ts'
import { momentumOf } from './momentum.ts'
import type { Seen } from './scene.ts'
import { powsOf } from './casualties.ts'
import type { Casualty, Fate, SnoopinState, Turn } from './state.ts'
import { casualtyStatus } from './tables/casualties.ts'
import { vpFreeWorld, vpVc } from './tables/victory.ts'

/** One line of a side's victory list, as a turn stands. */
export interface ScoreLine {
  /** Key of its row; of the losses of officers with `Officer` behind it. */
  readonly key: string
  readonly text: string
  /** For each of them. */
  readonly points: number
  readonly count: number
  /** How many of them the program counts itself, from casualties, missions and momentum: the others are counted by hand. */
  readonly noted: number
  /** Never counted by hand. */
  readonly own: boolean
  /** A loss: men of the platoons are noted by name, by hand only those of attached units are counted. */
  readonly loss: boolean
}

type FreeWorld = (typeof vpFreeWorld)['rows'][number]

const fates: Readonly<Partial<Record<FreeWorld['key'], Fate>>> = { wia: 'wounded', kia: 'killed', pow: 'captured' }

/** Counted by the program from missions and momentum: nobody counts them by hand. */
export const ownEvents: readonly string[] = ['objective', 'momentum', 'objectiveFailed']

/** @returns the key of a loss where it was an officer. */
export const officerKey = (key: string): string => `${key}Officer`

/** @returns "+5", "-2", "0": points as a list says them. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points))

/** @returns POWs of attached units, who are on no log: counted by hand. */
export const furtherPows = ({ tallies }: SnoopinState, turn: number, side: number): number =>
  tallies
    .filter((one) => one.turnId === turn && one.sideId === side && ['pow', officerKey('pow')].includes(one.event))
    .reduce((sum, { count }) => sum + count, 0)

/** @returns the POWs of a side in a turn, as far as they are known: of its logs, and of attached units. */
export const powsKnown = (state: SnoopinState, turn: number, side: number): number =>
  state.forces
    .filter(({ sideId }) => sideId === side)
    .reduce((sum, { id }) => sum + powsOf(state, id, turn).length, furtherPows(state, turn, side))

/** Regulars count by the list of the Free World Forces, whoever they are against (ruling); insurgents by that of the VC. */
export function scoreLines({ state, table }: Seen, turn: Turn, side: number): readonly ScoreLine[] {
  const tallied = (event: string): number =>
    state.tallies.find((one) => one.turnId === turn.id && one.sideId === side && one.event === event)?.count ?? 0
  const isRegular = rowIn(state.sides, side)?.kind === 'regulars'
  if (isRegular) return table(vpFreeWorld).rows.flatMap((row) => freeWorldLines(state, turn, side, row, tallied))
  const failed = missionsOf(state, turn).filter(({ sideId, achieved }) => sideId !== side && achieved === false).length
  return table(vpVc).rows.map(({ key, gives, cells }) => {
    const own = ownEvents.includes(key)
    const noted = own ? failed : 0
    const line = { key, own, noted, loss: false, text: cells.event, points: gives.points }
    return { ...line, count: own ? failed : tallied(key) }
  })
}

function freeWorldLines(
  state: SnoopinState,
  turn: Turn,
  side: number,
  { key, gives, cells: { event: text } }: FreeWorld,
  tallied: (event: string) => number,
): ScoreLine[] {
  const { points } = gives
  const own = (count: number): ScoreLine[] => [
    { key, text, points, count, noted: count, own: ownEvents.includes(key), loss: false },
  ]
  if (key === 'objective')
    return own(missionsOf(state, turn).filter(({ sideId, achieved }) => sideId === side && achieved === true).length)
  if (key === 'momentum') return own(momentumLeft(state, turn, side))
  const fate = fates[key]
  if (fate === undefined || !('officer' in gives))
    return [{ key, text, points, count: tallied(key), noted: 0, own: false, loss: false }]
  const hit = hitOf(state, turn, side).filter((one) => one.fate === fate)
  const officers = hit.filter(({ manId }) => rowIn(state.men, manId)?.role === 'officer').length
  const lost = (event: string, noted: number) => ({
    key: event,
    noted,
    count: noted + tallied(event),
    own: false,
    loss: true,
  })
  return [
    { ...lost(key, hit.length - officers), text, points },
    { ...lost(officerKey(key), officers), text: `${text}, officers`, points: gives.officer },
  ]
}

const missionsOf = ({ missions }: SnoopinState, { id }: Turn) => missions.filter(({ turnId }) => turnId === id)

/** @returns the figures of a side that were hit in a turn's game. */
const hitOf = (state: SnoopinState, { id }: Turn, side: number): Casualty[] =>
  state.casualties.filter((one) => one.turnId === id && isOfSide(state, one, side))

/** Is he of a platoon of this side? */
export const isOfSide = ({ forces, men }: SnoopinState, { manId }: Pick<Casualty, 'manId'>, side: number): boolean =>
  rowIn(forces, rowIn(men, manId)?.forceId ?? 0)?.sideId === side

/** @returns the momentum that a side's platoons have left in a turn. */
export const momentumLeft = (state: SnoopinState, turn: Turn, side: number): number =>
  state.forces.reduce((sum, { id, sideId }) => sum + (sideId === side ? (momentumOf(state, turn, id) ?? 0) : 0), 0)

/** @returns what so many POWs take off the campaign's points (p. 10-18). */
export const offFor = ({ table }: Pick<Seen, 'table'>, pows: number): number =>
  -pows * table(casualtyStatus).rows.find((row) => row.key === 'captured')!.gives.campaignPoints

/** "1 point", "-5 points" */
export const pointWords = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`

/** @returns what the lines come to. */
export const sumOf = (lines: readonly ScoreLine[]): number =>
  lines.reduce((sum, { points, count }) => sum + points * count, 0)
