import type { BoxRead } from '../../../../../contract/print.ts'
import type { Written } from '../../../../../main/sheets/forms/filled.ts'
import type { MusterView } from '../../../contract/muster.ts'
import {
  attributesFault,
  derosFault,
  halfMonthsIn,
  nameFault,
  namelessFault,
  nameIn,
  repFault,
  twinFault,
  weaponFault,
  weaponNamed,
} from '../../../contract/paperCells.ts'
import { squadName } from '../../../rules/people.ts'
import { writtenColumns, type WrittenColumn } from '../../../sheets/roster/written.ts'
import { capital } from '../../../../../main/sheets/phrases.ts'

/** A line of the roster in which something is written. */
interface Line {
  readonly squad: number
  readonly line: number
  readonly cells: Partial<Record<WrittenColumn, string>>
}
type Named = ReturnType<typeof nameIn> & Pick<Line, 'squad' | 'line'>

/**
 * @param boxes what stands in the cells of a blank roster.
 * @param facts what the page knows that takes a campaign over from paper: it finds the same faults.
 * @returns all that was written, line by line, with what is wrong with it; what army list it is of nobody knows yet.
 */
export function rosterRead(boxes: ReadonlyMap<string, Written>, facts: MusterView): readonly BoxRead[] {
  const above: Named[] = []
  return linesIn(boxes).flatMap(({ squad, line, cells }) => {
    const man: Named = { ...nameIn(cells.name ?? ''), squad, line }
    const read = Object.entries(cells).map(([key, written]): BoxRead => {
      const column = key as WrittenColumn
      const what = column === 'name' ? nameOf(man, cells, above) : faultOf(column, written, man, facts)
      return {
        ...{ name: `${squad}/${line} ${column}`, box: String(line), of: squadName(squad), written, value: written },
        ...{ label: writtenColumns[column].label, fault: what === null ? null : capital(what) },
        ...(what === null ? readAs(column, written, facts) : {}),
      }
    })
    above.push(man)
    return read
  })
}

function linesIn(boxes: ReadonlyMap<string, Written>): Line[] {
  const lines = new Map<string, Line>()
  for (const [name, typed] of boxes) {
    const [, squad = '', line = '', column = ''] = /^(\d)\/([1-9]\d?) (\w+)$/.exec(name) ?? []
    const written = String(typed).trim()
    if (written === '' || !Object.hasOwn(writtenColumns, column)) continue
    const key = `${squad}/${line}`
    const one = lines.get(key) ?? { squad: Number(squad), line: Number(line), cells: {} }
    one.cells[column as WrittenColumn] = written
    lines.set(key, one)
  }
  return [...lines.values()]
}

/** What is wrong with a name, and what is missing beside it. */
function nameOf(man: Named, cells: Line['cells'], above: readonly Named[]): string | null {
  if (man.lastName === '') return namelessFault
  const twin = twinFault(man, above, ({ squad, line }) => `${squadName(squad)}, line ${line}`)
  const missing = (['rep', 'deros'] as const).filter((column) => cells[column] === undefined)
  const names = missing.map((column) => writtenColumns[column].label)
  return (
    nameFault(man.lastName) ??
    nameFault(man.firstName) ??
    twin ??
    (names.length === 0 ? null : `his ${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} missing.`)
  )
}

function faultOf(column: WrittenColumn, written: string, { lastName }: Named, facts: MusterView): string | null {
  // An open place has a weapon, and nothing else.
  if (lastName === '' && column !== 'weapon') return namelessFault
  switch (column) {
    case 'rep':
      return repFault(written, facts)
    case 'attribute':
      return attributesFault(written, facts)
    case 'weapon':
      return weaponFault(written, facts)
    case 'deros':
      return derosFault(written, longestTour(facts))
    case 'name':
      return null
  }
}

/** Which army list it is of, and so how long a tour, is said on the page that takes it over. */
const longestTour = ({ forces }: MusterView): number => Math.max(...forces.map(({ tourLength }) => tourLength))

/** How a cell was understood that is written otherwise than in the program. */
function readAs(column: WrittenColumn, written: string, facts: MusterView): Pick<BoxRead, 'note'> {
  const meant =
    column === 'weapon' ? weaponNamed(written, facts)?.name : column === 'deros' ? monthsIn(written, facts) : undefined
  return meant === undefined || meant === written ? {} : { note: `Read as ${meant}.` }
}

const monthsIn = (written: string, facts: MusterView): string =>
  String((halfMonthsIn(written, longestTour(facts)) ?? 0) / 2)
