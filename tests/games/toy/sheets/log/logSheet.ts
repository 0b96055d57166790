import { headHeight, sheetFoot, sheetHead } from '../../../../../src/main/sheets/furniture.ts'
import { Pen } from '../../../../../src/main/sheets/pen.ts'
import { sheetOf, type Sheet } from '../../../../../src/main/sheets/sheet.ts'
import type { LogModel } from './log.ts'

export const logSheet = ({ ferry, lines }: LogModel): Sheet =>
  sheetOf('Log of the ferry', (measure, page) => {
    const pen = new Pen(measure)
    sheetHead(pen, page, 'Log of the ferry', ferry, '')
    lines.forEach((line, i) => {
      const cell = { ...page, y: page.y + headHeight + 10 + i * 36, h: 32 }
      pen.text(cell, line, { face: 'typed', size: 10, lines: 2 })
    })
    sheetFoot(pen, page, ['A toy'], [])
    return [pen.marks]
  })
