import type { FngState } from '../../state.ts'
import { battleOf, type Contact } from '../battle.ts'
import { eventsOf } from '../events/lasts.ts'

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
