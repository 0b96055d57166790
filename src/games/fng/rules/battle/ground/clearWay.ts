import { RuleError } from '../../../../../main/engine/errors.ts'
import { defineAction, type Asking } from '../action.ts'
import { figuresOf, refusesOutsideTurn, type Figure } from '../battle.ts'
import type { Busy } from '../collections.ts'
import { namesOf } from '../fire/fire.ts'
import { hasActiveFire } from '../fire/mayFire.ts'
import { beginWork } from '../fire/work.ts'
import type { FngState } from '../../state.ts'

/** Whole activations are free: nothing else is done in them (FNG pp. 7, 51-52). */
const able = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter((figure) => hasActiveFire(state, figure) && !figure.moved)

const obstacles = [
  { value: 'wire', label: 'Wire' },
  { value: 'stakes', label: 'Punji stakes' },
  { value: 'mines', label: 'Mines' },
] as const

type Obstacle = (typeof obstacles)[number]['value']

const works: Readonly<Record<Obstacle, Extract<Busy, `clear${string}`>>> = {
  mines: 'clearMines',
  stakes: 'clearStakes',
  wire: 'clearWire',
}

/** What a satchel charge, a recoilless round or a rocket opens, of stakes a block of C-4 too; grenades do nothing (FNG pp. 51-52). */
const gap = '4" x 4"'

/** Only a scenario makes a man an engineer (ruling to FNG p. 51). */
const isMines = ({ values }: Asking): boolean => values['obstacle'] === 'mines'

/**
 * Mines, stakes and wire are cleared by hand, a patch a man in each whole activation; a reaction test interrupts
 * (FNG pp. 7, 51-52). Explosives open a gap in stakes and wire at once. What bombs have done to a minefield shows when somebody steps on it (`minefield`).
 */
export const clearWay = defineAction({
  name: 'clearWay',
  title: 'Clear wire, stakes or mines',
  section: 'ground',
  page: 51,
  words: ['engineer', 'minefield', 'punji', 'wire cutters', 'sweep', 'lane', 'obstacle', 'barbed'],
  fields: {
    obstacle: { kind: 'choice', label: 'What', options: obstacles },
    engineers: {
      kind: 'flag',
      label: 'The scenario makes them engineers',
      help: 'No army list has any; others cannot clear mines by hand.',
      asked: isMines,
    },
    how: {
      kind: 'choice',
      label: 'How',
      help: 'By hand wire takes cutters. Grenades open no gap.',
      asked: (asking) => !isMines(asking),
      options: [
        { value: 'hands', label: 'By hand' },
        { value: 'blast', label: 'A charge or rocket has burst there' },
      ],
    },
    men: {
      kind: 'picks',
      from: 'figures',
      label: 'Who works',
      help: 'They do nothing else this turn.',
      least: 1,
      most: 20,
      asked: (asking) => (isMines(asking) ? asking.values['engineers'] === true : asking.values['how'] === 'hands'),
      among: ({ state }) => able(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        able(state)
          .map(({ id }) => id)
          .filter((id) => selected.includes(id)),
    },
  },
  refuses: refusesOutsideTurn,
  likely: () => 2,
  entry: (state, { men }) => (men.length === 0 ? 'A gap is blown' : `Clearing the way: ${namesOf(state, men)}`),
  run(scene, { obstacle, how, men }) {
    if (obstacle !== 'mines' && how === 'blast') {
      scene.note(`A gap of ${gap} is open through the ${obstacle}.`, { page: 51 })
      return
    }
    if (men.length === 0) throw new RuleError('bad-input', 'Only engineers clear mines by hand. Nothing was changed.')
    for (const id of men) {
      scene.patch('figures', id, { moved: true })
      beginWork(scene, id, { work: works[obstacle], activations: 1 })
    }
    scene.note(`${namesOf(scene.state, men)} clear the way: a whole activation, undisturbed.`, { page: 51 })
  },
})
