import { sheetOf, type Sheet, type SheetForm } from '../../../../src/main/sheets/sheet.ts'
import { Pen } from '../../../../src/main/sheets/pen.ts'
import { tickField } from '../../../../src/main/sheets/furniture.ts'
import { drawPdf } from '../drawPdf.ts'

/** Boxes of each kind: words, a tick, one that is ticked in print, and a ring round one of three letters. */
export const sampleForm = (
  form: SheetForm = { code: 'R4-F', campaign: '5ac71f00-1967-4dec-8bad-0123456789ab' },
): Sheet =>
  sheetOf(
    'A form',
    (measure) => {
      const pen = new Pen(measure)
      pen.text({ x: 50, y: 20, w: 200, h: 20 }, 'A form', {
        ...{ face: 'print', size: 12 },
        role: { kind: 'title', name: 'A form' },
      })
      const box = { x: 50, y: 50, w: 200, h: 20 }
      pen.field({ name: '1', words: 'Box 1: words', box, filling: { kind: 'text', size: 9, most: 200 } })
      const long = { ...box, y: 80, h: 60 }
      pen.field({
        name: '2',
        words: 'Box 2: notes',
        box: long,
        filling: { kind: 'text', size: 9, most: 2000, long: true },
      })
      tickField(pen, 50, 150, { name: '3', words: 'Box 3: a tick' })
      tickField(pen, 50, 170, { name: '4/7', words: 'Box 4: a tick in print' }, true)
      for (const [i, letter] of ['F', 'O', 'D'].entries()) {
        const ring = { x: 50 + 15 * i, y: 190, w: 14, h: 14 }
        pen.field({ name: '5/7', words: 'Box 5: a ring', box: ring, filling: { kind: 'ring', letter } })
      }
      return [pen.marks]
    },
    { form },
  )

/** @returns its PDF. */
export const samplePdf = (form?: SheetForm): Promise<Uint8Array> => drawPdf(sampleForm(form), { paper: 'letter' })
