import { note, type Line } from '../../../../engine/lines.ts'
import type { Rules } from '../../../../engine/system.ts'
import { rowOf, type Table } from '../../../../engine/table.ts'
import { textOf } from '../../platoon/lists.ts'
import type { Corps, FreeWorldList } from '../../state.ts'
import { corpsChoice } from '../../tables/calendar.ts'
import { corpsNames, forceNames } from '../../words.ts'

/** Says so when a force is where it hardly ever fought; no bar, a recommendation (ruling to FNG p. 53). */
export function warnOfCorps(rules: Rules, list: FreeWorldList, corps: Corps, say: (line: Line) => void): void {
  const table = rules.table<Table>(corpsChoice)
  const row = rowOf(table, list === 'usmc' || list === 'anzac' ? list : 'others')
  if (textOf(row, 'corps')?.split(' ').includes(corps) ?? true) return
  const usual = String(row.cells?.['Corps'])
  say(
    note(`${forceNames[list]} hardly ever fought in ${corpsNames[corps]}; usual: ${usual}.`, {
      table: table.id,
      page: table.page,
    }),
  )
}
