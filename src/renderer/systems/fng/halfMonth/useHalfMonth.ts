import { computed, ref, shallowRef, watch } from 'vue'
import type { Answer } from '../../../../contract/procedures.ts'
import type { EntryView, StepReply } from '../../../../contract/views.ts'
import { useApi } from '../../../api.ts'
import { useRunOn } from '../../../composables/useRunOn.ts'
import { isStep, useStep, type StepName } from '../../../composables/useStep.ts'
import { useCampaign } from '../../../stores/campaign.ts'
import { useNotices } from '../../../stores/notices.ts'
import { useSettings } from '../../../stores/settings.ts'

/** The half-month as the player works through it: steps, questions, what has just come out. */
export function useHalfMonth() {
  const tour = useCampaign()
  const settings = useSettings()
  const notices = useNotices()
  const step = useStep(useApi(), {
    campaign: () => tour.campaign ?? '',
    dice: () => settings.dice,
    head: () => tour.head,
  })
  /** A step is done, but the page still shows the tour as it was before. */
  const settling = ref(false)
  const settle = async () => {
    settling.value = true
    try {
      await tour.reload()
    } finally {
      settling.value = false
    }
  }
  const recent = shallowRef<readonly EntryView[]>([])
  /** A done phase that is looked at again. */
  const shown = ref<string | null>(null)

  watch(
    () => tour.turn,
    (turn) => {
      step.wanted.value = turn?.pending?.reply ?? null
    },
    { immediate: true },
  )
  const note = (reply: StepReply | undefined) => {
    if (reply?.status === 'done') {
      recent.value = [...recent.value, reply.entry]
      notices.murmur(`${reply.entry.title}. ${reply.entry.lines.at(-1)?.text ?? ''}`)
    }
    return reply
  }
  const runAndNote = async (procedure: StepName, input: unknown) => note(await step.run(procedure, input))
  const runOn = useRunOn({ run: runAndNote }, () => tour.turn, tour.reload)

  const act = async (procedure: StepName, input: unknown = {}) => {
    recent.value = []
    shown.value = null
    const reply = await runAndNote(procedure, input)
    if (reply?.status === 'done' || step.moved.value) await settle()
    return reply
  }
  const rest = async (phases: ReadonlySet<string>) => {
    recent.value = []
    shown.value = null
    await runOn.start(phases)
  }
  const afterAnswer = async (reply: StepReply | undefined) => {
    if (note(reply)?.status === 'done' || step.failure.value) await settle()
  }
  const phase = computed(() => tour.turn?.phases.find((one) => one.phase === tour.turn?.now) ?? null)
  const actNow = async () => {
    const procedure = phase.value?.procedure ?? null
    if (isStep(procedure)) await act(procedure)
  }
  /** What came of the last steps; before the first one of this sitting, of the last done phase. */
  const results = computed<readonly EntryView[]>(() => {
    const looked = tour.turn?.phases.find((one) => one.phase === shown.value)
    if (looked) return looked.entries
    if (recent.value.length > 0) return recent.value
    return tour.turn?.phases.filter((one) => one.state === 'done' && one.entries.length > 0).at(-1)?.entries ?? []
  })
  return {
    tour,
    step,
    busy: computed(() => step.busy.value || settling.value),
    shown,
    phase,
    results,
    running: runOn.running,
    act,
    actNow,
    rest,
    stop: runOn.stop,
    take: async (answers: readonly Answer[]) => {
      await afterAnswer(await step.answer(answers))
    },
    rollTheRest: async (answers: readonly Answer[]) => {
      await afterAnswer(await step.rollTheRest(answers))
    },
    takeBack: async () => {
      await afterAnswer(await step.takeBack())
    },
    cancel: async () => {
      await step.cancel()
      await settle()
    },
  }
}
