import { bookRules } from '../../../../main/engine/system.ts'
import { missing } from '../../../../main/engine/table.ts'
import { blanksOf } from '../../rules/copy/blanks.ts'
import { grenades, weapons } from '../../rules/tables/copy.ts'

/** A line of the form: what is looked up, and a box for each of its figures. */
export interface FormLine {
  readonly what: string
  readonly boxes: number
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
    ...weapons.rows.filter(({ gives }) => gives.name === missing).map(() => ''),
  ],
  grenades: grenades.rows.map(({ key, cells }) => ({
    what: cells.what,
    boxes: blanks.filter(({ table, rowKey }) => table === grenades.id && rowKey === key).length,
  })),
}
