/** How far a letter moves on, and aside, in thousandths of the size. */
interface Position {
  readonly xAdvance: number
  readonly advanceWidth: number
  readonly xOffset: number
  readonly yOffset: number
}

/** The part of pdfkit's font that turns words into what a PDF shows; pdfkit's types leave it out. */
export interface ShapingFont {
  readonly id: string
  /** Its object in the PDF. */
  ref(): unknown
  /** Keeps the letters for the file. @returns each as four hexadecimal digits, and where it goes. */
  encode(text: string, features?: readonly string[]): readonly [readonly string[], readonly Position[]]
  layoutRun(text: string, features?: readonly string[]): unknown
  /** The font itself; `_glyphs` are the letters that it has met. */
  readonly font?: object & { _glyphs?: object }
}

/** Shapes of words of one face. */
export type Runs = Map<string, unknown>

/** So many words of a face are kept: all tables of a game have some 6,000. */
const most = 20_000

/**
 * pdfkit keeps the shapes of words for one document, and not where figures are to be as wide as each other; here they
 * are kept for all documents.
 */
export function keepRuns(font: ShapingFont, known: Runs): void {
  const shape = font.layoutRun.bind(font)
  font.layoutRun = (text, features) => {
    const before = known.get(text)
    if (before !== undefined) return before
    // A letter that was first met as a part of another, as an apostrophe is of a sign of inches, does not know what it
    // stands for, and text copied out of the PDF would lack it: letters are met anew.
    if (font.font) font.font._glyphs = {}
    const run = shape(text, features)
    if (known.size >= most) known.clear()
    known.set(text, run)
    return run
  }
}

/** Words of one face as a PDF writes them: each is shaped once, however often it is drawn. */
export class Typesetter {
  readonly font: ShapingFont
  readonly #features: readonly string[] | undefined
  readonly #known = new Map<string, string | null>()

  /** @param features that are asked of the font; a text is shaped as a whole for them, and word by word without. */
  constructor(font: ShapingFont, features: readonly string[] | undefined) {
    this.font = font
    this.#features = features
  }

  /**
   * @returns a text with a space after it, without which a reader would run it into the next one: "<0001> 12 <0002>", for
   * the operator TJ; null where a mark stands aside of its letter, which that operator cannot say.
   */
  shown(text: string): string | null {
    const pieces = this.#features === undefined ? text.split(/(?<= )/) : [text]
    const set = [...pieces, ' '].map((piece) => this.#set(piece))
    return set.includes(null) ? null : set.join('').replaceAll('><', '')
  }

  #set(piece: string): string | null {
    const known = this.#known.get(piece)
    if (known !== undefined) return known
    const made = arrayOf(...this.font.encode(piece, this.#features))
    this.#known.set(piece, made)
    return made
  }
}

/** @returns letters with how much closer they stand than they are wide, wherever they do. */
function arrayOf(letters: readonly string[], positions: readonly Position[]): string | null {
  if (positions.some(({ xOffset, yOffset }) => xOffset !== 0 || yOffset !== 0)) return null
  const all = letters.map((letter, i) => {
    const { xAdvance, advanceWidth } = positions[i]!
    const closer = Math.round((advanceWidth - xAdvance) * 100) / 100
    return `<${letter}>${closer === 0 ? '' : closer}`
  })
  return all.join('').replaceAll('><', '')
}
