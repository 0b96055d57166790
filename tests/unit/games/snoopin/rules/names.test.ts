import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inventedNames, listOf, namesForNewMen, type NameList } from '../../../../../src/games/snoopin/rules/names.ts'
import { AfterTable } from '../../../../support/snoopinAfter.ts'

const { state } = new AfterTable()
const withNames = (names: readonly string[]) => ({ men: names.map((name) => ({ ...state.men[0]!, name })) })
const initialOf = (name: string) => name.split(', ')[1]!

describe('names for men whom nobody has named', () => {
  it('are another campaign’s in another order, and the same for the same campaign', () => {
    const [one, again, other] = [7, 7, 8].map((seed) => inventedNames(state, 'american', 39, seed))
    expect(one).toEqual(again)
    const shared = one!.filter((name, i) => other![i] === name)
    expect(shared.length).toBeLessThan(5)
  })

  it('have initials as they come: no run of them repeats down the list', () => {
    const initials = inventedNames(state, 'american', 39, 7).map(initialOf)
    for (const after of [1, 2, 3, 4]) {
      const same = initials.filter((letter, i) => initials[i + after] === letter).length
      expect(same, `every ${after}`).toBeLessThan(15)
    }
    expect(new Set(initials).size).toBeGreaterThan(8)
  })

  it('are borne by nobody else in the campaign, nor is a surname twice while one is left', () => {
    const list = fc.constantFrom<NameList>('american', 'vietnamese')
    fc.assert(
      fc.property(list, fc.integer(), fc.array(fc.nat({ max: 800 }), { maxLength: 4 }), (of, seed, counts) => {
        let taken: string[] = ['2ndLt Moss', 'Sgt Yates']
        for (const count of counts) {
          const names = inventedNames(withNames(taken), of, count, seed)
          expect(names).toHaveLength(count)
          taken = [...taken, ...names]
        }
        expect(new Set(taken).size).toBe(taken.length)
      }),
      { numRuns: 25 },
    )
    const first = inventedNames(withNames(['Sgt Yates']), 'american', 39, 7)
    const second = inventedNames(withNames(first), 'american', 24, 7)
    const surnames = [...first, ...second].map((name) => name.split(',')[0])
    expect(new Set(surnames).size).toBe(63)
    expect(first.some((name) => name.startsWith('Yates'))).toBe(false)
  })

  it('of new men are of the list of their platoon, and two of them have two', () => {
    expect(listOf([{ name: 'Pfc Quill' }])).toBe('american')
    expect(listOf(inventedNames(state, 'vietnamese', 5, 1).map((name) => ({ name })))).toBe('vietnamese')
    const table = new AfterTable({ part: 'return' })
    table.putMan('Able', { status: 'dead' }).putMan('Fry', { status: 'dead' })
    table.do('returnToDuty', {}, [4, 4])
    const names = namesForNewMen(table.state, 7)
    expect(names.map(({ man }) => man)).toEqual(
      table.state.men.filter(({ name }) => name.startsWith('Replacement')).map(({ id }) => id),
    )
    expect(new Set(names.map(({ name }) => name)).size).toBe(2)
    table.do('nameMen', { men: names })
    expect(namesForNewMen(table.state, 7)).toEqual([])
  })

  it('stay with those who came, where an amended past sent fewer', () => {
    const table = new AfterTable({ part: 'return' }).putMan('Able', { status: 'dead' }).do('returnToDuty', {}, [4])
    const { id } = table.man('Replacement for Able')
    table.do('nameMen', {
      men: [
        { man: id, name: 'Luna' },
        { man: 987_654, name: 'Rossi' },
      ],
    })
    expect(table.man('Luna').id).toBe(id)
    expect(table.said).toContain('Who else was named has not come.')
    expect(table.refused('nameMen', { men: [{ man: 987_654, name: 'Rossi' }] })).toContain('man')
  })
})
