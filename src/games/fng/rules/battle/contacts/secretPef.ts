import { switchOf } from '../../house/switches.ts'
import type { EnemyType, FngState } from '../../state.ts'
import { missionOf } from '../../people.ts'
import { enemyNames } from '../../words.ts'
import { defineAction } from '../action.ts'
import { battleOf, contactById, refusesOutsideBattle, type Contact } from '../battle.ts'
import { contactName, hiddenContacts } from './contact.ts'
import { enemyMen, menField } from './menField.ts'
import { keepNoted } from './noted.ts'

/** PEFs that nobody has noted. What a mission finds in its set-up, or makes of markers that look alike, stays its own (FNG pp. 98, 101). */
const toNote = (state: FngState): Contact[] =>
  missionOf(state).type === 'ambush'
    ? []
    : hiddenContacts(state).filter(({ kind, sealed, groupId }) => kind === 'pef' && !sealed && groupId === null)

const lists = (['lvc', 'mfvc', 'nva'] as const satisfies readonly EnemyType[]).map((value) => ({
  value,
  label: enemyNames[value],
}))

/** Head to head: the player of the enemy notes what a PEF is, for his eyes alone (FNG p. 52). */
export const secretPef = defineAction({
  name: 'secretPef',
  title: 'Note what a PEF is',
  section: 'contacts',
  page: 52,
  words: ['head to head', 'secret', 'decoy', 'troops', 'opponent', 'hand over'],
  forEyes: 'The player of the enemy',
  fields: {
    contact: {
      kind: 'pick',
      from: 'contacts',
      label: 'PEF',
      among: ({ state }) => toNote(state).map(({ id }) => id),
      start: ({ state }) => toNote(state)[0]?.id ?? null,
    },
    list: {
      kind: 'choice',
      label: 'The enemy is',
      help: 'As the players have agreed. No First Contact is rolled for.',
      options: lists,
      asked: ({ state }) => battleOf(state).enemy === null,
    },
    what: {
      kind: 'choice',
      label: 'It is',
      options: [
        { value: 'troops', label: 'Troops' },
        { value: 'decoy', label: 'A decoy' },
      ],
    },
    men: { ...menField, asked: ({ values }) => values['what'] === 'troops' },
  },
  refuses: (state) =>
    refusesOutsideBattle(state) ??
    (switchOf(state, 'enemyRunBy') === 'rules'
      ? 'The rules run the enemy. A house rule gives him to a player.'
      : missionOf(state).type === 'ambush'
        ? 'The PEFs of an Ambush were revealed when it was set up.'
        : toNote(state).length > 0
          ? null
          : 'There is no PEF to note.'),
  likely: ({ state }) =>
    switchOf(state, 'enemyRunBy') === 'player' && battleOf(state).turn === 0 && toNote(state).length > 0 ? 91 : 0,
  entry: (state, { contact }) => `${contactName(contactById(state, contact))} is noted`,
  run(scene, { contact: id, list, what, men }) {
    const battle = battleOf(scene.state)
    if (battle.enemy === null) {
      scene.patch('battle', battle.id, { enemy: list })
      scene.note(`The enemy is agreed on: ${enemyNames[list]}.`, { page: 52 })
    }
    keepNoted(scene, contactById(scene.state, id), what === 'decoy' ? [] : enemyMen(men))
  },
})
