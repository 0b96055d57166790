/** A step of a game with its input, as a player would send it. */
export interface PlayedStep {
  readonly step: string
  readonly input: unknown
  /** Dice that are told and not rolled: of what hides something the program's own would be others each time. */
  readonly faces?: readonly number[]
}

/**
 * A game that plays itself, for demonstrations, the sample tour and long tests: what a player would decide, and what
 * would happen on his table, is made up.
 */
export interface AutoplayOf<S> {
  /** What can be said of the tour before it begins, by name. */
  readonly choices: Readonly<Record<string, AutoplayChoice>>
  /** @param chosen a value for each choice. @returns the first step of a tour. */
  readonly begin: (chosen: Readonly<Record<string, string>>) => PlayedStep
  /**
   * @param state of a tour that has begun.
   * @returns the step that comes next, the same for the same seed; null when the tour is over.
   */
  readonly next: (state: S, seed: number) => PlayedStep | null
  /** How many turns a demonstration has, where nothing is said. */
  readonly turns: number
  /** What of it was made up, as a sentence. */
  readonly madeUp: string
  /** What a demonstration prints on its way. */
  readonly prints: readonly DemoPrint[]
}

/** One of a few values, of which the player may name one. */
export interface AutoplayChoice {
  /** What is chosen, as a sentence. */
  readonly help: string
  readonly values: readonly string[]
  readonly usual: string
}

/** A sheet that a demonstration prints once. */
export interface DemoPrint {
  readonly sheet: string
  /** What its file is called, behind the name of the tour. */
  readonly name: string
  /** As the tour begins, halfway, at its end, or before the first step of a name. */
  readonly when: 'start' | 'middle' | 'end' | { readonly before: string }
}

/** A tour that the program plays by itself, to look around in. */
export interface SampleOf {
  readonly name: string
  /** Of dice and decisions: chosen so that there is something of everything to be seen. */
  readonly seed: number
  /** How many turns are played. */
  readonly turns: number
  readonly begin: PlayedStep
  /** What the player does besides, by how many turns have been played by then. */
  readonly asides: Readonly<Record<number, PlayedStep>>
}
