import type { Face } from '../fonts.ts'
import { ascent, descent, type Box } from '../marks.ts'
import { hardSpace, type Measure } from '../measure.ts'
import type { Pen } from '../pen.ts'
import { bareOf, drawReference, hasReference, referenceIn, referenceWidth } from './reference.ts'

/** A text whose words have been measured once: it can be broken at any width without measuring again. */
export interface Words {
  readonly face: Face
  readonly words: readonly string[]
  /** Widths at one point. */
  readonly widths: readonly number[]
  readonly space: number
  /** The whole text on one line, and its longest word. */
  readonly whole: number
  readonly longest: number
}

/** One line of a text, and how wide it is at one point. */
export interface SetLine {
  readonly text: string
  readonly width: number
}

/** How far two lines stand apart, as a part of the size. */
export const leading = 1.13

/** "p. 27" stays on one line. */
const pageMark = /\b(pp?\.) (?=\d)/g

/** Measures texts, each once in each face. */
export class Wording {
  readonly #measure: Measure
  readonly #known = new Map<string, Words>()

  constructor(measure: Measure) {
    this.#measure = measure
  }

  /** @returns a text in words, in the one face that has all its letters. */
  of(face: Face, text: string): Words {
    const key = `${face} ${text}`
    const known = this.#known.get(key)
    if (known) return known
    const made = this.#measured(face, text)
    this.#known.set(key, made)
    return made
  }

  #measured(wanted: Face, text: string): Words {
    const { letters, face } = this.#spell(wanted, text)
    const words = letters
      .replace(pageMark, `$1${hardSpace}`)
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => word.replaceAll(hardSpace, ' '))
    const widths = words.map((word) => this.#widthOf(face, word))
    const space = this.#measure.width(face, 1, ' ')
    const whole = widths.reduce((sum, width) => sum + width, 0) + space * Math.max(0, words.length - 1)
    return { face, words, widths, space, whole, longest: Math.max(0, ...widths) }
  }

  /** The sign of a reference is drawn: no face needs a letter for it. */
  #spell(wanted: Face, text: string): { readonly letters: string; readonly face: Face } {
    if (!hasReference(text)) return this.#measure.spell(wanted, text)
    return { letters: text, face: this.#measure.spell(wanted, bareOf(text)).face }
  }

  #widthOf(face: Face, word: string): number {
    const found = referenceIn(word)
    if (found === null) return this.#measure.width(face, 1, word)
    return referenceWidth(this.#measure, found.number) + this.#measure.width(face, 1, found.after)
  }

  /** @returns the lines of a text; a word that is wider than a line is broken between letters. */
  lines({ face, words, widths, space, whole }: Words, size: number, width: number): SetLine[] {
    // What was measured word by word may be a hair wider as a line.
    const room = width / size + 0.01
    if (whole <= room) return words.length === 0 ? [] : [{ text: words.join(' '), width: whole }]
    const lines: SetLine[] = []
    let [text, used] = ['', 0]
    words.forEach((word, i) => {
      const wide = widths[i]!
      if (text !== '' && used + space + wide <= room) {
        text += ` ${word}`
        used += space + wide
        return
      }
      if (text !== '') lines.push({ text, width: used })
      const pieces = wide <= room ? [{ text: word, width: wide }] : this.#broken(face, word, room)
      lines.push(...pieces.slice(0, -1))
      ;({ text, width: used } = pieces.at(-1)!)
    })
    return [...lines, { text, width: used }]
  }

  #broken(face: Face, word: string, room: number): SetLine[] {
    const pieces: SetLine[] = []
    let [text, width] = ['', 0]
    for (const letter of word) {
      const wide = this.#measure.width(face, 1, letter)
      if (text !== '' && width + wide > room) {
        pieces.push({ text, width })
        text = ''
        width = 0
      }
      text += letter
      width += wide
    }
    return [...pieces, { text, width }]
  }
}

/** How lines sit in their cell. */
export interface LineStyle {
  readonly face: Face
  readonly size: number
  readonly align?: 'left' | 'right' | 'centre'
  readonly at?: 'top' | 'middle'
  readonly grey?: number
}

/** @returns how high lines stand, from the top of the first to the foot of the last. */
export const heightOfLines = (size: number, count: number): number =>
  (ascent + descent) * size + size * leading * (count - 1)

/** Writes lines that have been measured, without measuring them again. */
export function setLines(pen: Pen, cell: Box, lines: readonly SetLine[], style: LineStyle): void {
  const { face, size, align = 'left', at = 'top', grey = 0 } = style
  const pitch = size * leading
  const top = cell.y + (at === 'top' ? 0 : (cell.h - heightOfLines(size, lines.length)) / 2)
  lines.forEach(({ text, width: unit }, i) => {
    const width = unit * size
    const spare = cell.w - width
    const x = cell.x + (align === 'right' ? spare : align === 'centre' ? spare / 2 : 0)
    const baseline = top + ascent * size + i * pitch
    if (hasReference(text)) setReferences(pen, cell, text, { face, size, grey, x, baseline })
    else pen.put({ kind: 'text', text, face, size, x, baseline, width, tracking: 0, grey, cell })
  })
}

/** A line in which tables are named: its words in their own face, each number behind its arrow. */
function setReferences(
  pen: Pen,
  cell: Box,
  line: string,
  { face, size, grey, x, baseline }: Required<Pick<LineStyle, 'face' | 'size' | 'grey'>> & TextPlace,
): void {
  const space = pen.measure.width(face, size, ' ')
  let [left, run] = [x, '']
  const put = () => {
    if (run === '') return
    const width = pen.measure.width(face, size, run)
    pen.put({ kind: 'text', text: run, face, size, x: left, baseline, width, tracking: 0, grey, cell })
    left += width
  }
  for (const word of line.split(' ')) {
    const found = referenceIn(word)
    if (found === null) {
      run += run === '' ? word : ` ${word}`
      continue
    }
    put()
    if (run !== '') left += space
    left += drawReference(pen, found.number, { x: left, baseline, size, cell })
    // What stands close behind the number, and what follows, goes on in the face of the line.
    run = found.after
    if (run === '') left += space
  }
  put()
}

interface TextPlace {
  readonly x: number
  readonly baseline: number
}
