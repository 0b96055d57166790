import type { MusterView } from '../../contract/muster.ts'
import { bare, named, weaponNamed } from '../../contract/paperCells.ts'
import { unharmed } from '../../../../contract/delimited.ts'
import { forceOf } from '../muster/forces.ts'
import type { PaperForm, PaperLine } from './paperForm.ts'

/** The columns of the paper roster, from left to right. */
export const paperColumns = [
  'post',
  'firstName',
  'lastName',
  'rep',
  'deros',
  'weapon',
  'attributes',
  'star',
  'shortTimer',
  'away',
] as const
export type PaperColumn = (typeof paperColumns)[number]

/** What a column of a table from elsewhere tells: one of ours, where the man stands, or half of where he is. */
export type Told = PaperColumn | 'squad' | 'line' | 'status' | 'missionsAway'

/** Heads as they may be written, in small letters and without signs: those of the exported roster and of this form. */
const heads: Readonly<Record<string, Told | null>> = {
  squad: 'squad',
  line: 'line',
  no: 'line',
  post: 'post',
  role: 'post',
  firstname: 'firstName',
  lastname: 'lastName',
  surname: 'lastName',
  name: 'lastName',
  rep: 'rep',
  deros: 'deros',
  derosmonths: 'deros',
  months: 'deros',
  weapon: 'weapon',
  attributes: 'attributes',
  attribute: 'attributes',
  star: 'star',
  short: 'shortTimer',
  shorttimer: 'shortTimer',
  away: 'away',
  status: 'status',
  missionsaway: 'missionsAway',
  // The exported roster has these, and paper needs none of them: the program knows or counts them itself.
  rank: null,
  sidearm: null,
  medals: null,
  kills: null,
  left: null,
}

/** @returns what a head stands for; null for one without a place here, undefined for no head at all. */
export const headOf = (cell: string): Told | null | undefined => {
  const key = bare(cell)
  return Object.hasOwn(heads, key) ? heads[key] : undefined
}

/** @returns whether a line of cells is the heads of a table: two that are known, and nothing that is a figure. */
export const isHeads = (row: readonly string[]): boolean => {
  const written = row.filter((cell) => cell.trim() !== '')
  return written.filter((cell) => headOf(cell) !== undefined).length >= 2 && written.every((cell) => !/^\d/.test(cell))
}

/** @returns the number of a squad by its name; null for what names none of this list. */
export function squadOf(text: string, form: PaperForm, facts: MusterView): number | null {
  const written = text.trim().toLowerCase()
  if (/^(platoon )?(hq|headquarters)$/.test(written)) return 0
  const number = Number(/^(?:squad )?(\d)(?:st|nd|rd|th)?(?: squad)?$/.exec(written)?.[1] ?? NaN)
  return number <= forceOf(facts, form.list).squads.upTo ? number : null
}

/** Is it one of the words and signs by which a tick is told? */
export const isYesOrNo = (text: string): boolean => isYes(text) || /^(no|n|false|0|-|✗|☆)$/i.test(text)

const isYes = (text: string): boolean => /^(yes|y|x|true|1|✓|✔|★)$/i.test(text)

/** @returns where a man is as the form keeps it; what cannot be read stays as it was written, to be put right. */
export function awayFrom(text: string): string {
  if (/^(here|present|open)?\s*0?$/i.test(text.trim())) return 'here'
  const [, where, missions] = /^(hospital|r\s*&\s*r|r\s*and\s*r)\D*(\d)\D*$/i.exec(text.trim()) ?? []
  if (where === undefined) return text.trim()
  return `${where.toLowerCase() === 'hospital' ? 'hospital' : 'rAndR'} ${missions}`
}

/**
 * Writes a cell of a table into a line. What names no post or weapon is kept as it stands and is a fault of the field;
 * an empty cell leaves both as the list has them.
 */
export function writeCell(
  form: PaperForm,
  facts: MusterView,
  line: PaperLine,
  column: PaperColumn,
  cell: string,
): void {
  const text = unharmed(cell).replace(/\s+/g, ' ').trim()
  switch (column) {
    case 'post':
      if (text !== '') line.post = named(forceOf(facts, form.list).posts, text)?.post ?? text
      break
    case 'weapon':
      if (text !== '') line.weapon = weaponNamed(text, facts)?.id ?? text
      break
    case 'star':
      if (isYes(text)) form.star = line.key
      else if (form.star === line.key) form.star = null
      break
    case 'shortTimer':
      line.shortTimer = isYes(text)
      break
    case 'away':
      line.away = awayFrom(text)
      break
    default:
      line[column] = text
  }
}
