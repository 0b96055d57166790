import { defineAction } from '../action.ts'
import { battleOf, isUp, refusesOutsideTurn } from '../battle.ts'
import { addLasting } from '../lasting.ts'
import type { Scene } from '../scene.ts'
import type { FngState } from '../../state.ts'
import { filled, filling, isFilled, partOf } from './task.ts'

/** Full turns that it takes (FNG p. 99). */
const turns = 2

const isFilling = ({ lasting }: FngState): boolean => lasting.some(({ name }) => name === filling)

const isAble = (state: FngState): boolean =>
  partOf(state, 'carrier').some(isUp) && !isFilling(state) && !isFilled(state)

/** The water party is at the river or pond: from now on it fills up, whatever else its men do meanwhile (FNG p. 99). */
export const fillWater = defineAction({
  name: 'fillWater',
  title: 'The water party fills up',
  section: 'ground',
  page: 99,
  words: ['water party', 'river', 'pond', 'defense', 'task'],
  fields: {},
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    (isAble(state)
      ? null
      : isFilling(state) || isFilled(state)
        ? 'The water is filled, or being filled.'
        : 'There is no water party on its feet.'),
  likely: ({ state }) => (isAble(state) ? 20 : 0),
  run(scene) {
    const { turn } = battleOf(scene.state)
    const until = turn + turns - 1
    addLasting(scene, { kind: 'event', name: filling, amount: until })
    scene.note(`Filling the water takes until the end of turn ${until}; they may do other things.`, { page: 99 })
  },
})

/** A turn ends: what was to be filled by then is. */
export function waterFills(scene: Scene): void {
  const { turn } = battleOf(scene.state)
  for (const { id, name, amount } of scene.state.lasting) {
    if (name !== filling || amount > turn) continue
    scene.patch('lasting', id, { name: filled })
    scene.note('The water is filled: off the table with it, where the squad came in.', { page: 99 })
  }
}
