import { filledFile } from '../../../main/engine/filledFigures.ts'
import type { CopyCell, CopyView, Playable } from '../contract/copy.ts'
import { blanksOf, copyTables, type Blank } from '../rules/copy/blanks.ts'
import { rulesOf } from '../rules/copy/rulesOf.ts'
import { missing } from '../../../main/engine/table.ts'
import type { SkirmishState } from '../rules/state.ts'
import { weapons } from '../rules/tables/copy.ts'
import { waitsFor } from './playable.ts'

/** @returns what these rules need from the player's copy, and what is played without it. */
export function copyView(state: SkirmishState): CopyView {
  const cells = blanksOf(rulesOf(state)).map((blank) => ({ ...cellView(blank), spare: blank.spare }))
  const needed = cells.filter(({ spare }) => !spare)
  const filledIn = (some: readonly CopyCell[]) => some.filter(({ value }) => value !== null).length
  return {
    tables: copyTables.map(({ id, title }) => {
      const own = needed.filter(({ tableId }) => tableId === id)
      return { id, title, cells: own.map(plain), filled: filledIn(own), total: own.length }
    }),
    spare: cells.filter(({ spare }) => spare).map(plain),
    filled: filledIn(needed),
    total: needed.length,
    plays: plays(state),
    file: filledFile(copyTables, rulesOf(state)),
  }
}

const plain = ({ tableId, rowKey, figure, kind, label, value }: CopyCell): CopyCell => ({
  ...{ tableId, rowKey, figure, kind, label, value },
})

const cellView = ({ table, rowKey, figure, kind, ask, value }: Blank): CopyCell => ({
  ...{ tableId: table, rowKey, figure, kind, label: ask },
  value: value === null ? null : String(value),
})

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
