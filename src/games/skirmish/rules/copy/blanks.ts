import type { Row, Table } from '../../../../main/engine/table.ts'
import { deviation, grenades, movement, weapons } from '../tables/copy.ts'

/** How a cell is filled in: scores of a die ("56"), a whole number, or words. */
export type BlankKind = 'scores' | 'number' | 'words'

/** A cell that stands in no text. */
export interface Blank {
  readonly tableId: string
  readonly rowKey: string
  readonly figure: string
  readonly kind: BlankKind
  /** What is to be looked up: "M16: Suppress scores". */
  readonly label: string
  /** Only some copies have it: weapons of their own, RPGs fired at men. */
  readonly spare: boolean
}

/** The tables that the page names and lacks. */
export const copyTables: readonly Table[] = [weapons, deviation, grenades, movement]

const kinds: Readonly<Record<string, BlankKind>> = { suppress: 'scores', name: 'words', direction: 'words' }

const figureWords: Readonly<Record<string, string>> = {
  suppress: 'Suppress scores',
  name: 'name',
  direction: 'direction',
  inches: 'inches',
  range: 'inches',
  counters: 'counters',
  turns: 'turns',
}

/** Every cell to be filled in from the player's copy, table by table. */
export const blanks: readonly Blank[] = copyTables.flatMap((table) => table.rows.flatMap((row) => blanksIn(table, row)))

function blanksIn({ id, title }: Table, row: Row): Blank[] {
  const { key, gives = {}, cells = {} } = row
  const [what] = Object.values(cells)
  return Object.entries(gives)
    .filter(([, value]) => value === null)
    .map(([figure]) => ({
      tableId: id,
      rowKey: key!,
      figure,
      kind: kinds[figure] ?? 'number',
      label: `${what ?? `${title}, ${key!}`}: ${figureWords[figure]!}`,
      spare: key!.startsWith('own') || key === 'rpg',
    }))
}

export const blankAt = (tableId: string, rowKey: string, figure: string): Blank | undefined =>
  blanks.find((one) => one.tableId === tableId && one.rowKey === rowKey && one.figure === figure)
