import type { GlanceStep } from './glanceModel.ts'

/** As many turns as a sheet has boxes for. */
const count = 10

/** Boxes of a turn that comes again and again: those of a long game go on with the tens that it is in. */
export interface TurnBoxes {
  /** Their heads. */
  readonly turns: readonly string[]
  /**
   * @param turn the present one; 0 where none has begun.
   * @param behind is a step behind the players in that turn?
   * @returns in which of the turns it is done.
   */
  readonly done: (turn: number, behind: boolean) => GlanceStep['done']
}

/** @param turn the present one; 0 where none has begun. */
export function turnBoxes(turn: number): TurnBoxes {
  const first = Math.floor((Math.max(1, turn) - 1) / count) * count + 1
  const all = Array.from({ length: count }, (_, i) => first + i)
  return {
    turns: all.map(String),
    done: (now, behind) => all.map((one) => one < now || (one === now && behind)),
  }
}
