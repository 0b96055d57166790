import { switchOf } from '../../house/switches.ts'
import type { FngState } from '../../state.ts'
import { battleOf, type Contact } from '../battle.ts'
import { eventsOf } from '../events/lasts.ts'
import type { Scene } from '../scene.ts'
import { sealContact } from './sealing/seal.ts'

/** @returns the markers that hide something still. */
export const hiddenContacts = (state: FngState): Contact[] => state.contacts.filter(({ status }) => status === 'hidden')

/** "PEF 3"; on a Recon, where PEFs and PCs look alike, "Marker 3". */
export const contactName = ({ kind, number }: Pick<Contact, 'kind' | 'number'>): string =>
  `${kind === 'pef' ? 'PEF' : 'Marker'} ${number}`

/** REP of one PEF: that of them all, and a point more for one that is Decisive (FNG pp. 60, 68, 71). */
export const pefRepOf = (state: FngState, { number }: Pick<Contact, 'number'>): number =>
  battleOf(state).pefRep +
  eventsOf(state, 'decisive').filter(({ figureId, amount }) => figureId === null && amount === number).length

export const aboutContact = ({ id }: Pick<Contact, 'id'>, field = 'status') => ({ collection: 'contacts', id, field })

/** Are contacts of this battle sealed as they are placed? They are once some have been; a player notes his own himself. */
const areSealed = (state: FngState): boolean =>
  switchOf(state, 'enemyRunBy') === 'rules' && state.contacts.some(({ sealed }) => sealed)

interface NewContact {
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
