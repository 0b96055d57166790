import type { SheetGroup } from '../../../contract/sheets.ts'

/** What is in a sheet's file, as its name says it. */
export interface SheetName {
  /** "roster", "DEROS board". */
  readonly what: string
  readonly group: SheetGroup
  /** Of which mission, counted from 1; null for a sheet that is not of one. */
  readonly mission: number | null
  /** "early March 1967"; null for a sheet of now. */
  readonly when: string | null
}

/** What several sheets of a group are together. */
const wholes: Readonly<Record<SheetGroup, string>> = {
  platoon: 'platoon sheets',
  folder: 'mission folder',
  qrs: 'quick reference',
  story: 'story sheets',
  blank: 'blank forms',
}

/**
 * @param whose name of the campaign; empty where none is open.
 * @param sheets that are in the file, at least one.
 * @returns what the file is called, without its ending: whose, what, of which mission and as of when, so that no sheet
 *   is taken for another. "Bravo roster and mission folder, mission 7"
 */
export function fileName(whose: string, sheets: readonly SheetName[]): string {
  const groups = Map.groupBy(sheets, ({ group }) => group)
  const whats = [...groups].map(([group, those]) => {
    const [first, ...others] = those
    return others.every(({ what }) => what === first!.what) ? first!.what : wholes[group]
  })
  const missions = distinct(sheets.map(({ mission }) => mission)).toSorted((a, b) => a - b)
  const whens = distinct(sheets.map(({ when }) => when))
  return [
    [whose, listed(whats)].filter((words) => words !== '').join(' '),
    ...(missions.length === 0 ? [] : [`${missions.length === 1 ? 'mission' : 'missions'} ${listed(missions)}`]),
    ...(whens.length === 0 ? [] : [listed(whens)]),
  ].join(', ')
}

const distinct = <T>(all: readonly (T | null)[]): T[] => [...new Set(all.filter((one) => one !== null))]

const listed = (all: readonly (string | number)[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)!}`
