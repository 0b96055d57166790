import type { TroopView } from '../../contract/turn.ts'
import { fitOf, gameOf } from '../../rules/game.ts'
import { isModel } from '../../rules/movement/mobilities.ts'
import { seenBy } from '../../rules/sight.ts'
import type { BookgunState, Troop } from '../../rules/state.ts'
import { notNoted } from '../../rules/steps/noted.ts'
import { actsIn, whyNotFire } from '../../rules/turn/acting.ts'
import { actionsOf } from './troopActions.ts'
import { formationOf, leaderWords, markerWords, mobOf, troopWords } from './troopWords.ts'

/** @param holder the player who looks: his own markers show him what stands under them. @returns the row of a unit. */
export function troopView(state: BookgunState, troop: Troop, holder: number | null): TroopView {
  const { id, name, force, kind, figures, wounded, spirit, reload, acted, waiting, gone } = troop
  const marker = kind === 'marker'
  return {
    ...{ id, name, force, marker, figures, wounded, spirit, reload, acted, waiting, gone },
    leader: marker ? '' : leaderWords(troop),
    leaderLost: troop.leaderLost,
    runBy: troop.sideId,
    fit: fitOf(troop),
    vehicles: isModel(troop.mobility),
    acts: actsIn(state, troop),
    why: whyNot(state, troop),
    charging: troop.charging,
    mustCharge: troop.mustCharge,
    spotted: seenBy(state, troop) !== null,
    formation: marker ? '' : formationOf(troop),
    words: marker ? markerWords(state, troop, holder) : troopWords(state, troop),
    mob: mobOf(troop),
    actions: gone ? [] : actionsOf(state, troop),
    notNoted: gone ? [] : notNoted(state, troop),
  }
}

/** Why it cannot act in this phase. */
function whyNot(state: BookgunState, troop: Troop): string {
  const { phase } = gameOf(state)
  if (phase === 'fire') return whyNotFire(state, troop) ?? ''
  if (phase === 'movement' && troop.kind === 'leader') return 'moves when all units have, or with one that he is near'
  return ''
}
