import { attached } from '../../../rules/tables/mission.ts'
import { usualPieces } from '../../../rules/usualPieces.ts'
import type { Draft } from '../campaign.ts'
import { pagesOf, scores } from '../saying.ts'

/** How the table is laid out (p. 6-8). */
export const reconnoiter: Draft = () => ({
  number: '1.5',
  tables: [],
  title: 'Reconnoiter',
  pages: pagesOf(attached),
  rows: [
    '**Roll-off:** the best TQ die of what each side deploys. Higher wins, equal ones again.',
    `**Terrain:** ${usualPieces.least} to ${usualPieces.most} pieces. Many block sight; hard cover all over, one move from the next.`,
    '**Objectives:** one in each quarter of the table, chosen in turns. Who wins a roll-off begins.',
    '**Hot Spots,** where insurgents take part: by the core rules.',
    '**Edges:** who wins another roll-off chooses; the others have the opposite one.',
  ].map((text) => [text]),
})

/** Who comes along, cards, deployment (p. 6-8). */
export const initiate: Draft = ({ rules }) => {
  const table = rules.table(attached)
  return {
    number: '1.6',
    tables: [table.id],
    title: 'Initiate the plan',
    hint: '1d6 for each platoon',
    pages: pagesOf(table),
    rows: table.rows.map((row) => [scores(row), row.text]),
    notes: [
      '**Fog of War:** a player of a regular side may draw a card. Insurgents never do.',
      '**Deploy** as the mission says; a roll-off tells who begins.',
    ],
  }
}
