import { missionOf } from '../../../people.ts'
import type { FngState } from '../../../state.ts'
import type { Contact, Lasting } from '../../battle.ts'
import { otherSide } from '../../battle.ts'
import type { Side } from '../../collections.ts'
import type { Scene } from '../../scene.ts'
import { hiddenContacts } from '../contact.ts'

/** What stands among the lasting things as long as the ambush lies undiscovered; `amount` is the turn of the last try. */
export const ambushName = 'ambush'

/** @returns the ambush that has been neither sprung nor spotted; null where there is none. */
export const hiddenAmbush = (state: FngState): Lasting | null =>
  state.lasting.find(({ kind, name }) => kind === 'event' && name === ambushName) ?? null

/** @returns the side that walks into it. */
export const ambushedSide = (state: FngState): Side => (missionOf(state).ambushSide === 'player' ? 'theirs' : 'ours')

export const ambushingSide = (state: FngState): Side => otherSide(ambushedSide(state))

/** @returns the markers of an Ambush that set-up has revealed, and whose men do not stand on the table yet (FNG p. 98). */
export const foundInSetUp = (state: FngState): Contact[] =>
  missionOf(state).type === 'ambush' ? hiddenContacts(state).filter(({ markerId }) => markerId !== null) : []

export function endAmbush(scene: Scene): void {
  scene.remove('lasting', ({ kind, name }) => kind === 'event' && name === ambushName)
}
