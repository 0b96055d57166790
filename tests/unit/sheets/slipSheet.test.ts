import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slipSheet } from '../../../src/main/sheets/slip/slipSheet.ts'
import { drawPdf } from './drawPdf.ts'
import { inside, writingRow, type Paper } from '../../../src/main/sheets/paper.ts'
import { slipPages } from '../../../src/main/sheets/slip/slipSheet.ts'
import type { SlipModel } from '../../../src/main/sheets/slip/slipModel.ts'
import { readThrowName } from '../../../src/main/sheets/slip/throwNames.ts'
import { expectInCells, testMeasure, textsOf } from './inCells.ts'
import { readPdf } from './readPdf.ts'
import { accessibleFaults } from './accessibleFaults.ts'
import { boxNames, fillPdf } from './filledPdf.ts'
import { campaignId } from '../../support/sheetSource.ts'
import { isPdfFault } from '../../../src/main/sheets/forms/filled.ts'
import { readFields } from '../../../src/main/sheets/forms/readFields.ts'

const both: Paper[] = ['letter', 'a4']

/** @param counts dice of each throw, phase by phase. */
function slipOf(counts: readonly (readonly number[])[], words = 'Pfc Able, R., REP 4'): SlipModel {
  let number = 0
  const phases = counts.map((of, i) => ({
    title: `Phase ${i + 1}`,
    note: 'p. 104',
    lines: of.map((count) => ({
      number: ++number,
      place: { step: `phase${i}`, subject: number, rank: 0 },
      why: words,
      count,
    })),
    perhaps: [
      { why: `Seldom: ${words}; 1 die` },
      {
        why: `Perhaps (about 30 %): ${words}; up to 3 throws`,
        boxes: {
          letter: String.fromCharCode(97 + i),
          place: { step: `phase${i}`, key: 'some.table' },
          count: 1 + i,
          throws: 3,
        },
      },
    ],
  }))
  const dice = counts.flat().reduce((sum, count) => sum + count, 0)
  return {
    title: 'Dice slip: the rest of the aftermath',
    unit: '2nd Platoon, Bravo Company',
    when: 'USMC, I Corps, late August 1967',
    phases,
    throws: number,
    dice,
    source: 'FNG: 2nd Tour',
  }
}
const form = { code: 'D7-K', campaign: campaignId }

/** Empty boxes for dice: each die has one beside its throw, and another in the line to type. */
const boxesOn = (pages: ReturnType<typeof slipPages>) =>
  pages.flat().filter((mark) => mark.kind === 'path' && mark.d.includes('q')).length

