import { computed, ref } from 'vue'
import type { QuestionView } from '../../../../../contract/question.ts'
import { notTaken } from '../../../../../renderer/composables/notTaken.ts'
import { useSettings } from '../../../../../renderer/stores/settings.ts'
import type { InSightHead } from '../../../contract/inSight.ts'
import type { BattleStep } from '../useBattleStep.ts'
import type { InSightAtHand } from './useInSight.ts'

const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "Play the three at 3". */
const playing = ({ acts, successes }: InSightHead) => `Play the ${words[acts.length] ?? acts.length} at ${successes}`

/**
 * Plays In Sight that is filled. Dice that are typed answer the first question of the step; then it goes from head to head,
 * each man on the slip. Where the program rolls, one press rolls the first dice, and one more each head.
 */
export function usePlayInSight({
  sight,
  step,
  busy,
}: {
  readonly sight: InSightAtHand
  readonly step: BattleStep
  readonly busy: () => boolean
}) {
  const settings = useSettings()
  /** A head is played from question to question: in between the step itself is free. */
  const running = ref(false)
  const alone = async (work: () => Promise<unknown>) => {
    if (busy() || running.value) {
      notTaken()
      return
    }
    running.value = true
    try {
      await work()
    } finally {
      running.value = false
    }
  }
  const program = computed(
    () => settings.dice === 'program' && (step.wanted.value === null || step.wanted.value.question.kind === 'dice'),
  )
  const view = () => sight.view.value
  const may = computed(
    () =>
      view()?.problem === null &&
      view()?.refused === null &&
      !sight.loading.value &&
      (program.value || (sight.missing.value === 0 && sight.fault.value === null)),
  )
  const act = computed(() => {
    const { heads = [], underWay = null } = view() ?? {}
    const head = heads[underWay?.at ?? 0]
    if (step.wanted.value && !program.value) return null
    if (!step.wanted.value && program.value) return 'Roll for In Sight'
    return head ? playing(head) : 'Play it'
  })
  const startsHead = (question: QuestionView): boolean =>
    question.kind === 'dice' && question.throws.some(({ key }) => key === view()?.decides)
  const begin = async () => {
    const reply = await step.playAsking('inSight', view()!.values, sight.answers)
    if (reply?.status === 'done') sight.forget()
    return reply
  }
  /** The program's dice, to the next head or to the end. */
  const rollHead = async () => {
    do await step.rollAsked()
    while (
      step.failure.value === null &&
      step.wanted.value?.question.kind === 'dice' &&
      !startsHead(step.wanted.value.question)
    )
  }
  const play = async () => {
    if (step.wanted.value) {
      if (program.value) await rollHead()
    } else if (may.value) {
      const reply = await begin()
      if (reply?.status === 'wanted' && program.value) await step.rollAsked()
    }
  }
  const rest = async () => {
    if (step.wanted.value) await step.rollTheRest([])
    else if (view()?.problem === null) {
      const reply = await begin()
      if (reply?.status !== 'wanted') return
      await step.rollTheRest([])
      // What is refused is begun again with the dice that lie there.
      if (step.failure.value === null) sight.forget()
    }
  }
  return { act, may, program, running, play: () => void alone(play), rest: () => void alone(rest) }
}
