/** One thing that is played differently since a correction of the rules. */
export interface Mend {
  /** Pages of the game's book that tell of it, from the lowest. */
  readonly pages: readonly number[]
  /** What is played now, as a player reads it: "An empty pistol no longer empties the rifle.". */
  readonly text: string
  /** Steps that may come out differently by it; one with actions by its action too: `chooseParty`, `act.fire`. */
  readonly steps: readonly string[]
}

/**
 * All that was put right in the rules of a game between two versions of the program. What an entry of a journal says
 * would come out differently by it, with the same input and the same dice.
 */
export interface Correction {
  /** One more than the correction before it; the first is 2, for the rules that were there before it are version 1. */
  readonly number: number
  readonly mends: readonly Mend[]
}

/** @returns the version of a game's rules: the number of its last correction. */
export const rulesVersionOf = (system: { readonly corrections: readonly Correction[] }): number =>
  system.corrections.at(-1)?.number ?? 1

/** What was done in an entry, and by which version of the rules. */
export interface DoneThen {
  readonly step: string
  readonly input: unknown
  readonly rulesVersion: number
}

/** @returns the corrections made since, each with those of its mends that may touch the entry; without such it is left out. */
export function correctionsSince(corrections: readonly Correction[], done: DoneThen): Correction[] {
  const names = namesOf(done)
  return corrections
    .filter(({ number }) => number > done.rulesVersion)
    .map(({ number, mends }) => ({ number, mends: mends.filter(({ steps }) => steps.some((step) => names.has(step))) }))
    .filter(({ mends }) => mends.length > 0)
}

/** A step with actions goes by its own name, and by that of the action. */
function namesOf({ step, input }: DoneThen): ReadonlySet<string> {
  const action = typeof input === 'object' && input !== null && 'action' in input ? input.action : null
  return new Set(typeof action === 'string' ? [step, `${step}.${action}`] : [step])
}
