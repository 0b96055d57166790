import type { BlastView, FigureMark, GroundView, PointView } from '../contract/table.ts'
import { figureIn } from '../rules/copy/needed.ts'
import { rulesOf } from '../rules/copy/rulesOf.ts'
import { strayOf } from '../rules/deviation.ts'
import type { Blast, Figure, SkirmishState, Spot } from '../rules/state.ts'
import { reachInches } from '../rules/steps/mines.ts'
import { groundOf } from '../rules/steps/place.ts'
import { deviation, grenades } from '../rules/tables/copy.ts'
import { speculativeFire } from '../rules/tables/hidden.ts'
import { fireSupportEffect } from '../rules/tables/support.ts'
import { bearingOf } from './compass.ts'

/** @returns the size of the drawn table; null where the players want none. */
export function groundView(state: SkirmishState): GroundView | null {
  const ground = groundOf(state)
  return ground ? { width: ground.widthInches, depth: ground.depthInches } : null
}

/** @returns where a figure stands on the drawn table. Whether it may be told is for who asks to know. */
export const spotOf = (state: SkirmishState, { id }: Pick<Figure, 'id'>): PointView | null =>
  pointOf(state.spots.find(({ figureId }) => figureId === id))

const pointOf = (spot: Spot | undefined): PointView | null =>
  spot ? { across: spot.acrossTenths / 10, down: spot.downTenths / 10 } : null

/** @returns what is drawn beside a figure's ring. */
export function marksOf(state: SkirmishState, { id, hidden, heard, fired, preparing }: Figure): readonly FigureMark[] {
  const all: readonly (readonly [FigureMark, boolean])[] = [
    ['hidden', hidden && !heard],
    ['heard', heard || fired],
    ['preparing', preparing !== null],
    ['radio', state.radios.some(({ carrierId }) => carrierId === id)],
  ]
  return all.filter(([, is]) => is).map(([mark]) => mark)
}

type Drawn = Pick<BlastView, 'nth' | 'from' | 'at' | 'aim' | 'stray' | 'reach'>

/**
 * @returns how something that went off is drawn. A shot of support goes astray from the one before it: where its way can
 * be read off the words of the deviation table it is drawn there, unless the players have placed it themselves.
 */
export function drawnBlast(state: SkirmishState, blast: Blast): Drawn {
  const reach = reachOf(state, blast)
  const placed = (aim: boolean) => pointOf(state.spots.find((one) => one.blastId === blast.id && one.aim === aim))
  if (blast.kind !== 'support') return { nth: null, from: null, at: placed(false), aim: null, stray: null, reach }
  const chain = state.blasts.filter(
    ({ kind, sideId, turn }) => kind === 'support' && sideId === blast.sideId && turn === blast.turn,
  )
  const nth = chain.indexOf(blast)
  const before = chain[nth - 1]
  const aim = before ? null : placed(true)
  const from = before ? drawnBlast(state, before).at : aim
  const stays = before?.landed === blast.landed
  const stray = stays ? null : strayOf(rulesOf(state).table(deviation), blast.landed)
  return {
    nth: nth + 1,
    ...{ from, aim, reach },
    at: placed(false) ?? (from && astray(from, stray)),
    stray: stray ? `${stray.inches}" ${stray.direction}` : stays ? 'same place' : 'on target',
  }
}

function astray({ across, down }: PointView, stray: ReturnType<typeof strayOf>): PointView | null {
  if (stray === null) return { across, down }
  const bearing = bearingOf(stray.direction)
  if (bearing === null) return null
  const turn = (bearing * Math.PI) / 180
  const tenth = (inches: number) => Math.round(inches * 10) / 10
  return { across: tenth(across + Math.sin(turn) * stray.inches), down: tenth(down - Math.cos(turn) * stray.inches) }
}

function reachOf(state: SkirmishState, { kind, grenade }: Blast): number | null {
  const rules = rulesOf(state)
  if (kind === 'support') return Number(figureIn(rules.table(fireSupportEffect), 'open', 'inches'))
  if (kind === 'speculative') return rules.table(speculativeFire).rows[1].gives.inches
  if (kind === 'claymore') return reachInches
  const inches = figureIn(rules.table(grenades), grenade ?? 'fragmentation', 'inches')
  return inches === null ? null : Number(inches)
}
