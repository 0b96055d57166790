/**
 * Who targets whom in In Sight (FNG p. 31) where some of it was said: whoever it was said of keeps it, all others choose as
 * by the rule, the inactive side first, each the closest enemy whom the fewest have taken. Active figures fire back.
 *
 * @param inactive ids, closest to the enemy first; so are `active`.
 * @param said targets of those whose targets were said.
 * @returns the targets of each figure; with nothing said what the rules deal.
 */
export function dealTargets(
  inactive: readonly number[],
  active: readonly number[],
  said: ReadonlyMap<number, readonly number[]>,
): ReadonlyMap<number, readonly number[]> {
  const dealt = new Map(said)
  if (inactive.length === 0 || active.length === 0) return dealt
  const choose = (own: readonly number[], others: readonly number[], back: (id: number) => number | undefined) => {
    const taken = (target: number) => own.filter((id) => dealt.get(id)?.includes(target)).length
    for (const id of own) if (!dealt.has(id)) dealt.set(id, [back(id) ?? fewest(others, taken)])
  }
  choose(inactive, active, () => undefined)
  choose(active, inactive, (id) => inactive.find((other) => dealt.get(other)?.includes(id)))
  return dealt
}

/** The first of those with the fewest. */
const fewest = (ids: readonly number[], count: (id: number) => number): number =>
  ids.reduce((best, id) => (count(id) < count(best) ? id : best))
