import { harmless, quoted, tabbed } from '../../../../renderer/delimited.ts'
import { weaponCell } from '../../contract/weaponCell.ts'
import { statusName } from '../words.ts'
import type { RosterRow } from './rosterRows.ts'

/** The roster as a table for other programs: a file of comma-separated values, and the clipboard. */

const heads = [
  'Squad',
  'Line',
  'REP',
  'Rank',
  'Last name',
  'First name',
  'Post',
  'Weapon',
  'Sidearm',
  'DEROS months',
  'Status',
  'Missions away',
  'Short timer',
  'Star',
  'Attributes',
  'Medals',
  'Kills',
] as const

type Cell = string | number

function cellsOf({ billet, man, squadName }: RosterRow): Cell[] {
  const place = [squadName, billet.line]
  const arms = [billet.postName, weaponCell(billet.weapon.name), weaponCell(billet.sidearm ?? '')]
  if (!man) return [...place, '', '', '', '', ...arms, '', 'Open', '', '', '', '', '', '']
  return [
    ...place,
    man.rep,
    man.rank,
    man.lastName,
    man.firstName,
    ...arms,
    man.derosHalfMonths / 2,
    statusName(man.status),
    man.awayMissions,
    man.shortTimer ? 'yes' : 'no',
    man.star ? 'yes' : 'no',
    man.attributes.map((one) => one.name).join(', '),
    man.medals.length,
    man.kills,
  ]
}

const table = (rows: readonly RosterRow[]): Cell[][] => [[...heads], ...rows.map(cellsOf)]

/** @returns the rows as RFC 4180 has it, with the mark by which spreadsheets know UTF-8. */
export const toCsv = (rows: readonly RosterRow[]): string =>
  `\uFEFF${table(rows)
    .map((cells) => `${cells.map((cell) => quoted(harmless(cell))).join(',')}\r\n`)
    .join('')}`

/** @returns the rows with tabs between the cells; a cell cannot break its line. */
export const toTabs = (rows: readonly RosterRow[]): string =>
  table(rows)
    .map((cells) => cells.map((cell) => tabbed(harmless(cell))).join('\t'))
    .join('\r\n')

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign]!)

/** @returns the rows as a table for text programs. */
export function toHtml(rows: readonly RosterRow[]): string {
  const [first, ...rest] = table(rows)
  const line = (cells: readonly Cell[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(harmless(cell))}</${tag}>`).join('')}</tr>`
  return `<table><thead>${line(first!, 'th')}</thead><tbody>${rest.map((cells) => line(cells, 'td')).join('')}</tbody></table>`
}
