/**
 * Steps that one press takes, as "Do the rest" does, are undone and redone as one. Each of their entries carries the
 * same mark: the head at which the press came. It stands behind the word for how the dice came in, "program, run 17",
 * which is the app's own: so files have needed no change, and an amended entry keeps it. A step that passed by itself is
 * marked too, "player, passed": it goes with the entry before it, whatever that belongs to.
 */
interface Marked {
  readonly mode: string
}

const passed = ', passed'

/** How the dice of a step come in that passes by itself: it has none. */
export const passedMode = `player${passed}`

/** @returns whether an entry passed by itself. */
export const hasPassed = ({ mode }: Marked): boolean => mode.endsWith(passed)

/** @returns whether two entries, one right after the other, were made by one press. */
export const areOneRun = (before: Marked, after: Marked): boolean =>
  hasPassed(after) || (runOf(before) !== null && runOf(before) === runOf(after))

/** @returns what an entry says of how its dice came in, with the mark of the run it belongs to. */
export const modeOf = (dice: string, run: number | undefined): string =>
  run === undefined ? dice : `${dice}, run ${run}`

/** @returns the same for an entry that is taken again, with others, by another press. */
export const takenIn = ({ mode }: Marked, run: number): string => modeOf(mode.split(', ')[0]!, run)

/** @returns the mark of the run that an entry belongs to; null where it was taken alone. */
function runOf({ mode }: Marked): number | null {
  const mark = /, run (\d+)$/.exec(mode)?.[1]
  return mark === undefined ? null : Number(mark)
}
