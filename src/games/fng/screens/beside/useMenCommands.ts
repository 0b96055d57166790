import { useRouter } from 'vue-router'
import { useCommands } from '../../../../renderer/composables/useCommands.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import { usePlatoon } from '../usePlatoon.ts'
import { statusName } from '../../contract/statusName.ts'

/** Offers every man of the open campaign in the palette, those who have left too: his name opens his page. */
export function useMenCommands(): void {
  const tour = useCampaign()
  const platoon = usePlatoon()
  const router = useRouter()
  useCommands(() => {
    const { campaign } = tour
    const { roster } = platoon
    if (campaign === null || roster === null) return []
    const command = (
      man: { id: number; rank: string; name: string; firstName: string; star: boolean },
      hint: string,
    ) => ({
      id: `man.${man.id}`,
      title: `${man.rank} ${man.name}`,
      group: 'Men' as const,
      hint,
      words: `${man.firstName}${man.star ? ' Star' : ''}`,
      run: () => void router.push({ name: 'fng.soldier', params: { campaign, soldier: String(man.id) } }),
    })
    const here = roster.squads.flatMap((squad) =>
      squad.billets.flatMap(({ soldier, postName }) =>
        soldier ? [command(soldier, `${postName}, ${squad.name}`)] : [],
      ),
    )
    return [...here, ...roster.gone.map((man) => command(man, `${statusName(man.status)}, ${man.left}`))]
  })
}
