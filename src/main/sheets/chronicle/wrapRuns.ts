import type { Face } from '../fonts.ts'
import { hardSpace, type Measure } from '../measure.ts'
import type { StoryRun } from './storyModel.ts'

/** How running text is set: printed words and typed names. */
export interface RunStyle {
  readonly words: Face
  readonly names: Face
  readonly size: number
  /** Typed letters look larger than printed ones: their size as a part of it. */
  readonly namesAt: number
}

/** A piece of a line in one face, with its place in the line. */
export interface Piece {
  readonly text: string
  readonly face: Face
  readonly size: number
  readonly x: number
  readonly width: number
}

interface Word {
  readonly parts: readonly Omit<Piece, 'x'>[]
  readonly width: number
}

/** @returns the lines of running text, no wider than `width`; a word keeps its full stop, whatever face that has. */
export function wrapRuns(measure: Measure, runs: readonly StoryRun[], style: RunStyle, width: number): Piece[][] {
  const space = measure.width(style.words, style.size, ' ')
  const lines: Piece[][] = []
  let line: Piece[] = []
  let x = 0
  for (const word of wordsOf(measure, runs, style, width)) {
    const gap = line.length === 0 ? 0 : space
    if (line.length > 0 && x + gap + word.width > width) {
      lines.push(line)
      line = []
      x = 0
    } else x += gap
    for (const part of word.parts) {
      line.push({ ...part, x })
      x += part.width
    }
  }
  return line.length === 0 ? lines : [...lines, line]
}

/** Cuts runs at their spaces; where a name and the words after it touch, they make one word. */
function wordsOf(measure: Measure, runs: readonly StoryRun[], style: RunStyle, width: number): Word[] {
  const words: Omit<Piece, 'x'>[][] = [[]]
  for (const { text, name } of runs) {
    const size = name ? style.size * style.namesAt : style.size
    const dress = (bit: string): Omit<Piece, 'x'> => {
      const { letters, face } = measure.spell(name ? style.names : style.words, bit)
      return { text: letters, face, size, width: measure.width(face, size, letters) }
    }
    // Rank and name stay on one line, unless they are longer than that.
    const whole = text.replaceAll(' ', hardSpace)
    const bits = name && dress(whole).width <= width * mostOfLine ? [whole] : text.split(' ')
    bits.forEach((bit, i) => {
      if (i > 0) words.push([])
      if (bit === '') return
      const [first, ...more] = pieces(bit, (part) => dress(part).width <= width * mostOfLine)
      words.at(-1)!.push(dress(first!))
      for (const piece of more) words.push([dress(piece)])
    })
  }
  return words
    .filter((parts) => parts.length > 0)
    .map((parts) => ({ parts, width: parts.reduce((sum, part) => sum + part.width, 0) }))
}

/** A full stop or a comma has to go beside a word that fills its line. */
const mostOfLine = 0.95

/** Breaks a word between letters where it fits no line. */
function pieces(word: string, fits: (part: string) => boolean): string[] {
  if (fits(word)) return [word]
  const letters = Array.from(word)
  let length = letters.length
  while (length > 1 && !fits(letters.slice(0, length).join(''))) length -= 1
  return [letters.slice(0, length).join(''), ...pieces(letters.slice(length).join(''), fits)]
}
