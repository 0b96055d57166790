import { nextTick, watch } from 'vue'

/** A die that is typed or tapped where all of a slip lie. */
export interface DieAhead {
  /** Whether a die of so many sides may show it. */
  readonly fits: (sides: number) => boolean
  /** Lays it where the next die is wanted. */
  readonly lay: () => void
  /** What it is where no die that it fits is asked for next. */
  readonly otherwise?: () => void
}

/** The slip past whose end is typed. */
export interface TypedPast {
  readonly complete: () => boolean
  readonly busy: () => boolean
  /** What is asked: another name is another question. */
  readonly question: () => string
  /** Sides of the die that is wanted. */
  readonly sides: () => number
  /** Sides of the first die that is asked for once these are taken; null for none, undefined while that is not known. */
  readonly nextDie: () => number | null | undefined
  /** Hands the slip in. */
  readonly take: () => void
}

export interface TypingOn {
  /** A die that comes now is not for this slip. */
  readonly isPast: () => boolean
  readonly type: (die: DieAhead) => void
  /** Takes the last die back that waits. @returns false where none does. */
  readonly back: () => boolean
  /** The slip has been handed in: what is typed from now on is for the next question. */
  readonly handIn: () => void
  /** Dice that wait are not wanted any more. */
  readonly drop: () => void
}

/**
 * Typing goes on past a full slip: a die that is typed then hands it in, where another die is asked for next, and waits for
 * the question that asks for it. Where that turns out otherwise, or the slip is refused, it is dropped.
 */
export function useTypingOn(slip: TypedPast): TypingOn {
  let waiting: readonly DieAhead[] = []
  /** What was asked when the slip was handed in; null once the next question stands. */
  let handedIn: string | null = null
  const goOn = () => {
    while (waiting.length > 0 && handedIn === null) {
      const [first, ...others] = waiting as readonly [DieAhead, ...DieAhead[]]
      const isPast = slip.complete()
      const sides = isPast ? slip.nextDie() : slip.sides()
      if (sides === undefined) return
      const fits = sides !== null && first.fits(sides)
      if (isPast && fits) {
        slip.take()
        return
      }
      waiting = fits ? others : []
      if (fits) first.lay()
      else if (isPast) first.otherwise?.()
    }
  }
  const settle = () => {
    if (slip.busy()) return
    // What was handed in is still asked: it was refused.
    if (handedIn === slip.question()) waiting = []
    handedIn = null
    goOn()
  }
  watch(slip.question, () => {
    if (handedIn === null) waiting = []
  })
  watch([slip.question, slip.busy, slip.complete, slip.nextDie], settle, { flush: 'post' })
  return {
    isPast: () => handedIn !== null || slip.complete(),
    type: (die) => {
      waiting = [...waiting, die]
      goOn()
    },
    back: () => {
      const isWaiting = waiting.length > 0
      waiting = waiting.slice(0, -1)
      return isWaiting
    },
    handIn: () => {
      handedIn = slip.question()
      void nextTick(settle)
    },
    drop: () => {
      waiting = []
    },
  }
}
