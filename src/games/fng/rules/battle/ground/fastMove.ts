import { defineAction, type Asking } from '../action.ts'
import { figureById, groupById, refusesOutsideTurn, type Figure } from '../battle.ts'
import { pickedIn } from '../fire/fireForm.ts'
import { bringDown } from '../harm/harm.ts'
import type { FngState } from '../../state.ts'
import { movers } from './movers.ts'
import { rollFastMove } from './rollFastMove.ts'
import { comesAway } from './cover.ts'
import { fastMove } from '../../tables/movement.ts'

const groupsThatMove = (state: FngState): number[] => [...new Set(movers(state).map(({ groupId }) => groupId))]

const moversOf = ({ state, values }: Asking): Figure[] =>
  movers(state).filter(({ groupId }) => groupId === values['group'])

/** A whole group moves fast (FNG pp. 17-18). */
export const fastMoveAction = defineAction({
  name: 'fastMove',
  title: 'Fast Move',
  section: 'move',
  page: 17,
  words: ['run', 'rush', 'sprint', 'double time', 'crawl'],
  tables: [fastMove],
  fields: {
    group: {
      kind: 'pick',
      from: 'groups',
      label: 'Group',
      among: ({ state }) => groupsThatMove(state),
      start: ({ state, selected }) => {
        const able = groupsThatMove(state)
        const meant = movers(state).find(({ id, groupId }) => selected.includes(id) || selected.includes(groupId))
        return meant?.groupId ?? able[0] ?? null
      },
    },
    figures: {
      kind: 'picks',
      from: 'figures',
      label: 'Who moves',
      help: 'Not through mud, and nobody who is reloading.',
      least: 1,
      among: (asking) => moversOf(asking).map(({ id }) => id),
      start: (asking) => moversOf(asking).map(({ id }) => id),
    },
    oneDie: {
      kind: 'picks',
      from: 'figures',
      label: 'Crawling, or wading to the waist',
      among: (asking) => pickedIn(asking, 'figures').map(({ id }) => id),
    },
  },
  refuses: (state) => refusesOutsideTurn(state) ?? (movers(state).length > 0 ? null : 'Nobody active has a move left.'),
  likely: ({ state, selected }) =>
    movers(state).some(({ id, groupId }) => selected.includes(id) || selected.includes(groupId)) ? 45 : 12,
  entry: (state, { group }) => `Fast Move: ${groupById(state, group).name}`,
  run(scene, { group, figures: ids, oneDie }) {
    const figures = ids.map((id) => figureById(scene.state, id))
    const gained = rollFastMove(scene, figures, { subject: group, why: groupById(scene.state, group).name, oneDie })
    for (const { figure } of gained)
      scene.patch('figures', figure.id, {
        moved: true,
        fastMoving: true,
        ...comesAway,
        prone: oneDie.includes(figure.id) && figure.prone,
      })
    const fallen = gained.filter(({ falls }) => falls).map(({ figure }) => figure.id)
    bringDown(scene, fallen, 'stunned', null, 'trips over his own feet')
  },
})
