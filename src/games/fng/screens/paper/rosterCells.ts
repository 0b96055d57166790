import type { BoxRead } from '../../../../contract/print.ts'
import { nameIn } from '../../contract/paperCells.ts'

/** Heads of the table that a filled roster is, as a table from elsewhere has them. */
const heads = ['Squad', 'Line', 'First name', 'Last name', 'REP', 'Attributes', 'Weapon', 'DEROS', 'Star'] as const
type Head = (typeof heads)[number]

const headOf: Readonly<Record<string, Head>> = {
  rep: 'REP',
  attribute: 'Attributes',
  weapon: 'Weapon',
  deros: 'DEROS',
}

/**
 * @param read cells of a blank roster that was filled in as a PDF: "1/3 name".
 * @returns the same as a table under heads, a line each. "Mercer, John *" is John Mercer, the Star.
 */
export function rosterCells(read: readonly BoxRead[]): string[][] {
  const rows = new Map<string, Partial<Record<Head, string>>>()
  for (const { name, value } of read) {
    const [, line = '', column = ''] = /^(\S+) (\w+)$/.exec(name) ?? []
    const [Squad, Line] = line.split('/') as [string, string]
    const row = rows.get(line) ?? { Squad: Squad === '0' ? 'HQ' : Squad, Line }
    const head = headOf[column]
    if (column === 'name') Object.assign(row, nameCells(String(value)))
    else if (head) row[head] = String(value)
    rows.set(line, row)
  }
  return [[...heads], ...[...rows.values()].map((row) => heads.map((head) => row[head] ?? ''))]
}

function nameCells(written: string): Partial<Record<Head, string>> {
  const { firstName, lastName, star } = nameIn(written)
  return { 'Last name': lastName, 'First name': firstName, Star: star ? 'yes' : '' }
}
