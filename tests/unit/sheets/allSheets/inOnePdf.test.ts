import { describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../../src/main/engine/work.ts'
import { fngSheets } from '../../../../src/games/fng/app/fngSheets.ts'
import { drawDocument } from '../../../../src/main/sheets/document.ts'
import { onPaper } from '../../../../src/main/sheets/onPaper.ts'
import { both, made, sources } from '../../../support/everySheet.ts'
import { accessibleFaults } from '../accessibleFaults.ts'
import { testMeasure, textsOf } from '../inCells.ts'
import { fontsOf, readPdf } from '../readPdf.ts'

describe('all sheets in one PDF', () => {
  const full = sources['a full platoon before a battle']

  it.each(both)('can be read back page by page, on %s', async (paper) => {
    const source = full()
    const sheets = fngSheets.flatMap((sheet) => made(sheet, source) ?? [])
    const bytes = await doAtOnce(drawDocument(sheets, { paper, accent: 'olive' }))
    const measure = testMeasure()
    const pages = sheets.flatMap((sheet) => {
      const { size, sides } = doAtOnce(onPaper(sheet, measure, { paper }))
      return sides.map(({ marks }) => ({ size, marks }))
    })
    const read = await readPdf(bytes)
    expect(read.pages).toHaveLength(pages.length)
    for (const [i, page] of read.pages.entries()) {
      const { size, marks } = pages[i]!
      expect([page.width, page.height]).toEqual([size.width, size.height])
      const texts = textsOf(marks).map(({ text }) => text.trim())
      const lost = texts.filter((text) => !page.text.includes(text.replace(/\s+/g, ' ')))
      expect(lost).toEqual([])
    }
    expect(read).toMatchObject({ title: sheets[0]!.title, author: '', language: 'en', tagged: true })
    expect(read.bookmarks.map(({ title }) => title)).toEqual(sheets.map(({ title }) => title))
    expect(accessibleFaults(bytes)).toEqual([])
    const { names, files } = fontsOf(bytes)
    expect(files).toBe(names.length)
    expect(names.length).toBeLessThanOrEqual(9)
  })

  it('has the same bytes for the same tour', async () => {
    const bytes = await Promise.all(
      [full(), full()].map((source) => {
        const sheets = fngSheets.flatMap((sheet) => made(sheet, source) ?? [])
        return doAtOnce(drawDocument(sheets, { paper: 'a4', accent: null }))
      }),
    )
    expect(Buffer.from(bytes[0]!).equals(Buffer.from(bytes[1]!))).toBe(true)
  })
})
