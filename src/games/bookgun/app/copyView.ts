import type { CopyView, Playable } from '../../../contract/copy.ts'
import { copyTables } from '../../../main/app/copy/copyTables.ts'
import { bookgunCopy } from '../rules/copy.ts'
import type { BookgunState } from '../rules/state.ts'
import { movement } from '../rules/tables/movement.ts'
import { rally, spotting } from '../rules/tables/spotting.ts'

/** @returns what these rules need from the player's copy, and what is played without it. */
export const copyView = (state: BookgunState): CopyView => ({
  ...copyTables(bookgunCopy.tables, bookgunCopy.rulesOf(state)),
  plays: plays(state),
})

const always = [
  'Cards, jokers, who has acted, reload markers',
  'Movement of figures on foot, on horses and bicycles, over snow, of boats and aircraft',
  'Spotting by insurgents beyond 6" and by civilians, and what is within 4"',
  'Concealment markers, rosters, rules of engagement',
]

/** What waits for cells: a table, and the rows of it that count. */
const waiting: readonly { readonly what: string; readonly table: string; readonly row: RegExp }[] = [
  { what: 'Spotting by the army', table: spotting.id, row: /^army/ },
  { what: 'Spotting by insurgents up to 6"', table: spotting.id, row: /^insurgents/ },
  { what: 'Artillery that is pushed', table: movement.id, row: /^pushAndFire/ },
  { what: 'Horse drawn vehicles', table: movement.id, row: /^horseDrawn/ },
  { what: 'Wheeled vehicles', table: movement.id, row: /Wheeled/ },
  { what: 'Tracked vehicles', table: movement.id, row: /Tracked/ },
  { what: 'Rally of the army', table: rally.id, row: /^army/ },
  { what: 'Rally of the insurgents', table: rally.id, row: /^insurgents/ },
  { what: 'Rally of civilians', table: rally.id, row: /^civilians/ },
]

function plays(state: BookgunState): Playable[] {
  const blanks = bookgunCopy.blanks(bookgunCopy.rulesOf(state)).filter(({ value }) => value === null)
  return [
    ...always.map((what) => ({ what, ready: true, waitsFor: null })),
    ...waiting.map(({ what, table, row }) => {
      const first = blanks.find((one) => one.table === table && row.test(one.rowKey))
      return { what, ready: first === undefined, waitsFor: first?.ask ?? null }
    }),
  ]
}
