import { defineAction, type Asking } from '../action.ts'
import {
  battleOf,
  figureById,
  figuresOf,
  groupById,
  groupsOf,
  isBelow,
  isUp,
  membersOf,
  refusesOutsideBattle,
  type Figure,
  type Group,
} from '../battle.ts'
import { namesOf } from '../fire/fire.ts'
import { isActive } from '../fire/mayFire.ts'
import { gunDown } from '../fire/gunDown.ts'
import { missionOf } from '../../people.ts'
import type { FngState } from '../../state.ts'
import { allComeAway } from '../ground/cover.ts'
import { listed } from '../../steps/setup/common.ts'
import { tally } from '../tally.ts'
import { newGroup } from './regroup.ts'

/** Groups above ground: a party in a tunnel comes up where it went down. */
const groups = (state: FngState): Group[] =>
  groupsOf(state, 'ours', 'theirs', 'civilian').filter(({ id }) => !isBelow(state, id))

/** Sectors of the table, numbered from 1 (FNG p. 45). */
const sectors = 6

const isPatrol = (state: FngState): boolean => missionOf(state).type === 'patrol'

/** Those of a group of ours who do not come along by themselves: wounded whom nobody carries, while others can go. */
function lying({ state, values }: Asking): Figure[] {
  const group = typeof values['group'] === 'number' ? groupById(state, values['group']) : null
  if (group?.side !== 'ours' || group.sector === null || values['sector'] === group.sector) return []
  const members = membersOf(state, group.id)
  if (!members.some(isUp)) return []
  return members.filter(({ status, carried }) => status === 'outOfTheFight' && !carried)
}

/** Said of a group of ours that has yet to activate: it moves all the same, where the player says so. */
function whyNotNow(state: FngState, { side, name, activated }: Group): string | null {
  if (side !== 'ours' || activated) return null
  return battleOf(state).side === 'ours' ? `${name} has not been activated.` : `${name} may not act now.`
}

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
      note: ({ state, values }) =>
        typeof values['group'] === 'number' ? whyNotNow(state, groupById(state, values['group'])) : null,
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
    stays: {
      kind: 'picks',
      from: 'figures',
      label: 'Cannot move',
      note: (asking) =>
        `${listed(lying(asking).map(({ name }) => name))} stays behind, unless somebody takes him along.`,
      asked: (asking) => lying(asking).length > 0,
      among: (asking) => lying(asking).map(({ id }) => id),
      start: (asking) => lying(asking).map(({ id }) => id),
      absent: [],
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
  entry: (state, values) => {
    const { group, sector } = values
    // What was entered before anybody could stay behind says nothing of it.
    const { stays = [] } = values as Partial<typeof values>
    const left = stays.length === 0 ? '' : `; ${namesOf(state, stays)} ${stays.length === 1 ? 'stays' : 'stay'} behind`
    return `${groupById(state, group).name} in sector ${sector}${left}`
  },
  button: (state, { group: id, sector }) => {
    const { name, sector: from } = groupById(state, id)
    return sector === from ? `${name} stays in sector ${sector}` : `${name} goes to sector ${sector}`
  },
  run(scene, { group: id, sector, stays, looked }) {
    const left = stays.map((one) => figureById(scene.state, one))
    if (left.length > 0) {
      newGroup(scene, left)
      const verb = left.length === 1 ? 'stays' : 'stay'
      scene.note(`${listed(left.map(({ name }) => name))} ${verb} behind.`, { page: 38 })
    }
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
