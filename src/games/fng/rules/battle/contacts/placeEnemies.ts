import { forceOf, type Arms, type ForceId } from '../../forces/forces.ts'
import type { EnemyType } from '../../state.ts'
import type { FigureRole } from '../collections.ts'
import type { Scene } from '../scene.ts'
import { barrageFalls } from './barrage.ts'
import { enemyIn } from './means.ts'
import { meetEnemy } from './meetEnemy.ts'
import { placeUnits, type Where } from './placeUnits.ts'
import { planUnits, settledForce, type Whose } from './plan.ts'
import { placePrisoners } from './prisoners.ts'

/** An enemy as somebody asks for him. */
export interface EnemyMan {
  readonly role: FigureRole
  /** Key of a weapon; the rifle of his army list where missing. */
  readonly weapon?: string | null
  /** A kind of weapon that a die or the army list tells more of; instead of `weapon`. */
  readonly arms?: Arms
  /** REP without a die. */
  readonly rep?: number | null
  /** His own army list, where it is not the enemy's. */
  readonly of?: EnemyType
}

/**
 * Puts one group of enemies on the table (FNG pp. 12, 60): First Contact first, if it is due, then weapons by army list
 * and date, and REPs by the list's dice.
 * @returns the id of the group.
 */
export function placeEnemies(scene: Scene, { men, ...where }: Where & { readonly men: readonly EnemyMan[] }): number {
  meetEnemy(scene)
  const planned = men.map(({ role, weapon, arms, rep, of }) => ({
    role,
    arms: arms ?? (weapon == null ? ({ by: 'rifle' } as const) : { key: weapon }),
    sidearm: null,
    rep: rep ?? null,
    list: of ?? enemyIn(scene),
    post: null,
    traits: [],
    items: [],
  }))
  return placeUnits(scene, [{ men: planned, equipment: null }], where)[0]!
}

/** What the journal says of a tank that a chart brings: the player puts it on the table. */
export const tankComes = 'a tank. The book has no rules for it: play it as you agree.'

/** What came of a force. */
export interface Came {
  /** Ids of its groups. */
  readonly groups: readonly number[]
  /** Was there anything but thin air? */
  readonly something: boolean
}

/**
 * Brings a force of the charts: its groups are placed, its barrages fall, a tank is left to the player (FNG pp. 95-96).
 */
export function bringForce(scene: Scene, id: ForceId, { sector, ...whose }: Whose & Where): Came {
  meetEnemy(scene)
  const force = forceOf(settledForce(scene, id, whose))
  const groups = placeUnits(scene, planUnits(scene, force, whose), { sector })
  if (force.barrage) barrageFalls(scene, force.barrage, whose)
  if (force.prisoners) placePrisoners(scene, { sector, quantity: force.prisoners, ...whose })
  if (force.tank) scene.note(`${whose.why}: ${tankComes}`, { page: 96 })
  return { groups, something: groups.length > 0 || force.barrage !== undefined || force.tank !== undefined }
}
