import { describe, expect, it } from 'vitest'
import type { Asking, Fields, Values } from '../../../../../../src/games/fng/rules/battle/action.ts'
import { checkValues, startValue } from '../../../../../../src/games/fng/rules/battle/values.ts'
import { empty } from '../../../../../../src/games/fng/rules/state.ts'

const fields = {
  who: { kind: 'pick', from: 'figures', label: 'Who', among: () => [1, 2, 3], start: () => 2 },
  at: {
    kind: 'picks',
    from: 'figures',
    label: 'At whom',
    among: ({ values }) => [1, 2, 3].filter((id) => id !== values['who']),
    least: 1,
  },
  cover: { kind: 'flag', label: 'In cover' },
  dv: { kind: 'number', label: 'DV', least: 1, most: 6, asked: ({ values }) => values['cover'] === true },
  how: {
    kind: 'choice',
    label: 'How',
    options: [
      { value: 'fast', label: 'Fast' },
      { value: 'slow', label: 'Slow' },
    ],
  },
  lines: {
    kind: 'rows',
    label: 'Lines',
    least: 0,
    most: 2,
    fields: {
      inches: { kind: 'number', label: 'Inches', least: 0, most: 48, asked: ({ values }) => values['how'] === 'fast' },
    },
  },
} as const satisfies Fields

const filled: Values = { who: 1, at: [2], cover: false, how: 'fast', lines: [{ inches: 6 }] }
const check = (more: Values) => checkValues(fields, { ...filled, ...more }, empty)

describe('a filled form', () => {
  it('comes out whole: what is not asked has its neutral value', () => {
    expect(check({})).toEqual({ ...filled, dv: 1 })
    expect(check({ cover: true, dv: 4 })['dv']).toBe(4)
    expect(check({ dv: 4 })['dv']).toBe(1)
  })

  it('lets a line ask by what stands before it', () => {
    expect(check({ how: 'slow', lines: [{}] })['lines']).toEqual([{ inches: 0 }])
    expect(() => check({ lines: [{}] })).toThrow('Inches')
  })

  it('lets an old entry do without a field that came later', () => {
    const older = { ...fields, dug: { kind: 'flag', label: 'Dug in', start: () => true, absent: false } } as const
    expect(checkValues(older, filled, empty)['dug']).toBe(false)
    expect(checkValues(older, { ...filled, dug: true }, empty)['dug']).toBe(true)
  })

  it('keeps of an old entry a field that no form asks for any more, and reads a later one from it', () => {
    const older = {
      ...fields,
      near: { kind: 'flag', label: 'Near', past: true },
      beside: { kind: 'flag', label: 'Beside', absent: ({ values }: Asking) => values['near'] === true },
    } as const
    expect(checkValues(older, { ...filled, near: true }, empty)).toMatchObject({ near: true, beside: true })
    expect(checkValues(older, filled, empty)).toMatchObject({ near: false, beside: false })
    expect(checkValues(older, { ...filled, near: true, beside: false }, empty)['beside']).toBe(false)
  })

  it.each<[string, Values, string]>([
    ['nobody is named', { who: null }, 'Who: nothing is named.'],
    ['a stranger is named', { who: 9 }, 'Who: that is not possible.'],
    ['one is named who cannot be, by what stands before', { at: [1] }, 'At whom: that is not possible.'],
    ['one is named twice', { at: [2, 2] }, 'At whom: that is not possible.'],
    ['too few are named', { at: [] }, 'At whom: at least 1 must be named.'],
    ['a number is out of bounds', { cover: true, dv: 7 }, 'DV: a number from 1 to 6 is wanted.'],
    ['a number is no number', { cover: true, dv: '4' }, 'DV: a number from 1 to 6 is wanted.'],
    ['a number is missing', { cover: true }, 'DV: a number from 1 to 6 is wanted.'],
    ['a choice is none', { how: 'sideways' }, 'How: sideways is not among the choices.'],
    [
      'there are too many lines',
      { lines: [{ inches: 1 }, { inches: 1 }, { inches: 1 }] },
      'Lines: 0 to 2 lines are wanted.',
    ],
    ['a line is no line', { lines: [7] as never }, 'Lines: a line is not filled.'],
    ['a field is unknown', { speed: 4 }, 'This form has no field speed.'],
    ['a field of a line is unknown', { lines: [{ inches: 1, feet: 2 }] }, 'Lines: no field feet.'],
  ])('is refused when %s', (_, more, message) => {
    expect(() => check(more)).toThrow(message)
  })

  it('begins with what the field says, else with nothing', () => {
    const asking = { state: empty, values: {}, selected: [] }
    expect(startValue(fields.who, asking)).toBe(2)
    expect(startValue(fields.at, asking)).toEqual([])
    expect(startValue(fields.how, asking)).toBe('fast')
  })
})
