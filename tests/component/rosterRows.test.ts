import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  everything,
  filterRows,
  isFiltering,
  rowsOf,
  type RosterFilter,
} from '../../src/games/fng/screens/roster/rosterRows.ts'
import { byPlace, pressed, sortRows, type SortKey } from '../../src/games/fng/screens/roster/sortRows.ts'
import { strengthTable } from '../../src/games/fng/screens/roster/strength.ts'
import { roster } from './support/sampleViews.ts'

const rows = rowsOf(roster)
const only = (filter: Partial<RosterFilter>) => filterRows(rows, { ...everything, ...filter })
const names = (found: typeof rows) => found.map(({ man }) => man?.lastName ?? null)

describe('what the roster shows', () => {
  it('is everything without a filter', () => {
    expect(only({})).toEqual(rows)
    expect(isFiltering(everything)).toBe(false)
    expect(isFiltering({ ...everything, text: '  ' })).toBe(false)
    expect(isFiltering({ ...everything, shortOnly: true })).toBe(true)
  })

  it('finds all words, in whatever they stand', () => {
    expect(names(only({ text: 'sgt STEALTHY' }))).toEqual(['Mercer'])
    expect(names(only({ text: 'corpsman .45' }))).toEqual(['Castellano'])
    expect(only({ text: 'open slot' })).toHaveLength(2)
    expect(only({ text: 'nobody at all' })).toEqual([])
  })

  it('filters by squad, post, status, REP and short timers, all at once', () => {
    expect(only({ squad: 2 })).toHaveLength(13)
    expect(only({ post: 'Grenadier' })).toHaveLength(3)
    expect(names(only({ state: 'rAndR' }))).toEqual(['Tillman'])
    expect(only({ state: 'away' })).toHaveLength(4)
    expect(only({ state: 'open' })).toHaveLength(2)
    expect(only({ rep: 6, state: 'present' }).every(({ man }) => man?.rep === 6)).toBe(true)
    expect(only({ shortOnly: true, squad: 1 }).every(({ man }) => man?.shortTimer)).toBe(true)
    expect(only({ shortOnly: true, state: 'open' })).toEqual([])
  })
})

describe('the order of the roster', () => {
  it('sorts figures and words, open slots last in both directions', () => {
    const down = sortRows(rows, { key: 'rep', down: true }).map(({ man }) => man?.rep ?? null)
    expect(down.slice(0, 4)).toEqual([6, 6, 6, 5])
    expect(down.slice(-2)).toEqual([null, null])
    const up = sortRows(rows, { key: 'name', down: false })
    expect(names(up)[0]).toBe('Abruzzo')
    expect(names(up).slice(-2)).toEqual([null, null])
    expect(sortRows(rows, { key: 'rank', down: false })[0]?.man?.lastName).toBe('Whitcomb')
  })

  it('keeps equals in order of squad and line, and loses nobody', () => {
    const keys: SortKey[] = [
      'place',
      'rep',
      'rank',
      'name',
      'post',
      'weapon',
      'deros',
      'state',
      'attributes',
      'medals',
      'kills',
    ]
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.boolean(), fc.shuffledSubarray(rows), (key, down, some) => {
        const sorted = sortRows(some, { key, down })
        expect(new Set(sorted)).toEqual(new Set(some))
        expect(sortRows(sorted, { key, down })).toEqual(sorted)
        expect(sortRows(sortRows(sorted, { key: 'name', down: true }), { key, down })).toEqual(sorted)
      }),
    )
  })

  it('turns round when its head is pressed again; figures begin with the highest', () => {
    expect(pressed(byPlace, 'rep')).toEqual({ key: 'rep', down: true })
    expect(pressed({ key: 'rep', down: true }, 'rep')).toEqual({ key: 'rep', down: false })
    expect(pressed(byPlace, 'deros')).toEqual({ key: 'deros', down: false })
  })
})

describe('strength', () => {
  it('counts who is here, away and missing in each post, and they add up', () => {
    const { posts, all, squads } = strengthTable(roster)
    expect(squads).toEqual(['Platoon HQ', '1st squad', '2nd squad', '3rd squad'])
    expect(posts.find(({ post }) => post === 'Jr NCO')?.squads).toEqual([
      null,
      { present: 2, away: 1, open: 0, of: 3 },
      { present: 3, away: 0, open: 0, of: 3 },
      { present: 3, away: 0, open: 0, of: 3 },
    ])
    expect(all.all).toEqual({ present: 37, away: 4, open: 2, of: 43 })
    for (const row of [...posts, all]) {
      const sum = row.squads.reduce((of, one) => of + (one?.of ?? 0), 0)
      expect(row.all.of).toBe(sum)
      expect(row.all.present + row.all.away + row.all.open).toBe(row.all.of)
    }
  })
})
