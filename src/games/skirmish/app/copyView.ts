import type { CopyView, Playable } from '../../../contract/copy.ts'
import { copyTables } from '../../../main/app/copy/copyTables.ts'
import { missing } from '../../../main/engine/table.ts'
import { copy, isSpare } from '../rules/copy/blanks.ts'
import { rulesOf } from '../rules/copy/rulesOf.ts'
import type { SkirmishState } from '../rules/state.ts'
import { weapons } from '../rules/tables/copy.ts'
import { waitsFor } from './playable.ts'

/** @returns what these rules need from the player's copy, and what is played without it. */
export const copyView = (state: SkirmishState): CopyView => ({
  ...copyTables(copy.tables, rulesOf(state), isSpare),
  plays: plays(state),
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
