import { computed, watch, type ComputedRef } from 'vue'
import type { BattleActionView, BattleView } from '../../contract/battle.ts'
import type { Api } from '../../../../contract/client.ts'
import type { OverviewView } from '../../../../contract/campaign.ts'
import type { TurnView } from '../../contract/turn.ts'
import { useView } from '../../../../renderer/composables/useView.ts'

/** The open tour, as far as its battle is asked for. */
interface TourInBattle {
  readonly campaign: () => string | null
  readonly turn: () => TurnView | null
  /** Fetched anew whenever anything has changed. */
  readonly overview: () => OverviewView | null
}

/** @returns the actions of the battle that is being fought which are about a table; none outside a battle. */
export function useBattleActions(
  api: Api,
  table: () => string,
  { campaign, turn, overview }: TourInBattle,
): ComputedRef<readonly BattleActionView[]> {
  const view = useView<BattleView | null>(async () => {
    const name = campaign()
    return name === null || turn()?.now !== 'battle' ? null : api('fng.battle', { campaign: name, selected: [] })
  })
  watch([campaign, overview], () => void view.reload(), { immediate: true })
  return computed(() => {
    const battle = view.data.value
    const actions = battle?.status === 'fought' ? battle.actions : []
    return actions.filter(({ tables }) => tables.includes(table()))
  })
}
