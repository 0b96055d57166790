import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import { drawDocument } from '../../../src/main/sheets/document.ts'
import { repStripe, sectionHead, sheetFoot, sheetHead } from '../../../src/main/sheets/furniture.ts'
import { Pen } from '../../../src/main/sheets/pen.ts'
import { sheetOf } from '../../../src/main/sheets/sheet.ts'
import { makeReady, type ReadyPicture } from '../../../src/main/sheets/pictures/unpack.ts'
import { pngBytes } from '../../support/samplePicture.ts'
import { inside } from '../../../src/main/sheets/paper.ts'
import { testMeasure, textsOf } from './inCells.ts'
import { readPdf } from './readPdf.ts'

/** Two pages with a head each, a section, a row of two cells, and a paragraph of two lines in one. */
const sample = (name: string) =>
  sheetOf(`${name}: Bravo`, (measure, page) =>
    [1, 2].map((number) => {
      const pen = new Pen(measure)
      sheetHead(pen, page, number === 1 ? name : `${name}, continued`, 'Bravo', 'June')
      sectionHead(pen, { x: page.x, y: 100, w: 200 }, `Part ${number}`)
      pen.text({ x: page.x, y: 120, w: 60, h: 10 }, 'Able', { face: 'typed', size: 9 })
      pen.line(100, 120, 100, 130)
      pen.text({ x: 110, y: 120, w: 60, h: 10 }, 'REP 4', { face: 'print', size: 9 })
      const words = { face: 'print', size: 9, lines: 2, at: 'top' } as const
      pen.text({ x: page.x, y: 140, w: 80, h: 24 }, 'A sentence that takes two lines', words)
      sheetFoot(pen, page, ['Source'], [`${number} of 2`])
      return pen.marks
    }),
  )

/** @returns the left of a foot of so many parts. */
function footOf(parts: readonly string[], right = 'platoon log, 1 of 2'): string {
  const [marks] = doAtOnce(
    sheetOf('Foot', (measure, page) => {
      const pen = new Pen(measure)
      sheetFoot(pen, page, parts, [right])
      return [pen.marks]
    }).layOut(testMeasure(), inside('letter')),
  )
  return textsOf(marks!).find(({ text }) => text !== right)!.text
}

describe('the foot of a page', () => {
  it('keeps its parts apart: by white, by less of it, and where that has no room by a sign', () => {
    const signs = ['Ticked: ranks reached', 'Framed: special and leadership developments', 'Black: Combat Fatigue']
    const sealed = [
      'Snoopin’ & Poopin’, p. 22',
      ...signs,
      'Ranks are sealed: they stand on the copy of their own player',
    ]
    expect(footOf(signs)).toBe(signs.join('     '))
    expect(footOf(sealed)).toBe(sealed.join('   '))
    expect(footOf([...sealed, ...signs])).toContain('reached; Framed')
  })
})

const draw = (accent: 'olive' | null = null, sheets = [sample('Roster'), sample('Cards')]) =>
  doAtOnce(drawDocument(sheets, { paper: 'a4', accent }))

/** @returns what is drawn on the pages, as PDF writes it. */
function contentOf(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes)
  const starts = [...raw.toString('latin1').matchAll(/\/FlateDecode\s*>>\s*stream\n/g)]
  return starts
    .map(({ index, 0: { length } }) => inflateSync(raw.subarray(index + length)).toString('latin1'))
    .join('\n')
}

describe('a PDF of several sheets', () => {
  it('names itself, its language and nobody', async () => {
    const { title, author, language, pages } = await readPdf(await draw())
    expect([title, author, language, pages.length]).toEqual(['Roster: Bravo', '', 'en', 4])
    const own = await doAtOnce(drawDocument([sample('Roster')], { paper: 'a4', accent: null, title: 'My sheets' }))
    expect((await readPdf(own)).title).toBe('My sheets')
  })

  it('is printed at full size where something is to be cut out', async () => {
    const scaling = async (trueSize: boolean) =>
      (await readPdf(await draw(null, [sample('Roster'), { ...sample('Cards'), ...(trueSize ? { trueSize } : {}) }])))
        .printScaling
    expect([await scaling(false), await scaling(true)]).toEqual([null, 'None'])
  })

  it('has a bookmark for every sheet, with its headings under it', async () => {
    expect((await readPdf(await draw())).bookmarks).toEqual([
      { title: 'Roster: Bravo', under: ['Part 1', 'Part 2'] },
      { title: 'Cards: Bravo', under: ['Part 1', 'Part 2'] },
    ])
  })

  it('is tagged: a title once, headings, a row and a text of lines as one paragraph each, no furniture', async () => {
    const { tagged, structure } = await readPdf(await draw())
    expect(tagged).toBe(true)
    const first = ['Root', 'Document', 'Sect', 'H1', 'H2', 'P', 'P']
    expect(structure).toEqual([
      first,
      first.filter((kind) => kind !== 'H1'),
      first,
      first.filter((kind) => kind !== 'H1'),
    ])
  })

  it('keeps words apart for who searches it', async () => {
    expect((await readPdf(await draw())).pages[0]!.text).toContain('Able REP 4 A sentence that takes two lines')
  })

  it('prints the accent as black where none was chosen', async () => {
    const colours = async (accent: 'olive' | null) =>
      contentOf(await draw(accent)).includes('0.27450980392156865 0.3176470588235294')
    expect(await colours(null)).toBe(false)
    expect(await colours('olive')).toBe(true)
  })

  it('prints REP in the colours of the rulebook where colours are printed, and as a pattern in any case', async () => {
    const stripe = sheetOf('REP 4', (measure, page) => {
      const pen = new Pen(measure)
      repStripe(pen, { ...page, w: 5, h: 16 }, 4)
      return [pen.marks]
    })
    const red = '0.7215686274509804 0.13725490196078433'
    expect(contentOf(await draw('olive', [stripe]))).toContain(red)
    expect(contentOf(await draw(null, [stripe]))).not.toContain(red)
  })

  it('prints every REP from 2 to 7 as a pattern of its own, whatever the colours', () => {
    const patterns = [2, 3, 4, 5, 6, 7].map((grade) => {
      const pen = new Pen(testMeasure())
      repStripe(pen, { x: 0, y: 0, w: 5, h: 16 }, grade)
      return JSON.stringify(
        pen.marks.map((mark) => mark.kind === 'path' && [mark.d, mark.fill === undefined, mark.dash]),
      )
    })
    expect(new Set(patterns).size).toBe(patterns.length)
  })

  it('says what a picture shows', async () => {
    const ready = makeReady(pngBytes) as ReadyPicture
    const picture = sheetOf('Picture', () => [
      [{ kind: 'image', bytes: ready.bytes, box: { x: 40, y: 40, w: 20, h: 20 }, alt: 'The bridge' }],
    ])
    const bytes = await draw(null, [picture])
    expect((await readPdf(bytes)).structure[0]).toContain('Figure')
    expect(Buffer.from(bytes).toString('latin1')).toContain('/Alt (The bridge)')
  })
})
