import { describe, expect, it } from 'vitest'
import { fit, fitAlways } from '../../../src/main/sheets/fit.ts'
import { lostLetter } from '../../../src/main/sheets/measure.ts'
import { testMeasure } from './inCells.ts'

describe('a text broken into lines', () => {
  it('keeps on every line the face it was measured in, though one letter is in no font', () => {
    const measure = testMeasure()
    const rule = { face: 'typed', size: 8.6, smaller: 7, width: 110, lines: 2 } as const
    const fitted = fit(measure, 'Wolfeschlegelstein 李 Đặng Żółć Thị Thị', rule)
    expect(fitted?.lines.join(' ')).toBe(`Wolfeschlegelstein ${lostLetter} Đặng Żółć Thị Thị`)
    for (const line of fitted!.lines) expect(measure.width('typed', fitted!.size, line)).toBeLessThanOrEqual(rule.width)
  })
})

describe('a word wider than its line', () => {
  const rule = { face: 'typedBold', size: 9.5, smaller: 8, width: 86, lines: 3 } as const
  const linesOf = (text: string) => fitAlways(testMeasure(), text, rule).lines

  it('is broken behind its hyphen, though a larger size would break it elsewhere', () => {
    expect(linesOf('Müller-Lüdenscheidt')).toEqual(['Müller-', 'Lüdenscheidt'])
  })

  it('without one, gets one, and leaves no letter or two behind', () => {
    const lines = linesOf('Wolfeschlegelsteinhausenbergerdorff')
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/\p{L}-$/u)
    expect(lines.at(-1)!.length).toBeGreaterThanOrEqual(3)
    expect(lines.join('').replaceAll('-', '')).toBe('Wolfeschlegelsteinhausenbergerdorff')
    expect(linesOf('Wolfeschlegelsteinhausenbergerdorff, M.')[0]).toMatch(/\p{L}-$/u)
  })

  it('of digits stands as it is: a hyphen would be read as one of them', () => {
    expect(linesOf('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b').join('')).toBe(
      '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b',
    )
  })
})
