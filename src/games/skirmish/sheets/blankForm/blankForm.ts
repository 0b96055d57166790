import { bookRules } from '../../../../main/engine/system.ts'
import { missing } from '../../../../main/engine/table.ts'
import { blanksOf } from '../../rules/copy/blanks.ts'
import { grenades, weapons } from '../../rules/tables/copy.ts'

/** A line of the form: what is looked up, and a box for each of its figures, with what is to be written in it. */
export interface FormLine {
  readonly what: string
  readonly boxes: readonly string[]
}

/** The form for what the page names and lacks: nothing of it is filled in. */
export interface BlankForm {
  readonly weapons: readonly string[]
  readonly grenades: readonly FormLine[]
}

const blanks = blanksOf(bookRules)

export const blankForm: BlankForm = {
  weapons: [
    ...weapons.rows.flatMap(({ key, gives }) =>
      gives.name !== missing && blanks.some(({ table, rowKey }) => table === weapons.id && rowKey === key)
        ? [gives.name]
        : [],
    ),
    // The page fires it and says no more: it is typed in as the first weapon of one's own.
    ...weapons.rows
      .filter(({ gives }) => gives.name === missing)
      .map((_, i) => (i === 0 ? 'Machine gun of the M113' : '')),
  ],
  grenades: grenades.rows.map(({ key, cells }) => ({
    what: cells.what.split(/:|, which/)[0]!,
    boxes: blanks
      .filter(({ table, rowKey }) => table === grenades.id && rowKey === key)
      .map(({ figure }) => grenades.fromCopy[figure as keyof typeof grenades.fromCopy].column),
  })),
}
