import { lacking } from '../../../rules/lacking.ts'
import { gameEnd } from '../../../rules/tables/game.ts'
import type { Draft } from '../campaign.ts'
import { pagesOf, scores } from '../saying.ts'

/** The first of the list; what comes after them is in no book that is told. */
const partsOfCoreRules = 6

/** What the campaign adds to a game (p. 9). */
export const eachTurn: Draft = ({ rules }) => ({
  number: '2.1',
  tables: [],
  title: 'A turn of the game',
  pages: pagesOf(rules.table(gameEnd)),
  rows: [
    '**Momentum** is spent at the start of a turn, before Initiative. What it buys enters at its own edge and may act at once.',
    '**Initiative** of regulars against regulars: by the core rules.',
    '**Fog of War:** as the scenario says; in a random mission a card may be drawn in the first turn, by regulars alone.',
    '**Once per game:** mark what has been used.',
  ].map((text) => [text]),
})

/** When a game is over (p. 9). */
export const goesOn: Draft = ({ rules }) => {
  const table = rules.table(gameEnd)
  const turns = Map.groupBy(table.rows, ({ gives }) => gives.turn)
  const cells = [...turns.values()].map((rows) => {
    const { sides } = rows[0]!.gives
    const of = (outcome: 'over' | 'on'): string => {
      const row = rows.find((one) => one.outcome === outcome)
      return row === undefined ? '-' : 'from' in row ? scores(row) : 'always'
    }
    return { die: sides === null ? '-' : `D${sides}`, over: of('over'), on: of('on') }
  })
  return {
    number: '2.2',
    tables: [table.id],
    title: table.title,
    hint: 'who has Initiative rolls',
    pages: pagesOf(table),
    heads: ['end of turn', ...[...turns.keys()].map(String)],
    rows: [
      ['die', ...cells.map(({ die }) => die)],
      ['goes on', ...cells.map(({ on }) => on)],
      ['is over', ...cells.map(({ over }) => over)],
    ],
    notes: [
      `**In your core rules:** ${lacking
        .slice(0, partsOfCoreRules)
        .map(({ what }) => what)
        .join(', ')}.`,
    ],
  }
}
