import { computed } from 'vue'
import type { Answer } from '../../../../contract/answers.ts'
import type { QuestionPlace } from '../../../../contract/question.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import { usePlatoon } from '../usePlatoon.ts'
import { useWaysOn } from './useWaysOn.ts'

/** The half-month as the player works through it: steps, questions, what has just come out. */
export function useHalfMonth() {
  const tour = useCampaign()
  const platoon = usePlatoon()
  const { step, ahead, theRest, told, stretch, busy, act, rest, playAhead, afterAnswer, cancel } = useWaysOn()
  /** The slip goes on once its question is answered, as long as dice lie on it. */
  const isOnSlip = () => stretch.value !== null && ahead.lying.value.length > 0
  const phase = computed(() => platoon.turn?.phases.find((one) => one.phase === platoon.turn?.now) ?? null)
  const actNow = async () => {
    const procedure = phase.value?.procedure ?? null
    if (procedure !== null) await act(procedure)
  }
  return {
    tour,
    step,
    wanted: computed(() => tour.pending?.reply ?? null),
    busy,
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
    cancel,
  }
}
