import { defineAction } from '../action.ts'
import { figuresOf, refusesOutsideBattle, type Figure } from '../battle.ts'
import { namesOf } from '../fire/fire.ts'
import { knockDown } from '../harm/harm.ts'
import { mayBeHurt } from '../harm/wound.ts'
import type { FngState } from '../../state.ts'
import { recoverFromKnockDown } from '../../tables/reactions.ts'

/** Whoever is above ground: what happens in a tunnel is the tunnel's (FNG p. 66). */
const able = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs', 'civilian').filter((figure) => mayBeHurt(figure) && !figure.inTunnel)

/** Recover From Knock Down by hand, and what follows from it (FNG p. 23). */
export const recoverAction = defineAction({
  name: 'recover',
  title: 'Recover From Knock Down',
  section: 'fight',
  page: 23,
  words: ['knocked down', 'knock down', 'stunned', 'damage'],
  tables: [recoverFromKnockDown],
  fields: {
    figures: {
      kind: 'picks',
      from: 'figures',
      label: 'Knocked down',
      least: 1,
      most: 20,
      among: ({ state }) => able(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        able(state)
          .map(({ id }) => id)
          .filter((id) => selected.includes(id)),
    },
    by: {
      kind: 'pick',
      from: 'figures',
      label: 'By whom',
      optional: true,
      among: ({ state }) => figuresOf(state, 'ours', 'theirs').map(({ id }) => id),
    },
  },
  refuses: (state) => refusesOutsideBattle(state) ?? (able(state).length > 0 ? null : 'Nobody could be knocked down.'),
  likely: () => 5,
  entry: (state, { figures }) => `Knocked down: ${namesOf(state, figures)}`,
  run(scene, { figures, by }) {
    knockDown(scene, figures, by)
  },
})
