import type { Figure } from '../battle.ts'
import type { FigureStatus } from '../collections.ts'

/** The stages of damage, least to most severe (FNG p. 24). */
export const stages = ['stunned', 'outOfTheFight', 'obviouslyDead'] as const
export type Stage = (typeof stages)[number]

/** One damage result, before anything has softened it. */
export interface Wound {
  readonly figureId: number
  readonly stage: Stage
  /** Figure that did it; null for a trap, a shell, an accident. */
  readonly by: number | null
  /** REP of whoever did it, at that moment; null where nobody did. */
  readonly byRep: number | null
}

/** What each stage is called. */
export const stageWords: Readonly<Record<Stage, string>> = {
  stunned: 'Stunned',
  outOfTheFight: 'Out of the Fight',
  obviouslyDead: 'Obviously Dead',
}

/** How severe a stage is, from 1; 0 for whoever is not down. */
export const severity = (status: FigureStatus): number => stages.indexOf(status as Stage) + 1

/** Can anything still happen to him? The dead and the absent are beyond harm. */
export const mayBeHurt = ({ status }: Figure): boolean => status !== 'left' && status !== 'obviouslyDead'

/** @returns the most severe of several results: all that counts for one figure in the end. */
export const worstOf = (wounds: readonly Wound[]): Wound =>
  wounds.reduce((worst, wound) => (severity(wound.stage) > severity(worst.stage) ? wound : worst))

/** One hit that has come through: what damage is rolled for. */
export interface Blow {
  readonly figureId: number
  /** Impact as the target meets it: DV of a building and the like are off it already. */
  readonly impact: number
  /** Figure that did it; null for a trap, a shell, an accident. */
  readonly by: number | null
  /** REP of whoever did it where no figure stands for him; an aircraft's crew, say. */
  readonly byRep?: number | null
  /** Of ranged fire only: is the target in cover? A die of 2, 4 or 6 misses then (ruling to FNG p. 32). */
  readonly cover?: boolean
  /** Lies in a foxhole or trench: in cover of what is too big to pass over it (FNG p. 51). */
  readonly dugIn?: boolean
  /** From a blast: a flak jacket counts, cover does not (FNG p. 34). */
  readonly blast?: boolean
  /** For people: "Pvt Tan's AK-47". */
  readonly why: string
}