describe.each(both)('the dice slip on %s', (paper) => {
  const page = inside(paper)

  it('has a field for the dice of each throw, once, named after its number and its place', async () => {
    const long = slipOf([[2, 2], [1], Array.from({ length: 60 }, () => 3), [40]])
    const pdf = await drawPdf(slipSheet({ ...long, form }), { paper })
    const names = await boxNames(pdf)
    const throws = long.phases.flatMap(({ lines }) => lines)
    const certain = names.filter((name) => /^\d/.test(name))
    expect([...new Set(certain.map((name) => name.replace(/\/\d+/, '')))]).toEqual(
      throws.map(({ number, place: { step, subject, rank } }) => `${number} ${step}:${subject}:${rank}`),
    )
    // Of what may come there are boxes for as many throws as go side by side, and for one at least.
    const perhaps = names.filter((name) => !certain.includes(name)).map(readThrowName)
    expect(new Set(perhaps.map((one) => one?.box))).toEqual(new Set(['a', 'b', 'c', 'd']))
    for (const [letter, own] of Map.groupBy(perhaps, (one) => one!.box)) {
      const phase = 'abcd'.indexOf(letter)
      const nth = own.map((_, i) => ({
        kind: 'perhaps',
        box: letter,
        nth: i + 1,
        step: `phase${phase}`,
        key: 'some.table',
      }))
      expect(own).toEqual(nth)
      expect(nth.length).toBeLessThanOrEqual(3)
    }
    expect(names).toHaveLength(new Set(names).size)
    expect(accessibleFaults(pdf)).toEqual([])
    const first = names[0]!
    const found = await readFields(await fillPdf(pdf, { [first]: '61' }))
    expect(isPdfFault(found) ? found : found[0]!.boxes.get(first)).toBe('61')
  })

  it('gives every die a box that a hand can write in, and a field as high', () => {
    const pages = slipPages(testMeasure(), slipOf([[2, 1]]), page)
    const fields = pages.flat().flatMap((mark) => (mark.kind === 'field' ? [mark.box.h] : []))
    const boxes = pages.flat().flatMap((mark) => {
      const found = mark.kind === 'path' && /^M[\d.]+ ([\d.]+)h.*q.*v([\d.]+)q/.exec(mark.d)
      return found ? [Number(found[2]) + 4] : []
    })
    expect(fields.length).toBeGreaterThan(3)
    expect(boxes.length).toBeGreaterThan(6)
    for (const high of [...fields, ...boxes]) expect(high).toBeGreaterThanOrEqual(writingRow - 0.1)
  })

  it('counts one throw of one die in words', async () => {
    const [first] = (await readPdf(await drawPdf(slipSheet(slipOf([[1]])), { paper }))).pages
    expect(first!.text).toContain('1 throw, 1 die')
    expect(first!.text).not.toContain('1 dice')
  })

  it('has none where it belongs to no campaign', async () => {
    expect(await boxNames(await drawPdf(slipSheet(slipOf([[2]])), { paper }))).toEqual([])
  })

  it('puts a short stretch on one page in one column', async () => {
    const model = slipOf([[2, 2], [1], [3]])
    const { pages } = await readPdf(await drawPdf(slipSheet(model), { paper }))
    expect(pages).toHaveLength(1)
    for (const words of ['PHASE 1', 'THE LINE TO TYPE', '8 dice, throw after throw', '4 throws, 8 dice'])
      expect(pages[0]!.text).toContain(words)
  })

  it('puts a long one in two columns, and goes on on a second page', () => {
    const aftermath = slipPages(testMeasure(), slipOf([Array<number>(30).fill(1)]), page)
    expect(aftermath).toHaveLength(1)
    expect(new Set(textsOf(aftermath[0]!).map(({ cell }) => Math.round(cell.x))).size).toBeGreaterThan(4)
    expect(slipPages(testMeasure(), slipOf([Array<number>(120).fill(2)]), page).length).toBeGreaterThan(1)
  })

  it('says again at the top of a column what goes on there', () => {
    const [first] = slipPages(testMeasure(), slipOf([Array<number>(60).fill(1)]), page)
    const texts = textsOf(first!)
    const [head, again] = ['PHASE 1', 'PHASE 1, CONTINUED'].map((text) => texts.find((one) => one.text === text))
    expect(again!.x).toBeGreaterThan(head!.x + 50)
    expect(again!.baseline).toBeCloseTo(head!.baseline, 0)
  })

  it('whatever is thrown: a box for every die, once more where the line to type has room, and no text out of its cell', () => {
    const measure = testMeasure()
    const words = fc.constantFrom(
      'Pfc Able',
      'Pfc Wolfeschlegelsteinhausen-Bergerdorff, REP 4, put down two or more in melee',
      '',
    )
    const counts = fc.array(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 40 }), { maxLength: 8 })
    fc.assert(
      fc.property(counts, words, (of, text) => {
        const model = slipOf(of, text)
        const pages = slipPages(measure, model, page)
        expectInCells(pages, page)
        const perhaps = pages
          .flat()
          .flatMap((mark) => (mark.kind === 'field' && /^[a-z]/.test(mark.name) ? [mark.filling] : []))
        const dice = perhaps.reduce((sum, filling) => sum + (filling.kind === 'text' ? filling.most : 0), 0)
        const hasLine = pages.some((marks) => textsOf(marks).some(({ text: words }) => words === 'THE LINE TO TYPE'))
        expect(boxesOn(pages)).toBe((hasLine ? 2 : 1) * model.dice + dice)
      }),
      { numRuns: 25 },
    )
  })
})

it('gives the same bytes twice', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => drawPdf(slipSheet(slipOf([[1, 2]])), { paper: 'letter' })))
  expect(Buffer.from(first!).equals(Buffer.from(second!))).toBe(true)
})
