import { missionOf } from '../../people.ts'
import type { FngState } from '../../state.ts'
import { defineAction } from '../action.ts'
import { refusesOutsideBattle, type Contact } from '../battle.ts'
import { hiddenContacts } from './contact.ts'
import { sealContact } from './sealing/seal.ts'

/** Not a unit that slipped away: what it is everybody knows, only where it is hangs on the dice. */
const toSeal = (state: FngState): Contact[] =>
  hiddenContacts(state).filter(({ sealed, groupId }) => !sealed && groupId === null)

/**
 * The program rolls now what every PEF will be and keeps it to itself until it is revealed; the book rolls at that moment
 * (FNG p. 61). PEFs that come later are sealed as they appear.
 */
export const sealContacts = defineAction({
  name: 'sealContacts',
  title: 'Seal what the PEFs are',
  section: 'contacts',
  page: 60,
  words: ['sealed', 'secret', 'digest', 'hidden', 'PEF'],
  fields: {},
  refuses: (state) => {
    const refused = refusesOutsideBattle(state)
    if (refused) return refused
    if (missionOf(state).type === 'ambush') return 'The PEFs of an Ambush were revealed when it was set up.'
    return toSeal(state).length > 0 ? null : 'There is nothing to seal.'
  },
  likely: ({ state }) => (state.battle[0]?.turn === 0 && toSeal(state).length > 0 ? 30 : 0),
  run(scene) {
    for (const { id } of toSeal(scene.state)) sealContact(scene, id)
    scene.note('Their dice come out when they are revealed; each digest proves then that nothing was changed.', {
      page: 60,
    })
  },
})
