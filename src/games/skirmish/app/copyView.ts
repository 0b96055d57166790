import type { CopyCell, CopyRow, CopyView, Playable } from '../../../contract/copy.ts'
import type { Need } from '../../../main/engine/missing.ts'
import { neededTables, type NeededRow } from '../../../main/engine/neededTables.ts'
import { missing } from '../../../main/engine/table.ts'
import { copyTables, isSpare } from '../rules/copy/blanks.ts'
import { rulesOf } from '../rules/copy/rulesOf.ts'
import type { SkirmishState } from '../rules/state.ts'
import { weapons } from '../rules/tables/copy.ts'
import { waitsFor } from './playable.ts'

/** @returns what these rules need from the player's copy, and what is played without it. */
export function copyView(state: SkirmishState): CopyView {
  const tables = neededTables(copyTables, rulesOf(state)).map((table) => {
    const rows = table.rows.map(rowView)
    return { ...table, rows, ...filledOf(rows) }
  })
  return {
    tables,
    filled: tables.reduce((sum, { filled }) => sum + filled, 0),
    total: tables.reduce((sum, { total }) => sum + total, 0),
    plays: plays(state),
  }
}

const rowView = ({ key, title, printed, needs }: NeededRow): CopyRow => ({
  ...{ key, title, printed, spare: isSpare(key) },
  cells: needs.map((need) => cellView(key, need)),
})

const cellView = (rowKey: string, { table, figure, kind, sides, column, ask, value }: Need): CopyCell => ({
  ...{ tableId: table, rowKey, figure, kind, sides, column, label: ask },
  value: value === null ? null : String(value),
})

function filledOf(rows: readonly CopyRow[]): { readonly filled: number; readonly total: number } {
  const cells = rows.filter(({ spare }) => !spare).flatMap((row) => row.cells)
  return { filled: cells.filter(({ value }) => value !== null).length, total: cells.length }
}

const always = [
  'KIA/WIA check, phases, counters',
  'Noise, listening, spotting',
  'Speculative fire, claymores, RPGs at an APC',
]

function plays(state: SkirmishState): Playable[] {
  const guns = weapons.rows.filter(({ gives }) => gives.kind === 'gun' && gives.name !== missing).map(({ key }) => key)
  const armed = guns.find((weapon) => waitsFor(state, { kind: 'weapon', weapon }) === null)
  const one = (what: string, cell: string | null): Playable => ({ what, ready: cell === null, waitsFor: cell })
  return [
    ...always.map((what) => one(what, null)),
    one('Fire', armed === undefined ? waitsFor(state, { kind: 'weapon', weapon: guns[0]! }) : null),
    one('Thrown grenades', waitsFor(state, { kind: 'throw' })),
    one('M79 and M203', waitsFor(state, { kind: 'launch' })),
    one('Off-table fire support', waitsFor(state, { kind: 'support' })),
    one('Mortars', waitsFor(state, { kind: 'mortar' })),
    one('Those near a mine', waitsFor(state, { kind: 'mine' })),
  ]
}
