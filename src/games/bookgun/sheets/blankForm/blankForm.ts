import { missing, type Table } from '../../../../main/engine/table.ts'
import { bookgunCopy } from '../../rules/copy.ts'

/** What the text has lost, to be copied from the full rules: a table with its rows, each with boxes or what is printed. */
export interface FormTable {
  readonly title: string
  readonly note: string
  readonly heads: readonly string[]
  readonly rows: readonly { readonly what: string; readonly boxes: readonly FormBox[] }[]
}

/** Printed words, a box for a number, or the six faces of a die to be ringed. */
export type FormBox = { readonly kind: 'printed'; readonly text: string } | { readonly kind: 'number' | 'faces' }

/** Of a table only the rows that lack something. */
function formTable(table: Table): FormTable {
  const figures = Object.entries(table.fromCopy!)
  const rows = table.rows.filter(({ gives = {} }) => Object.values(gives).includes(missing))
  return {
    title: table.title,
    note: table.page === null ? '' : `p. ${table.page}`,
    heads: figures.map(([, { column }]) => column),
    rows: rows.map(({ cells = {}, gives = {} }) => ({
      what: String(Object.values(cells)[0]),
      boxes: figures.map(([figure, { column, kind }]) =>
        gives[figure] === missing
          ? { kind: kind === 'scores' ? 'faces' : 'number' }
          : { kind: 'printed', text: String(cells[column] ?? '') },
      ),
    })),
  }
}

/** What of the rules no text that we have holds: nothing of it is asked for. */
export const notInText =
  'Not asked for, because the text has nothing of it: fire, close combat, morale and all that supplements them. Play them from your own copy and note what comes of them.'

export const blankForm: readonly FormTable[] = bookgunCopy.tables.map(formTable)
