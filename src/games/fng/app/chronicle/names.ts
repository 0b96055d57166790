import type { FngState, Soldier } from '../../rules/state.ts'
import { together } from '../../rules/naming.ts'
import type { ChronicleRun } from '../../../../contract/chronicle.ts'

/** Names men in the story: with the rank they held then, and the name they bear today. */
export type Names = (man: Soldier) => ChronicleRun

/**
 * @param last the state at the end of the story: a man who was renamed is called by one name throughout.
 * @returns "Sgt Mercer"; "Pfc James Mercer" where another of that surname was there with him; Vietnamese and Montagnard names in full.
 */
export function namesOf(last: FngState): Names {
  const bearers = Map.groupBy(last.soldiers, ({ lastName }) => lastName)
  const isShared = (man: Soldier) =>
    bearers.get(man.lastName)!.some((other) => other.id !== man.id && together(other, man))
  const called = new Map(last.soldiers.map((man) => [man.id, calledOf(man, isShared(man))]))
  return (man) => ({ kind: 'man', id: man.id, text: `${man.rank} ${called.get(man.id) ?? calledOf(man, true)}`.trim() })
}

function calledOf({ firstName, lastName, nationality }: Soldier, shared: boolean): string {
  const first = firstName.trim()
  if (first === '') return lastName
  // A Vietnamese name begins with the family's, which thousands share.
  if (nationality === 'vietnamese') return `${lastName} ${first}`
  return shared || nationality === 'montagnard' ? `${first} ${lastName}` : lastName
}
