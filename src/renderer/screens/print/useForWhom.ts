import { watch } from 'vue'
import { useCampaign } from '../../stores/campaign.ts'
import { usePlayers } from '../../stores/players.ts'
import type { OwnChoices } from './printPlan.ts'
import type { UsedPlan } from './usePrintPlan.ts'

/**
 * A sealed sheet is looked at by the player alone who holds the machine: who is named for it takes the machine first, and
 * with the machine it goes.
 * @returns how a sheet is told what it is to show.
 */
export function useForWhom({ choose, cover }: Pick<UsedPlan, 'choose' | 'cover'>): UsedPlan['choose'] {
  const tour = useCampaign()
  const players = usePlayers()
  /** What is chosen as soon as its player has the machine. */
  let waits: { readonly sheet: string; readonly own: OwnChoices } | null = null
  watch([() => tour.holder, () => players.awaited], ([holder, awaited], [before]) => {
    if (holder !== before) cover()
    if (awaited !== null) return
    if (waits?.own.holder === holder) choose(waits.sheet, waits.own)
    waits = null
  })
  return (sheet, own) => {
    const { holder } = own
    const sitsThere = players.players.some(({ id }) => id === holder)
    if (holder === undefined || holder === tour.holder || !sitsThere) {
      choose(sheet, own)
      return
    }
    waits = { sheet, own }
    players.handTo(holder)
  }
}
