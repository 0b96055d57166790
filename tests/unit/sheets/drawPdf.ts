import { doAtOnce } from '../../../src/main/engine/work.ts'
import { drawDocument, type Printing } from '../../../src/main/sheets/document.ts'
import type { Sheet } from '../../../src/main/sheets/sheet.ts'

/** @returns the PDF of one sheet, in black and white. */
export const drawPdf = (sheet: Sheet, { paper }: Pick<Printing, 'paper'>): Promise<Uint8Array> =>
  doAtOnce(drawDocument([sheet], { paper, accent: null }))
