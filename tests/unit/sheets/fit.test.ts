import { describe, expect, it } from 'vitest'
import { fit } from '../../../src/main/sheets/fit.ts'
import { testMeasure } from './inCells.ts'

describe('a text broken into lines', () => {
  it('keeps on every line the face it was measured in, though one letter is in no font', () => {
    const measure = testMeasure()
    const rule = { face: 'typed', size: 8.6, smaller: 7, width: 110, lines: 2 } as const
    const fitted = fit(measure, 'Wolfeschlegelstein 李 Đặng Żółć Thị Thị', rule)
    expect(fitted?.lines.join(' ')).toBe('Wolfeschlegelstein ? Đang Żółć Thi Thi')
    for (const line of fitted!.lines) expect(measure.width('typed', fitted!.size, line)).toBeLessThanOrEqual(rule.width)
  })
})
