import { computed, type ComputedRef } from 'vue'
import { useCampaign } from '../../stores/campaign.ts'
import type { Command } from '../../stores/commands.ts'
import { useHelp } from '../../screens/help/useHelp.ts'
import { usePush } from './usePush.ts'

/** The pages of the help. */
export function useHelpCommands(): ComputedRef<Command[]> {
  const help = useHelp()
  const tour = useCampaign()
  const push = usePush()
  return computed(() =>
    (help.value?.index ?? []).map(({ id, title, part }) => ({
      id: `help.${id}`,
      title,
      group: 'Help',
      hint: part,
      words: 'help',
      run: push(
        tour.campaign === null
          ? { name: 'help', params: { page: id } }
          : { name: 'tourHelp', params: { campaign: tour.campaign, page: id } },
      ),
    })),
  )
}
