import { useCampaign } from '../../../renderer/stores/campaign.ts'
import { usePlayers } from '../../../renderer/stores/players.ts'

/**
 * Another turn begins: the machine goes to the player who is on, under a cover where anything is sealed in this game.
 * @returns what does it, once the table shows whose turn it is.
 */
export function useHandOn(): () => Promise<void> {
  const tour = useCampaign()
  const players = usePlayers()
  return async () => {
    await tour.reload()
    const table = tour.view('skirmish.table')
    const next = table?.sides.find(({ active }) => active)
    if (next === undefined || !table?.sides.some(({ hasSeals }) => hasSeals)) players.putDown()
    else if (next.id !== tour.holder) players.handTo(next.id)
  }
}
