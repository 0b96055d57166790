import type { Face } from '../fonts.ts'
import { hardSpace, type Measure } from '../measure.ts'
import { lineBreak, unwritten, type AidText } from './block.ts'

/** How words are set that may be bold or typed in places. */
export interface RichStyle {
  readonly size: number
  /** All of them bold, those that stand typed too. */
  readonly bold?: boolean
  /** All of them typed. */
  readonly typed?: boolean
  /** Most lines; what has no room ends in three dots. */
  readonly lines?: number
}

/** A piece of a line in one face, with its place in the line. */
export interface RichPiece {
  readonly text: string
  readonly face: Face
  readonly size: number
  readonly tracking: number
  readonly x: number
  readonly width: number
}

/** One line, from left to right. */
export interface RichLine {
  readonly pieces: readonly RichPiece[]
  readonly width: number
}

type Part = Omit<RichPiece, 'x'>
type Word = readonly Part[]

/** Typed letters are set closer than they come, and a little larger, so that they stand in a line of print. */
const typedAt = { size: 1.03, tracking: -0.03 }

/** @returns a text in lines no wider than `width`; what is set bold or typed is so to the end of its own line. */
export function richLines(measure: Measure, text: AidText, style: RichStyle, width: number): readonly RichLine[] {
  const lines = text
    .split(lineBreak)
    .flatMap((part) => broken(measure, inPieces(measure, wordsOf(measure, part, style), width), width))
  const most = style.lines ?? Infinity
  const kept = lines.length <= most ? lines : cutOff(measure, lines.slice(0, most), style, width)
  return kept.map((line) => lineOf(measure, line))
}

function broken(measure: Measure, words: readonly Word[], width: number): Word[][] {
  const lines: Word[][] = []
  let used = Infinity
  for (const word of words) {
    const wide = widthOf(word)
    const before = lines.at(-1)?.at(-1)
    const space = before === undefined ? 0 : spaceBetween(measure, before, word)
    if (used + space + wide > width) {
      lines.push([word])
      used = wide
    } else {
      lines.at(-1)!.push(word)
      used += space + wide
    }
  }
  return lines
}

/** A word that is wider than the line is cut between letters: only a player's own can be. */
function inPieces(measure: Measure, words: readonly Word[], width: number): Word[] {
  return words.flatMap((word) =>
    widthOf(word) <= width ? [word] : word.flatMap((part) => pieces(measure, part, width)),
  )
}

function pieces(measure: Measure, part: Part, width: number): Word[] {
  const { text, face, size, tracking } = part
  const letters = Array.from(text)
  const wide = (count: number) => measure.width(face, size, letters.slice(0, count).join(''), tracking)
  let count = letters.length
  while (count > 1 && wide(count) > width) count -= 1
  const first: Part = { ...part, text: letters.slice(0, count).join(''), width: wide(count) }
  const rest = letters.slice(count).join('')
  if (rest === '') return [[first]]
  return [[first], ...pieces(measure, { ...part, text: rest, width: measure.width(face, size, rest, tracking) }, width)]
}

/** Words of one face go on in it; else the space is that of the words around. */
function spaceBetween(measure: Measure, before: Word, after: Word): number {
  const [last, first] = [before.at(-1)!, after[0]!]
  return last.face === first.face
    ? measure.width(last.face, last.size, ' ') + 2 * last.tracking
    : measure.width('narrow', Math.min(last.size, first.size), ' ')
}

const widthOf = (word: Word): number => word.reduce((sum, part) => sum + part.width, 0)

/** Runs of one look, cut into words at their spaces; where two looks touch they make one word. */
function wordsOf(measure: Measure, text: AidText, style: RichStyle): Word[] {
  const words: Part[][] = [[]]
  let [bold, typed] = [style.bold === true, style.typed === true]
  for (const run of text.split(/(\*\*|`)/)) {
    if (run === '**') bold = !bold
    else if (run === '`') typed = !typed
    else
      unwritten(run)
        .split(' ')
        .forEach((bit, i) => {
          if (i > 0) words.push([])
          if (bit !== '') words.at(-1)!.push(partOf(measure, bit, faceOf(bold, typed), style.size))
        })
  }
  return words.filter((word) => word.length > 0)
}

const faceOf = (bold: boolean, typed: boolean): Face =>
  typed ? (bold ? 'typedBold' : 'typed') : bold ? 'narrowBold' : 'narrow'

const known = new WeakMap<Measure, Map<string, Part>>()

/** A word in its face, measured once. */
function partOf(measure: Measure, raw: string, wanted: Face, size: number): Part {
  const parts = known.get(measure) ?? new Map<string, Part>()
  known.set(measure, parts)
  const key = `${wanted} ${size} ${raw}`
  const part = parts.get(key) ?? newPart(measure, raw, wanted, size)
  parts.set(key, part)
  return part
}

function newPart(measure: Measure, raw: string, wanted: Face, size: number): Part {
  const { letters, face } = measure.spell(wanted, raw)
  const isTyped = face === 'typed' || face === 'typedBold'
  const own = isTyped ? { size: size * typedAt.size, tracking: size * typedAt.tracking } : { size, tracking: 0 }
  return { text: letters, face, ...own, width: measure.width(face, own.size, letters, own.tracking) }
}

/** Words of one face beside each other are one piece, so that a reader finds them as a phrase. */
function lineOf(measure: Measure, words: readonly Word[]): RichLine {
  const pieces: RichPiece[] = []
  let x = 0
  for (const [i, word] of words.entries()) {
    const space = i === 0 ? 0 : spaceBetween(measure, words[i - 1]!, word)
    for (const [k, part] of word.entries()) {
      const last = pieces.at(-1)
      const gap = k === 0 ? space : 0
      x += gap
      if (last?.face === part.face) {
        const text = last.text + (k === 0 ? ' ' : '') + part.text
        pieces[pieces.length - 1] = { ...last, text, width: x + part.width - last.x }
      } else pieces.push({ ...part, x })
      x += part.width
    }
  }
  return { pieces: pieces.map((piece) => ({ ...piece, text: piece.text.replaceAll(hardSpace, ' ') })), width: x }
}

/** The last line gives up words, and at last letters, until the dots have room. */
function cutOff(
  measure: Measure,
  lines: readonly (readonly Word[])[],
  style: RichStyle,
  width: number,
): (readonly Word[])[] {
  const dots: Word = [partOf(measure, '...', faceOf(style.bold === true, false), style.size)]
  let last: readonly Word[] = lines.at(-1)!
  const isWide = (line: readonly Word[]) => lineOf(measure, [...line, dots]).width > width
  while (last.length > 1 && isWide(last)) last = last.slice(0, -1)
  if (isWide(last)) last = inPieces(measure, last, width - widthOf(dots) - dots[0]!.size / 3).slice(0, 1)
  return [...lines.slice(0, -1), [...last, dots]]
}
