/** The order of a game's turn, as far as it goes from word to word of the player. */
export interface FlowOf<S> {
  /** The step that comes next without any word of the player; null where he must speak first. */
  readonly next: (state: S) => StretchStep | null
  /** "the rest of the aftermath": what a run of such steps is called, where the tour stands at either end of it. */
  readonly title: (state: S, step: string) => string | null
  /** Will none of the steps before the player's next turn come any more? */
  readonly isOver: (state: S) => boolean
  /** The man that a throw is about; null when it is about something else. */
  readonly subject: (state: S, id: number) => SlipSubject | null
}

/** One step of a stretch that runs from word to word of the player. */
export interface StretchStep {
  /** Steps of one stretch share it. */
  readonly part: string
  /** "The rest of the set-up". */
  readonly title: string
  /** Its place among all phases. */
  readonly order: number
  /** How many steps the stretch has from here on, itself counted. */
  readonly steps: number
  readonly phase: { readonly phase: string; readonly title: string; readonly page: number }
  readonly step: string
  readonly input: unknown
  /** The player may do something else here first: it does not pass by itself, whatever it finds. */
  readonly waits: boolean
}

export interface SlipSubject {
  readonly id: number
  readonly name: string
}
