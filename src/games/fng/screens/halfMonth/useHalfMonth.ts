import { computed, ref, watch } from 'vue'
import type { Answer } from '../../../../contract/answers.ts'
import type { StepName } from '../../../../contract/gameProcedures.ts'
import type { StepReply, QuestionPlace } from '../../../../contract/question.ts'
import { useApi, useBridge } from '../../../../renderer/api.ts'
import { useRest, type RestAnswers } from './useRest.ts'
import { useStep } from '../../../../renderer/composables/useStep.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import { usePlatoon } from '../usePlatoon.ts'
import { usePlayers } from '../../../../renderer/stores/players.ts'
import { useSettings } from '../../../../renderer/stores/settings.ts'
import { useOutcomes } from './useOutcomes.ts'
import { useStretch, type StretchWish } from './useStretch.ts'

/** The half-month as the player works through it: steps, questions, what has just come out. */
export function useHalfMonth() {
  const tour = useCampaign()
  const platoon = usePlatoon()
  const settings = useSettings()
  const players = usePlayers()
  const api = useApi()
  const telling = {
    campaign: () => tour.campaign ?? '',
    dice: () => settings.dice,
    head: () => tour.head,
    who: () => players.who,
  }
  const step = useStep(api, telling)
  const ahead = useStretch(api, telling)
  const theRest = useRest(api, useBridge(), telling)
  /** What lies before the tour and can be thrown ahead: "the rest of the aftermath"; null where the player's word is next. */
  const stretch = computed(() => platoon.turn?.rest ?? null)
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
  const told = useOutcomes()
  const wanted = computed(() => tour.pending?.reply ?? null)
  watch(
    () => tour.overview,
    () => {
      if (wanted.value === null) theRest.forget()
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
  /** The slip goes on once its question is answered, as long as dice lie on it. */
  const isOnSlip = () => stretch.value !== null && ahead.lying.value.length > 0
  watch(
    () => tour.head,
    () => {
      if (!ahead.isOpen.value || ahead.busy.value) return
      if (stretch.value === null) ahead.hide()
      else void ahead.foresee()
    },
  )
  const afterAnswer = async (reply: StepReply | undefined) => {
    if (told.note(reply) || step.failure.value) await settle()
    if (reply?.status === 'done' && theRest.isHeldUp.value) await rest({})
  }
  const phase = computed(() => platoon.turn?.phases.find((one) => one.phase === platoon.turn?.now) ?? null)
  const actNow = async () => {
    const procedure = phase.value?.procedure ?? null
    if (procedure !== null) await act(procedure)
  }
  return {
    tour,
    step,
    wanted,
    busy: computed(() => step.busy.value || ahead.busy.value || theRest.job.busy.value || settling.value),
    ahead,
    stretch,
    playAhead,
    shown: told.shown,
    phase,
    results: told.results,
    /** "Do the rest" under way. */
    running: theRest.job,
    act,
    actNow,
    rest: () => rest(),
    take: async (answers: readonly Answer[]) => {
      if (isOnSlip()) await playAhead({ dice: 'player', answers })
      else if (theRest.isHeldUp.value) await rest({ answers })
      else await afterAnswer(await step.answer(answers))
    },
    rollTheRest: async (answers: readonly Answer[]) => {
      if (isOnSlip()) await playAhead({ dice: 'player', answers, rollTheRest: true })
      else if (theRest.isHeldUp.value) await rest({ answers, rollTheRest: true })
      else await afterAnswer(await step.rollTheRest(answers))
    },
    rollAll: (answers: readonly Answer[]) => playAhead({ dice: 'program', answers, rollTheRest: true }),
    rollThrow: async (wanted: QuestionPlace, answers: readonly Answer[]) => {
      await afterAnswer(await step.rollThrow(wanted, answers))
    },
    takeBack: async () => {
      await afterAnswer(await step.takeBack())
    },
    cancel: async () => {
      theRest.forget()
      await step.cancel()
      await settle()
    },
  }
}
