import { fullTour } from '../../rules/platoon/rolls.ts'
import type { Rules } from '../../../../main/engine/system.ts'
import { deros } from '../../rules/tables/index.ts'
import { forceNames } from '../../rules/words.ts'
import type { FreeWorldList } from '../../rules/terms.ts'
import { blankRosterModel } from '../roster/roster.ts'
import { sourcesOf } from '../shared/sheetWords.ts'
import type { BoardModel, BoardRow } from './boardModel.ts'

/** @returns a board of nobody: names are written in, and bars drawn from month to month of the longest tour. */
export function blankBoard(rules: Rules): BoardModel {
  const lists = Object.keys(forceNames) as FreeWorldList[]
  const to = Math.max(...lists.map((list) => fullTour(rules, list).halfMonths))
  const row = (line: number): BoardRow => ({ line, holder: null, post: '', bars: [] })
  return {
    ...{ unit: '', force: '', from: 0, to, today: null },
    months: Array.from({ length: to / 2 }, (_, i) => ({
      ...{ from: 2 * i, to: 2 * i + 2, name: String(i + 1), rainy: false },
    })),
    groups: blankRosterModel(rules).sections.map(({ title, lines }) => ({
      title,
      rows: lines.map(({ number }) => row(number)),
    })),
    ...{ totals: [], leaving: [], due: [], open: { title: '', items: [] } },
    source: sourcesOf(deros.page),
  }
}
