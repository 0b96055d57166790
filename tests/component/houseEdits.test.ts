import { describe, expect, it } from 'vitest'
import type { HouseField } from '../../src/contract/house.ts'
import {
  inputOf,
  isNew,
  isWhole,
  modifierPlace,
  rowPlace,
  scoreIn,
  valueOf,
} from '../../src/renderer/screens/house/houseEdits.ts'
import { houseTable } from './support/sampleHouse.ts'

const [first, second] = houseTable.rows
const field = (name: string) => second!.fields.find(({ path }) => path.at(-1) === name)!
const typing = (...typed: readonly (readonly [string, string])[]) =>
  new Map(typed.map(([name, text]) => [rowPlace(1, field(name)), text]))

describe('what is typed of a table', () => {
  it('is, untouched, what the campaign has already', () => {
    expect(inputOf(houseTable, new Map())).toEqual({
      table: 'mission.contact',
      rows: [{ row: 1, text: 'Wait and see' }],
      modifiers: [{ modifier: 0, by: -2 }],
    })
    expect(isNew(houseTable, new Map())).toBe(false)
  })

  it('becomes values as the steps take them', () => {
    const edits = typing(
      ['to', 'more'],
      ['from', ' 1 '],
      ['outcome', '"quiet"'],
      ['turns', '5'],
      ['text', 'No contact'],
    )
    edits.set(modifierPlace(0), '-1')
    expect(inputOf(houseTable, edits)).toEqual({
      table: 'mission.contact',
      rows: [{ row: 1, from: 1, to: 'more', outcome: 'quiet', gives: { turns: 5 } }],
      modifiers: [],
    })
    expect(isNew(houseTable, edits)).toBe(true)
  })

  it.each([
    ['from', 'many'],
    ['turns', ''],
    ['turns', 'less'],
  ])('cannot be played while %s is "%s"', (name, text) => {
    expect(isWhole(houseTable, typing([name, text]))).toBe(false)
  })

  it('cannot be played with half a modifier', () => {
    expect(isWhole(houseTable, new Map([[modifierPlace(0), '+']]))).toBe(false)
    expect(isWhole(houseTable, new Map([[modifierPlace(0), '+3']]))).toBe(true)
  })

  it('goes on hanging on a number of the situation, and names a second throw as a whole', () => {
    const onRep: HouseField = { ...field('from'), of: 'REP', book: '1', base: '1', house: '1' }
    expect(valueOf(onRep, '2')).toEqual({ of: 'REP', plus: 2 })
    expect(valueOf(onRep, 'more')).toBe('more')
    const then = (name: string): HouseField => ({ ...field('from'), path: ['then', name], label: name })
    const staged = { ...houseTable, modifiers: [], rows: [{ ...first!, fields: [then('from'), then('to')] }] }
    expect(inputOf(staged, new Map([['0 then.to', '4']])).rows).toEqual([{ row: 0, then: { from: 1, to: 4 } }])
  })

  it('shows scores as they are read', () => {
    const fields = (from: string, to: string, of: string | null = null): HouseField[] => [
      { ...field('from'), of, house: from },
      { ...field('to'), of, house: to },
    ]
    const score = (...at: Parameters<typeof fields>) => scoreIn(fields(...at), ({ house }) => house)
    expect(score('3', '3')).toBe('3')
    expect(score('3', '5')).toBe('3-5')
    expect(score('9', 'more')).toBe('9+')
    expect(score('less', '8')).toBe('up to 8')
    expect(score('1', 'more', 'REP')).toBe('REP + 1+')
    expect(scoreIn([], ({ house }) => house)).toBe('')
  })
})
