import { describe, expect, it } from 'vitest'
import { schemaOf } from '../../../src/contract/form.ts'

const schema = schemaOf({
  man: { kind: 'pick', label: 'Man', from: 'men' },
  about: { kind: 'pick', label: 'About', from: 'men', optional: true, otherwise: null },
  weapon: { kind: 'key', label: 'Weapon', from: 'weapons', most: 5 },
  inches: { kind: 'number', label: 'Distance', least: 0, most: 9, fraction: true },
  turns: { kind: 'number', label: 'Turns', least: 1, most: 3, otherwise: 1 },
  why: { kind: 'text', label: 'Why', most: 5, needed: true },
  note: { kind: 'text', label: 'Note', most: 9, long: true, otherwise: '' },
  way: { kind: 'choice', label: 'Way', options: [{ value: 'a', label: 'A' }], optional: true },
  open: { kind: 'flag', label: 'Open', otherwise: false },
  who: { kind: 'picks', label: 'Who', from: 'men', least: 1, most: 2 },
  places: { kind: 'texts', label: 'Places', least: 0, most: 2, each: 3, needed: true },
  rows: {
    kind: 'rows',
    label: 'Rows',
    fields: { n: { kind: 'number', label: 'N', least: 1, most: 2 } },
    least: 0,
    most: 1,
  },
})

const least = { man: 1, weapon: 'm16', inches: 1.5, why: ' so ', way: null, who: [2], places: [' a '], rows: [] }

describe('a schema made of fields', () => {
  it('fills in what a field means where it is missing, and takes the white off short texts', () => {
    expect(schema.parse({ ...least, note: ' as typed' })).toEqual({
      ...least,
      about: null,
      turns: 1,
      why: 'so',
      note: ' as typed',
      open: false,
      places: ['a'],
    })
  })

  it.each([
    ['an id that is none', { man: 0 }],
    ['nothing where something must be', { man: null }],
    ['a key too long', { weapon: 'm16a1x' }],
    ['a number out of its bounds', { inches: 9.5 }],
    ['half of what is whole', { turns: 1.5 }],
    ['an empty text', { why: ' ' }],
    ['a text too long', { note: '1234567890' }],
    ['what is no option', { way: 'b' }],
    ['too few', { who: [] }],
    ['too many', { who: [1, 2, 3] }],
    ['an empty line', { places: [''] }],
    ['a row that is wrong', { rows: [{ n: 3 }] }],
    ['a field that there is not', { more: 1 }],
  ])('refuses %s', (_, wrong) => {
    expect(schema.safeParse({ ...least, ...wrong }).success).toBe(false)
  })
})
