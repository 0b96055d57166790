import type { Face } from './fonts.ts'
import type { Measure } from './measure.ts'

/** Nothing on a sheet is set smaller. */
export const smallest = 7

/** A text broken into lines at a size that fits, in the one face that has all its letters. */
export interface Fitted {
  readonly lines: readonly string[]
  readonly size: number
  readonly face: Face
}

/** What a text may do to fit: from which size it shrinks, to which, and on how many lines. */
export interface FitRule {
  readonly face: Face
  readonly width: number
  readonly size: number
  readonly least?: number
  readonly lines?: number
  /** Size from which it is set when it takes more than one line. */
  readonly smaller?: number
}

const step = 0.25

/** @returns the largest size in steps of a quarter point at which the text is no wider than `width`, or null. */
export function sizeForWidth(measure: Measure, text: string, rule: FitRule): number | null {
  const unit = measure.width(rule.face, 1, text)
  const least = rule.least ?? smallest
  if (unit * rule.size <= rule.width) return rule.size
  const size = Math.floor(rule.width / unit / step) * step
  return size >= least ? size : null
}

/** One piece of a word, and how wide it is; those after the first follow without a space. */
interface Piece {
  readonly text: string
  readonly width: number
  readonly goesOn: boolean
}

/**
 * Breaks a text at its spaces; a word wider than the line is broken behind its hyphens, and at last between letters.
 * Words are measured one by one, so that no string is measured for each place where its line might end.
 */
export function wrap(measure: Measure, text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = []
  const space = measure.width(face, size, ' ')
  let line = ''
  let used = 0
  for (const piece of wordsOf(text).flatMap((word) => piecesOf(measure, word, face, size, width))) {
    const gap = piece.goesOn ? 0 : space
    if (line !== '' && used + gap + piece.width <= width) {
      line += (piece.goesOn ? '' : ' ') + piece.text
      used += gap + piece.width
      continue
    }
    if (line !== '') lines.push(line)
    line = piece.text
    used = piece.width
  }
  if (line !== '') lines.push(line)
  return lines
}

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '')

function piecesOf(measure: Measure, word: string, face: Face, size: number, width: number): Piece[] {
  const wide = measure.width(face, size, word)
  if (wide <= width) return [{ text: word, width: wide, goesOn: false }]
  const pieces = behindHyphens(word).flatMap((part) =>
    measure.width(face, size, part) <= width ? [part] : breakWord(measure, part, face, size, width),
  )
  return pieces.map((text, i) => ({ text, width: measure.width(face, size, text), goesOn: i > 0 }))
}

const behindHyphens = (word: string): string[] => word.split(/(?<=\p{L}-)(?=\p{L})/u)

/** Can a text be set without a word that is broken between letters? */
const keepsWords = (measure: Measure, text: string, { face, width }: FitRule, size: number): boolean =>
  wordsOf(text).every(
    (word) =>
      measure.width(face, size, word) <= width ||
      behindHyphens(word).every((part) => measure.width(face, size, part) <= width),
  )

/** Words of letters are broken with a hyphen, and leave no single letter behind; digits stand for themselves. */
const ofLetters = /^[\p{L}\p{M}'’-]+[,.;:]?$/u
const fewestLetters = 3

function breakWord(measure: Measure, word: string, face: Face, size: number, width: number): string[] {
  const hyphen = ofLetters.test(word) ? '-' : ''
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && measure.width(face, size, piece + letter + hyphen) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  const last = pieces.at(-1) ?? ''
  const more = fewestLetters - piece.length
  if (hyphen !== '' && more > 0 && last.length >= fewestLetters + more) {
    pieces[pieces.length - 1] = last.slice(0, -more)
    piece = last.slice(-more) + piece
  }
  return [...pieces.map((one) => one + hyphen), piece]
}

/** @returns the text on as few lines and as large as its rule allows, or null when it does not fit. */
export const fit = (measure: Measure, raw: string, rule: FitRule): Fitted | null =>
  fitWords(measure, raw, rule, true) ?? fitWords(measure, raw, rule, false)

/** @param whole must every word stay whole, but for its hyphens? */
function fitWords(measure: Measure, raw: string, rule: FitRule, whole: boolean): Fitted | null {
  if (raw === '') return nothing(rule)
  const { letters: text, face } = measure.spell(rule.face, raw)
  const least = rule.least ?? smallest
  const most = rule.lines ?? 1
  const comfortable = Math.max(least, rule.size - 0.75)
  const one = sizeForWidth(measure, text, { ...rule, least })
  const onOne = one === null ? null : { lines: [text], size: one, face }
  if (onOne !== null && (most === 1 || onOne.size >= comfortable)) return onOne
  for (let size = rule.smaller ?? rule.size; size >= least; size -= step) {
    // More lines must be worth it: they are larger than one would be.
    if (onOne !== null && onOne.size >= size) return onOne
    if (whole && !keepsWords(measure, text, { ...rule, face }, size)) continue
    const lines = wrap(measure, text, face, size, rule.width)
    if (lines.length > most) continue
    if (lines.every((line) => measure.width(face, size, line) <= rule.width)) {
      return { lines: balanced(measure, text, lines, face, size, rule.width), size, face }
    }
  }
  return null
}

/** The same lines more evenly filled, so that no single word is left on the last. */
function balanced(measure: Measure, text: string, lines: string[], face: Face, size: number, width: number): string[] {
  let best = lines
  for (let narrower = width * 0.94; lines.length > 1 && narrower > width * 0.5; narrower -= width * 0.06) {
    const tried = wrap(measure, text, face, size, narrower)
    // A narrower line must not break words that were whole.
    if (tried.length > lines.length || tried.join('').length > lines.join('').length) break
    best = tried
  }
  return best
}

const nothing = (rule: FitRule): Fitted => ({ lines: [], size: rule.size, face: rule.face })

/** Which face takes a text that has no room in its own. */
const narrower: Partial<Record<Face, Face>> = {
  print: 'narrow',
  printSemi: 'narrowSemi',
  printBold: 'narrowBold',
  typed: 'narrow',
  typedBold: 'narrowSemi',
}

/** @returns the text fitted: in a narrower face where its own is too wide; what still has no room is left out behind three dots. */
export function fitAlways(measure: Measure, text: string, wanted: FitRule): Fitted {
  const rule = { ...wanted, face: narrower[wanted.face] ?? wanted.face }
  const fitted =
    fitWords(measure, text, wanted, true) ??
    fitWords(measure, text, rule, true) ??
    fit(measure, text, wanted) ??
    fit(measure, text, rule)
  if (fitted) return fitted
  const letters = Array.from(text)
  let low = 0
  let high = letters.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fit(measure, cut(letters, middle), rule)) low = middle
    else high = middle - 1
  }
  return fit(measure, cut(letters, low), rule) ?? nothing(rule)
}

const cut = (letters: readonly string[], length: number): string => `${letters.slice(0, length).join('').trimEnd()}...`

/** @returns a list fitted as words; items without room are counted: "Agile, Brawler, and 3 more". */
export function fitList(measure: Measure, items: readonly string[], joint: string, rule: FitRule): Fitted {
  const first = (shown: number): string => {
    const left = items.length - shown
    return items.slice(0, shown).join(joint) + (left > 0 ? `${joint}and ${left} more` : '')
  }
  const all = fit(measure, first(items.length), rule)
  if (all) return all
  let low = 0
  let high = items.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fit(measure, first(middle), rule)) low = middle
    else high = middle - 1
  }
  return (low === 0 ? null : fit(measure, first(low), rule)) ?? fitAlways(measure, items.join(joint), rule)
}
