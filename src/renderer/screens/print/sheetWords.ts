import type { SheetOffer } from '../../../contract/sheets.ts'

/** "mission" at the head of a line is "Mission". */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** @returns the sheets that have every word of a search in their title, group or description, in their order. */
export function searchSheets(offers: readonly SheetOffer[], query: string): SheetOffer[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return offers.filter(({ title, about, groupTitle }) => {
    const text = `${title} ${about} ${groupTitle}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** @returns "1 page", "12 pages". */
export const pagesText = (pages: number): string => `${pages} ${pages === 1 ? 'page' : 'pages'}`

/** @returns "7 sheets". */
export const sheetsText = (sheets: number): string => `${sheets} ${sheets === 1 ? 'sheet' : 'sheets'}`

/** Points: whatever is smaller cannot be read across a table. */
const least = 7

/** @returns a warning of letters that come out too small; null where all can be read. */
export const smallLetters = (smallest: number | null): string | null =>
  smallest === null || smallest >= least - 0.05
    ? null
    : `Its smallest letters come out ${smallest.toFixed(1)} points high: hard to read at the table.`
