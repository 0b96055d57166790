import type { Rules } from '../../../../main/engine/system.ts'
import type { Table } from '../../../../main/engine/table.ts'
import { pagesOf } from '../../../../main/sheets/qrs/qrsTable.ts'
import { landTitle } from '../../rules/movement/lands.ts'
import { otherMoves } from '../../rules/movement/otherMoves.ts'
import { roughWords } from '../../rules/movement/words.ts'
import { capacity } from '../../rules/tables/capacity.ts'
import { formations } from '../../rules/tables/formations.ts'
import { terrain } from '../../rules/tables/ground.ts'
import { jokerMovement } from '../../rules/tables/joker.ts'
import { movement } from '../../rules/tables/movement.ts'
import { rulesOfEngagement } from '../../rules/tables/organisation.ts'
import { rally, spotting } from '../../rules/tables/spotting.ts'
import { printed, type Printed } from '../shared/words.ts'
import { changesDice, guns, obstacles, sight, theTurn, type Line } from './lines.ts'

/** A cell: words, a figure as it is printed, or a face of a die. */
export type RefCell = string | Printed | { readonly die: number }

/** A block of the reference; its first column is in bold. */
export interface RefBlock {
  readonly title: string
  readonly pages: string
  /** Empty where the columns need none. */
  readonly heads: readonly string[]
  /** Widths of the columns, as parts of the whole. */
  readonly parts: readonly number[]
  readonly rows: readonly (readonly RefCell[])[]
}

export interface ReferenceModel {
  readonly whose: string
  /** Left and right. */
  readonly columns: readonly [readonly RefBlock[], readonly RefBlock[]]
}

/** @returns what is looked up in play, with the player's own values and with boxes for what is in no text. */
export function referenceModel(rules: Rules, whose: string): ReferenceModel {
  return {
    whose,
    columns: [
      [movementBlock(rules), diceBlock, jokerBlock, lines('Obstacles, buildings', 'p. 19', obstacles)],
      [
        lines('The turn', 'p. 11-12', theTurn, 0.21),
        spottingBlock(rules),
        rallyBlock(rules),
        lines('Sight', 'p. 10-11, 19', sight, 0.16),
        lines('Rules of engagement', pagesOf([rulesOfEngagement]), roeLines, 0.21),
        lines('Formations', pagesOf([formations]), formationLines, 0.21),
        lines('Passengers', pagesOf([capacity]), passengers, 0.16),
        lines('Guns, horses, leaders', 'p. 7-8, 13, 16-17', guns, 0.21),
      ],
    ],
  }
}

const lines = (title: string, pages: string, rows: readonly Line[], first = 0.18): RefBlock => ({
  ...{ title, pages, rows, heads: [] },
  parts: [first, 1 - first],
})

function movementBlock(rules: Rules): RefBlock {
  return {
    title: movement.title,
    pages: pagesOf([movement]),
    heads: ['D6, foot / mounted', 'cross', 'road', 'charge', 'on road', 'rough'],
    parts: [0.36, 0.13, 0.125, 0.13, 0.135, 0.12],
    rows: movement.rows.map(({ key, cells, gives }) => [
      cells['type and formation'],
      ...ways.map((way) => printed(movement, rules, key, way)),
      { text: 'dismounts' in gives ? 'on foot' : isAfloat(key) ? '' : roughWords[gives.rough], how: 'plain' as const },
    ]),
  }
}

const ways = ['cross', 'road', 'charge', 'chargeRoad'] as const
const isAfloat = (key: string): boolean => key === 'lightBoats' || key === 'patrolBoats'

const shortOf = ({ gives }: Table['rows'][number]): string => String(gives?.['short'])

const diceBlock = lines(
  'What changes the dice',
  'p. 11-19',
  [
    ...terrain.rows.flatMap((row): Line[] => (row.key === 'clear' ? [] : [[landTitle(row), shortOf(row)]])),
    ...changesDice,
  ],
  0.24,
)

const jokerBlock: RefBlock = {
  title: jokerMovement.title,
  pages: pagesOf([jokerMovement]),
  heads: [],
  parts: [0.1, 0.9],
  rows: jokerMovement.rows.map(({ from, text }) => [{ die: from }, text]),
}

/** All three sides spot automatically within the same distance: that is one line. */
function spottingBlock(rules: Rules): RefBlock {
  const [near] = spotting.rows
  return {
    title: 'Spotting',
    pages: pagesOf([spotting]),
    heads: ['1D20, equal or under', 'with leader', 'without'],
    parts: [0.48, 0.27, 0.25],
    rows: [
      [`Any side, ${near.gives.inches}" or less`, plain('automatic'), plain('automatic')],
      ...spotting.rows.flatMap(({ key, cells, gives }) =>
        gives.automatic
          ? []
          : [
              [
                cells['who looks'],
                ...(['withLeader', 'without'] as const).map((one) => printed(spotting, rules, key, one)),
              ],
            ],
      ),
      ['From inside a vehicle', plain('half'), plain('half')],
    ],
  }
}

const plain = (text: string): Printed => ({ text, how: 'plain' })

const rallyBlock = (rules: Rules): RefBlock => ({
  title: 'Rally',
  pages: pagesOf([rally]),
  heads: ['1D6, numbers that rally', 'has leader', 'no leader'],
  parts: [0.48, 0.27, 0.25],
  rows: [
    ...rally.rows.map(({ key, cells }) => [
      cells.unit,
      ...(['hasLeader', 'noLeader'] as const).map((one) => printed(rally, rules, key, one)),
    ]),
    ['Not rallied', plain(`falls back ${otherMoves.notRallied}D6`), plain('to nearest edge')],
  ],
})

const roeLines = rulesOfEngagement.rows.map((row): Line => {
  const { rule, name } = row.cells
  return [`${rule} ${name.split(' ')[1]!}`, shortOf(row)]
})

const formationLines = formations.rows.flatMap((row): Line[] =>
  'gives' in row ? [[row.cells.formation, shortOf(row)]] : [],
)

/** "light 7, medium 12, heavy 16": what carries how many, a line for those that are alike. */
const carriers: readonly (readonly [word: string, keys: Readonly<Record<string, string>>])[] = [
  ['Wheeled', { lightWheeled: 'light', mediumWheeled: 'medium', heavyWheeled: 'heavy' }],
  ['Tracked', { lightTracked: 'light', heavyTracked: 'heavy', riders: 'on the outside' }],
  ['Others', { wagon: 'wagon', limber: 'limber', boat: 'boat', horse: 'horse' }],
]

const passengers = carriers.map(([word, keys]): Line => {
  const said = Object.entries(keys).map(
    ([key, name]) => `${name} ${capacity.rows.find((row) => row.key === key)!.gives.figures}`,
  )
  return [word, said.join(', ').replace(' 0', ' none inside').replace('limber 2', 'limber 2 or its crew')]
})
