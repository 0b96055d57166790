import { useCampaign } from '../stores/campaign.ts'
import { usePlayers } from '../stores/players.ts'
import { useSettings } from '../stores/settings.ts'
import type { StepTelling } from './useStep.ts'

/** What a step of the open tour is told of the table: where the tour stands, whose dice fall, who holds the machine. */
export function useTelling(): StepTelling {
  const settings = useSettings()
  const players = usePlayers()
  return { ...useUnrolled(), dice: () => settings.dice, who: () => players.who }
}

/** The same for a step at which nothing is rolled: a correction, a note, something kept. */
export function useUnrolled(): StepTelling {
  const tour = useCampaign()
  return { campaign: () => tour.campaign ?? '', head: () => tour.head, dice: () => 'program' }
}
