import { describe, expect, it } from 'vitest'
import { laidOver } from '../../../src/main/engine/houseRules.ts'
import { defineTable } from '../../../src/main/engine/table.ts'
import { drawDocument } from '../../../src/main/sheets/document.ts'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import type { GlanceModel, GlanceStep } from '../../../src/main/sheets/glance/glanceModel.ts'
import { glanceSheet } from '../../../src/main/sheets/glance/glanceSheet.ts'
import {
  diceOf,
  isHouse,
  modifierOf,
  reachOf,
  rowsInLine,
  targetNow,
} from '../../../src/main/sheets/glance/tableWords.ts'
import { bold, joined, plainly, words } from '../../../src/main/sheets/glance/words.ts'
import { inside } from '../../../src/main/sheets/paper.ts'
import { accessibleFaults } from './accessibleFaults.ts'
import { expectInCells, overlaps, testMeasure, textsOf } from './inCells.ts'

describe('words of a sheet', () => {
  it('have their numbers bold, and what is put in as it is', () => {
    expect(words`REP ${4} or less, ${'rainy'} ${bold('-1')}`).toEqual([
      { text: 'REP ', name: false },
      { text: '4', name: true },
      { text: ' or less, ', name: false },
      { text: 'rainy', name: false },
      { text: ' ', name: false },
      { text: '-1', name: true },
    ])
    expect(plainly(joined([words`one`, [], words`two`], '; '))).toBe('one; two')
  })
})

const test = defineTable({
  id: 'toy.test',
  title: 'Test',
  page: 1,
  dice: { kind: 'passing', count: 2, versus: 'REP' },
  modifiers: [
    { when: 'rain', text: 'Rain', to: 'target', by: -1 },
    { when: 'more', text: 'More', to: 'dice', by: 1 },
  ],
  rows: [
    { from: 2, to: 2, outcome: 'yes', text: 'Yes' },
    { from: 1, to: 1, outcome: 'no', text: 'No' },
    { from: 0, to: 0, outcome: 'no', text: 'No' },
  ],
})

const total = defineTable({
  id: 'toy.total',
  title: 'Total',
  page: 2,
  dice: { kind: 'added', count: 2 },
  modifiers: [],
  rows: [
    { from: 'less', to: 3, outcome: 'low' },
    { from: 4, to: 4, outcome: 'high' },
    { from: 5, to: { of: 'EAL', plus: 3 }, outcome: 'low' },
    { from: { of: 'EAL', plus: 4 }, to: 'more', outcome: 'high' },
  ],
})

describe('a table in a line', () => {
  it('tells scores that mean the same together, neighbours as one', () => {
    expect(plainly(rowsInLine(total, ({ outcome }) => outcome, { numbers: { EAL: 4 } }))).toBe(
      'under 4, 5-7 low, 4, 8 up high',
    )
    expect(plainly(rowsInLine(test, ({ outcome }) => outcome, { highestFirst: true, joint: '; ' }))).toBe(
      '2 yes; 0-1 no',
    )
    expect(plainly(rowsInLine(test, ({ outcome }) => (outcome === 'no' ? '' : outcome)))).toBe('2 yes')
  })

  it('has its dice and its target as they are now, and knows what a house rule has changed', () => {
    expect(diceOf(test)).toBe('2d6')
    expect(diceOf(test, { when: { more: true } })).toBe('3d6')
    expect(targetNow(test, { when: { rain: true }, numbers: { REP: 4 } })).toBe(3)
    expect(reachOf(total, 'high', { EAL: 4 })).toEqual([4, Infinity])
    const house = laidOver(test, { rows: [], modifiers: [{ modifier: 0, by: -2 }] })
    expect([modifierOf(test, 'rain'), modifierOf(house, 'rain')]).toEqual([-1, -2])
    expect([isHouse([test, total]), isHouse([total, house])]).toEqual([false, true])
  })

  it('rolls what its rule says', () => {
    const rolled = (dice: typeof total.dice | { kind: 'half' } | { kind: 'lookUp' } | { kind: 'lower' }) =>
      diceOf({ ...total, dice })
    expect([rolled({ kind: 'half' }), rolled({ kind: 'lookUp' }), rolled({ kind: 'lower' })]).toEqual([
      '1/2d6',
      '',
      '2d6',
    ])
    expect(diceOf({ ...total, dice: { kind: 'read', sides: 10 } })).toBe('1d10')
    expect(diceOf({ ...total, dice: { kind: 'stages', stages: [{ kind: 'read' }, { kind: 'read' }] } })).toBe('2 x 1d6')
  })
})

