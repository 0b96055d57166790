import { defineAction } from '../action.ts'
import { figureById, figuresOf, isOnTable, refusesOutsideBattle, type Figure } from '../battle.ts'
import { namesOf } from '../fire/fire.ts'
import type { FngState } from '../../state.ts'
import type { Posture } from '../terms.ts'
import { postureOf } from './cover.ts'

/** Does he stand or lie somewhere that can be seen? Nobody in a tunnel, nor the obviously dead. */
export const canStand = (figure: Figure): boolean =>
  isOnTable(figure) && figure.status !== 'obviouslyDead' && !figure.inTunnel

const standing = (state: FngState): Figure[] => figuresOf(state, 'ours', 'theirs', 'civilian').filter(canStand)

const postures = [
  { value: 'open', label: 'In the open' },
  { value: 'cover', label: 'In cover' },
  { value: 'concealed', label: 'Concealed' },
  { value: 'both', label: 'In cover, concealed' },
] as const satisfies readonly { value: Posture; label: string }[]

/** The player says how figures stand: it costs nothing, and later forms take it from there until they move. */
export const howTheyStand = defineAction({
  name: 'howTheyStand',
  title: 'Say how they stand',
  section: 'move',
  page: 31,
  words: ['posture', 'cover', 'concealed', 'open', 'sheltered', 'hidden', 'wall', 'blades'],
  fields: {
    figures: {
      kind: 'picks',
      from: 'figures',
      label: 'Who',
      help: 'Until they move.',
      least: 1,
      among: ({ state }) => standing(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        standing(state)
          .filter(({ id, groupId }) => selected.includes(id) || selected.includes(groupId))
          .map(({ id }) => id),
    },
    stands: {
      kind: 'choice',
      label: 'They stand',
      options: postures,
      start: ({ state, values }) => {
        const [first] = values['figures'] as readonly number[]
        return (first === undefined ? null : postureOf(state, figureById(state, first))) ?? 'open'
      },
    },
  },
  refuses: (state) => refusesOutsideBattle(state) ?? (standing(state).length > 0 ? null : 'Nobody is on the table.'),
  entry: (state, { figures, stands }) => `${namesOf(state, figures)}: ${said[stands]}`,
  run(scene, { figures, stands }) {
    for (const id of figures) scene.patch('figures', id, { posture: stands })
    scene.note(`${namesOf(scene.state, figures)}: ${said[stands]}, until they move.`, { page: 31 })
  },
})

const said: Readonly<Record<Posture, string>> = {
  open: 'in the open',
  cover: 'in cover',
  concealed: 'concealed',
  both: 'in cover, concealed',
}
