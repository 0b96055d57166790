import { defineAction } from '../action.ts'
import type { FngState } from '../../state.ts'
import { contactById, figuresOf, groupById, refusesOutsideBattle, type Contact } from '../battle.ts'
import { isActive } from '../fire/mayFire.ts'
import { contactName, hiddenContacts } from './contact.ts'
import { resolveContact } from './resolve.ts'
import { pefResolution } from '../../tables/pefs.ts'
import { onePc, reconPc } from '../../tables/missions.ts'
import { potentialContacts, enemyGenerators } from '../../tables/families.ts'
import { vcNvaActivity } from '../../tables/firstContact.ts'

/** The only PEF in a sector with those of ours who act; null where there is none, or more than one. */
function besideUs(state: FngState): Contact | null {
  const acting = figuresOf(state, 'ours').filter((figure) => isActive(state, figure))
  const sectors = acting.map(({ groupId }) => groupById(state, groupId).sector)
  const [first, ...more] = hiddenContacts(state).filter(({ sector }) => sectors.includes(sector))
  return first && more.length === 0 ? first : null
}

/** One of ours has come into sight of a PEF, or has been told of it (FNG pp. 33, 56, 61, 84). */
export const revealPef = defineAction({
  name: 'revealPef',
  title: 'Reveal a PEF',
  section: 'contacts',
  page: 61,
  words: ['PEF Resolution', 'possible enemy force', 'marker', 'in sight', 'potential contact', 'PC'],
  tables: [
    pefResolution,
    onePc,
    reconPc,
    ...Object.values(potentialContacts),
    ...Object.values(enemyGenerators),
    vcNvaActivity,
  ],
  fields: {
    contact: {
      kind: 'pick',
      from: 'contacts',
      label: 'PEF',
      help: 'A line of sight is enough: cover between hides it, cover it stands in does not.',
      among: ({ state }) => hiddenContacts(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        hiddenContacts(state).find(({ id }) => selected.includes(id))?.id ?? besideUs(state)?.id ?? null,
    },
    byUnit: {
      kind: 'flag',
      label: 'Our own unit has revealed it',
      help: 'Not another platoon, nor an aircraft.',
      start: () => true,
    },
  },
  refuses: (state) =>
    refusesOutsideBattle(state) ?? (hiddenContacts(state).length > 0 ? null : 'There is no PEF on the table.'),
  likely: ({ state, selected }) => {
    const hidden = hiddenContacts(state)
    if (hidden.some(({ id }) => selected.includes(id))) return 90
    return hidden.length > 0 && figuresOf(state, 'ours').some((figure) => isActive(state, figure)) ? 48 : 25
  },
  entry: (state, { contact }) => `${contactName(contactById(state, contact))} is revealed`,
  button: (state, { contact }) => `Reveal ${contactName(contactById(state, contact))}`,
  run(scene, { contact, byUnit }) {
    resolveContact(scene, contact, { byUnit })
  },
})
