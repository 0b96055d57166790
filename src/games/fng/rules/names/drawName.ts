import type { AnswerSource } from '../../../../main/engine/answers.ts'
import { american } from './american.ts'
import { australian } from './australian.ts'
import { montagnard } from './montagnard.ts'
import { pairAt, pairsOf, type NameList } from './nameList.ts'
import { vietnamese } from './vietnamese.ts'

/** The name lists by nationality, as soldiers carry it. */
export const nameLists = { american, australian, vietnamese, montagnard } as const
export type Nationality = keyof typeof nameLists

export interface FullName {
  readonly firstName: string
  readonly lastName: string
}

/**
 * @param nationality as it stands at a soldier.
 * @returns his name list; the American one for a nationality of another version.
 */
export const nameListOf = (nationality: string): NameList =>
  (nameLists as Readonly<Record<string, NameList>>)[nationality] ?? american

/**
 * The player's own names instead of a list's. A half that is empty is taken from the list.
 * @returns the list itself when both halves are empty.
 */
export function withOwnNames(list: NameList, own: { first: readonly string[]; last: readonly string[] }): NameList {
  if (own.first.length === 0 && own.last.length === 0) return list
  const all = (half: 'first' | 'last') => (own[half].length > 0 ? own[half] : list.flatMap((group) => group[half]))
  return [{ first: [...new Set(all('first'))], last: [...new Set(all('last'))] }]
}

/**
 * Draws a name that no other man bears. The program draws, nobody rolls dice for it; one draw settles it, since a
 * name that is taken gives way to the next on the list. Men who would read alike on the roster ("Mercer, J.") are
 * avoided as long as the list allows.
 *
 * @param subject id of the row the name is for.
 * @param spare the list that helps out when the first has no free name left.
 * @throws Error when both lists are used up.
 */
export function drawName(
  dice: AnswerSource,
  subject: number,
  list: NameList,
  taken: readonly FullName[],
  spare: NameList = list,
): FullName {
  const at = dice.draw({ key: 'name', subject, why: 'A name', of: pairsOf(list) })
  const names = new Set(taken.map(whole))
  const looks = new Set(taken.map(look))
  const name =
    nextFree(list, at, (n) => !names.has(whole(n)) && !looks.has(look(n))) ??
    nextFree(list, at, (n) => !names.has(whole(n))) ??
    nextFree(spare, at, (n) => !names.has(whole(n)))
  if (!name) throw new Error('Every name of the list is taken.')
  return name
}

function nextFree(list: NameList, from: number, free: (name: FullName) => boolean): FullName | null {
  const pairs = pairsOf(list)
  for (let i = 0; i < pairs; i++) {
    const name = pairAt(list, from + i)
    if (free(name)) return name
  }
  return null
}

const whole = (name: FullName) => `${name.lastName}, ${name.firstName}`.toLowerCase()
const look = (name: FullName) => `${name.lastName}, ${name.firstName.charAt(0)}`.toLowerCase()
