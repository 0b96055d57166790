import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Face } from '../../src/contract/journal.ts'
import { lineOf, readLine } from '../../src/renderer/composables/diceLine.ts'

const throwOf = (count: number, faces: Face[] = [], row: number | null = null) => ({ wanted: { count }, faces, row })
const blank = (...counts: number[]) => counts.map((count) => throwOf(count))
const facesIn = (line: string, ...counts: number[]) => readLine(line, blank(...counts)).throws.map(({ faces }) => faces)

describe('one line of dice', () => {
  it('is dealt out in order, whatever stands between the dice', () => {
    for (const line of ['4 3 6 1', '4361', '4,3,6,1', ' 43\n6 1 '])
      expect(facesIn(line, 2, 1, 2)).toEqual([[4, 3], [6], [1]])
  })

  it('leaves a throw open where a dot stands for a die', () => {
    expect(facesIn('·· 6 12', 2, 1, 2)).toEqual([[], [6], [1, 2]])
    expect(lineOf([throwOf(2), throwOf(1, [6]), throwOf(2, [1])])).toBe('·· 6 1')
  })

  it('names the first fault and its place, and deals nothing behind it', () => {
    const read = readLine('4 3 7 1', blank(2, 1, 2))
    expect(read.fault).toEqual({ at: 4, text: 'A die shows 1 to 6, not 7.' })
    expect(read.throws.map(({ faces }) => faces)).toEqual([[4, 3], [], []])
    expect(readLine('4 q', blank(2)).fault).toEqual({ at: 2, text: '"q" is no die: type 1 to 6.' })
    expect(readLine('4 3 6', blank(2)).fault).toEqual({
      at: 4,
      text: 'There is no throw for "6": the line is 2 dice long already.',
    })
  })

  it('keeps a row that was picked by hand, as long as the line has it', () => {
    const throws = [throwOf(2, [], 1), throwOf(1)]
    expect(lineOf(throws)).toBe('xx')
    expect(readLine('xx5', throws).throws).toEqual([
      { faces: [], row: 1 },
      { faces: [5], row: null },
    ])
    expect(readLine('225', throws).throws[0]).toEqual({ faces: [2, 2], row: null })
  })

  it('read again, is what was written', () => {
    const face = fc.integer({ min: 1, max: 6 })
    const written = fc
      .integer({ min: 1, max: 5 })
      .chain((count) => fc.record({ count: fc.constant(count), faces: fc.array(face, { maxLength: count }) }))
    fc.assert(
      fc.property(fc.array(written, { maxLength: 30 }), (list) => {
        const throws = list.map(({ count, faces }) => throwOf(count, faces))
        const read = readLine(lineOf(throws), throws)
        expect(read.fault).toBeNull()
        expect(read.throws.map(({ faces }) => faces)).toEqual(throws.map(({ faces }) => faces))
      }),
    )
  })

  const larger = (...sides: number[]) => sides.map((of) => ({ wanted: { count: 2, sides: of }, faces: [], row: null }))

  it('takes two digits for a die that can show as much, and refuses what it cannot', () => {
    expect(readLine('12 7 07 10 36', larger(20, 10, 6)).throws.map(({ faces }) => faces)).toEqual([
      [12, 7],
      [7, 10],
      [3, 6],
    ])
    expect(readLine('9', larger(8)).fault).toEqual({ at: 0, text: 'A d8 shows 1 to 8, not 9.' })
  })

  it('of larger dice read again is what was written', () => {
    const die = fc.constantFrom(4, 6, 8, 10, 12, 20)
    const written = die.chain((sides) =>
      fc.record({ sides: fc.constant(sides), faces: fc.array(fc.integer({ min: 1, max: sides }), { maxLength: 3 }) }),
    )
    fc.assert(
      fc.property(fc.array(written, { maxLength: 12 }), (list) => {
        const throws = list.map(({ sides, faces }) => ({ wanted: { count: 3, sides }, faces, row: null }))
        const read = readLine(lineOf(throws), throws)
        expect(read.fault).toBeNull()
        expect(read.throws.map(({ faces }) => faces)).toEqual(throws.map(({ faces }) => faces))
      }),
    )
  })
})
