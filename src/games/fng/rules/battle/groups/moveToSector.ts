import { defineAction } from '../action.ts'
import { figuresOf, groupById, groupsOf, isBelow, membersOf, refusesOutsideBattle, type Group } from '../battle.ts'
import { isActive } from '../fire/mayFire.ts'
import { gunDown } from '../fire/gunDown.ts'
import { missionOf } from '../../people.ts'
import type { FngState } from '../../state.ts'
import { allComeAway } from '../ground/cover.ts'
import { tally } from '../tally.ts'

/** Groups above ground: a party in a tunnel comes up where it went down. */
const groups = (state: FngState): Group[] =>
  groupsOf(state, 'ours', 'theirs', 'civilian').filter(({ id }) => !isBelow(state, id))

/** Sectors of the table, numbered from 1 (FNG p. 45). */
const sectors = 6

const isPatrol = (state: FngState): boolean => missionOf(state).type === 'patrol'

/** A group comes into another sector; on a Patrol each of them is to be looked at once from inside (FNG p. 100). */
export const moveToSector = defineAction({
  name: 'moveToSector',
  title: 'Move to a sector',
  section: 'move',
  page: 100,
  words: ['sector', 'patrol', 'where', 'advance', 'look'],
  fields: {
    group: {
      kind: 'pick',
      from: 'groups',
      label: 'Group',
      among: ({ state }) => groups(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        (groups(state).find(({ id }) => selected.includes(id)) ?? groups(state)[0])?.id ?? null,
    },
    sector: {
      kind: 'number',
      label: 'Sector',
      least: 1,
      most: sectors,
      start: ({ state, values }) =>
        (typeof values['group'] === 'number' ? groupById(state, values['group']).sector : null) ?? 1,
    },
    looked: {
      kind: 'flag',
      label: 'Sees the centre of the sector',
      asked: ({ state, values }) =>
        isPatrol(state) && typeof values['group'] === 'number' && groupById(state, values['group']).side === 'ours',
    },
  },
  refuses: (state) => refusesOutsideBattle(state) ?? (groups(state).length > 0 ? null : 'No group is on the table.'),
  likely: ({ state, selected }) => {
    const able = figuresOf(state, 'ours', 'theirs').filter((figure) => isActive(state, figure) && !figure.moved)
    if (able.length === 0) return 0
    return able.some(({ id, groupId }) => selected.includes(id) || selected.includes(groupId)) ? 56 : 50
  },
  entry: (state, { group, sector }) => `${groupById(state, group).name} in sector ${sector}`,
  run(scene, { group: id, sector, looked }) {
    const group = groupById(scene.state, id)
    scene.patch('groups', id, { sector })
    scene.note(`${group.name} is in sector ${sector}.`, { page: 100 })
    if (sector !== group.sector) {
      for (const figure of membersOf(scene.state, id)) gunDown(scene, figure.id)
      allComeAway(scene, id)
    }
    if (!looked) return
    const known = scene.state.tallies.some(({ event, about }) => event === 'sectorPatrolled' && about === sector)
    if (!known) tally(scene, { event: 'sectorPatrolled', about: sector })
    scene.note(`Sector ${sector} is patrolled${known ? ' already' : ''}.`, { page: 100 })
  },
})
