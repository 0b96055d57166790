import { computed, watch } from 'vue'
import type { StepName } from '../../../../contract/gameProcedures.ts'
import type { StepReply } from '../../../../contract/question.ts'
import { useApi, useBridge } from '../../../../renderer/api.ts'
import { useSettling } from '../../../../renderer/composables/useSettling.ts'
import { useStep } from '../../../../renderer/composables/useStep.ts'
import { useTelling } from '../../../../renderer/composables/useTelling.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import { usePlatoon } from '../usePlatoon.ts'
import { useOutcomes } from './useOutcomes.ts'
import { useRest, type RestAnswers } from '../../../../renderer/composables/useRest.ts'
import { useStretch, type StretchWish } from './useStretch.ts'

/** The three ways on through a half-month: a step, the rest in one go, a stretch by the dice slip. What comes of each is told. */
export function useWaysOn() {
  const tour = useCampaign()
  const platoon = usePlatoon()
  const api = useApi()
  const telling = useTelling()
  const step = useStep(api, { ...telling, passOn: true })
  const ahead = useStretch(api, telling)
  const theRest = useRest(api, useBridge(), telling)
  const told = useOutcomes()
  const { settling, settle } = useSettling()
  /** What lies before the tour and can be thrown ahead: "the rest of the aftermath"; null where the player's word is next. */
  const stretch = computed(() => platoon.turn?.rest ?? null)
  watch(
    () => tour.overview,
    () => {
      if (tour.pending === null) theRest.forget()
    },
  )
  watch(
    () => tour.head,
    (now, before) => {
      if ((now ?? 0) >= (before ?? 0)) return
      ahead.notNeeded.value = []
      theRest.forget()
    },
  )
  watch(
    () => tour.head,
    () => {
      if (!ahead.isOpen.value || ahead.busy.value) return
      if (stretch.value === null) ahead.hide()
      else void ahead.foresee()
    },
  )
  const act = async (procedure: StepName, input: unknown = {}) => {
    told.forget()
    theRest.forget()
    const reply = told.note(await step.run(procedure, input))
    if (reply || step.moved.value) await settle()
    return reply
  }
  const rest = async (answers?: RestAnswers) => {
    if (answers) told.shown.value = null
    else told.forget()
    const reply = await theRest.go(answers)
    if (reply) told.noteStretch(reply)
    await settle()
  }
  /** Plays the stretch with the dice of the slip; what is left of them stays for the throws to come. */
  const playAhead = async (wish: StretchWish) => {
    if (wish.answers === undefined) told.forget()
    else told.shown.value = null
    theRest.forget()
    const reply = await ahead.play(wish)
    if (reply) told.noteStretch(reply)
    await settle()
    if (!reply && ahead.isOpen.value) await ahead.foresee()
  }
  const afterAnswer = async (reply: StepReply | undefined) => {
    if (told.note(reply) || step.failure.value) await settle()
    if (reply?.status === 'done' && theRest.isHeldUp.value) await rest({})
  }
  const cancel = async () => {
    theRest.forget()
    await step.cancel()
    await settle()
  }
  return {
    step,
    ahead,
    theRest,
    told,
    stretch,
    busy: computed(() => step.busy.value || ahead.busy.value || theRest.job.busy.value || settling.value),
    act,
    rest,
    playAhead,
    afterAnswer,
    cancel,
  }
}
