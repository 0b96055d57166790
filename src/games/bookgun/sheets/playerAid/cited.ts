import { citedFrom } from '../../../../main/sheets/qrs/cited.ts'
import { bookgunBook } from '../tables/bookgunBook.ts'

/** Every sheet cites a table by its number in the booklet. */
export const { tableNumber, tableNumbers } = citedFrom(bookgunBook)
