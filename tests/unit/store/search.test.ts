import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchOf } from '../../../src/main/store/search.ts'
import { newToyTour, play, madeAt, threeSteps } from '../../support/toyTours.ts'

const nothingWritten = () => []

describe('what a player types', () => {
  it.each([
    ['storm', '"storm"*'],
    ['  the storm ', '"the"* "storm"*'],
    ['"long night" ann', '"long night" "ann"*'],
    ['R&R', '"R R"*'],
    ['a OR b', '"a"* "OR"* "b"*'],
    ['"half', '"half"*'],
    ['!?*', null],
    ['', null],
  ])('%s', (typed, query) => {
    expect(matchOf(typed)).toBe(query)
  })
})

describe('the search of a file', () => {
  it('finds titles and open lines, on the path and off it, and says what it finds in secret lines alone', () => {
    const file = newToyTour()
    const [founded, sailed, drunk] = threeSteps(file)
    const found = (text: string, all: boolean) =>
      file.search(text, nothingWritten)!.filter(({ secret }) => secret === all)
    const ids = (text: string) => found(text, false).map(({ entry }) => entry)
    expect(ids('swallow')).toEqual([founded!.id])
    expect(ids('set sail')).toEqual([sailed!.id])
    expect(ids('long night')).toEqual([drunk!.id])
    expect(found('captain knows', false)).toEqual([])
    expect(found('captain knows', true)).toMatchObject([{ entry: sailed!.id }])
    file.undo()
    expect(ids('night')).toEqual([drunk!.id])
  })

  it('is kept up with what is written later, by words of the player too', () => {
    const file = newToyTour()
    threeSteps(file)
    expect(file.search('whale', nothingWritten)).toEqual([])
    const entry = play(file, 'getDrunk', { sailorId: madeAt(1, 3), tattoo: 'whale' })
    const found = file.search('whale', ({ id }) => (id === entry.id ? ['A tattoo of a\nwhite whale.'] : []))
    expect(found).toEqual([{ entry: entry.id, line: 'A tattoo of a white whale.', secret: false }])
  })

  it('tells no line where only the title fits, and nothing at all without a word', () => {
    const file = newToyTour()
    const [, sailed] = threeSteps(file)
    expect(file.search('sail', nothingWritten)).toContainEqual({ entry: sailed!.id, line: null, secret: false })
    expect(file.search(' ... ', nothingWritten)).toBeNull()
  })

  it('takes any text and leaves the file as it is', () => {
    const file = newToyTour()
    threeSteps(file)
    const before = readFileSync(file.path)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const found = file.search(text, nothingWritten)
        expect(found === null || found.length <= 3).toBe(true)
      }),
    )
    expect(readFileSync(file.path).equals(before)).toBe(true)
  })
})
