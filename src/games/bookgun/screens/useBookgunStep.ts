import type * as z from 'zod'
import { useGameStep, type GameStep } from '../../../renderer/composables/useGameStep.ts'
import type { bookgunSteps } from '../contract/steps.ts'

type Steps = typeof bookgunSteps
/** Name of a step without that of its game. */
export type BookgunStepName = keyof Steps
export type BookgunInput<N extends BookgunStepName> = z.input<Steps[N]>

/** Takes steps of the open campaign, with the dice that the player has chosen and in the name of who holds the machine. */
export const useBookgunStep = (): GameStep<Steps> => useGameStep('bookgun')
