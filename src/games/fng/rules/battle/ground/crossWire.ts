import { rowFor } from '../../../../../main/engine/table.ts'
import { wireCrossing, wireKind } from '../../tables/features.ts'
import { defineAction } from '../action.ts'
import { aboutFigure, battleOf, figureById, refusesOutsideTurn } from '../battle.ts'
import { namesOf } from '../fire/fire.ts'
import type { Scene } from '../scene.ts'
import { movers, selectedOrAll } from './movers.ts'
import { comesAway } from './cover.ts'
import { rollFastMove } from './rollFastMove.ts'

/** Figures work their way through barbed wire: what a Fast Move would add says how far they come (FNG p. 51). */
export const crossWire = defineAction({
  name: 'crossWire',
  title: 'Cross wire',
  section: 'ground',
  page: 51,
  words: ['barbed', 'concertina', 'obstacle', 'strand'],
  tables: [wireCrossing],
  fields: {
    figures: {
      kind: 'picks',
      from: 'figures',
      label: 'Who crosses',
      help: 'It takes the whole move.',
      least: 1,
      among: ({ state }) => movers(state).map(({ id }) => id),
      start: ({ state, selected }) => selectedOrAll(movers(state), selected),
    },
    wire: {
      kind: 'choice',
      label: 'Wire',
      options: [
        { value: 'known', label: 'Known' },
        { value: 'roll', label: 'To be rolled' },
      ],
    },
  },
  refuses: (state) => refusesOutsideTurn(state) ?? (movers(state).length > 0 ? null : 'Nobody active has a move left.'),
  likely: () => 3,
  entry: (state, { figures }) => `Wire: ${namesOf(state, figures)}`,
  run(scene, { figures: ids, wire }) {
    if (wire === 'roll') rollKind(scene)
    const figures = ids.map((id) => figureById(scene.state, id))
    for (const groupId of new Set(figures.map((figure) => figure.groupId))) {
      const own = figures.filter((figure) => figure.groupId === groupId)
      for (const { figure, extra } of rollFastMove(scene, own, {
        subject: groupId,
        why: 'crossing wire',
        oneDie: [],
      })) {
        const { outcome } = rowFor(scene.table(wireCrossing), extra)
        scene.patch('figures', figure.id, { moved: true, ...comesAway })
        scene.note(`${figure.name} ${says[outcome]}.`, { about: aboutFigure(figure), page: 51 })
      }
    }
  },
})

const says = {
  stays: 'gets no farther in the wire this turn',
  oneInch: 'gets 1" into the wire',
  crosses: 'gets through 2" of the wire',
} as const

function rollKind(scene: Scene): void {
  const roll = scene.roll(wireKind, { subject: battleOf(scene.state).id, why: 'what it is like' })
  scene.tell(roll, roll.row.outcome === 'single' ? 'A single strand, 2" deep.' : 'A double strand, 4" deep.')
}
