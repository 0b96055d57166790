import type { EntryTold } from '../../../contract/headline.ts'
import type { Line } from '../../engine/lines.ts'
import type { Change } from '../../engine/state.ts'

/** A game's battle tracker for the screens. */
export interface BattleOf<S> {
  /** @returns what came of an entry of the battle, at a glance. Sealed lines give nothing away in it. */
  readonly told: (
    entry: { readonly title: string; readonly changes: readonly Change[]; readonly lines: readonly Line[] },
    before: S,
    after: S,
  ) => EntryTold
  /** Steps whose entries are the battle's log. */
  readonly steps: readonly string[]
}
