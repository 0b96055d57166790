import type { ForceView } from '../contract/forces.ts'
import type { RankView } from '../contract/parts.ts'
import { insurgencyAreaNames, insurgencyOf } from '../rules/insurgency.ts'
import type { Force, InsurgencyArea, SnoopinState } from '../rules/state.ts'
import { words } from './outcomeWords.ts'
import { doesUpTo, traitView } from './teamView.ts'

/** @param sealed who looks may not know how far it has come. @returns how far an insurgency has been built up. */
export function insurgencyView(
  state: SnoopinState,
  { id }: Pick<Force, 'id'>,
  sealed: boolean,
): NonNullable<ForceView['insurgency']> {
  const mayHold = state.turns.length > 0
  if (sealed) return { ranks: [], specials: [], disillusioned: false, sealed, mayHold }
  const row = insurgencyOf(state, id)
  const ranks = Object.entries(insurgencyAreaNames).map(([name, area]): RankView => {
    const key = name as InsurgencyArea
    const rank = row?.[key] ?? 0
    return { area, key, rank, does: doesUpTo(words.insurgencyRanks, key, rank) }
  })
  return {
    ...{ ranks, sealed, mayHold },
    specials: state.insurgencySpecials
      .filter(({ forceId }) => forceId === id)
      .map((one) => traitView(words.insurgencySpecial, one)),
    disillusioned: row?.disillusioned ?? false,
  }
}
