import type { BoxRead } from '../../../../contract/print.ts'
import type { BoxStays } from '../../../../renderer/composables/useTakenForm.ts'
import { nameIn } from '../../contract/paperCells.ts'
import { squadLabel } from '../muster/forces.ts'
import type { PaperLine } from './paperForm.ts'

/** Heads of the table that a filled roster is, as a table from elsewhere has them. */
const heads = ['Squad', 'Line', 'First name', 'Last name', 'REP', 'Attributes', 'Weapon', 'DEROS', 'Star'] as const
type Head = (typeof heads)[number]

const headOf: Readonly<Record<string, Head>> = {
  rep: 'REP',
  attribute: 'Attributes',
  weapon: 'Weapon',
  deros: 'DEROS',
}

/** What stands in a line of the form, under the same heads; what an empty cell leaves as it is has none. */
const standing: Partial<Readonly<Record<Head, (line: PaperLine) => string>>> = {
  'First name': ({ firstName }) => firstName,
  'Last name': ({ lastName }) => lastName,
  REP: ({ rep }) => rep,
  Attributes: ({ attributes }) => attributes,
  DEROS: ({ deros }) => deros,
}

/**
 * @param read cells of a blank roster that was filled in as a PDF: "1/3 name".
 * @param lines of the form that it is laid into: what they have and the roster has not stays.
 * @returns the same as a table under heads, a line each. "Mercer, John *" is John Mercer, the Star.
 */
export function rosterCells(read: readonly BoxRead[], lines: readonly PaperLine[]): string[][] {
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
  const lineOf = (place: string) => {
    const [squad, number] = place.split('/').map(Number)
    return lines.filter((line) => line.squad === squad)[number! - 1]
  }
  const cells = [...rows].map(([place, row]) => {
    const line = lineOf(place)
    return heads.map((head) => row[head] ?? (line && standing[head]?.(line)) ?? '')
  })
  return [[...heads], ...cells]
}

function nameCells(written: string): Partial<Record<Head, string>> {
  const { firstName, lastName, star } = nameIn(written)
  return { 'Last name': lastName, 'First name': firstName, Star: star ? 'yes' : '' }
}

/** @returns a name as it is written on paper. */
const nameOf = ({ lastName, firstName }: PaperLine): string =>
  [lastName, firstName].filter((name) => name.trim() !== '').join(', ')

/**
 * @param lines of the form before a filled roster is laid into it.
 * @param read what the filled roster says.
 * @returns what stands in cells of which it says nothing, squad by squad.
 */
export function rosterStays(lines: readonly PaperLine[], read: readonly BoxRead[]): BoxStays[] {
  const said = new Set(read.map(({ name }) => name))
  const squads = [...Map.groupBy(lines, ({ squad }) => squad)].toSorted(([a], [b]) => a - b)
  const stays = squads.flatMap(([squad, own]) =>
    own.flatMap((line, i) => {
      const place = { box: String(i + 1), of: squadLabel(squad) }
      const cells = Object.entries(headOf).map(([column, head]) => [column, head, standing[head]?.(line)] as const)
      return [['name', 'Name', nameOf(line)] as const, ...cells].map(([column, label, written = '']) => ({
        ...{ name: `${squad}/${i + 1} ${column}`, ...place, label, written: written.trim() },
      }))
    }),
  )
  return stays.filter(({ name, written }) => written !== '' && !said.has(name))
}
