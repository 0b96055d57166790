import { spiderHoleOccupant } from '../../../tables/trapsAndTunnels.ts'
import type { OutcomeOf } from '../../../../../../main/engine/table.ts'
import { membersOf, type Figure } from '../../battle.ts'
import { placeEnemies, type EnemyMan } from '../../contacts/placeEnemies.ts'
import { nextEnemyName } from '../../contacts/placeUnits.ts'
import { emplace } from '../../fire/emplace.ts'
import type { Scene } from '../../scene.ts'
import { structureById } from '../../structures.ts'

/** Who sits in a spider hole, and whether they serve a support weapon. */
export interface Occupants {
  readonly figures: readonly Figure[]
  readonly supportTeam: boolean
}

/** The man with the weapon first; names of the book's other tables (FNG p. 72). */
const armed: Readonly<Record<OutcomeOf<typeof spiderHoleOccupant>, readonly Omit<EnemyMan, 'rep'>[]>> = {
  rpg: [{ role: 'rpg', arms: { by: 'rpg' } }],
  rifleman: [{ role: 'rifleman', arms: { named: 'SF rifle' } }],
  smgs: [
    { role: 'rifleman', arms: { by: 'smg' } },
    { role: 'rifleman', arms: { by: 'smg' } },
  ],
  riflemen: [
    { role: 'rifleman', arms: { named: 'SF rifle' } },
    { role: 'rifleman', arms: { named: 'SF rifle' } },
  ],
  lmgTeam: [
    { role: 'gunner', arms: { by: 'lmg' } },
    { role: 'loader', arms: { by: 'vc' } },
  ],
}

/** Rolls who is in the hole, and puts him there (FNG p. 72). */
export function placeOccupants(scene: Scene, structureId: number): Occupants {
  const hole = structureById(scene.state, structureId)
  const roll = scene.roll(spiderHoleOccupant, { subject: structureId, why: hole.name })
  scene.tell(roll, `${hole.name}: ${roll.row.text.toLowerCase()}.`)
  const { rep, supportTeam } = roll.row.gives
  const men = armed[roll.row.outcome].map((man) => ({ ...man, rep }))
  const groupId = placeEnemies(scene, { men, sector: hole.sector, name: nextEnemyName(scene) })
  scene.patch('structures', structureId, { state: 'standing', groupId })
  // Dug in beside its sandbags.
  emplace(scene, [groupId])
  return { figures: membersOf(scene.state, groupId), supportTeam }
}
