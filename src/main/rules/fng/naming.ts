import type { FngState, Soldier } from './state.ts'

/**
 * How sheets and screens name men, so that no two who were there together are called the same: by the surname where it
 * will do, with the initial where two share it, with the first name where they share that too. A man is called the same
 * on every sheet and screen. (Lines of the journal have `fullName`: each is about one man, who is linked.)
 */

/** How much of his first name it takes to tell a man from the others. */
type Needs = 'surname' | 'initial' | 'firstName'

const known = new WeakMap<readonly Soldier[], ReadonlyMap<number, Needs>>()

/** @returns whether two men were in the platoon at one time, or one came when the other left. */
export const together = (a: Soldier, b: Soldier): boolean =>
  a.joined <= (b.left ?? Infinity) && b.joined <= (a.left ?? Infinity)

function needsIn(men: readonly Soldier[]): ReadonlyMap<number, Needs> {
  const needs = known.get(men) ?? new Map(men.map((man) => [man.id, needsOf(man, men)]))
  known.set(men, needs)
  return needs
}

const surname = ({ lastName }: Soldier): string => lastName.toLowerCase()
const initial = ({ firstName }: Soldier): string => firstName.charAt(0).toLowerCase()

function needsOf(man: Soldier, men: readonly Soldier[]): Needs {
  const others = men.filter((one) => one.id !== man.id && surname(one) === surname(man) && together(man, one))
  if (others.length === 0) return 'surname'
  return others.some((other) => initial(other) === initial(man)) ? 'firstName' : 'initial'
}

function nameWith(needs: Needs, { firstName, lastName }: Soldier): string {
  const first = firstName.trim()
  if (needs === 'surname' || first === '') return lastName
  return needs === 'initial' ? `${lastName}, ${first.charAt(0)}.` : `${lastName}, ${first}`
}

/** @returns "Mercer"; "Vo, T." where there was another Vo, "Vo, Tam" where he was a Vo, T. */
export const surnameOf = ({ soldiers }: Pick<FngState, 'soldiers'>, man: Soldier): string =>
  nameWith(needsIn(soldiers).get(man.id) ?? 'surname', man)

/** @returns "Mercer, J."; "Vo, Tam" where there was another Vo, T. */
export function shortNameOf({ soldiers }: Pick<FngState, 'soldiers'>, man: Soldier): string {
  const needs = needsIn(soldiers).get(man.id)
  return nameWith(needs === 'firstName' ? needs : 'initial', man)
}

/** @returns "Sgt Mercer, J."; "Pvt Vo, Tam" where there was another Vo, T. */
export const nameOf = (state: Pick<FngState, 'soldiers'>, man: Soldier): string =>
  `${man.rank} ${shortNameOf(state, man)}`

/** @returns "Sgt Mercer"; "Pvt Vo, T." where there was another Vo, "Pvt Vo, Tam" where he was a Vo, T. */
export const briefNameOf = (state: Pick<FngState, 'soldiers'>, man: Soldier): string =>
  `${man.rank} ${surnameOf(state, man)}`

/** @returns his surname as `surnameOf` has it, for a list of men with commas between them: "Vo T.", "Vo Tam". */
export const listedNameOf = (state: Pick<FngState, 'soldiers'>, man: Soldier): string =>
  surnameOf(state, man).replace(', ', ' ')
