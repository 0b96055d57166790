import { rowOf } from '../../../../engine/table.ts'
import { countOf } from '../../aircraftLoads.ts'
import { illumination } from '../../tables/artillery.ts'
import { defineAction } from '../action.ts'
import { battleOf, refusesOutsideTurn, type Craft } from '../battle.ts'
import { addLasting } from '../lasting.ts'
import type { FngState } from '../../state.ts'
import { craftById, helicopterOf, isFree, isInPlay, isOver, mountsOfCraft, whyNoRoom } from './craft.ts'
import { craftField } from './runForm.ts'

/** With flares aboard, and none dropped this turn: one a turn (FNG pp. 85, 88). A plane drops one instead of a run. */
const lighters = (state: FngState): Craft[] =>
  state.craft.filter(
    (craft) => isInPlay(craft) && countOf(mountsOfCraft(state, craft), 'flares') > 0 && isAble(state, craft),
  )

function isAble(state: FngState, craft: Craft): boolean {
  const { turn } = battleOf(state)
  if (state.lasting.some(({ kind, name, since }) => kind === 'flare' && since === turn && name === nameOf(craft)))
    return false
  return helicopterOf(state, craft) ? isOver(craft) : isFree(state, craft) && whyNoRoom(state, [craft]) === null
}

const nameOf = ({ name }: Craft): string => `Flare of ${name}`

/** An AC-47 or a Nighthawk lights the field as a mortar would (FNG pp. 79, 85, 88). */
export const dropFlare = defineAction({
  name: 'dropFlare',
  title: 'Drop a flare',
  section: 'air',
  page: 85,
  words: ['illumination', 'light', 'night', 'AC-47', 'Spooky', 'Nighthawk'],
  fields: { craft: craftField('Aircraft', lighters) },
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    (battleOf(state).side === 'ours' ? null : 'Flares are dropped when our side is active.') ??
    (lighters(state).length > 0 ? null : 'No aircraft can drop a flare just now.'),
  likely: ({ state }) => (lighters(state).length > 0 ? 50 : 0),
  run(scene, { craft: id }) {
    const craft = craftById(scene.state, id)
    const { turn } = battleOf(scene.state)
    const { cells } = rowOf(scene.table(illumination), 'mortar')
    if (!helicopterOf(scene.state, craft)) scene.patch('craft', id, { mode: 'flying', freeTurn: turn + 1 })
    const lit = cells['lit circle']
    addLasting(scene, { kind: 'flare', name: nameOf(craft), until: turn + cells.turns - 1, amount: lit })
    scene.note(`It is light in a circle of ${lit}" for ${cells.turns} turns; wind moves it.`, { page: 79 })
  },
})
