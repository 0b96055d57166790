import { useGameStep, type GameStep } from '../../../renderer/composables/useGameStep.ts'
import type { skirmishSteps } from '../contract/steps.ts'

/** Takes steps of the open campaign, with the dice that the player has chosen and in the name of who holds the machine. */
export const useSkirmishStep = (): GameStep<typeof skirmishSteps> => useGameStep('skirmish')
