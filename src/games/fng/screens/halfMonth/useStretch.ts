import { computed, ref, shallowRef, watch } from 'vue'
import type { Api } from '../../../../contract/client.ts'
import type { Answer } from '../../../../contract/answers.ts'
import type { SlipDice, SlipReply, SlipThrowView, SlipView } from '../../../../contract/slip.ts'
import { useCall } from '../../../../renderer/composables/useCall.ts'
import type { DiceMode, StepTelling } from '../../../../renderer/composables/useStep.ts'
import { useLyingDice } from './useLyingDice.ts'

export type Stretch = ReturnType<typeof useStretch>

/** What is to be done with the dice that lie on the slip. */
export interface StretchWish {
  /** Who rolls what the slip does not hold. */
  readonly dice: DiceMode
  /** Answers to the question of the step under way. */
  readonly answers?: readonly Answer[]
  /** The program rolls what is left of the step under way. */
  readonly rollTheRest?: boolean
}

const none: readonly SlipThrowView[] = []

/**
 * The dice slip for a whole stretch of the half-month: foreseen by main, filled here, played in one go.
 */
export function useStretch(api: Api, telling: Pick<StepTelling, 'campaign' | 'who'>) {
  const { busy, failure, run } = useCall()
  /** Looking ahead anew must not wipe away why the dice were refused. */
  const look = useCall()
  const view = shallowRef<SlipView | null>(null)
  const isOpen = ref(false)
  /** Dice that nobody asked for, of the stretch played last. */
  const notNeeded = shallowRef<readonly SlipDice[]>([])
  const throws = computed(() => view.value?.phases.flatMap((phase) => phase.throws) ?? none)
  const { slip, lying, begun, aside, leave } = useLyingDice(
    () => throws.value,
    () => `slip ahead ${telling.campaign()}`,
  )

  const foresee = async () => {
    const found = await look.run(() => api('slip.foresee', { campaign: telling.campaign() }), 'wait')
    if (found) view.value = found
    else failure.value ??= look.failure.value
    return found
  }
  const show = async () => {
    notNeeded.value = []
    if (await foresee()) isOpen.value = true
  }
  const hide = () => {
    isOpen.value = false
  }
  watch(telling.campaign, () => {
    hide()
    view.value = null
    notNeeded.value = []
  })

  /** @returns what came of it; undefined when it was refused, with the dice still on the slip. */
  const play = async ({ dice, answers = [], rollTheRest = false }: StretchWish): Promise<SlipReply | undefined> => {
    const who = telling.who?.()
    const reply = await run(() =>
      api('slip.play', {
        campaign: telling.campaign(),
        ...(isOpen.value && view.value ? { head: view.value.head } : {}),
        throws: lying.value,
        dice,
        answers: [...answers],
        rollTheRest,
        ...(who === undefined ? {} : { who }),
      }),
    )
    if (!reply) return undefined
    // Dice of a throw that was not written in full are the program's to roll anew: they are said to be left over.
    notNeeded.value = [...reply.notNeeded, ...begun.value]
    leave(reply.waiting)
    hide()
    return reply
  }
  /** The program rolls the die that a throw wants, and no other. @returns whether it lies there. */
  const roll = async (at: number): Promise<boolean> => {
    const one = slip.throws.value[at]
    if (one === undefined || slip.isFull(at)) return false
    const { step, subject, rank } = one.wanted
    const die = one.faces.length
    const face = await run(() =>
      api('slip.rollDie', { campaign: telling.campaign(), throws: lying.value, at: { step, subject, rank }, die }),
    )
    // A die that was typed meanwhile lies in its place.
    if (face === undefined || slip.throws.value[at]?.faces.length !== die) return false
    slip.at.value = at
    slip.lay(face)
    return true
  }
  return {
    view,
    isOpen,
    slip,
    lying,
    aside,
    notNeeded,
    busy: computed(() => busy.value || look.busy.value),
    failure,
    foresee,
    show,
    hide,
    play,
    roll,
    /** Takes all dice off the slip. */
    clear: () => {
      leave([])
    },
  }
}
