import { defineAction, type Asking } from '../action.ts'
import { figureById, groupById, groupsOf, membersOf, refusesOutsideBattle } from '../battle.ts'
import type { FngState } from '../../state.ts'

/** Groups of whom somebody can stand beside another. */
const groups = (state: FngState): number[] =>
  groupsOf(state, 'ours', 'theirs', 'civilian')
    .filter(({ id }) => membersOf(state, id).length > 1)
    .map(({ id }) => id)

const members = ({ state, values }: Asking): number[] =>
  typeof values['group'] === 'number' ? membersOf(state, values['group']).map(({ id }) => id) : []

/** Nobody minds how far off a dead man lies. */
const standing = (asking: Asking): number[] =>
  members(asking).filter((id) => figureById(asking.state, id).status !== 'obviouslyDead')

/** The player says who stands beside whom: it costs nothing, and later forms begin with it. */
export const inLine = defineAction({
  name: 'inLine',
  title: 'Say who stands beside whom',
  section: 'move',
  page: 22,
  words: ['line', 'chain', 'order', 'beside', 'within 4 inches', 'neighbours', 'gap'],
  fields: {
    group: {
      kind: 'pick',
      from: 'groups',
      label: 'Group',
      among: ({ state }) => groups(state),
      start: ({ state, selected }) => groups(state).find((id) => selected.includes(id)) ?? groups(state)[0] ?? null,
    },
    order: {
      kind: 'picks',
      from: 'figures',
      label: 'From left to right',
      help: 'Within 4" of one another. Whoever is not named stands at the end.',
      least: 1,
      among: members,
      offers: standing,
      about: 'group',
      start: (asking) => {
        const said = asking.told?.line(Number(asking.values['group']))?.order ?? []
        const all = members(asking)
        const known = said.filter((id) => all.includes(id))
        return [...known, ...all.filter((id) => !known.includes(id))]
      },
    },
    gaps: {
      kind: 'picks',
      from: 'figures',
      label: 'More than 4" to the next from',
      among: ({ values }) => (values['order'] as readonly number[]).slice(0, -1),
      about: 'group',
      start: (asking) => asking.told?.line(Number(asking.values['group']))?.gaps ?? [],
      absent: [],
    },
  },
  refuses: (state) =>
    refusesOutsideBattle(state) ?? (groups(state).length > 0 ? null : 'Nobody has another of his group beside him.'),
  entry: (state, { group }) => `${groupById(state, group).name}: who stands beside whom`,
  run(scene, { group, order, gaps }) {
    const names = order.map((id, i) => {
      const after = i === order.length - 1 ? '' : gaps.includes(id) ? ', a gap, ' : ', '
      return `${figureById(scene.state, id).name}${after}`
    })
    scene.note(`${groupById(scene.state, group).name} from left to right: ${names.join('')}.`, { page: 22 })
  },
})
