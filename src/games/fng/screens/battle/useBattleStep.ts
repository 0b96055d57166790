import { computed } from 'vue'
import type { FormValues } from '../../contract/battle.ts'
import type { Answer } from '../../../../contract/answers.ts'
import type { StepName } from '../../../../contract/gameProcedures.ts'
import type { InputOf } from '../../../../contract/procedures.ts'
import type { StepReply, QuestionPlace, QuestionView } from '../../../../contract/question.ts'
import { useApi } from '../../../../renderer/api.ts'
import { useSettling } from '../../../../renderer/composables/useSettling.ts'
import { useStep } from '../../../../renderer/composables/useStep.ts'
import { useTelling } from '../../../../renderer/composables/useTelling.ts'
import { cameTo } from '../../../../renderer/entryWords.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import { useNotices } from '../../../../renderer/stores/notices.ts'

const own: readonly string[] = ['fng.act', 'fng.beginBattle'] satisfies StepName[]

/** Actions of the battle as steps of the tour: dice and choices are asked for as everywhere. */
export function useBattleStep(afterwards: () => void) {
  const tour = useCampaign()
  const notices = useNotices()
  const step = useStep(useApi(), useTelling())
  const { settling, settle } = useSettling()
  const wanted = computed(() => (tour.pending && own.includes(tour.pending.procedure) ? tour.pending.reply : null))
  const underWay = computed(() =>
    tour.pending?.procedure === 'fng.act' ? (tour.pending.input as InputOf<'fng.act'>['input']) : null,
  )
  const after = async (reply: StepReply | undefined) => {
    if (reply?.status === 'done') {
      notices.murmur(cameTo(reply.entry))
      afterwards()
    }
    if (reply || step.moved.value) await settle()
  }
  return {
    wanted,
    /** The action that waits for dice or a choice, as it was filled. */
    underWay,
    failure: step.failure,
    /** The entry that was made here last. */
    own: computed(() => step.entry.value?.id ?? null),
    stepBusy: step.busy,
    settling,
    begin: async () => {
      await after(await step.run('fng.beginBattle', {}))
    },
    play: async (action: string, values: FormValues) => {
      await after(await step.run('fng.act', { action, values }))
    },
    /** Begins an action by its first question, also where the program rolls, with what is known of its answers. */
    playAsking: async (action: string, values: FormValues, known: (question: QuestionView) => readonly Answer[]) => {
      const asked = await step.run('fng.act', { action, values }, 'player')
      const answers = asked?.status === 'wanted' ? known(asked.question) : []
      const reply = answers.length > 0 ? await step.answer(answers) : asked
      await after(reply)
      return reply
    },
    /** The program makes every throw of the question at hand. */
    rollAsked: async () => {
      const question = wanted.value?.question
      if (question?.kind === 'dice') await after(await step.rollThrow(question.throws))
    },
    /** Plays what asks nothing and leaves the screen as it is. @returns false where it was refused. */
    note: async (action: string, values: FormValues) => {
      const reply = await step.run('fng.act', { action, values })
      if (reply || step.moved.value) await settle()
      return reply !== undefined
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

export type BattleStep = ReturnType<typeof useBattleStep>
