import type { PrintWords } from '../../../contract/print.ts'
import type { SheetGroup } from '../../../contract/sheets.ts'
import { longestFileName } from '../../../contract/page.ts'
import { groupWhole } from './groupNames.ts'

/** What is in a sheet's file, as its name says it. */
export interface SheetName {
  /** "roster", "HQ list". */
  readonly what: string
  readonly group: SheetGroup
  /** Of which mission, counted from 1; null for a sheet that is not of one. */
  readonly mission: number | null
  /** "early March 1967"; null for a sheet of now. */
  readonly when: string | null
}

/**
 * @param whose name of the campaign; empty where none is open.
 * @param sheets that are in the file, at least one.
 * @param words what the game calls what they are about.
 * @returns what the file is called, without its ending: whose, what, of which mission and as of when, so that no sheet
 *   is taken for another: "Bravo roster and mission folder, mission 7"; where that is too long for a file, how many they are
 */
export function fileName(whose: string, sheets: readonly SheetName[], words: PrintWords): string {
  const groups = Map.groupBy(sheets, ({ group }) => group)
  const whats = [...groups].map(([group, those]) => {
    const [first, ...others] = those
    return others.every(({ what }) => what === first!.what) ? first!.what : groupWhole(group, words)
  })
  const missions = distinct(sheets.map(({ mission }) => mission)).toSorted((a, b) => a - b)
  const whens = distinct(sheets.map(({ when }) => when))
  const named = (what: string) => [
    [whose, what].filter((part) => part !== '').join(' '),
    ...(missions.length === 0 ? [] : [`${words.mission}${missions.length === 1 ? '' : 's'} ${listed(missions)}`]),
    ...(whens.length === 0 ? [] : [listed(whens)]),
  ]
  const whole = named(listed(whats)).join(', ')
  return whole.length <= longestFileName ? whole : named(`${sheets.length} sheets`).join(', ')
}

const distinct = <T>(all: readonly (T | null)[]): T[] => [...new Set(all.filter((one) => one !== null))]

const listed = (all: readonly (string | number)[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)!}`
