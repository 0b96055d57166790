import { bookRules } from '../../engine/system.ts'
import { rulesOf } from '../../rules/fng/house/rulesOf.ts'
import type { Work } from '../../engine/work.ts'
import { briefingModel } from '../../rules/fng/sheets/briefing.ts'
import { blankRosterModel, rosterModel } from '../../rules/fng/sheets/roster.ts'
import type { FngState, Mission } from '../../rules/fng/state.ts'
import { drawBriefing } from '../../sheets/drawBriefing.ts'
import { drawRoster } from '../../sheets/drawRoster.ts'
import type { SheetName, SheetOptions } from '../appSystem.ts'

/**
 * @param mission asked only for a briefing; throws RuleError `not-now` when there is none.
 * @returns the work of drawing the PDF.
 */
export function drawSheet(
  sheet: SheetName,
  state: FngState,
  mission: () => Mission,
  options: SheetOptions,
): Work<Promise<Uint8Array>> {
  switch (sheet) {
    case 'roster':
      return drawRoster(rosterModel(state, rulesOf(state)), options)
    case 'blankRoster':
      return drawBlankRoster(options)
    case 'briefing':
      return drawBriefing(briefingModel(state, rulesOf(state), mission()), options)
  }
}

/** @returns a roster with empty lines, for the pencil. */
export const drawBlankRoster = (options: SheetOptions): Work<Promise<Uint8Array>> =>
  drawRoster(blankRosterModel(bookRules), options)
