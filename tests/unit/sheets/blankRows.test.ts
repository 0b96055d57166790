import { describe, expect, it } from 'vitest'
import { bookgunSheets } from '../../../src/games/bookgun/sheets/sheetsOf.ts'
import { fngSheets } from '../../../src/games/fng/app/fngSheets.ts'
import { skirmishSheets } from '../../../src/games/skirmish/sheets/sheetsOf.ts'
import { snoopinSheets } from '../../../src/games/snoopin/sheets/sheetsOf.ts'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import { making } from '../../../src/main/sheets/offer.ts'
import { roomOf } from '../../../src/main/sheets/onPaper.ts'
import type { Paper } from '../../../src/main/sheets/paper.ts'
import { made, sources } from '../../support/everySheet.ts'
import { narrowRows } from './narrowRows.ts'
import { testMeasure } from './inCells.ts'

const both: Paper[] = ['letter', 'a4']
const blank = [...fngSheets, ...skirmishSheets, ...snoopinSheets, ...bookgunSheets].filter(
  ({ group }) => group === 'blank',
)

describe.each(blank)('$sheet', (sheet) => {
  it.each(both)('has rows of 7 mm or more for a hand that writes, on %s', (paper) => {
    const ready = doAtOnce(making(sheet, null, {}))
    const pages = doAtOnce(ready.layOut(testMeasure(), roomOf(ready, paper)))
    expect(pages.flatMap((marks) => narrowRows(marks))).toEqual([])
  })
})

/** Sheets of a tour on which there is room to write. */
const open = [
  ...['roster', 'squads', 'cards', 'derosBoard', 'briefing', 'map', 'turnTrack', 'supportCard', 'enemyOob'],
  ...['reportForm', 'aar', 'rollCall'],
].map((name) => fngSheets.find(({ sheet }) => sheet === name)!)

describe('what a tour has filled in', () => {
  const source = sources['a full platoon before a battle']()

  it.each(open)('leaves no row that is too low to write in: $sheet', (sheet) => {
    for (const paper of both) {
      const ready = made(sheet, source)!
      const pages = doAtOnce(ready.layOut(testMeasure(), roomOf(ready, paper)))
      expect(pages.flatMap((marks) => narrowRows(marks))).toEqual([])
    }
  })
})
