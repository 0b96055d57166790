import { describe, expect, it } from 'vitest'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import { drawName, nameLists, withOwnNames } from '../../../../../../src/games/fng/rules/names/drawName.ts'
import { pairAt, pairsOf } from '../../../../../../src/games/fng/rules/names/nameList.ts'

const tape = () => openTape({ dice: 'ask', choices: 'ask', seed: 1, depth: 1 })

describe.each(Object.entries(nameLists))('the names of the %s list', (_, list) => {
  it('are at least 120 surnames and 80 first names', () => {
    expect(new Set(list.flatMap((group) => group.last)).size).toBeGreaterThanOrEqual(120)
    expect(new Set(list.flatMap((group) => group.first)).size).toBeGreaterThanOrEqual(80)
  })

  it('are clean, and no first name stands twice', () => {
    for (const { first, last } of list) {
      for (const name of [...first, ...last]) expect(name).toMatch(/^[A-Z][A-Za-z]*(?:['’ ][A-Za-z]+)*$/)
      expect(new Set(first).size).toBe(first.length)
    }
  })
})

describe('drawing a name', () => {
  const two = [{ first: ['Al', 'Bo'], last: ['Fox'] }]

  it('counts the pairs round and round', () => {
    const list = [...two, { first: ['Cy'], last: ['Gil', 'Hay'] }]
    expect(pairsOf(list)).toBe(4)
    expect([0, 1, 2, 3, 4].map((i) => pairAt(list, i).firstName)).toEqual(['Al', 'Bo', 'Cy', 'Cy', 'Al'])
  })

  it('never gives a name twice, and takes the spare list when the first is used up', () => {
    const taken = [pairAt(two, 0)]
    expect(drawName(tape(), 1, two, taken)).toEqual(pairAt(two, 1))
    const both = [...taken, pairAt(two, 1)]
    expect(both).not.toContainEqual(drawName(tape(), 1, two, both, nameLists.american))
    expect(() => drawName(tape(), 1, two, both)).toThrow('taken')
  })

  it('avoids men who would read alike', () => {
    const list = [{ first: ['Al', 'Abe', 'Bo'], last: ['Fox'] }]
    expect(drawName(tape(), 1, list, [{ firstName: 'Al', lastName: 'Fox' }])).toEqual({
      firstName: 'Bo',
      lastName: 'Fox',
    })
  })

  it('takes the half that the player did not give from the list', () => {
    expect(withOwnNames(two, { first: [], last: [] })).toBe(two)
    expect(withOwnNames(two, { first: ['Zed'], last: [] })).toEqual([{ first: ['Zed'], last: ['Fox'] }])
  })
})
