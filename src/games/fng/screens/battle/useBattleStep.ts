import { computed, ref } from 'vue'
import type { FormValues } from '../../contract/battle.ts'
import type { Answer } from '../../../../contract/answers.ts'
import type { StepName } from '../../../../contract/gameProcedures.ts'
import type { StepReply, QuestionPlace } from '../../../../contract/question.ts'
import { useApi } from '../../../../renderer/api.ts'
import { useStep } from '../../../../renderer/composables/useStep.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import { useNotices } from '../../../../renderer/stores/notices.ts'
import { usePlayers } from '../../../../renderer/stores/players.ts'
import { useSettings } from '../../../../renderer/stores/settings.ts'

const own: readonly string[] = ['fng.act', 'fng.beginBattle'] satisfies StepName[]

/** Actions of the battle as steps of the tour: dice and choices are asked for as everywhere. */
export function useBattleStep(afterwards: () => void) {
  const tour = useCampaign()
  const settings = useSettings()
  const notices = useNotices()
  const players = usePlayers()
  const step = useStep(useApi(), {
    campaign: () => tour.campaign ?? '',
    dice: () => settings.dice,
    head: () => tour.head,
    who: () => players.who,
  })
  /** An action is done, but the page still shows the battle as it was before. */
  const settling = ref(false)
  const wanted = computed(() => (tour.pending && own.includes(tour.pending.procedure) ? tour.pending.reply : null))
  const settle = async () => {
    settling.value = true
    try {
      await tour.reload()
    } finally {
      settling.value = false
    }
  }
  const after = async (reply: StepReply | undefined) => {
    if (reply?.status === 'done') {
      notices.murmur(`${reply.entry.title}. ${reply.entry.lines.at(-1)?.text ?? ''}`)
      afterwards()
    }
    if (reply || step.moved.value) await settle()
  }
  return {
    wanted,
    failure: step.failure,
    stepBusy: step.busy,
    settling,
    begin: async () => {
      await after(await step.run('fng.beginBattle', {}))
    },
    play: async (action: string, values: FormValues) => {
      await after(await step.run('fng.act', { action, values }))
    },
    take: async (answers: readonly Answer[]) => {
      await after(await step.answer(answers))
    },
    rollTheRest: async (answers: readonly Answer[]) => {
      await after(await step.rollTheRest(answers))
    },
    rollThrow: async (wanted: QuestionPlace, answers: readonly Answer[]) => {
      await after(await step.rollThrow(wanted, answers))
    },
    takeBack: async () => {
      await after(await step.takeBack())
    },
    cancel: async () => {
      await step.cancel()
      await settle()
    },
  }
}
