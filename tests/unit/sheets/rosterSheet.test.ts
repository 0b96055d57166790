import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookRules } from '../../../src/main/engine/system.ts'
import { blankRosterModel, rosterModel } from '../../../src/games/fng/sheets/roster/roster.ts'
import type { RosterLine, RosterModel } from '../../../src/games/fng/sheets/roster/rosterModel.ts'
import { attributes, attributeShortEffects } from '../../../src/games/fng/rules/tables/index.ts'
import { rosterSheet } from '../../../src/games/fng/sheets/roster/rosterSheet.ts'
import { drawPdf } from './drawPdf.ts'
import { inside, papers, type Paper } from '../../../src/main/sheets/paper.ts'
import { rosterPages } from '../../../src/games/fng/sheets/roster/rosterSheet.ts'
import { longName } from './anyMan.ts'
import { expectInCells, testMeasure, textsOf } from './inCells.ts'
import { fontsOf, readPdf } from './readPdf.ts'
import { marines, rangers } from './samplePlatoon.ts'

const both: Paper[] = ['letter', 'a4']
const model = rosterModel(marines, bookRules)

describe.each(both)('the roster on %s', (paper) => {
  it('has two pages of the paper, with every man on them', async () => {
    const pdf = await readPdf(await drawPdf(rosterSheet(model), { paper }))
    expect(pdf.pages).toHaveLength(2)
    for (const page of pdf.pages) {
      expect(page.width).toBeCloseTo(papers[paper].width, 1)
      expect(page.height).toBeCloseTo(papers[paper].height, 1)
    }
    const text = pdf.pages.map((page) => page.text).join(' ')
    for (const man of marines.soldiers) expect(text).toContain(`${man.lastName}, ${man.firstName}.`)
    expect(text).toContain('open since late Aug, rifleman')
    expect(text).toContain('FNG: 2nd Tour, p. 110-111')
    expect(pdf.pages[1]!.text).toContain('2 of 2')
  })

  it('sets Vietnamese names whole, in letters that a viewer can read', async () => {
    const pdf = await readPdf(await drawPdf(rosterSheet(rosterModel(rangers, bookRules)), { paper }))
    for (const name of ['Nguyễn Văn Thiệu, Đ.', 'Phạm Ngọc Thảo, Q.', 'Đặng Thị Ánh, H.']) {
      expect(pdf.pages[0]!.text).toContain(name)
    }
  })

  it('keeps every text in its cell', () => {
    for (const state of [marines, rangers]) {
      expectInCells(rosterPages(testMeasure(), rosterModel(state, bookRules), inside(paper)), inside(paper))
    }
  })

  it('blank, has 9 numbered lines for the HQ and 14 a squad', async () => {
    const blank = blankRosterModel(bookRules)
    expect(blank.sections.map((section) => section.lines.length)).toEqual([9, 14, 14, 14])
    const pages = rosterPages(testMeasure(), blank, inside(paper))
    const numbers = pages.flatMap((page) => textsOf(page).map(({ text }) => text)).filter((text) => /^\d+$/.test(text))
    expect(numbers.filter((text) => text === '14')).toHaveLength(3)
    expect(numbers.filter((text) => text === '8')).toHaveLength(4)
    const read = await readPdf(await drawPdf(rosterSheet(blank), { paper }))
    expect(read.title).toBe('Platoon roster')
    expect(read.pages).toHaveLength(2)
  })

  it('has room for a fourth squad', async () => {
    const pdf = await readPdf(await drawPdf(rosterSheet(blankRosterModel(bookRules, 4)), { paper }))
    expect(pdf.pages).toHaveLength(3)
    expect(pdf.pages[2]!.text).toContain('4TH SQUAD')
  })
})

describe('the roster as a document', () => {
  it('gives the same bytes for the same platoon', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => drawPdf(rosterSheet(model), { paper: 'a4' })))
    expect(Buffer.from(first!).equals(Buffer.from(second!))).toBe(true)
  })

  it('embeds its fonts, names itself and nobody else', async () => {
    const bytes = await drawPdf(rosterSheet(model), { paper: 'letter' })
    const { names, files } = fontsOf(bytes)
    expect(names.length).toBeGreaterThan(4)
    expect(files).toBe(names.length)
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('/Helvetica')
    const { title, author } = await readPdf(bytes)
    expect([title, author]).toEqual(['Platoon roster: 2nd Platoon, Bravo Company', ''])
  })
})

const names = attributes.rows.map((row) => row.text)
const effects = Object.values(attributeShortEffects)
const line: fc.Arbitrary<Omit<RosterLine, 'number'>> = fc.record({
  state: fc.constantFrom('here', 'away', 'open'),
  name: longName,
  star: fc.boolean(),
  tag: fc.constantFrom(null, { text: 'HOSP 12', out: true }, { text: 'SHORT', out: false }),
  leader: fc.constantFrom('', 'Ldr', 'Jr NCO'),
  rep: fc.integer({ min: 1, max: 9 }),
  attributes: fc.subarray(names),
  effects: fc.subarray(effects),
  weapon: fc.constantFrom('M-14', 'Remington shotgun, M-1 Thompson, .45', '90mm Recoilless Rifle'),
  deros: fc.constantFrom(null, { text: '12.5', left: 0.96, tick: 0.3 }),
})

const anyRoster: fc.Arbitrary<RosterModel> = fc
  .tuple(longName, fc.array(fc.array(line, { maxLength: 22 }), { minLength: 1, maxLength: 5 }))
  .map(([unit, squads]) => ({
    ...model,
    unit,
    fields: model.fields.map((field) => ({ ...field, value: `${unit} ${field.value}` })),
    sections: squads.map((lines, i) => ({
      title: `${i} ${unit}`,
      note: unit,
      lines: lines.map((one, k) => ({ ...one, number: k + 1 })),
    })),
  }))

describe('whatever stands on the roster', () => {
  it('leaves no cell and no page: long names, 36 attributes, many men', () => {
    const measure = testMeasure()
    fc.assert(
      fc.property(anyRoster, fc.constantFrom(...both), (roster, paper) => {
        const page = inside(paper)
        expectInCells(rosterPages(measure, roster, page), page)
      }),
      { numRuns: 30 },
    )
  })

  it('counts the attributes that have no room instead of cutting them', () => {
    const crowded = {
      ...model,
      sections: [{ ...model.sections[1]!, lines: [{ ...model.sections[1]!.lines[0]!, attributes: names, effects }] }],
    }
    const [page] = rosterPages(testMeasure(), crowded, inside('letter'))
    const text = textsOf(page!)
      .map((mark) => mark.text)
      .join(' ')
    expect(text).toMatch(/Agile.* and \d+ more/)
  })
})
