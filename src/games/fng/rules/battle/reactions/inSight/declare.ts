/**
 * Who targets whom in In Sight (FNG p. 31). The inactive side declares first: each takes the closest enemy not yet
 * targeted, and from the closest again when all are. Active figures fire back at whoever targets them, the others take the
 * closest not yet targeted.
 *
 * @param inactive ids, closest to the enemy first; so are `active`.
 * @returns the target of each figure.
 */
export function declareTargets(inactive: readonly number[], active: readonly number[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  if (inactive.length === 0 || active.length === 0) return found
  inactive.forEach((id, i) => found.set(id, active[i % active.length]!))
  let next = 0
  for (const id of active) {
    const back = inactive.find((other) => found.get(other) === id)
    found.set(id, back ?? inactive[next++ % inactive.length]!)
  }
  return found
}
