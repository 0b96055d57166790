import { defineAction } from '../action.ts'
import { figuresOf, refusesOutsideBattle, type Figure } from '../battle.ts'
import { namesOf } from '../fire/fire.ts'
import type { FngState } from '../../state.ts'

/** Whoever may do something in answer to what others did: fire back, charge. */
const answering = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter(({ mayReturnFire, mayCharge }) => mayReturnFire || mayCharge)

/**
 * What follows from the acts before is left out: an answer is given up, an order of the enemy not carried out. The entry
 * says what it was, so that it is asked for no more; undone it follows again.
 */
export const letGo = defineAction({
  name: 'letGo',
  title: 'Leave out what follows',
  section: 'turn',
  page: 22,
  words: ['let go', 'drop', 'skip', 'no return fire', 'give up'],
  inQueue: true,
  fields: {
    figures: {
      kind: 'picks',
      from: 'figures',
      label: 'Who gives up his answer',
      most: 40,
      among: ({ state }) => answering(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        answering(state)
          .map(({ id }) => id)
          .filter((id) => selected.includes(id)),
    },
    // Only what stands in the list of what follows knows these two.
    follow: { kind: 'text', label: 'What follows', most: 80, past: true },
    title: { kind: 'text', label: 'In words', most: 200, past: true },
  },
  refuses: refusesOutsideBattle,
  wrong: (_, { follow }) => (follow === '' ? 'What follows is left out where it stands: Del on its line.' : null),
  entry: (state, values) => `Left out: ${wordsFor(state, values)}`,
  run(scene, { figures, ...said }) {
    for (const id of figures) scene.patch('figures', id, { mayReturnFire: false, mayCharge: false })
    scene.note(`Left out: ${wordsFor(scene.state, { figures, ...said })}.`, { page: 22 })
  },
})

/** What was left out; an entry from before may say nothing of it. */
function wordsFor(state: FngState, said: { readonly figures?: readonly number[]; readonly title?: string }): string {
  const { figures = [], title = '' } = said
  if (title !== '') return title
  return figures.length === 0 ? 'nothing' : `the answer of ${namesOf(state, figures)}`
}
