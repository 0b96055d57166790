import { useGameStep, type GameStep } from '../../../renderer/composables/useGameStep.ts'
import type { bookgunSteps } from '../contract/steps.ts'

/** Takes steps of the open campaign, with the dice that the player has chosen and in the name of who holds the machine. */
export const useBookgunStep = (): GameStep<typeof bookgunSteps> => useGameStep('bookgun')
