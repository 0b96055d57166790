import { computed } from 'vue'
import type { StepName } from '../../../contract/gameProcedures.ts'
import { useGameStep } from '../../../renderer/composables/useGameStep.ts'
import { useSettling } from '../../../renderer/composables/useSettling.ts'
import { followed, type DiceMode } from '../../../renderer/composables/useStep.ts'
import { useCampaign } from '../../../renderer/stores/campaign.ts'
import type { snoopinSteps } from '../contract/steps.ts'

export type SnoopinStep = ReturnType<typeof useSnoopinStep>

/** What comes next without a form: its whole input is said by the view. */
type NextStep = 'beginTurn' | 'drawMission' | 'openMission' | 'rollMomentum' | 'rollOff' | 'buildInsurgency'

/** Takes steps of the open campaign, and answers what the one under way asks. The page shows what came of it once it is done. */
export function useSnoopinStep() {
  const tour = useCampaign()
  const step = useGameStep<typeof snoopinSteps>('snoopin')
  const { settling, settle } = useSettling()
  /** @returns what was taken, once the page shows it. */
  const shown = async <T>(taken: Promise<T>): Promise<T> => {
    const reply = await taken
    await settle()
    return reply
  }
  const { run } = step
  return {
    ...step,
    busy: computed(() => step.busy.value || settling.value || tour.changing),
    run: ((name, input, dice, press) => shown(run(name, input, dice, press))) as typeof run,
    runForm: (procedure: StepName, input: unknown) => shown(step.runForm(procedure, input)),
    /** The step that a view says comes next, with all that it takes. */
    runNext: (name: string, input: unknown, dice?: DiceMode) =>
      shown(step.runForm(`snoopin.${name as NextStep}`, input, dice)),
    ...followed(step, shown),
    cancel: () => shown(step.cancel()),
  }
}
