import { expect, it } from 'vitest'
import { bookRules } from '../../../src/main/engine/system.ts'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import { briefingModel } from '../../../src/games/fng/sheets/briefing/briefing.ts'
import { rosterModel } from '../../../src/games/fng/sheets/roster/roster.ts'
import { squadsModel } from '../../../src/games/fng/sheets/squads/squads.ts'
import { statusBoxes, statusLegend } from '../../../src/games/fng/sheets/shared/statusBoxes.ts'
import { briefingSheet } from '../../../src/games/fng/sheets/briefing/briefingSheet.ts'
import { inside } from '../../../src/main/sheets/paper.ts'
import { rosterSheet } from '../../../src/games/fng/sheets/roster/rosterSheet.ts'
import type { Sheet } from '../../../src/main/sheets/sheet.ts'
import { squadsSheet } from '../../../src/games/fng/sheets/squads/squadsSheet.ts'
import { testMeasure, textsOf } from './inCells.ts'
import { withMission } from './sampleMission.ts'
import { marines } from './samplePlatoon.ts'

const letters = statusBoxes.map(({ letter }) => letter).join('')

/** The single letters that stand over boxes, from left to right, and the whole of the sheet's text. */
function read(sheet: Sheet): { heads: string; text: string } {
  const [first] = doAtOnce(sheet.layOut(testMeasure(), inside('letter')))
  const texts = textsOf(first!)
  const heads = texts.filter(({ text, face }) => /^[A-Z]$/.test(text) && face === 'narrowSemi')
  return { heads: heads.map(({ text }) => text).join(''), text: texts.map(({ text }) => text).join(' ') }
}

it.each([
  ['roster', () => rosterSheet(rosterModel(marines, bookRules))],
  ['squad sheets', () => squadsSheet(squadsModel(marines, bookRules))],
  ['briefing', () => briefingSheet(briefingModel(withMission(), bookRules))],
])(
  'FNG pp. 18, 24, 30: the %s has the same six boxes for a man in the same order, and says what they mean',
  (_, open) => {
    const { heads, text } = read(open())
    expect(heads).toMatch(new RegExp(`^(${letters})+$`))
    expect(text).toContain(statusLegend)
    expect(statusLegend).toMatch(/^B ducked back, S stunned, /)
  },
)
