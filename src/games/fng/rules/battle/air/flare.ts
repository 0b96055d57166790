import { rowOf } from '../../../../../main/engine/table.ts'
import { countOf } from '../../aircraftLoads.ts'
import { illumination } from '../../tables/artillery.ts'
import { defineAction } from '../action.ts'
import { battleOf, refusesOutsideTurn, type Craft } from '../battle.ts'
import { addLasting } from '../lasting.ts'
import type { FngState } from '../../state.ts'
import {
  craftById,
  helicopterOf,
  isFree,
  isInPlay,
  isOver,
  isStill,
  lullWords,
  mountsOfCraft,
  whyNoRoom,
} from './craft.ts'
import { craftField } from './runForm.ts'

const withFlares = (state: FngState): Craft[] =>
  state.craft.filter((craft) => isInPlay(craft) && countOf(mountsOfCraft(state, craft), 'flares') > 0)

/** With flares aboard, and none dropped this turn: one a turn (FNG pp. 85, 88). A plane drops one instead of a run. */
const lighters = (state: FngState): Craft[] => withFlares(state).filter((craft) => isAble(state, craft))

function isAble(state: FngState, craft: Craft): boolean {
  const { turn } = battleOf(state)
  if (state.lasting.some(({ kind, name, since }) => kind === 'flare' && since === turn && name === nameOf(craft)))
    return false
  if (helicopterOf(state, craft)) return isOver(craft)
  return isFree(state, craft) && !isStill(state, craft) && whyNoRoom(state, [craft]) === null
}

function whyNot(state: FngState): string | null {
  if (battleOf(state).side !== 'ours') return 'Flares are dropped when our side is active.'
  if (lighters(state).length > 0) return null
  return withFlares(state).some((craft) => isStill(state, craft)) ? lullWords : 'No aircraft can drop a flare just now.'
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
  refuses: (state) => refusesOutsideTurn(state) ?? whyNot(state),
  likely: ({ state }) => (lighters(state).length > 0 ? 50 : 0),
  run(scene, { craft: id }) {
    const craft = craftById(scene.state, id)
    const { turn } = battleOf(scene.state)
    const { cells, gives } = rowOf(scene.table(illumination), 'mortar')
    if (!helicopterOf(scene.state, craft)) scene.patch('craft', id, { mode: 'flying', freeTurn: turn + 1 })
    const lit = cells['lit circle']
    addLasting(scene, { kind: 'flare', name: nameOf(craft), until: turn + cells.turns - 1, amount: lit })
    const drift = `a breeze moves it ${gives.breeze}" a turn, strong wind ${gives.strongWind}"`
    scene.note(`It is light in a circle of ${lit}" for ${cells.turns} turns; ${drift}.`, { page: 79 })
  },
})
