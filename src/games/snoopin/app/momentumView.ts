import { momentumOf as leftOf, ownKeyOf, ownPrice } from '../rules/momentum.ts'
import type { SnoopinState, Turn } from '../rules/state.ts'
import { assetCosts } from '../rules/tables/mission.ts'
import { ofTurn } from './who.ts'

/** What a platoon has rolled, spent and may buy. */
export interface Momentum {
  /** Null until it is rolled. */
  readonly rolled: number | null
  readonly spent: number
  readonly left: number
  readonly assets: readonly {
    readonly id: number
    readonly name: string
    readonly price: number
    readonly bought: number
  }[]
  readonly teamPrice: number
  readonly squadPrice: number
}

/** Prices that the book suggests; those of the own platoon are no assets of the list. */
export const suggested: readonly { readonly name: string; readonly price: number }[] = assetCosts.rows.map(
  ({ gives, cells }) => ({ name: cells.asset, price: gives.cost }),
)

/** @returns a platoon's momentum in a turn. */
export function momentumOf(state: SnoopinState, turn: Turn | null, force: number): Momentum {
  const rolled = ofTurn(state.momentum, turn).find(({ forceId }) => forceId === force)?.rolled ?? null
  const bought = ofTurn(state.purchases, turn).filter(({ forceId }) => forceId === force)
  const left = (turn && leftOf(state, turn, force)) ?? 0
  return {
    ...{ rolled, left, spent: (rolled ?? 0) - left },
    assets: state.assets
      .filter(({ forceId, kind, name }) => forceId === force && kind === 'available' && !ownKeyOf(assetCosts, name))
      .map(({ id, name, price }) => ({
        ...{ id, name, price: price ?? 0 },
        bought: bought.filter(({ assetId }) => assetId === id).length,
      })),
    teamPrice: ownPrice(state, assetCosts, force, 'ownFireteam'),
    squadPrice: ownPrice(state, assetCosts, force, 'ownSquad'),
  }
}
