import { computed } from 'vue'
import { useRouter } from 'vue-router'
import { useApi } from '../../../../renderer/api.ts'
import { useCommands } from '../../../../renderer/composables/useCommands.ts'
import { useStep, type DiceMode } from '../../../../renderer/composables/useStep.ts'
import { cameTo } from '../../../../renderer/entryWords.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import { usePlatoon } from '../usePlatoon.ts'
import { useNotices } from '../../../../renderer/stores/notices.ts'
import { useSettings } from '../../../../renderer/stores/settings.ts'
import { nextStep } from './nextStep.ts'
import { notTaken } from '../../../../renderer/composables/notTaken.ts'

/** The next step of the tour, taken from the overview. What comes of it shows on the half-month's page. */
export function useNextStep() {
  const tour = useCampaign()
  const platoon = usePlatoon()
  const settings = useSettings()
  const notices = useNotices()
  const router = useRouter()
  const step = useStep(useApi(), {
    campaign: () => tour.campaign ?? '',
    dice: () => settings.dice,
    head: () => tour.head,
    passOn: true,
  })
  const next = computed(() => (platoon.turn ? nextStep(platoon.turn, tour.pending) : null))
  const open = (page: 'halfMonth' | 'battle' = 'halfMonth') =>
    router.push({ name: `fng.${page}`, params: { campaign: tour.campaign ?? '' } })

  const act = async (dice: DiceMode) => {
    const now = next.value
    if (now === null) return
    if (step.busy.value) {
      notTaken()
      return
    }
    if (now.act.kind === 'open') {
      await open(now.act.page)
      return
    }
    const { procedure } = now.act
    // Whose dice: said once, it holds on every page until it is changed.
    settings.dice = dice
    const reply = await step.run(procedure, {})
    if (reply?.status === 'done') notices.murmur(cameTo(reply.entry))
    // With the end of a half-month the next one begins here; anything else is read where it was done.
    if (reply && procedure !== 'fng.endTurn') await open()
  }
  useCommands(() =>
    next.value === null
      ? []
      : [
          {
            id: 'desk.next',
            title: next.value.title,
            group: 'Do',
            hint: 'Next',
            words: 'next step go on',
            run: () => void act(settings.dice),
          },
        ],
  )
  return { next, act, open, busy: step.busy, failure: step.failure }
}
