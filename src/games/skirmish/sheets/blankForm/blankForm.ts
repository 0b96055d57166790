import { blanks } from '../../rules/copy/blanks.ts'
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

export const blankForm: BlankForm = {
  weapons: [
    ...weapons.rows.flatMap(({ key, gives }) =>
      gives.name !== null && blanks.some(({ tableId, rowKey }) => tableId === weapons.id && rowKey === key)
        ? [gives.name]
        : [],
    ),
    ...weapons.rows.filter(({ gives }) => gives.name === null).map(() => ''),
  ],
  grenades: grenades.rows.map(({ key, cells }) => ({
    what: cells.what,
    boxes: blanks.filter(({ tableId, rowKey }) => tableId === grenades.id && rowKey === key).length,
  })),
}
