import { defineAction, type Asking } from '../action.ts'
import {
  figureById,
  figuresOf,
  groupById,
  groupsOf,
  isBelow,
  refusesOutsideBattle,
  type Figure,
  type Group,
} from '../battle.ts'
import { namesOf } from '../fire/fire.ts'
import { pickedIn } from '../fire/fireForm.ts'
import type { FngState } from '../../state.ts'
import { joinGroup, newGroup } from './regroup.ts'

/** Whoever can be told to go with others: on the table, not below it, and no prisoner. */
const movable = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter(
    ({ status, inTunnel }) => status !== 'captured' && status !== 'obviouslyDead' && !inTunnel,
  )

/** Groups of the same side that the figures could join. */
function others(asking: Asking): Group[] {
  const figures = pickedIn(asking, 'figures')
  const [first] = figures
  if (!first) return []
  return groupsOf(asking.state, first.side).filter(
    ({ id }) => !figures.every(({ groupId }) => groupId === id) && !isBelow(asking.state, id),
  )
}

/**
 * Groups are made and unmade as men stand together or apart (FNG p. 14): figures split off, or join another group. Nobody
 * acts twice by it: who has acted joins those who have.
 */
export const formGroup = defineAction({
  name: 'formGroup',
  title: 'Split or join groups',
  section: 'turn',
  page: 14,
  words: ['group', 'split', 'join', 'attach', 'detach', 'regroup', 'separate'],
  fields: {
    figures: {
      kind: 'picks',
      from: 'figures',
      label: 'Who',
      help: 'Men of one squad, or whom a Leader has attached to it; to detach them takes a turn.',
      least: 1,
      among: ({ state }) => movable(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        movable(state)
          .map(({ id }) => id)
          .filter((id) => selected.includes(id)),
    },
    into: {
      kind: 'pick',
      from: 'groups',
      label: 'Join',
      help: 'Nothing named: a group of their own.',
      optional: true,
      among: (asking) => others(asking).map(({ id }) => id),
    },
  },
  refuses: (state) => refusesOutsideBattle(state) ?? (movable(state).length > 1 ? null : 'There is nobody to regroup.'),
  likely: ({ state, selected }) => (movable(state).some(({ id }) => selected.includes(id)) ? 14 : 3),
  // Told of the battle after it, where they are in it.
  entry: (state, { figures }) => {
    const { name } = groupById(state, figureById(state, figures[0]!).groupId)
    return `Group ${name}: ${namesOf(state, figures)}`
  },
  button: (state, { into }) => (into === null ? 'Make them a group' : `Join ${groupById(state, into).name}`),
  run(scene, { figures: ids, into }) {
    const figures = ids.map((id) => figureById(scene.state, id))
    const target = into === null ? newGroup(scene, figures) : joinGroup(scene, figures, into)
    const { name, leaderId } = groupById(scene.state, target)
    const led = leaderId === null ? '' : `, led by ${figureById(scene.state, leaderId).name}`
    scene.note(`${figures.map((figure) => figure.name).join(', ')}: in ${name} from now on${led}.`, { page: 14 })
  },
})
