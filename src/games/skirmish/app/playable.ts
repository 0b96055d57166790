import type { Table } from '../../../main/engine/table.ts'
import { blanksOf } from '../rules/copy/blanks.ts'
import { figureIn } from '../rules/copy/needed.ts'
import { rulesOf } from '../rules/copy/rulesOf.ts'
import type { GrenadeType, SkirmishState } from '../rules/state.ts'
import { deviation, grenades, weapons } from '../rules/tables/copy.ts'
import { gunOf } from '../rules/weapons.ts'

/** What needs cells of the player's copy. */
export type Needing =
  | { readonly kind: 'weapon'; readonly weapon: string }
  | { readonly kind: 'grenade'; readonly type: GrenadeType }
  | { readonly kind: 'throw' | 'launch' | 'support' | 'mortar' | 'mine' }

/** @returns the first blank cell that it waits for, in words; null when all of it is filled in. */
export function waitsFor(state: SkirmishState, needing: Needing): string | null {
  const rules = rulesOf(state)
  for (const [book, key, figure] of cellsFor(needing)) {
    const table = rules.table(book)
    if (figureIn(table, key, figure) !== null) continue
    // Where a shot does not go astray there is no direction to be looked up.
    if (figure === 'direction' && figureIn(table, key, 'inches') === 0) continue
    return blanksOf(rules).find((one) => one.table === table.id && one.rowKey === key && one.figure === figure)!.ask
  }
  return null
}

function cellsFor(needing: Needing): readonly CellOf[] {
  if (needing.kind === 'weapon') return [[weapons, gunOf(weapons, needing.weapon), 'suppress']]
  return needing.kind === 'grenade' ? effectCells[needing.type] : cellsOf[needing.kind]
}

type CellOf = readonly [table: Table, row: string, figure: string]

const fragmentation: readonly CellOf[] = [
  [grenades, 'fragmentation', 'counters'],
  [grenades, 'fragmentation', 'inches'],
]

const effectCells: Readonly<Record<GrenadeType, readonly CellOf[]>> = {
  fragmentation,
  phosphorus: [
    [grenades, 'phosphorus', 'inches'],
    [grenades, 'phosphorus', 'turns'],
  ],
  third: [
    [grenades, 'third', 'name'],
    [grenades, 'third', 'inches'],
    [grenades, 'third', 'counters'],
  ],
}

const off = (keys: readonly string[], figures: readonly string[]): readonly CellOf[] =>
  keys.flatMap((key) => figures.map((figure): CellOf => [deviation, key, figure]))

/** A 1 or 2 is on target, but for a first shot. */
const astray = ['3', '4', '5', '6']
const all = ['1', '2', ...astray]

const cellsOf: Readonly<Record<Exclude<Needing['kind'], 'weapon' | 'grenade'>, readonly CellOf[]>> = {
  throw: [[grenades, 'hand', 'range'], ...fragmentation, ...off(astray, ['direction'])],
  launch: [...fragmentation, ...off(astray, ['direction', 'inches'])],
  support: off(all, ['direction', 'inches']),
  mortar: [...fragmentation, ...off(all, ['direction', 'inches'])],
  mine: fragmentation,
}
