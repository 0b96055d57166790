import { usualSides } from './dice.ts'
import { RuleError } from './errors.ts'
import { missing, type CopyFigure, type Table } from './table.ts'

/** @returns what a figure of the player's copy is. */
export function copyFigure({ id, fromCopy }: Table, figure: string): CopyFigure {
  const found = fromCopy?.[figure]
  if (!found) throw new Error(`${id} does not say what ${figure} is.`)
  return found
}

const highest = 999
const longest = 60

/**
 * @returns what the player has written for a figure, as it is kept: a number, scores as "4-6" or "1, 3", words.
 * @throws RuleError `bad-input` for what cannot stand there.
 */
export function figureWritten(table: Table, figure: string, written: string): string | number {
  const wants = copyFigure(table, figure)
  const value = kept(wants, written.trim())
  if (value === null)
    throw new RuleError('bad-input', `${table.title}, ${wants.column}: ${wanted(wants)} Nothing was changed.`)
  return value
}

function wanted({ kind, sides = usualSides, least = 0, most }: CopyFigure): string {
  if (kind === 'number' && most !== undefined) return `a whole number from ${least} to ${most} is wanted.`
  if (kind === 'number') return `a number from 0 to ${highest} is wanted, such as 6, 4.5 or 12.25.`
  if (kind === 'words') return `words are wanted, at most ${longest} letters.`
  return `scores of a d${sides} are wanted, such as ${sides - 1}-${sides} or 1, 3.`
}

function kept({ kind, sides = usualSides, least = 0, most }: CopyFigure, text: string): string | number | null {
  if (kind === 'words') return text === '' || text === missing || text.length > longest ? null : text
  if (kind === 'number' && most !== undefined)
    return /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null
  if (kind === 'number') return /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : null
  const scores = scoresOf(text)
  return scores === null || scores.some((score) => score > sides) ? null : scoreWords(scores)
}

/** @returns "1, 3" and "5-6" as scores from the lowest; null for what is none. */
export function scoresOf(text: string): number[] | null {
  const found = new Set<number>()
  for (const piece of text.split(/[,;]/)) {
    const [, from, to] = /^\s*(\d{1,3})(?:\s*-\s*(\d{1,3}))?\s*$/.exec(piece) ?? []
    const [least, last] = [Number(from), Number(to ?? from)]
    if (from === undefined || least < 1 || last < least || last > 100) return null
    for (let score = least; score <= last; score++) found.add(score)
  }
  return [...found].sort((a, b) => a - b)
}

/** Neighbours become a span. */
function scoreWords(scores: readonly number[]): string {
  const starts = scores.filter((score) => !scores.includes(score - 1))
  const ends = scores.filter((score) => !scores.includes(score + 1))
  return starts.map((from, i) => (from === ends[i] ? String(from) : `${from}-${ends[i]!}`)).join(', ')
}
