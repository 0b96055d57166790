import { rowOf } from '../../../../../main/engine/table.ts'
import { heliAutoGrenadeLauncher } from '../../tables/helicopters.ts'
import type { Field } from '../action.ts'
import { breakIn } from '../fire/breakIn.ts'
import { weaponFigures } from '../fire/weapons.ts'
import { droppedAs } from '../helicopters/dropped.ts'
import type { Scene } from '../scene.ts'
import { isBuilding } from '../structures.ts'
import { ordnanceOf } from './indirect.ts'

/** What a burst strikes besides men (FNG pp. 41-42, 78). */
export const struckField = {
  kind: 'picks',
  from: 'structures',
  label: 'Buildings and positions that it hits',
  most: 12,
  asked: ({ state }) => state.structures.some(isBuilding),
  among: ({ state }) => state.structures.filter(isBuilding).map(({ id }) => id),
} as const satisfies Field

/** Damaging Buildings, one after the other, with the APR of what has burst. */
export function strikePlaces(scene: Scene, struck: readonly number[], apr: number): void {
  for (const place of struck) breakIn(scene, place, apr, null)
}

/** @returns the APR of a round by what it is called: a shell, what was dropped from a helicopter, else a 40mm grenade. */
export function aprOfRound(scene: Scene, name: string): number {
  const shell = (['mortars', 'artillery'] as const)
    .map((kind) => ordnanceOf(scene, kind))
    .find((each) => name.startsWith(each.name))
  if (shell) return shell.apr
  const dropped = droppedAs(name)
  return dropped === null
    ? rowOf(scene.table(heliAutoGrenadeLauncher), 'strafing').gives.apr
    : weaponFigures(scene, dropped).apr
}
