import type { PrintWords } from '../../../contract/print.ts'
import type { SheetGroup } from '../../../contract/sheets.ts'
import { capital } from '../../sheets/phrases.ts'

/** @returns what the sheets of a group are called on the print page. */
export function groupTitle(group: SheetGroup, { unit, mission }: PrintWords): string {
  switch (group) {
    case 'unit':
      return capital(unit)
    case 'folder':
      return `${capital(mission)} folder`
    case 'qrs':
      return 'Quick reference'
    case 'story':
      return 'Story'
    case 'blank':
      return 'Blank forms'
  }
}

/** @returns what several sheets of a group are together, in the name of a file. */
export function groupWhole(group: SheetGroup, { unit, mission }: PrintWords): string {
  switch (group) {
    case 'unit':
      return `${unit} sheets`
    case 'folder':
      return `${mission} folder`
    case 'qrs':
      return 'quick reference'
    case 'story':
      return 'story sheets'
    case 'blank':
      return 'blank forms'
  }
}
