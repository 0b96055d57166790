import { defineAction, type Asking } from '../action.ts'
import { figuresOf, groupById, groupsOf, isUp, membersOf, refusesOutsideTurn, type Figure } from '../battle.ts'
import type { FngState } from '../../state.ts'
import { isBornLeader } from './bornLeader.ts'
import { takesTests } from './nerve.ts'
import { takeCohesion } from './react.ts'
import { cohesion } from '../../tables/reactions.ts'

const groups = (state: FngState): number[] =>
  groupsOf(state, 'ours', 'theirs')
    .map(({ id }) => id)
    .filter((id) => membersOf(state, id).some(takesTests))

const members = ({ state, values }: Asking): Figure[] =>
  ((values['groups'] ?? []) as readonly number[]).flatMap((id) => membersOf(state, id)).filter(takesTests)

/** Cohesion by hand (FNG p. 23). */
export const cohesionAction = defineAction({
  name: 'cohesion',
  title: 'Cohesion',
  section: 'fight',
  page: 23,
  words: ['cohesion test', 'retire', 'morale', 'group', 'half strength'],
  tables: [cohesion],
  fields: {
    groups: {
      kind: 'picks',
      from: 'groups',
      label: 'Groups',
      least: 1,
      most: 12,
      among: ({ state }) => groups(state),
      start: ({ state, selected }) => groups(state).filter((id) => selected.includes(id)),
    },
    shooters: {
      kind: 'picks',
      from: 'figures',
      label: 'Who caused it',
      help: 'They may fire Parting Shots.',
      most: 40,
      among: ({ state }) => figuresOf(state, 'ours', 'theirs').map(({ id }) => id),
      offers: ({ state }) =>
        figuresOf(state, 'ours', 'theirs')
          .filter(isUp)
          .map(({ id }) => id),
    },
    near: {
      kind: 'picks',
      from: 'figures',
      label: 'Within 4" of a Born Leader',
      part: 'beside',
      most: 40,
      asked: (asking) => members(asking).some((figure) => isBornLeader(asking.state, figure)),
      among: (asking) => members(asking).map(({ id }) => id),
      start: (asking) => members(asking).map(({ id }) => id),
    },
  },
  refuses: (state) => refusesOutsideTurn(state) ?? (groups(state).length > 0 ? null : 'No group could take the test.'),
  likely: ({ state, selected }) => (groups(state).some((id) => selected.includes(id)) ? 25 : 10),
  entry: (state, { groups: ids }) => `Cohesion of ${ids.map((id) => groupById(state, id).name).join(', ')}`,
  run(scene, { groups: ids, shooters, near }) {
    takeCohesion(scene, ids, shooters, near)
  },
})
