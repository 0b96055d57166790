import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import type { Mark } from '../../../src/main/sheets/marks.ts'
import type { Measure } from '../../../src/main/sheets/measure.ts'
import { inside, papers, type Paper } from '../../../src/main/sheets/paper.ts'
import type { RecordMan, RecordModel, RecordSpell } from '../../../src/games/fng/sheets/record/recordModel.ts'
import { recordSheet } from '../../../src/games/fng/sheets/record/recordSheet.ts'
import { allAttributes, longName } from './anyMan.ts'
import { drawPdf } from './drawPdf.ts'
import { expectInCells, overlaps, testMeasure, textsOf } from './inCells.ts'
import { readPdf } from './readPdf.ts'

const both: Paper[] = ['letter', 'a4']

const patrol: RecordSpell = {
  date: 'Late Aug 67',
  mission: 'Patrol, coastal: good',
  confirmed: '2',
  unconfirmed: '0',
  lines: [
    { text: 'Was Out of the Fight.', result: '', dice: [] },
    {
      text: 'Recovery: recovers and stays with the squad.',
      result: '',
      dice: [
        { face: 3, passed: true },
        { face: 6, passed: false },
      ],
    },
    { text: 'Decrease REP: falls to REP 5.', result: 'REP 6 to 5', dice: [{ face: 1, passed: false }] },
  ],
  rep: 5,
}

const mercer: RecordMan = {
  name: 'Sgt Mercer, J.',
  star: true,
  stamp: '',
  about: 'Squad leader, 1st squad. With the platoon since early January 1967.',
  outlook: 'Goes home at the end of late January 1968.',
  rep: 5,
  fields: [
    { label: 'Months left', value: '5 of 13' },
    { label: 'Missions', value: '12' },
  ],
  curve: {
    from: 0,
    to: 26,
    now: 16,
    tenth: 18,
    steps: [
      { at: 0, rep: 5, why: null },
      { at: 3, rep: 6, why: 'rolled 6' },
      { at: 9, rep: 5, why: 'rolled 1' },
    ],
    months: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24].map((at) => ({ at, name: 'Jan' })),
    end: 'home',
  },
  arms: [{ name: 'M-14', range: '48"', targets: '2', impact: '3', apr: '' }],
  carries: 'Smoke and Flak jacket',
  medals: ['Medal, Late July 1967'],
  attributes: allAttributes.slice(0, 3),
  spells: [patrol],
  notes: [{ date: 'Late August 1967', text: 'Wrote up Tillman.\nA second line.' }],
}
const model: RecordModel = {
  unit: '2nd Platoon, Bravo Company',
  force: 'USMC, I Corps, early September 1967',
  men: [mercer],
  source: 'FNG: 2nd Tour, p. 5-6, 103',
}

const layOut = (measure: Measure, records: RecordModel, paper: Paper): readonly (readonly Mark[])[] =>
  doAtOnce(recordSheet(records).layOut(measure, inside(paper)))

const wordsOf = (marks: readonly Mark[]) => textsOf(marks).map(({ text }) => text)

describe.each(both)('a service record on %s', (paper) => {
  it('tells a man on a page', async () => {
    const pdf = await readPdf(await drawPdf(recordSheet(model), { paper }))
    expect(pdf.title).toBe('Service record: Sgt Mercer, J.')
    expect(pdf.pages).toHaveLength(1)
    expect(pdf.pages[0]!.height).toBeCloseTo(papers[paper].height, 1)
    for (const words of [
      'Sgt Mercer, J.',
      'rolled 6',
      'tenth month',
      'Patrol, coastal: good',
      'REP 6 to 5',
      'Agile',
      'Medal, Late July 1967',
      'Wrote up Tillman.',
      'A second line.',
    ])
      expect(pdf.pages[0]!.text).toContain(words)
  })

  it('runs on to a second page after a long career, and each man begins his own', () => {
    const long = { ...mercer, spells: Array.from({ length: 15 }, () => patrol) }
    const pages = layOut(testMeasure(), { ...model, men: [long, { ...mercer, name: 'Pfc Gaines, T.' }] }, paper)
    expect(pages).toHaveLength(3)
    expect(wordsOf(pages[1]!)).toContain('Sgt Mercer, J., continued')
    expect(wordsOf(pages[1]!).join(' ')).toContain('2 of 2')
    expect(wordsOf(pages[2]!)).toContain('Pfc Gaines, T.')
    expect(wordsOf(pages[2]!).join(' ')).toContain('1 of 1')
    const told = pages.flatMap(wordsOf).filter((word) => word === 'Late Aug 67')
    expect(told).toHaveLength(16)
  })

  it('stamps who has left', () => {
    const gone = {
      ...mercer,
      stamp: 'Killed',
      outlook: 'Killed, late August 1967, on patrol.',
      curve: { ...mercer.curve, now: null, end: 'killed' },
    }
    const [page] = layOut(testMeasure(), { ...model, men: [gone] }, paper)
    expect(wordsOf(page!)).toContain('KILLED')
    expectInCells([page!], inside(paper))
    expect(overlaps(page!)).toEqual([])
  })
})

const anySpell: fc.Arbitrary<RecordSpell> = fc
  .tuple(longName, fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 9 }))
  .map(([text, lines, dice]) => ({
    ...patrol,
    mission: text,
    lines: Array.from({ length: lines }, (_, i) => ({
      text: `${text} ${text}`,
      result: 'REP 6 to 5',
      dice: Array.from({ length: dice }, () => ({ face: 1 + (i % 6), passed: i % 2 === 0 })),
    })),
  }))

const anyRecord: fc.Arbitrary<RecordMan> = fc
  .record({
    name: longName,
    spells: fc.array(anySpell, { maxLength: 24 }),
    attributes: fc.subarray(allAttributes),
    reps: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 }),
    stamp: fc.constantFrom('', 'Died of wounds or sent home'),
    note: fc.array(longName, { maxLength: 30 }).map((parts) => parts.join('\n')),
  })
  .map(({ name, reps, note, ...more }) => ({
    ...mercer,
    ...more,
    name,
    about: `${name} ${name}`,
    outlook: name,
    fields: mercer.fields.map((field) => ({ ...field, value: name })),
    carries: name,
    medals: [name, name],
    notes: note === '' ? [] : [{ date: 'Late September 1967', text: note }],
    curve: {
      ...mercer.curve,
      steps: reps.map((rep, i) => ({ at: i * 2, rep, why: i === 0 ? null : i % 2 === 0 ? 'rolled 6' : name })),
    },
  }))

describe('whatever stands in a record', () => {
  it('leaves no cell and no page: long names, 36 Attributes, long notes', () => {
    const measure = testMeasure()
    fc.assert(
      fc.property(fc.array(anyRecord, { minLength: 1, maxLength: 2 }), fc.constantFrom(...both), (men, paper) => {
        const pages = layOut(measure, { ...model, men }, paper)
        expectInCells(pages, inside(paper))
        expect(pages.flatMap(overlaps)).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  it('has the same bytes for the same man', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => drawPdf(recordSheet(model), { paper: 'a4' })))
    expect(Buffer.from(first!).equals(Buffer.from(second!))).toBe(true)
  })
})
