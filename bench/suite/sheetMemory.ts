import { fngSheets } from '../../src/games/fng/app/fngSheets.ts'
import { doAtOnce } from '../../src/main/engine/work.ts'
import { drawDocument } from '../../src/main/sheets/document.ts'
import { making } from '../../src/main/sheets/offer.ts'
import { playTour } from '../../tests/support/playTour.ts'
import { sheetSource } from '../../tests/support/sheetSource.ts'

// Draws every sheet of a tour that is over, each into a PDF of its own. Says, in bytes, the most memory that was in use
// after garbage was collected (where it is let: --expose-gc), and the most that the process ever held.
const source = sheetSource(playTour('usmc', 1967))
let inUse = 0
for (const sheet of fngSheets) {
  if (sheet.lacking(source) !== null) continue
  const chosen = sheet.takes.includes('tables') ? { tables: ['attributes'] } : {}
  await doAtOnce(drawDocument([doAtOnce(making(sheet, source, chosen))], { paper: 'letter', accent: 'olive' }))
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  inUse = Math.max(inUse, heapUsed + external)
}
console.log(JSON.stringify({ inUse, held: process.resourceUsage().maxRSS * 1024 }))
