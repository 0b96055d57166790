import type { WhenOf } from '../../../../../main/engine/table.ts'
import type { Test } from '../../../rules/battle/reactions/inSight/order.ts'
import { inSight } from '../../../rules/tables/reactions.ts'

/** What moves the dice of In Sight, in two or three words. */
const words: Readonly<Record<WhenOf<typeof inSight>, string>> = {
  walkingPoint: 'walks point',
  quickReflexes: 'quick reflexes',
  shortsighted: 'shortsighted',
  targetStealthy: 'the others are stealthy',
  activeAndMoved: 'active and moved',
  opponentHidden: 'the others are in cover',
  duckingBack: 'ducking back',
  retiring: 'retiring',
}

/** @returns what holds for all of a side who roll, with its dice: "active and moved: -1d6". */
export function tellsOf(tests: readonly Test[], side: 'ours' | 'theirs'): string[] {
  const own = tests.filter(({ seer }) => seer.figure.side === side)
  if (own.length === 0) return []
  return inSight.modifiers.flatMap(({ when, by }) =>
    by !== 0 && own.every(({ situation }) => situation.when?.[when])
      ? [`${words[when]}: ${by > 0 ? '+' : ''}${by}d6`]
      : [],
  )
}
