import type { BoxRead } from '../../../../../contract/print.ts'
import type { Written } from '../../../../../main/sheets/forms/filled.ts'
import { squadName } from '../../../rules/people.ts'
import { writtenColumns, type WrittenColumn } from '../../../sheets/roster/written.ts'

/**
 * @param boxes what stands in the cells of a blank roster.
 * @returns all that was written, line by line; whether it fits, the page says that takes a campaign over from paper.
 */
export const rosterRead = (boxes: ReadonlyMap<string, Written>): readonly BoxRead[] =>
  [...boxes].flatMap(([name, typed]) => {
    const [, squad = '', box = '', column = ''] = /^(\d)\/(\d{1,2}) (\w+)$/.exec(name) ?? []
    const written = String(typed).trim()
    if (written === '' || !Object.hasOwn(writtenColumns, column)) return []
    const { label } = writtenColumns[column as WrittenColumn]
    return [{ name, box, of: squadName(Number(squad)), label, written, fault: null, value: written }]
  })
