import { fngBook } from '../../src/games/fng/sheets/qrs/fngBook.ts'
import { doAtOnce } from '../../src/main/engine/work.ts'
import { drawDocument, newMeasure } from '../../src/main/sheets/document.ts'
import { onPaper } from '../../src/main/sheets/onPaper.ts'
import { bookletSheet } from '../../src/main/sheets/qrs/booklet/bookletSheet.ts'
import { bookletModel } from '../../src/main/sheets/qrs/booklet/makeBooklet.ts'
import { playTour } from '../../tests/support/playTour.ts'
import { cpuOf, median, ms, times, turnAbout, type Group } from '../measure.ts'
import { drawRaw } from '../rawDrawing.ts'

/** The booklet of all tables of FNG against pdfkit drawing the same strings and lines. */
export async function booklet(): Promise<Group> {
  const { state } = playTour('usmc', 1967).at(-1)!
  const made = () => bookletSheet(bookletModel(fngBook, state))
  const { sides, size } = doAtOnce(onPaper(made(), newMeasure(), { paper: 'letter', fold: 'pages' }))
  const pages = sides.map(({ marks }) => marks)
  const [ours, raw] = (
    await turnAbout(
      9,
      [
        () => doAtOnce(drawDocument([made()], { paper: 'letter', accent: null, fold: 'pages' })),
        () => drawRaw(pages, size),
      ],
      cpuOf,
    )
  ).map(median) as [number, number]
  return {
    title: 'The booklet of all tables',
    how: `FNG on Letter, ${pages.length} pages of half a sheet, ${pages.flat().length} strings and lines: made of the tables, laid out and drawn into one PDF, with tags and bookmarks; raw pdfkit gets the strings and lines laid out, with the same fonts, and only draws. Both turn and turn about, by processor time, once each has been drawn before.`,
    results: [
      { what: 'Made, laid out and drawn', measured: ms(ours), target: 'under 500 ms', met: ours < 500 },
      { what: 'Raw pdfkit', measured: ms(raw), target: '', met: null },
      { what: 'Ratio', measured: times(ours / raw), target: '', met: null },
    ],
  }
}
