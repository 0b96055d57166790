import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { SheetGroup } from '../../src/contract/sheets.ts'
import type { FngSource } from '../../src/games/fng/sheets/shared/ofTour.ts'
import { fngSheets } from '../../src/games/fng/app/fngSheets.ts'
import { making, type PrintableSheet } from '../../src/main/sheets/offer.ts'
import { bookRules } from '../../src/main/engine/system.ts'
import { doAtOnce } from '../../src/main/engine/work.ts'
import type { RosterModel } from '../../src/games/fng/sheets/roster/rosterModel.ts'
import { rosterModel } from '../../src/games/fng/sheets/roster/roster.ts'
import { drawDocument, newMeasure } from '../../src/main/sheets/document.ts'
import { rosterSheet } from '../../src/games/fng/sheets/roster/rosterSheet.ts'
import type { Mark } from '../../src/main/sheets/marks.ts'
import { inside, papers } from '../../src/main/sheets/paper.ts'
import { rosterPages } from '../../src/games/fng/sheets/roster/rosterSheet.ts'
import { playTour } from '../../tests/support/playTour.ts'
import { sheetSource } from '../../tests/support/sheetSource.ts'
import { drawRaw } from '../rawDrawing.ts'
import { cpuOf, median, ms, times, timesOfAsync, turnAbout, type Group } from '../measure.ts'

/** The roster of a full platoon against pdfkit drawing the same strings and lines; quick reference, folder, and memory. */
export async function sheets(): Promise<Group> {
  const model = rosterModel(playTour('usmc', 1967)[0]!.state, bookRules)
  const pages = marksOf(model)
  const marks = pages.reduce((sum, page) => sum + page.length, 0)
  const sides = [() => doAtOnce(drawDocument([rosterSheet(model)], onLetter)), () => drawRaw(pages, papers.letter)]
  const [ours, raw] = (await turnAbout(15, sides, cpuOf)).map(median) as [number, number]
  const ratio = ours / raw
  const source = sheetSource(beforeBattle())
  const [reference, folder] = [await drawGroup('qrs', source), await drawGroup('folder', source)]
  const { inUse } = memoryOf('--expose-gc')
  const { held } = memoryOf()
  return {
    title: 'Printed sheets',
    how: `The roster: a full USMC platoon on Letter, ${pages.length} pages, ${marks} strings and lines; raw pdfkit gets them laid out, with the same fonts, and only draws, without tags and bookmarks; both turn and turn about, by processor time. Quick reference and folder: all sheets of their group, made, laid out and drawn into one PDF. Memory: every sheet there is, drawn one after the other by a process of its own, from source, which takes some 155 MB before the first of them; in use is what was left each time garbage had been collected, of the process all that it held, garbage too.`,
    results: [
      { what: 'Roster, laid out and drawn', measured: ms(ours), target: '', met: null },
      { what: 'Raw pdfkit', measured: ms(raw), target: '', met: null },
      { what: 'Ratio', measured: times(ratio), target: 'within 1.4 times', met: ratio <= 1.4 },
      { what: 'All sheets of the quick reference', measured: ms(reference), target: '', met: null },
      { what: 'Mission folder', measured: ms(folder), target: 'under 1 s', met: folder < 1000 },
      { what: 'Memory in use', measured: `${inUse} MB`, target: '', met: null },
      { what: 'Memory of the process', measured: `${held} MB`, target: 'under 200 MB', met: held < 200 },
    ],
  }
}

const onLetter = { paper: 'letter', accent: null } as const

/** A tour whose fifth battle is still to be fought. */
function beforeBattle() {
  const entries = playTour('usmc', 1967)
  const battles = entries.flatMap(({ state }, i) => (state.tour[0]!.phase === 'battle' ? [i] : []))
  return entries.slice(0, battles[4]! + 1)
}

/** @returns the time of all sheets of a group in one PDF, in milliseconds, once they have been drawn before. */
async function drawGroup(group: SheetGroup, source: FngSource): Promise<number> {
  const times = await timesOfAsync(5, () => {
    const ready = fngSheets.filter((sheet) => sheet.group === group && sheet.lacking(source) === null)
    const chosen = (sheet: PrintableSheet) => (sheet.takes.includes('tables') ? { tables: ['attributes'] } : {})
    return doAtOnce(
      drawDocument(
        ready.map((sheet) => doAtOnce(making(sheet, source, chosen(sheet)))),
        onLetter,
      ),
    )
  })
  return median(times)
}

/** @returns megabytes: the most in use at any time once garbage was collected, and the most that a process held. */
function memoryOf(...flags: string[]): Memory {
  const script = join(import.meta.dirname, 'sheetMemory.ts')
  const said = JSON.parse(execFileSync(process.execPath, [...flags, script], { encoding: 'utf8' })) as Memory
  return { inUse: Math.round(said.inUse / 2 ** 20), held: Math.round(said.held / 2 ** 20) }
}
interface Memory {
  readonly inUse: number
  readonly held: number
}

function marksOf(model: RosterModel): readonly (readonly Mark[])[] {
  return rosterPages(newMeasure(), model, inside('letter'))
}
