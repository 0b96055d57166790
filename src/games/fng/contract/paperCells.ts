import { perhaps } from '../../../contract/nearest.ts'
import type { MusterView } from './muster.ts'
import { weaponIn } from './weaponCell.ts'

/** What the cells of a paper roster mean, and what is wrong with them: on the form of the screen, and read out of a PDF. */

/** A fault is the end of a sentence that begins with whose it is: "REP is 1 to 7." */
export type CellFault = string | null

/** A name has no more letters than this, in the program. */
export const mostLetters = 60

/** @returns names, capitals and signs put aside: "M 16" and "m-16" are one. */
export const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')

/** @returns the one whose name is written, however its signs and capitals are; null for none. */
export function named<T extends { readonly name: string }>(all: readonly T[], text: string): T | null {
  const exact = all.find(({ name }) => name.toLowerCase() === text.toLowerCase())
  return exact ?? all.find(({ name }) => bare(name) === bare(text)) ?? null
}

/** A man's name as it is written on paper: "Mercer, John *", the Star by his mark. */
export function nameIn(written: string): {
  readonly firstName: string
  readonly lastName: string
  readonly star: boolean
} {
  const [, name = '', star] = /^(.*?)\s*([*★])?$/.exec(written.trim()) ?? []
  const [last = '', ...first] = name.split(',')
  return { lastName: last.trim(), firstName: first.join(',').trim(), star: star !== undefined }
}

/** @returns the half-months that a count of months stands for ("7", "7.5", "7½", "7 1/2"), or null for anything else. */
export function halfMonthsIn(months: string, tourLength: number): number | null {
  const [all, whole, half] = /^(\d{1,2})?\s*([.,][05]0?|½|\b1\/2)?$/.exec(months.trim()) ?? []
  if (all === undefined || all === '') return null
  const count = Number(whole ?? 0) * 2 + (half === undefined || /^[.,]0/.test(half) ? 0 : 1)
  return count >= 1 && count <= tourLength ? count : null
}

type Facts = Pick<MusterView, 'attributes' | 'rep' | 'weapons'>

/** @returns ids of attributes by their names; those that nobody knows as they were typed. */
export function attributesIn(
  text: string,
  { attributes }: Pick<Facts, 'attributes'>,
): { readonly ids: string[]; readonly unknown: string[] } {
  const names = text.split(/[,;]/).flatMap((name) => name.trim() || [])
  const idOf = (name: string) => attributes.find((one) => one.name.toLowerCase() === name.toLowerCase())?.id
  return {
    ids: names.flatMap((name) => idOf(name) ?? []),
    unknown: names.filter((name) => idOf(name) === undefined),
  }
}

const weaponsOf = ({ weapons }: Pick<Facts, 'weapons'>) => weapons.flatMap((group) => group.weapons)

/** @returns the weapon whose name is written; null for none. */
export const weaponNamed = (text: string, facts: Pick<Facts, 'weapons'>) => named(weaponsOf(facts), weaponIn(text))

export function repFault(text: string, { rep: { from, to } }: Pick<Facts, 'rep'>): CellFault {
  const rep = /^\d+$/.test(text.trim()) ? Number(text) : 0
  return rep >= from && rep <= to ? null : `REP is ${from} to ${to}.`
}

export const derosFault = (text: string, tourLength: number): CellFault =>
  halfMonthsIn(text, tourLength) === null ? `DEROS is half a month to ${tourLength / 2} months, in halves.` : null

export function attributesFault(text: string, facts: Pick<Facts, 'attributes'>): CellFault {
  const [unknown] = attributesIn(text, facts).unknown
  const names = facts.attributes.map(({ name }) => name)
  return unknown === undefined ? null : `there is no attribute "${unknown}".${perhaps(unknown, names)}`
}

/** @returns what is wrong with a name of a weapon, and which weapons are called nearly so. */
export function weaponFault(text: string, facts: Pick<Facts, 'weapons'>): CellFault {
  if (text === '') return 'the weapon is missing.'
  const names = weaponsOf(facts).map(({ name }) => name)
  return weaponNamed(text, facts) === null ? `there is no weapon "${text}".${perhaps(text, names)}` : null
}

export const nameFault = (name: string): CellFault =>
  name.length > mostLetters ? `a name has ${mostLetters} letters at most.` : null

/** What stands in a line without a name. */
export const namelessFault = 'a man needs a last name; an open place has nothing written in it.'

interface Called {
  readonly firstName: string
  readonly lastName: string
}

/**
 * Two men of one name could be told apart on no sheet.
 * @param men those above him.
 * @param placeOf "1st squad, line 3".
 */
export function twinFault<M extends Called>(man: Called, men: readonly M[], placeOf: (other: M) => string): CellFault {
  const full = ({ firstName, lastName }: Called) => `${lastName.trim()}, ${firstName.trim()}`.toLowerCase()
  const other = men.find((one) => one.lastName.trim() !== '' && full(one) === full(man))
  return other ? `${placeOf(other)} has the same name: write their first names out.` : null
}