const step = (more: Partial<GlanceStep> = {}): GlanceStep => ({
  title: 'A step',
  about: 'who or what',
  dice: '2d6',
  target: words`REP ${4} or less`,
  pages: '12',
  done: false,
  slots: [{ label: 'total', width: 34, value: null }],
  came: '',
  now: false,
  house: false,
  ...more,
})

const model = (steps: readonly GlanceStep[], more: Partial<GlanceModel> = {}): GlanceModel => ({
  title: 'Turn',
  emblem: null,
  asked: ['Unit', 'Date'],
  whose: 'Bravo',
  when: 'turn 3',
  sides: [
    { title: 'all of it', facts: [{ label: 'Season', value: 'dry' }], parts: [{ title: 'Part', note: '', steps }] },
  ],
  target: 'target today',
  code: 'T3-A',
  source: 'A game',
  ...more,
})

const letter = inside('letter')
const pagesOf = (of: GlanceModel) => doAtOnce(glanceSheet(of).layOut(testMeasure(), letter))
const linesOf = (of: GlanceModel) => pagesOf(of).map((marks) => textsOf(marks).map(({ text }) => text))

describe('a turn at a glance', () => {
  it('goes on over another page rather than under the foot, numbered through', () => {
    const pages = pagesOf(model(Array.from({ length: 60 }, () => step())))
    expect(pages).toHaveLength(3)
    expectInCells(pages, letter)
    for (const page of pages) expect(overlaps(page)).toEqual([])
    const numbers = pages.flatMap(textsOf).filter(({ text, face }) => /^\d+$/.test(text) && face === 'typedBold')
    const steps = numbers.map(({ text }) => Number(text)).filter((number) => number !== 4)
    expect(steps).toEqual(Array.from({ length: 60 }, (_, i) => i + 1).filter((number) => number !== 4))
    expect(linesOf(model(Array.from({ length: 60 }, () => step())))[1]).toContain('2 of 3, over')
  })

  it('marks where a house rule counts, and says so under its foot', () => {
    expect(linesOf(model([step()]))[0]!.join(' ')).not.toContain('house rule')
    expect(linesOf(model([step({ house: true })]))[0]).toContain('A game; a wedge: a house rule')
  })

  it('has a box for each turn where the turn comes again and again', () => {
    const turns = ['1', '2', '3', '4']
    const again = model([step({ done: [true, false, false, false], slots: [] }), step({ done: [] })], { turns })
    const [texts] = linesOf(again)
    expect(turns.every((turn) => texts!.includes(turn))).toBe(true)
    expect(texts).not.toContain('result')
    const ticks = pagesOf(again)[0]!.filter((mark) => mark.kind === 'path' && mark.width === 1.3)
    expect(ticks).toHaveLength(1)
  })

  it('is told as a table for each part, under its heading, to who cannot see it', async () => {
    const parts = ['First', 'Second'].map((title) => ({ title, note: '', steps: [step(), step({ dice: '' })] }))
    const [side] = model([]).sides
    const sheet = glanceSheet(model([], { sides: [{ ...side!, parts }] }))
    const bytes = await doAtOnce(drawDocument([sheet], { paper: 'letter', accent: null }))
    expect(accessibleFaults(bytes)).toEqual([])
    const cells = textsOf(pagesOf(model([], { sides: [{ ...side!, parts }] }))[0]!).flatMap(({ text, role }) =>
      role?.kind === 'cell' ? [{ text, ...role }] : [],
    )
    expect(new Set(cells.map(({ table }) => table)).size).toBe(2)
    expect(cells.filter(({ head }) => head === 'Column').map(({ text }) => text)).toEqual([
      'step',
      'dice',
      'target today',
      'page',
      'result',
    ])
    expect(cells.filter(({ head }) => head === 'Row').map(({ text }) => text)).toContain('A step')
  })
})
