import { defineAction } from '../action.ts'
import {
  aboutFigure,
  battleOf,
  figureById,
  figuresOf,
  isStarFigure,
  refusesOutsideBattle,
  type Figure,
} from '../battle.ts'
import { leaveTable } from '../reactions/leave.ts'
import { missionOf } from '../../people.ts'
import type { FngState } from '../../state.ts'
import { counted } from '../../steps/setup/common.ts'
import { taskStands } from '../task/task.ts'
import type { Scene } from '../scene.ts'
import { tally, talliedOf } from '../tally.ts'
import { emptyTunnels } from '../traps/tunnels/hooks.ts'
import { emptyVehicles } from '../vehicles/emptyVehicles.ts'

/** Out of the Fight or Retired men of ours on the table; a Star is always brought back by his own side (FNG p. 40). */
const mayBeLost = (state: FngState): Figure[] =>
  figuresOf(state, 'ours').filter(
    (figure) => ['outOfTheFight', 'retired'].includes(figure.status) && !isStarFigure(state, figure),
  )

const typeOf = (state: FngState) => missionOf(state).type

const asksWhetherOff = (state: FngState): boolean => typeOf(state) === 'patrol' || typeOf(state) === 'recon'

/** Nobody of ours who can walk is left on the table. */
const isOff = (state: FngState): boolean =>
  !figuresOf(state, 'ours').some(({ status }) => ['carryOn', 'duckBack', 'stunned', 'retired'].includes(status))

/** The battle ends: who is lost, whether the unit got off, how its task came out (FNG pp. 40, 98-101). */
export const endBattle = defineAction({
  name: 'endBattle',
  title: 'End the battle',
  section: 'end',
  page: 98,
  words: ['over', 'finish', 'report', 'missing', 'mission ends'],
  fields: {
    lost: {
      kind: 'picks',
      from: 'figures',
      label: 'Left behind',
      help: 'More than 6" from friends and from our own edge: they are missing.',
      asked: ({ state }) => mayBeLost(state).length > 0,
      among: ({ state }) => mayBeLost(state).map(({ id }) => id),
    },
    offInTime: {
      kind: 'flag',
      label: 'The unit left where it came in, in time',
      asked: ({ state }) => asksWhetherOff(state),
      start: ({ state }) => talliedOf({ state }, 'leftTableInTime') > 0 || isOff(state),
    },
    task: {
      kind: 'choice',
      label: 'The task',
      help: 'Failed: only enemies hold within 6" of it, or its people are lost. Completed: no enemy is that near.',
      asked: ({ state }) => typeOf(state) === 'defense',
      options: [
        { value: 'neither', label: 'Neither' },
        { value: 'completed', label: 'Completed, no enemy within 6"' },
        { value: 'failed', label: 'Failed' },
      ],
      start: ({ state }) => taskStands(state),
    },
  },
  refuses: refusesOutsideBattle,
  leaves: (state) => {
    const { over, turn, length } = battleOf(state)
    if (over || isOff(state)) return null
    const left = length - turn
    return left > 0
      ? `The mission is not over: ${counted(left, 'more turn')} at least.`
      : 'The mission is not over: a die after each turn decides.'
  },
  likely: ({ state }) => (battleOf(state).over || isOff(state) ? 100 : 2),
  run(scene, { lost, offInTime, task }) {
    const battle = battleOf(scene.state)
    for (const id of lost) goMissing(scene, figureById(scene.state, id))
    emptyTunnels(scene)
    emptyVehicles(scene)
    if (asksWhetherOff(scene.state)) correct(scene, 'leftTableInTime', offInTime)
    if (typeOf(scene.state) === 'defense') {
      correct(scene, 'taskCompleted', task === 'completed')
      correct(scene, 'taskFailed', task === 'failed')
    }
    scene.patch('battle', battle.id, { ended: true, side: null })
    scene.note(`The battle ended after turn ${battle.turn}: hand in the report.`, { page: 98 })
  },
})

function goMissing(scene: Scene, figure: Figure): void {
  leaveTable(scene, figure, 'missing')
  scene.note(`${figure.name} was left behind and is missing.`, { about: aboutFigure(figure), page: 40 })
}

/** What the player says at the end stands, whatever was noted before. */
function correct(scene: Scene, event: 'leftTableInTime' | 'taskCompleted' | 'taskFailed', holds: boolean): void {
  scene.remove('tallies', (row) => row.event === event)
  if (holds) tally(scene, { event })
}
