import type { FngState } from '../../state.ts'
import { battleOf, figureById, type Figure, type Lasting, type Structure } from '../battle.ts'
import type { Scene, TurnHooks } from '../scene.ts'
import { freshStructure, structureById } from '../structures.ts'
import { leftOf } from './launchable.ts'
import { weaponFigures, type WeaponFigures } from './weapons.ts'

/** Charges with a timer: set to 0-3 turns, C-4 to 1-4 (FNG p. 29). */
export type ChargeKey = 'demolition-charge' | 'satchel-charge' | 'c4'

/** @returns what a figure can set: ours what the squad owns, the enemy his satchels (FNG pp. 9-13). */
export function chargesOf(state: FngState, figure: Figure): ChargeKey[] {
  if (figure.side === 'theirs') return ['satchel-charge']
  return (['c4', 'demolition-charge'] as const).filter((key) => leftOf(state, figure, key) > 0)
}

/** Blocks of C-4 add up; other charges are one (FNG p. 29, ruling). */
export function chargeFigures(scene: Pick<Scene, 'table'>, key: string, blocks: number): WeaponFigures {
  const one = weaponFigures(scene, key)
  return { ...one, impact: one.impact * Math.max(1, blocks), apr: one.apr * Math.max(1, blocks) }
}

/** @returns the charges that lie on the table with their timers running. */
export const laidCharges = (state: FngState): Structure[] =>
  state.structures.filter(({ kind, state: now }) => kind === 'charge' && now === 'set')

/** @returns what is kept about a laid charge: who set it, and the turn it goes off in. */
export const timerOf = (state: FngState, structureId: number): Lasting | null =>
  state.lasting.find((row) => row.kind === 'charge' && row.structureId === structureId) ?? null

/** Is it time? A charge whose turn has come and gone is due at once. */
export const isDue = (state: FngState, charge: Structure): boolean =>
  (timerOf(state, charge.id)?.until ?? 0) <= battleOf(state).turn

/** Lays a charge whose timer runs. @returns the turn it goes off in. */
export function layCharge(
  scene: Scene,
  {
    figureId,
    key,
    blocks,
    turns,
    sector,
  }: {
    readonly figureId: number
    readonly key: ChargeKey
    readonly blocks: number
    readonly turns: number
    readonly sector: number | null
  },
): number {
  const { turn } = battleOf(scene.state)
  const due = turn + turns
  const name = `${weaponFigures(scene, key).name} of ${figureById(scene.state, figureId).name}, turn ${due}`
  const structureId = scene.add('structures', {
    ...freshStructure,
    kind: 'charge',
    name,
    sector,
    dv: 0,
    dvAtStart: 0,
    state: 'set',
    type: key,
    amount: blocks,
  })
  const timer = {
    kind: 'charge',
    name,
    sector,
    figureId,
    structureId,
    since: turn,
    until: due,
    amount: blocks,
  } as const
  scene.add('lasting', timer)
  return due
}

/** The charge is gone. */
export function removeCharge(scene: Scene, structureId: number): void {
  scene.remove('lasting', (row) => row.kind === 'charge' && row.structureId === structureId)
  scene.patch('structures', structureId, { state: 'destroyed' })
}

/** Says at the beginning of a turn what will go off in it. */
export const chargeHooks: TurnHooks = {
  turnBegins(scene) {
    for (const charge of laidCharges(scene.state))
      if (isDue(scene.state, charge))
        scene.note(`${structureById(scene.state, charge.id).name}: it goes off at the end of this turn.`, { page: 29 })
  },
}
