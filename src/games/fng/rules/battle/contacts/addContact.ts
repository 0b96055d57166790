import { switchOf } from '../../house/switches.ts'
import type { FngState } from '../../state.ts'
import { battleOf } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { sealContact } from './sealing/seal.ts'

/** Are contacts of this battle sealed as they are placed? They are once some have been; a player notes his own himself. */
export const areSealed = (state: FngState): boolean =>
  switchOf(state, 'enemyRunBy') === 'rules' && state.contacts.some(({ sealed }) => sealed)

export interface NewContact {
  /** Sector 1 to 6. */
  readonly sector: number
  /** The unit that may be hidden in it (FNG pp. 64, 70). */
  readonly groupId?: number | null
}

/**
 * Puts a new PEF on the table: split off, melted away, or come as a reinforcement. It does not act in the turn it
 * appears in (ruling to FNG p. 61).
 * @returns its id.
 */
export function addContact(scene: Scene, { sector, groupId = null }: NewContact): number {
  const { contacts } = scene.state
  const sealed = areSealed(scene.state)
  const id = scene.add('contacts', {
    markerId: null,
    number: Math.max(0, ...contacts.map(({ number }) => number)) + 1,
    kind: 'pef',
    sector,
    status: 'hidden',
    found: null,
    actedTurn: battleOf(scene.state).turn,
    groupId,
    sealed: false,
    pc: false,
  })
  if (sealed) sealContact(scene, id)
  return id
}
