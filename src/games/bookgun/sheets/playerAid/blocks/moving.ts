import { inBox } from '../../../../../main/sheets/aid/block.ts'
import { pagesOf } from '../../../../../main/sheets/qrs/qrsTable.ts'
import { landTitle } from '../../../rules/movement/lands.ts'
import { roughWords } from '../../../rules/movement/words.ts'
import { capacity } from '../../../rules/tables/capacity.ts'
import { terrain } from '../../../rules/tables/ground.ts'
import { jokerMovement } from '../../../rules/tables/joker.ts'
import { movement } from '../../../rules/tables/movement.ts'
import { printed } from '../../shared/words.ts'
import type { Draft } from '../draft.ts'
import { changesDice } from './lines.ts'

/** The movement phase (p. 12-18). */
export const joker: Draft = (rules) => {
  const table = rules.table(jokerMovement)
  return {
    number: '2.2',
    tables: [table.id],
    title: table.title,
    hint: '1D6; its side names the unit',
    pages: pagesOf([table]),
    rows: table.rows.map(({ from, text }) => [String(from), text]),
  }
}

const ways = ['cross', 'road', 'charge', 'chargeRoad'] as const

/** There is room for the whole word here. */
const roughOff = { ...roughWords, prohibited: 'prohibited' }

const isAfloat = (key: string): boolean => key === 'lightBoats' || key === 'patrolBoats'

/** With what the player has filled in, and boxes for what he has not. */
export const dice: Draft = (rules) => {
  const table = rules.table(movement)
  return {
    number: '2.3',
    tables: [table.id],
    title: table.title,
    hint: 'D6 added, in inches; on foot/mounted',
    pages: pagesOf([table]),
    heads: ['', 'cross country', 'on road', 'charge', 'charge on road', 'rough: off'],
    rows: table.rows.map(({ key, cells, gives }) => [
      cells['type and formation'],
      ...ways.map((way) => cellOf(rules, key, way)),
      'dismounts' in gives ? 'on foot' : isAfloat(key) ? '' : roughOff[gives.rough],
    ]),
    notes: ['Rough takes the die of the last column; civilians charge only as part of a mob.'],
  }
}

function cellOf(rules: Parameters<Draft>[0], key: string, way: (typeof ways)[number]): string {
  const { text, how } = printed(movement, rules, key, way)
  return how === 'plain' ? text : inBox(text)
}

/** What comes off, and moves of another kind (p. 13-18). */
export const changes: Draft = (rules) => ({
  number: '2.4',
  tables: [terrain.id],
  title: 'What changes the dice',
  pages: 'p. 11-19',
  rows: [
    ...rules.table(terrain).rows.flatMap((row) => ('short' in row.gives ? [[landTitle(row), row.gives.short]] : [])),
    ...changesDice,
  ],
})

/** Who carries how many (p. 15-16). */
export const passengers: Draft = (rules) => {
  const table = rules.table(capacity)
  return {
    number: '3.4',
    tables: [table.id],
    title: table.title,
    pages: pagesOf([table]),
    rows: table.rows.map(({ cells, text }) => [cells.carrier, text]),
  }
}
