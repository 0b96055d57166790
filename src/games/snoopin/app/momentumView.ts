import type { PlatoonOrders } from '../contract/mission.ts'
import { momentumOf, ownKeyOf, ownPrice } from '../rules/momentum.ts'
import type { Purchase, SnoopinState, Turn } from '../rules/state.ts'
import { assetCosts } from '../rules/tables/mission.ts'
import { ofTurn } from './who.ts'

/** What a platoon has rolled, spent and may buy. */
interface Momentum {
  /** Null until it is rolled. */
  readonly rolled: number | null
  readonly spent: number
  readonly left: number
  readonly assets: PlatoonOrders['assets']
  readonly teamPrice: number
  readonly squadPrice: number
}

/** Prices that the book suggests; those of the own platoon are no assets of the list. */
export const suggested: readonly { readonly name: string; readonly price: number }[] = assetCosts.rows.map(
  ({ gives, cells }) => ({ name: cells.asset, price: gives.cost }),
)

/** What an agreed asset sends, where it is of the platoon itself. */
function ownOf(name: string): PlatoonOrders['assets'][number]['own'] {
  const key = ownKeyOf(assetCosts, name)
  return key === null ? null : key === 'ownFireteam' ? 'team' : 'squad'
}

/** The same of a purchase: teams went by it. */
function sentBy({ committed }: SnoopinState, { id, squadId }: Purchase): 'team' | 'squad' | null {
  if (!committed.some(({ purchaseId }) => purchaseId === id)) return null
  return squadId === null ? 'team' : 'squad'
}

/** @returns a platoon's momentum in a turn. */
export function momentumView(state: SnoopinState, turn: Turn | null, force: number): Momentum {
  const rolled = ofTurn(state.momentum, turn).find(({ forceId }) => forceId === force)?.rolled ?? null
  const bought = ofTurn(state.purchases, turn).filter(({ forceId }) => forceId === force)
  const left = (turn && momentumOf(state, turn, force)) ?? 0
  return {
    ...{ rolled, left, spent: (rolled ?? 0) - left },
    assets: state.assets
      .filter(({ forceId, kind }) => forceId === force && kind === 'available')
      .map(({ id, name, price }) => {
        const own = ownOf(name)
        const isIt = (one: Purchase) => (own === null ? one.assetId === id : own === sentBy(state, one))
        return { ...{ id, name, own, price: price ?? 0 }, bought: bought.filter(isIt).length }
      }),
    teamPrice: ownPrice(state, assetCosts, force, 'ownFireteam'),
    squadPrice: ownPrice(state, assetCosts, force, 'ownSquad'),
  }
}
