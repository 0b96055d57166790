import { note, type Line } from '../../../../../main/engine/lines.ts'
import type { Rules } from '../../../../../main/engine/system.ts'
import { rowOf, type Table } from '../../../../../main/engine/table.ts'
import { textOf } from '../../platoon/lists.ts'
import type { Corps, FreeWorldList } from '../../state.ts'
import { corpsChoice } from '../../tables/calendar.ts'
import { corpsNames, forceNames } from '../../words.ts'

/** @returns the Corps that a force fought in as a rule; all of them for most (FNG p. 53). */
export const usualCorps = (rules: Rules, list: FreeWorldList): readonly Corps[] =>
  (textOf(rowOfForce(rules, list), 'corps') ?? '').split(' ') as Corps[]

const rowOfForce = (rules: Rules, list: FreeWorldList) =>
  rowOf(rules.table<Table>(corpsChoice), list === 'usmc' || list === 'anzac' ? list : 'others')

/** Says so when a force is where it hardly ever fought; no bar, a recommendation (ruling to FNG p. 53). */
export function warnOfCorps(rules: Rules, list: FreeWorldList, corps: Corps, say: (line: Line) => void): void {
  if (usualCorps(rules, list).includes(corps)) return
  const usual = String(rowOfForce(rules, list).cells?.['Corps'])
  const { id, page } = corpsChoice
  say(note(`${forceNames[list]} hardly ever fought in ${corpsNames[corps]}; usual: ${usual}.`, { table: id, page }))
}
