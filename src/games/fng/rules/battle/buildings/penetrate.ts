import { rowFor, type OutcomeOf } from '../../../../../main/engine/table.ts'
import { buildingPenetration } from '../../tables/buildings.ts'
import type { Structure } from '../battle.ts'
import { knockDown, type Harmed } from '../harm/harm.ts'
import type { Scene } from '../scene.ts'
import { structureById } from '../structures.ts'
import { collapse, type Inside } from './collapse.ts'

/** What a round did to an area. */
export interface Penetrated {
  readonly harmed: readonly Harmed[]
  /** It did not go through: those in the area take Received Fire. */
  readonly receivedFire: readonly number[]
}

/**
 * Building Penetration with the difference of APR and DV; no roll where there is none (FNG p. 42, ruling).
 * @param people those in the area.
 */
export function penetrate(
  scene: Scene,
  {
    place,
    apr,
    people,
    by,
    inside,
  }: {
    readonly place: Structure
    readonly apr: number
    readonly people: readonly number[]
    readonly by: number | null
    readonly inside: Inside
  },
): Penetrated {
  const outcome = through(scene, structureById(scene.state, place.id), apr)
  if (outcome === 'collapses') return { harmed: collapse(scene, place.id, by, inside), receivedFire: [] }
  if (outcome === 'havoc') return { harmed: knockDown(scene, people, by), receivedFire: [] }
  return { harmed: [], receivedFire: people }
}

/** What came of a round that struck. */
type Broken = OutcomeOf<typeof buildingPenetration>

const says: Readonly<Record<Broken, string>> = {
  collapses: 'broken, it comes down',
  havoc: 'shaken through, all in it are knocked down',
  none: 'it holds',
}

/**
 * The roll alone: does a round go through what has this DV?
 * @param words what is told of it.
 */
export function through(scene: Scene, place: Pick<Structure, 'id' | 'name' | 'dv'>, apr: number, words = says): Broken {
  const difference = apr - place.dv
  if (difference <= 0) {
    scene.note(`APR ${apr} cannot break ${place.name}, DV ${place.dv}.`, { page: buildingPenetration.page })
    return rowFor(scene.table(buildingPenetration), 0).outcome
  }
  const roll = scene.roll(buildingPenetration, {
    subject: place.id,
    why: `${place.name}, APR ${apr} less DV ${place.dv}`,
    numbers: { 'APR - DV': difference },
  })
  const { outcome } = roll.row
  scene.tell(roll, `${place.name}: ${words[outcome]}.`)
  return outcome
}
