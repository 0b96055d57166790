import { citedFrom } from '../../../../main/sheets/qrs/cited.ts'
import { fngBook } from '../qrs/fngBook.ts'

/** Every sheet cites a table by its number in the booklet. */
export const { tableNumber, tableNumbers } = citedFrom(fngBook)
