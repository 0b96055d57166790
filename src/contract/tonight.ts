import type { SheetOffer, SheetWish } from './sheets.ts'

/** @returns the sheets of the folder for tonight that can be printed, in the order in which it is laid out. */
export const tonightOf = (offers: readonly SheetOffer[]): SheetWish[] =>
  offers
    .filter(({ lacking, tonight }) => lacking === null && tonight !== undefined)
    .toSorted((a, b) => a.tonight!.place - b.tonight!.place)
    .map(({ sheet, tonight }) => ({ sheet, ...(tonight!.men === undefined ? {} : { men: tonight!.men }) }))
