import type { Given } from './houseRules.ts'

/** A word in code as words: "extraDie" becomes "extra die". What is written as words stays. */
export const spaced = (name: string): string =>
  /^[a-z]+(?:[A-Z0-9][a-z0-9]*)+$/.test(name) ? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : name

/** @returns a figure of a row as a player reads it: "3", "yes", "none". */
export function figureText(value: Given | undefined): string {
  if (value === undefined || value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? String(value) : spaced(value)
}

/** The one place in some words that tells a figure. */
export interface Telling {
  readonly start: number
  readonly end: number
  /** @returns what stands there of another figure; null where the words around it would not do. */
  readonly write: (now: Given) => string | null
}

/** What stands in a column where a row has no figure. */
const nothing = '-'

/**
 * @param figure its name and its value; "2d6" tells numbers of dice alone: `slideDice`, `dice`.
 * @param signed whether the figures of the column bear a sign, for words that have none yet.
 * @returns where the words tell this figure; null where they do not, or where two places might.
 */
export function tellingIn(words: string, name: string, figure: Given, signed: boolean): Telling | null {
  if (figure === null) return words === nothing ? whole(words, signed) : null
  const found = [...words.matchAll(pattern(name, figure))]
  const [only] = found
  if (found.length !== 1 || only === undefined) return null
  const [start, end] = [only.index, only.index + only[0].length]
  return {
    start,
    end,
    write: (now) => {
      const isAll = only[0] === words
      if (now === null) return isAll ? nothing : null
      // Dice may take the place of a number, and the other way round, where nothing else stands there.
      if (typeof now === 'boolean' || (typeof now !== typeof figure && !isAll)) return null
      return typeof now === 'string' ? said(now) : number(now, only[1] ?? '', Number(figure))
    },
  }
}

/** @returns a figure under its name, as it is told where no words do: "extra die yes". */
export const named = (name: string, figure: Given): string => `${spaced(name)} ${figureText(figure)}`

/** @returns whether words mention a figure at all: a number by itself, whatever else by its name where it must be. */
export const mentions = (words: string, name: string, figure: Given): boolean =>
  (typeof figure !== 'number' && words.includes(named(name, figure))) ||
  (figure !== null && typeof figure !== 'boolean' && words.search(pattern(name, figure)) >= 0)

const whole = (words: string, signed: boolean): Telling => ({
  start: 0,
  end: words.length,
  write: (now) => (typeof now === 'number' ? number(now, signed ? '+' : '', 0) : null),
})

/** Half a die is written as it is rolled. */
const said = (word: string): string => (word === 'half' ? '1/2d6' : word)

/** A number that is not a part of another, with its sign; "1-3" has none, and "1/2d6" tells neither 1 nor 2. */
function pattern(name: string, figure: string | number | boolean): RegExp {
  if (typeof figure !== 'number')
    return new RegExp(`(?<![\\w/])${said(String(figure)).replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&')}(?!\\w)`, 'g')
  const digits = String(Math.abs(figure)).replace('.', '\\.')
  return new RegExp(
    `(?<![\\w./]|[a-zA-Z]-)(?:(?<!\\w)([+-]))?${digits}(?![\\d/]|\\.\\d${/dice$/i.test(name) ? '' : '|d\\d'})`,
    'g',
  )
}

/** "falls by 1" can tell a deeper fall, but no rise. */
function number(now: number, sign: string, was: number): string | null {
  if (sign !== '') return now < 0 ? String(now) : `+${now}`
  if (was < 0) return now < 0 ? String(-now) : null
  return String(now)
}
