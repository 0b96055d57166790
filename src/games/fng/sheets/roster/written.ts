import { squadName } from '../../rules/people.ts'
import type { Column } from './columns.ts'
import type { FieldMark } from '../../../../main/sheets/marks.ts'

/** The columns of an empty line that are filled in as a PDF: what each is, and the most letters that it takes. */
export const writtenColumns = {
  name: { label: 'Name', most: 60 },
  rep: { label: 'REP', most: 1 },
  attribute: { label: 'Attributes', most: 120 },
  weapon: { label: 'Weapon', most: 40 },
  deros: { label: 'DEROS', most: 5 },
} as const satisfies Partial<Record<Column, { readonly label: string; readonly most: number }>>
export type WrittenColumn = keyof typeof writtenColumns

/** @returns what the cell of an empty line is called in the PDF, and said to be. */
export const rosterField = (squad: number, line: number, column: WrittenColumn): Pick<FieldMark, 'name' | 'words'> => ({
  name: `${squad}/${line} ${column}`,
  words: `${squadName(squad)}, line ${line}: ${writtenColumns[column].label}`,
})
