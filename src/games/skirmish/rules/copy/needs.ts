import type { Table } from '../../../../main/engine/table.ts'
import type { Scene } from '../scene.ts'
import type { GrenadeType } from '../state.ts'
import { deviation, grenades, weapons } from '../tables/copy.ts'
import { gunOf } from '../weapons.ts'
import { figureIn, wordsIn } from './needed.ts'

/** Which cells of the player's copy an action needs: steps refuse by it, and views say what is waited for. */

/** How a shot goes astray: what a 1 or 2 means, and where the distance comes from. */
export type DeviatesAs = 'hand' | 'launcher' | 'artillery' | 'nextShot'

/** A cell, by its table as printed, the key of its row and the figure. */
interface CellOf {
  readonly book: Table
  readonly key: string
  readonly figure: string
  /** A figure of the row: while that is 0 the cell is not looked up. */
  readonly unlessZero?: string
}

/** Dice on which the page says that a shot does not go astray. */
const onTarget = ['1', '2']

/** Does a row of the deviation table stand for a die that is on target as printed? */
export const isOnTarget = (as: DeviatesAs, key: string): boolean => as !== 'artillery' && onTarget.includes(key)

/** @returns what says where a shot lands; the distance of a hand grenade is printed. */
export const strayCells = (as: DeviatesAs): readonly CellOf[] =>
  deviation.rows
    .filter(({ key }) => !isOnTarget(as, key))
    .flatMap(({ key }): readonly CellOf[] =>
      as === 'hand'
        ? [{ book: deviation, key, figure: 'direction' }]
        : [
            { book: deviation, key, figure: 'inches' },
            { book: deviation, key, figure: 'direction', unlessZero: 'inches' },
          ],
    )

const figuresOf: Readonly<Record<GrenadeType, readonly string[]>> = {
  fragmentation: ['inches', 'counters'],
  phosphorus: ['inches', 'turns'],
  third: ['name', 'inches', 'counters'],
}

/** @returns what says what a grenade does; a mine is one of fragmentation. */
export const effectCells = (type: GrenadeType): readonly CellOf[] =>
  figuresOf[type].map((figure) => ({ book: grenades, key: type, figure }))

const rangeCells: readonly CellOf[] = [{ book: grenades, key: 'hand', figure: 'range' }]

/** What needs cells. */
export type Needing =
  | { readonly kind: 'weapon'; readonly weapon: string }
  | { readonly kind: 'grenade'; readonly type: GrenadeType }
  | { readonly kind: 'throw' | 'launch' | 'support' | 'nextShot' | 'mortar' | 'mine' }

const types: readonly GrenadeType[] = ['fragmentation', 'phosphorus', 'third']

/** @returns the ways in which it can be done, each with its cells: one whose cells are all filled in is enough. */
function waysOf(needing: Needing): readonly (readonly CellOf[])[] {
  switch (needing.kind) {
    case 'weapon':
      return [[{ book: weapons, key: gunOf(weapons, needing.weapon), figure: 'suppress' }]]
    case 'grenade':
      return [effectCells(needing.type)]
    case 'throw':
      return types.map((type) => [...rangeCells, ...effectCells(type), ...strayCells('hand')])
    case 'launch':
      return types.map((type) => [...effectCells(type), ...strayCells('launcher')])
    case 'mortar':
      return types.flatMap((type) =>
        (['hand', 'artillery'] as const).map((as) => [...effectCells(type), ...strayCells(as)]),
      )
    case 'support':
      return [strayCells('artillery')]
    case 'nextShot':
      return [strayCells('nextShot')]
    case 'mine':
      return [effectCells('fragmentation')]
  }
}

type Tables = Pick<Scene, 'table'>

function isBlank({ table }: Tables, { book, key, figure, unlessZero }: CellOf): boolean {
  const now = table(book)
  if (unlessZero !== undefined && figureIn(now, key, unlessZero) === 0) return false
  return figureIn(now, key, figure) === null
}

/** @returns the first blank cell of the way that wants the fewest; null when it can be done in one way or another. */
export function blankFor(tables: Tables, needing: Needing): CellOf | null {
  const blanks = waysOf(needing).map((cells) => cells.filter((cell) => isBlank(tables, cell)))
  return blanks.toSorted((a, b) => a.length - b.length)[0]?.[0] ?? null
}

/** @throws RuleError `not-filled` with what is to be looked up, while one of the cells is blank. */
export function mustBeFilled(tables: Tables, cells: readonly CellOf[]): void {
  const blank = cells.find((cell) => isBlank(tables, cell))
  if (blank) wordsIn(tables.table(blank.book), blank.key, blank.figure)
}
