import { waterCurrent, waterDepth } from '../../tables/water.ts'
import { battleOf, isOnTable, type Figure, type Lasting, type Structure } from '../battle.ts'
import type { FngState } from '../../state.ts'
import { addLasting } from '../lasting.ts'
import { freshStructure, structureById } from '../structures.ts'
import type { Scene } from '../scene.ts'

/** Bodies of water that somebody has been in: `amount` is the speed of the current, for the whole battle (FNG p. 49). */
export const watersOf = ({ structures }: FngState): Structure[] => structures.filter(({ kind }) => kind === 'water')

/** @returns the depths that are known of a body of water, each for 12" up and down from its spot. */
export const depthsOf = ({ lasting }: FngState, waterId: number): Lasting[] =>
  lasting.filter(({ kind, structureId }) => kind === 'depth' && structureId === waterId)

/** @returns the rows of those who swim just now. */
export const swimmersOf = (
  state: FngState,
): (Lasting & { readonly figureId: number; readonly structureId: number })[] =>
  state.lasting.flatMap((row) => {
    const { kind, figureId, structureId } = row
    if (kind !== 'swimmer' || figureId === null || structureId === null) return []
    return isOnTable(state.figures.find(({ id }) => id === figureId)!) ? [{ ...row, figureId, structureId }] : []
  })

export const isSwimming = (state: FngState, figure: Figure): boolean =>
  swimmersOf(state).some(({ figureId }) => figureId === figure.id)

/** Trouble in the water, as `amount` of a swimmer's row: the second time is big trouble (FNG p. 50). */
export const hadTrouble = 1

/**
 * What swimming takes off a man's REP in melee (FNG p. 50): a point against whoever stands ashore, and one in the turn in
 * which he has had trouble.
 */
export function lossInWater(state: FngState, figure: Figure, opponent: Figure): number {
  const row = swimmersOf(state).find(({ figureId }) => figureId === figure.id)
  if (!row) return 0
  const ashore = isSwimming(state, opponent) ? 0 : 1
  return ashore + Number(row.amount === hadTrouble && row.since === battleOf(state).turn)
}

/** @returns a body of water nobody has been in before, with its current rolled. */
export function newWater(scene: Scene, sector: number | null, subject: number): number {
  const name = `Water ${watersOf(scene.state).length + 1}`
  const roll = scene.roll(waterCurrent, { subject, why: name })
  const speed = roll.row.outcome
  scene.tell(roll, `${name}: current ${speed}, swimmers drift ${speed}" a turn.`)
  return scene.add('structures', {
    ...freshStructure,
    kind: 'water',
    type: 'water',
    name: `${name}, current ${speed}`,
    sector,
    dv: 0,
    dvAtStart: 0,
    amount: speed,
  })
}

/** @returns the depth at a spot where nobody has been. */
export function rollDepth(scene: Scene, waterId: number): number {
  const water = structureById(scene.state, waterId)
  const roll = scene.roll(waterDepth, { subject: waterId, why: water.name })
  const depth = roll.row.outcome
  scene.tell(roll, `${water.name}: ${depthWords[depth]}, for 12" up and down.`)
  const name = `${water.name}: ${depthWords[depth]}`
  addLasting(scene, { kind: 'depth', name, structureId: waterId, sector: water.sector, amount: depth })
  return depth
}

const depthWords: Readonly<Record<1 | 2 | 3, string>> = {
  1: 'below the knee',
  2: 'above the waist',
  3: 'over the head',
}
