import { defineAction } from '../action.ts'
import {
  aboutFigure,
  figureById,
  groupById,
  groupsOf,
  isUp,
  membersOf,
  refusesOutsideBattle,
  type Figure,
  type Group,
} from '../battle.ts'
import type { FngState } from '../../state.ts'

/** Groups in which somebody else could take over. */
const led = (state: FngState): Group[] =>
  groupsOf(state, 'ours', 'theirs').filter((group) => candidates(state, group).length > 0)

const candidates = (state: FngState, group: Group): Figure[] =>
  membersOf(state, group.id).filter((figure) => isUp(figure) && figure.id !== group.leaderId)

/** Another man leads a group: a Leader who has joined it, or whom the player names (FNG pp. 15-16). */
export const takeCommand = defineAction({
  name: 'takeCommand',
  title: 'Change the Leader of a group',
  section: 'turn',
  page: 15,
  words: ['leader', 'command', 'takes over', 'nco'],
  fields: {
    group: {
      kind: 'pick',
      from: 'groups',
      label: 'Group',
      among: ({ state }) => led(state).map(({ id }) => id),
      start: ({ state, selected }) => (led(state).find(({ id }) => selected.includes(id)) ?? led(state)[0])?.id ?? null,
    },
    leader: {
      kind: 'pick',
      from: 'figures',
      label: 'Leads it from now on',
      among: ({ state, values }) =>
        typeof values['group'] === 'number'
          ? candidates(state, groupById(state, values['group'])).map(({ id }) => id)
          : [],
    },
  },
  refuses: (state) =>
    refusesOutsideBattle(state) ?? (led(state).length > 0 ? null : 'No group has another who could lead.'),
  likely: () => 2,
  run(scene, { group: id, leader: leaderId }) {
    const leader = figureById(scene.state, leaderId)
    scene.patch('groups', id, { leaderId })
    scene.note(`${leader.name} leads ${groupById(scene.state, id).name}.`, { about: aboutFigure(leader), page: 15 })
  },
})
