import { computed, watch, type ComputedRef } from 'vue'
import type { BattleActionView, BattleView } from '../../../games/fng/contract/battle.ts'
import type { Api } from '../../../contract/client.ts'
import type { OverviewView, TurnView } from '../../../contract/views.ts'
import { useView } from '../../composables/useView.ts'

/** The open tour, as far as its battle is asked for. */
export interface TourInBattle {
  readonly campaign: () => string | null
  readonly turn: () => TurnView | null
  /** Fetched anew whenever anything has changed. */
  readonly overview: () => OverviewView | null
}

/**
 * While a battle is being fought, what can be played in it.
 * @returns the actions that are about a table, by its id; none outside a battle.
 */
export function useBattleActions(
  api: Api,
  { campaign, turn, overview }: TourInBattle,
): ComputedRef<(table: string) => readonly BattleActionView[]> {
  const view = useView<BattleView | null>(async () => {
    const name = campaign()
    return name === null || turn()?.now !== 'battle' ? null : api('battle.view', { campaign: name, selected: [] })
  })
  watch([campaign, overview], () => void view.reload(), { immediate: true })
  return computed(() => {
    const battle = view.data.value
    const actions = battle?.status === 'fought' ? battle.actions : []
    return (table) => actions.filter(({ tables }) => tables.includes(table))
  })
}
