import { describe, expect, it } from 'vitest'
import { keepRuns, Typesetter, type ShapingFont } from '../../../src/main/sheets/typesetter.ts'
import { Pen } from '../../../src/main/sheets/pen.ts'
import { sheetOf } from '../../../src/main/sheets/sheet.ts'
import { drawPdf } from './drawPdf.ts'
import { testMeasure } from './inCells.ts'
import { readPdf } from './readPdf.ts'

/** A font that counts how often it is asked: "A" stands closer to what follows, and "^" aside. */
function countingFont() {
  const asked: string[] = []
  const shaped: string[] = []
  const font: ShapingFont = {
    id: 'F1',
    ref: () => null,
    layoutRun(text) {
      shaped.push(text)
      return text
    },
    encode(text) {
      asked.push(text)
      font.layoutRun(text)
      const letters = Array.from(text)
      return [
        letters,
        letters.map((letter) => ({
          xAdvance: letter === 'A' ? 440.004 : 500,
          advanceWidth: 500,
          xOffset: letter === '^' ? 12 : 0,
          yOffset: 0,
        })),
      ]
    },
  }
  return { font, asked, shaped }
}

describe('words as a PDF shows them', () => {
  it('stand as close as the font has them, with a space after them', () => {
    const { font } = countingFont()
    expect(new Typesetter(font, undefined).shown('AB B')).toBe('<A>60<B B >')
  })

  it('are shaped once each, whatever texts they are in', () => {
    const { font, asked } = countingFont()
    const set = new Typesetter(font, undefined)
    for (const text of ['REP 4', 'REP 5', 'REP 4', 'no REP 4']) set.shown(text)
    expect(asked).toEqual(['REP ', '4', ' ', '5', 'no '])
  })

  it('are shaped as a whole where figures are to be as wide as each other, and not again once they were measured', () => {
    const { font, asked, shaped } = countingFont()
    keepRuns(font, new Map())
    font.layoutRun('REP 4', ['tnum'])
    new Typesetter(font, ['tnum']).shown('REP 4')
    expect([asked, shaped]).toEqual([
      ['REP 4', ' '],
      ['REP 4', ' '],
    ])
  })

  it('are shaped once for all documents', () => {
    const runs = new Map()
    const [first, second] = [countingFont(), countingFont()]
    for (const { font } of [first, second]) {
      keepRuns(font, runs)
      expect(font.layoutRun('Platoon')).toBe('Platoon')
    }
    expect([first.shaped, second.shaped]).toEqual([['Platoon'], []])
  })

  it('can be copied out of every document, whatever was drawn before', async () => {
    const saying = (words: string) =>
      sheetOf('Letters', (measure, page) => {
        const pen = new Pen(measure)
        pen.text({ ...page, h: 20 }, words, { face: 'typed', size: 10 })
        return [pen.marks]
      })
    // Two apostrophes make a sign of inches.
    await drawPdf(saying('Range 48"'), { paper: 'letter' })
    const { pages } = await readPdf(await drawPdf(saying("Pfc O'Dowd"), { paper: 'letter' }))
    expect(pages[0]!.text).toContain("Pfc O'Dowd")
  })

  it('are left to pdfkit where a mark stands aside of its letter', async () => {
    const aside = 'q\u0301 and x\u0323'
    expect(testMeasure().typeset('print', aside).shown).toBeNull()
    expect(testMeasure().typeset('print', 'Đặng').shown).toMatch(/^<[\da-f]+>/)
    const sheet = sheetOf('Letters', (measure, page) => {
      const pen = new Pen(measure)
      const style = { face: 'print', size: 9, at: 'top' } as const
      pen.text(page, aside, { ...style, tracking: 0.1 })
      pen.text({ ...page, y: page.y + 20 }, 'Đặng', style)
      return [pen.marks]
    })
    const { text } = (await readPdf(await drawPdf(sheet, { paper: 'a4' }))).pages[0]!
    expect(text.normalize('NFD')).toContain(aside.normalize('NFD'))
    expect(text).toContain('Đặng')
  })
})
