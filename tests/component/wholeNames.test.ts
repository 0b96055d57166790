import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FillPlace } from '../../src/games/fng/screens/paper/fillPaper.ts'
import { splitCells, splitName, wholeNames } from '../../src/games/fng/screens/paper/wholeNames.ts'

const onName: FillPlace = { line: 1, column: 'lastName' }

describe('a name in one cell', () => {
  it.each([
    ['John Miller', 'John', 'Miller'],
    ['Miller, John', 'John', 'Miller'],
    ['  John  A.  Miller ', 'John A.', 'Miller'],
    ['Miller', '', 'Miller'],
    ['John Miller Jr.', 'John', 'Miller Jr.'],
    ['John Miller, Jr.', 'John', 'Miller, Jr.'],
    ['Miller Jr., John', 'John', 'Miller Jr.'],
    ['', '', ''],
  ])('%s', (written, firstName, lastName) => {
    expect(splitName(written)).toMatchObject({ firstName, lastName })
  })

  it('loses no word', () => {
    const word = fc.stringMatching(/^[A-Za-z.'-]{1,8}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const { firstName, lastName } = splitName(words.join(' '))
        expect(`${firstName} ${lastName}`.trim()).toBe(words.join(' '))
        expect(lastName).not.toBe('')
      }),
    )
  })
})

describe('names are asked about', () => {
  it('where they stand under a head, or in a single column laid on a name', () => {
    const table = [
      ['Name', 'REP'],
      ['John Miller', '4'],
      ['Orr', '3'],
    ]
    const found = wholeNames(table, { line: null, column: 'post' })!
    expect(found).toMatchObject({ column: 0, hasHeads: true, names: [{ lastName: 'Miller' }, { lastName: 'Orr' }] })
    expect(splitCells(table, found)).toEqual([
      ['First name', 'Last name', 'REP'],
      ['John', 'Miller', '4'],
      ['', 'Orr', '3'],
    ])
    expect(wholeNames([['Name'], ['John Miller']], onName)).toMatchObject({ hasHeads: true })
    const plain = wholeNames([['John Miller'], ['Miller, Ed']], onName)!
    expect(splitCells([['John Miller'], ['Miller, Ed']], plain)).toEqual([
      ['John', 'Miller'],
      ['Ed', 'Miller'],
    ])
  })

  it('nowhere else: last names alone, a first name beside them, another column', () => {
    expect(wholeNames([['Orr'], ['Milo']], onName)).toBeNull()
    expect(
      wholeNames(
        [
          ['Name', 'First name'],
          ['van Dyke', 'John'],
        ],
        onName,
      ),
    ).toBeNull()
    expect(wholeNames([['Lucky, Agile']], { line: 1, column: 'attributes' })).toBeNull()
    expect(wholeNames([['Rifleman', 'John Miller']], { line: 1, column: 'post' })).toBeNull()
  })
})
