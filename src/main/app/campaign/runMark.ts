/**
 * Steps that one press takes, as "Do the rest" does, are undone and redone as one. Each of their entries carries the
 * same mark: the head at which the press came. It stands behind the word for how the dice came in, "program, run 17",
 * which is the app's own: so files have needed no change, and an amended entry keeps it.
 */

/** @returns what an entry says of how its dice came in, with the mark of the run it belongs to. */
export const modeOf = (dice: string, run: number | undefined): string =>
  run === undefined ? dice : `${dice}, run ${run}`

/** @returns the mark of the run that an entry belongs to; null where it was taken alone. */
export function runOf({ mode }: { readonly mode: string }): number | null {
  const mark = /, run (\d+)$/.exec(mode)?.[1]
  return mark === undefined ? null : Number(mark)
}
