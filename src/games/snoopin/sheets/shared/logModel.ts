import type { AskedByHand } from '../../../../main/sheets/furniture.ts'
import { playerOf } from '../../rules/forces.ts'
import { totalOf } from '../../rules/margin.ts'
import type { Force, SnoopinState } from '../../rules/state.ts'
import { sideTurnOf } from '../../rules/turn.ts'
import type { List } from './lists.ts'
import type { Field, Points } from './logParts.ts'
import { otherSide, qualityWords, turnWords } from './words.ts'

/** What both logs have: the head, the fields of the book, assets, points. */
export interface LogModel {
  readonly title: string
  readonly whose: string
  readonly when: string
  readonly asked: AskedByHand
  readonly fields: readonly (readonly Field[])[]
  readonly assets: readonly [List, List]
  readonly points: Points
}

/**
 * @param turnField the field of the turn number, as this log has it.
 * @param force null for a blank log.
 */
export function logOf(
  state: SnoopinState,
  name: string,
  { title, turnField, force }: { title: string; turnField: string; force: Force | null },
): LogModel {
  const [tour] = force === null ? [] : state.tour
  const turn = state.turns.find(({ id }) => id === tour?.turnId)
  const player = force === null ? '' : playerOf(state, force)
  const length = tour === undefined ? '' : (tour.length ?? 'open')
  return {
    title,
    whose: force?.name ?? '',
    // Its force has a field of its own.
    asked: ['Player', 'Date'],
    when: force === null ? '' : [player, `as of ${turnWords(state, tour) || 'the start'}`].filter(Boolean).join(', '),
    fields: [
      [
        { label: 'Campaign name', value: tour?.title ?? (force === null ? '' : name), share: 2 },
        { label: 'Setting', value: tour?.setting ?? '', share: 2.2 },
        { label: 'No. turns', value: String(length), share: 0.75 },
        { label: turnField, value: turn ? String(turn.number) : '', share: 0.75 },
      ],
      [
        { label: 'Force', value: force?.name ?? '', share: 2 },
        { label: 'Troop quality', value: force ? qualityWords(force.troopQuality) : '', share: 1.1 },
        { label: 'Morale', value: force ? `d${force.morale}` : '', share: 0.8 },
        { label: 'Confidence', value: force?.confidence ?? '', share: 1.1 },
        { label: 'Supply quality', value: force?.supply ?? '', share: 1.1 },
      ],
    ],
    assets: [
      listOf(state, force, 'internal', 'Internal assets', ''),
      listOf(state, force, 'available', 'Available assets', 'momentum points'),
    ],
    points: pointsOf(state, force),
  }
}

function listOf(
  { assets }: SnoopinState,
  force: Force | null,
  kind: 'internal' | 'available',
  title: string,
  note: string,
): List {
  const own = assets.filter((one) => one.forceId === force?.id && one.kind === kind)
  return {
    title,
    note,
    lines: own.map(({ name, price }) => ({ text: name, end: price === null ? '' : String(price) })),
  }
}

const openTurns = 12

/** A box for each turn that the campaign lasts; of an open one a row of them, and more as it goes on. */
function pointsOf(state: SnoopinState, force: Force | null): Points {
  const [tour] = state.tour
  const count = Math.max((force && tour?.length) ?? openTurns, force ? state.turns.length : 0)
  const pointsIn = (turn: number): string => {
    const row = state.turns.find(({ number }) => number === turn)
    const own = row && force ? sideTurnOf(state, row, force.sideId) : undefined
    return own?.campaignPoints == null ? '' : String(own.campaignPoints)
  }
  const boxes = Array.from({ length: count }, (_, i) => ({ turn: i + 1, points: force ? pointsIn(i + 1) : '' }))
  const other = force && otherSide(state, force.sideId)
  if (!force || !other) return { boxes, note: 'of the campaign, by turn' }
  const totals = `${totalOf(state, { id: force.sideId })} against ${totalOf(state, other)}`
  return { boxes, note: `of the campaign, by turn; total ${totals}` }
}
