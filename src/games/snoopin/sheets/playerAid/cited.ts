import { citedFrom } from '../../../../main/sheets/qrs/cited.ts'
import { snoopinBook } from '../qrs/snoopinBook.ts'

/** Every sheet cites a table by its number in the booklet. */
export const { tableNumber, tableNumbers } = citedFrom(snoopinBook)
