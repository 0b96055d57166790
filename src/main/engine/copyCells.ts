import { figureWritten } from './copyFigures.ts'
import { RuleError } from './errors.ts'
import { readFilled, rulesBy, withFigure, type FilledFile } from './filledFigures.ts'
import { asInBook, type TablePatch } from './houseRules.ts'
import { needsOf, type Need } from './missing.ts'
import { rowName } from './patchDifferences.ts'
import type { Scene } from './scene.ts'
import { text, type RowOf } from './state.ts'
import { bookRules, type Rules } from './system.ts'
import type { Table } from './table.ts'

/** Columns of a collection `cells`: what the player filled in from his copy. */
export const cellColumns = {
  tableId: text(),
  /** As files name the row: its key, or its place. */
  rowKey: text(),
  /** Which of its figures. */
  figure: text(),
  value: text(),
}

export type CopyCellRow = RowOf<typeof cellColumns>

/** A state whose campaign keeps such cells. */
export interface WithCells {
  readonly cells: readonly CopyCellRow[]
}

type CellName = Pick<CopyCellRow, 'tableId' | 'rowKey' | 'figure'>

/** Fills in a cell from the player's copy, or takes it back with null. */
export interface FillIn extends CellName {
  readonly value: string | null
}

/** What another campaign has filled in, by table, row and figure. */
export interface TakeValues {
  readonly values: FilledFile
}

/** A cell of the player's copy, by the name of its row. */
export interface Blank extends Need {
  readonly rowKey: string
}

/** What a game does with the figures that its tables lack. */
export interface CopyCells {
  /** The tables that lack figures. */
  readonly tables: readonly Table[]
  /** @returns every cell that comes from the player's copy, filled in or not, table by table. */
  readonly blanks: (rules: Rules) => readonly Blank[]
  /** @returns the tables with what the player filled in. */
  readonly rulesOf: (state: WithCells) => Rules
  /** @returns the name of a cell in words, such as "M16: Suppress"; null where there is no such cell. */
  readonly nameOf: (cell: CellName) => string | null
  /** What filling in is called in the journal: of 27 that are filled in, one is wrong. */
  readonly title: (input: FillIn) => string
  /** @throws RuleError `bad-input` for a cell that nobody asks for, and for what cannot stand there. */
  readonly fillIn: (scene: Scene<WithCells>, input: FillIn) => void
  /** Fills in what another campaign has kept; cells that it does not name stay. @throws RuleError `bad-input`. */
  readonly takeValues: (scene: Scene<WithCells>, input: TakeValues) => void
}

/** @param tables those of a game that lack figures. */
export function copyCells(tables: readonly Table[]): CopyCells {
  const tableNamed = (id: string) => tables.find((table) => table.id === id)
  const keyOf = ({ table, row }: Need) => rowName(tableNamed(table)!.rows[row]!, row)
  const blanks = (rules: Rules): Blank[] => needsOf(tables, rules).map((need) => ({ ...need, rowKey: keyOf(need) }))
  const known = new WeakMap<readonly CopyCellRow[], Rules>()
  const named = ({ tableId, rowKey, figure }: CellName) =>
    blanks(bookRules).find((one) => one.table === tableId && one.rowKey === rowKey && one.figure === figure)

  function patchesOf(cells: readonly CopyCellRow[]): ReadonlyMap<string, TablePatch> {
    const patches = new Map<string, TablePatch>()
    for (const { tableId, rowKey, figure, value } of cells) {
      const table = tableNamed(tableId)!
      const place = table.rows.findIndex((row, i) => rowName(row, i) === rowKey)
      const kept = table.fromCopy?.[figure]?.kind === 'number' ? Number(value) : value
      patches.set(tableId, withFigure(patches.get(tableId) ?? asInBook, place, figure, kept))
    }
    return patches
  }

  return {
    tables,
    blanks,
    rulesOf({ cells }) {
      if (cells.length === 0) return bookRules
      const found = known.get(cells) ?? rulesBy(patchesOf(cells))
      known.set(cells, found)
      return found
    },
    nameOf: (cell) => named(cell)?.ask ?? null,
    title(input) {
      const cell = named(input)?.ask
      return cell === undefined ? 'From your copy' : `${cell}: ${input.value ?? 'blank again'}`
    },
    fillIn(scene, { value, ...name }) {
      const blank = named(name)
      if (!blank) throw new RuleError('bad-input', 'There is no such cell to be filled in.')
      if (value === null) {
        const before = cellAt(scene, name)
        if (!before) throw new RuleError('bad-input', 'It is blank already.')
        scene.remove('cells', ({ id }) => id === before.id)
        scene.note(`${blank.ask}: blank again.`)
        return
      }
      const kept = String(figureWritten(tableNamed(name.tableId)!, name.figure, value))
      putCell(scene, name, kept)
      scene.note(`${blank.ask}: ${kept}, from the player's copy.`)
    },
    takeValues(scene, { values }) {
      let count = 0
      for (const [tableId, { rows }] of readFilled(tables, values)) {
        for (const { row, gives = {} } of rows) {
          for (const [figure, value] of Object.entries(gives)) {
            const rowKey = rowName(tableNamed(tableId)!.rows[row]!, row)
            putCell(scene, { tableId, rowKey, figure }, String(value))
            count += 1
          }
        }
      }
      if (count === 0) throw new RuleError('bad-input', 'The file fills in nothing.')
      scene.note(`${count === 1 ? 'One cell' : `${count} cells`} filled in from a file.`)
    },
  }
}

const cellAt = ({ state }: Scene<WithCells>, { tableId, rowKey, figure }: CellName): CopyCellRow | undefined =>
  state.cells.find((cell) => cell.tableId === tableId && cell.rowKey === rowKey && cell.figure === figure)

function putCell(scene: Scene<WithCells>, name: CellName, value: string): void {
  const before = cellAt(scene, name)
  if (before) scene.patch('cells', before.id, { value })
  else scene.add('cells', { ...name, value })
}
