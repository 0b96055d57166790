import { billetOf, squadName } from './people.ts'
import type { FngState, Soldier } from './state.ts'

/**
 * How men are named, so that no two who were there together are called the same: by the surname where it will do, with
 * the initial where two share it, with the first name where they share that too. A man is called the same on every sheet
 * and screen and in every line of the journal. Where two have wholly the same name, a sheet has the number of the billet
 * in a column of its own, and running text has `fullName`.
 */

/** How much of his first name it takes to tell a man from the others. */
type Needs = 'surname' | 'initial' | 'firstName'

const known = new WeakMap<readonly Soldier[], Map<Soldier, Needs>>()

/** @returns whether two men were in the platoon at one time, or one came when the other left. */
export const together = (a: Soldier, b: Soldier): boolean =>
  a.joined <= (b.left ?? Infinity) && b.joined <= (a.left ?? Infinity)

/** He may be one who is about to be made, and not among them yet. */
function needsAmong({ soldiers }: Pick<FngState, 'soldiers'>, man: Soldier): Needs {
  const told = known.get(soldiers) ?? new Map<Soldier, Needs>()
  const needs = told.get(man) ?? needsOf(man, soldiers)
  known.set(soldiers, told.set(man, needs))
  return needs
}

const surname = ({ lastName }: Soldier): string => lastName.toLowerCase()
const initial = ({ firstName }: Soldier): string => firstName.charAt(0).toLowerCase()

const isNamesake = (man: Soldier, other: Soldier): boolean =>
  other.id !== man.id && surname(other) === surname(man) && together(man, other)

function needsOf(man: Soldier, men: readonly Soldier[]): Needs {
  const others = men.filter((one) => isNamesake(man, one))
  if (others.length === 0) return 'surname'
  return others.some((other) => initial(other) === initial(man)) ? 'firstName' : 'initial'
}

function nameWith(needs: Needs, { firstName, lastName }: Soldier): string {
  const first = firstName.trim()
  if (needs === 'surname' || first === '') return lastName
  return needs === 'initial' ? `${lastName}, ${first.charAt(0)}.` : `${lastName}, ${first}`
}

/** @returns "Mercer"; "Vo, T." where there was another Vo, "Vo, Tam" where he was a Vo, T. */
export const surnameOf = (state: Pick<FngState, 'soldiers'>, man: Soldier): string =>
  nameWith(needsAmong(state, man), man)

/** @returns "Mercer, J."; "Vo, Tam" where there was another Vo, T. */
export function shortNameOf(state: Pick<FngState, 'soldiers'>, man: Soldier): string {
  const needs = needsAmong(state, man)
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

/**
 * How a line of the journal, a question and a refusal name a man: by words alone, with no column beside them.
 * @param state the platoon as it stands when that is said.
 * @returns his name as `nameOf` has it; with the number of his billet, "Pvt Vo, Tam (1st squad, 4)", where another was
 *   wholly called so, and where he has no billet which of them he is: "Pvt Vo, Tam (the 2nd of that name)".
 */
export function fullName(state: FngState, man: Soldier): string {
  const first = firstNameOf(man)
  const same = state.soldiers.filter((other) => isNamesake(man, other) && firstNameOf(other) === first)
  return same.length === 0 ? nameOf(state, man) : `${nameOf(state, man)} (${placeOf(state, man, same)})`
}

const firstNameOf = ({ firstName }: Soldier): string => firstName.trim().toLowerCase()

function placeOf(state: FngState, man: Soldier, same: readonly Soldier[]): string {
  const billet = billetOf(state, man.id)
  if (billet) return `${squadName(billet.squad)}, ${billet.line}`
  return `the ${nth(same.filter((other) => other.id < man.id).length + 1)} of that name`
}

/** How `fullName` tells which of several men of one name he is. */
const whichOfThem = /^ \((?:[^()]*, \d+|the \d+(?:st|nd|rd|th) of that name)\)/

/** @returns a line without the name that it begins with, however much of it that told; null where it begins otherwise. */
export function withoutName(line: string, man: Soldier): string | null {
  const names = (['firstName', 'initial'] as const).map((needs) => `${man.rank} ${nameWith(needs, man)}`)
  const name = names.toSorted((a, b) => b.length - a.length).find((one) => line.startsWith(one))
  return name === undefined ? null : line.slice(name.length).replace(whichOfThem, '')
}

const nth = (n: number): string => `${n}${['st', 'nd', 'rd'][n - 1] ?? 'th'}`
