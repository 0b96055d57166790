import type PDFDocument from 'pdfkit'
import { fallbacks, fontBytes, tabular, type Face } from './fonts.ts'
import { keepRuns, Typesetter, type Runs, type ShapingFont } from './typesetter.ts'

type Doc = InstanceType<typeof PDFDocument>

/** The part of pdfkit's font that tells which letters it has, and shapes them; pdfkit's types leave it out. */
export interface OpenFont extends ShapingFont {
  readonly font: {
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): { readonly advanceWidth: number }
    _glyphs?: object
  }
}

/** A string as it will be drawn: in which face, with which letters, how wide at one point. */
export interface Dressed {
  readonly text: string
  readonly face: Face
  readonly unit: number
}

/** Keeps words on one line; drawn as a plain space, so that a search finds it. */
export const hardSpace = '\u00a0'

/** Stands for a letter that no face has. It is drawn as a question mark, and the page says so (`lostLetters.ts`). */
export const lostLetter = '\ufffd'

/** @returns a text as its letters are drawn. */
export const asDrawn = (text: string): string => text.replaceAll(lostLetter, '?')

/** Figures as wide as each other. */
const tnum: readonly 'tnum'[] = ['tnum']

interface Spelled {
  readonly letters: string
  readonly face: Face
  /** Faces that were asked for its letters, in this order. */
  readonly tried: readonly Face[]
}

type Measured = Dressed & Pick<Spelled, 'tried'>

/** The words of tables are the same in every document: measured once, they are known to all that follow. */
const measuredBefore = new Map<string, Measured>()
/** So many are kept: some three times what is said on all sheets of a tour. */
const most = 30_000

function keep(key: string, made: Measured): void {
  if (measuredBefore.size >= most) measuredBefore.clear()
  measuredBefore.set(key, made)
}

/** Faces that any document has opened, with the shapes of their words: reading them takes longer than drawing a page. */
const read = new Map<Face, { readonly font: unknown; readonly runs: Runs }>()

/** Measures strings with the fonts of one document, each string once. */
export class Measure {
  readonly #doc: Doc
  readonly #faces = new Map<Face, OpenFont>()
  readonly #dressed = new Map<string, Dressed>()
  readonly #typesetters = new Map<Face, Typesetter>()

  constructor(doc: Doc) {
    this.#doc = doc
  }

  /** Makes a face the document's current one; fonts are opened when first wanted. */
  use(face: Face): OpenFont {
    const known = this.#faces.get(face)
    if (known) {
      this.#doc.font(face)
      return known
    }
    const before = read.get(face)
    // pdfkit takes a font that has been read as well as its bytes; its types leave that out.
    this.#doc.registerFont(face, (before?.font as Buffer | undefined) ?? fontBytes(face))
    this.#doc.font(face)
    const opened = (this.#doc as unknown as { readonly _font: OpenFont })._font
    const { runs } = before ?? { runs: new Map() }
    if (!before) read.set(face, { font: opened.font, runs })
    keepRuns(opened, runs)
    this.#faces.set(face, opened)
    return opened
  }

  /** @returns a text as the PDF shows it, in a face that has its letters; see `Typesetter.shown`. */
  typeset(face: Face, text: string): { readonly font: ShapingFont; readonly shown: string | null } {
    const known = this.#typesetters.get(face) ?? new Typesetter(this.use(face), tabular(face) ? tnum : undefined)
    this.#typesetters.set(face, known)
    return { font: known.font, shown: known.shown(text) }
  }

  /** @returns the text in the letters and the face it will be drawn in, as wide as that makes it. */
  dress(wanted: Face, raw: string): Dressed {
    const key = `${wanted} ${raw}`
    const known = this.#dressed.get(key)
    if (known) return known
    const measured = measuredBefore.get(key)
    // Fonts are opened in the same order though nothing is measured again: their order is seen in the bytes of a file.
    if (measured) for (const face of measured.tried) this.use(face)
    const made = measured ?? this.#measured(wanted, raw)
    if (!measured) keep(key, made)
    this.#dressed.set(key, made)
    return made
  }

  #measured(wanted: Face, raw: string): Measured {
    const { letters, face, tried } = this.#spelled(wanted, raw)
    const text = letters.replaceAll(hardSpace, ' ')
    this.use(face)
    const unit = this.#doc.fontSize(1).widthOfString(asDrawn(text), tabular(face) ? { features: [...tnum] } : {})
    return { text, face, unit, tried }
  }

  /** @returns the width of a text in points. */
  width(face: Face, size: number, text: string, tracking = 0): number {
    if (text === '') return 0
    const dressed = this.dress(face, text)
    return dressed.unit * size + tracking * (dressed.text.length - 1)
  }

  /**
   * Finds the face that has all letters of a text: the wanted one, or the first of its fallbacks; where none has, that
   * which has the most of them. What it lacks loses its marks, or is a lost letter, never a box.
   * Spelled once as a whole, a text may be broken into lines: each of them keeps the face and the letters.
   */
  spell(wanted: Face, raw: string): { readonly letters: string; readonly face: Face } {
    return this.#spelled(wanted, raw)
  }

  #spelled(wanted: Face, raw: string): Spelled {
    const tried: Face[] = []
    const letters = raw.normalize('NFC').replace(unplaced, '')
    let best = { face: wanted, lacks: Infinity }
    for (let face: Face | undefined = wanted; face; face = fallbacks[face]) {
      tried.push(face)
      const font = this.use(face)
      const lacks = Array.from(letters).filter((letter) => !has(font, letter)).length
      if (lacks === 0) return { letters, face, tried }
      if (lacks < best.lacks) best = { face, lacks }
    }
    const font = this.use(best.face)
    return { letters: Array.from(letters, (letter) => plainLetter(font, letter)).join(''), face: best.face, tried }
  }
}

/**
 * Marks for which the fonts have a place on some letters only: a word in which one stands on another cannot be shaped at
 * all. Where a letter with its mark is a letter of its own, ơ, ą or ø, that is drawn.
 */
const unplaced = /[\u031b\u0328\u0335-\u0338]/gu

const has = (font: OpenFont, letter: string): boolean =>
  letter === hardSpace || letter === lostLetter || canDraw(font.font, letter.codePointAt(0)!)

/** Which letters a font has, by what was asked of it. */
const drawn = new WeakMap<OpenFont['font'], Map<number, boolean>>()

/** Some of the fonts list letters of which they hold no drawing, the character of no number among them. */
function canDraw(font: OpenFont['font'], letter: number): boolean {
  const asked = drawn.get(font) ?? new Map<number, boolean>()
  drawn.set(font, asked)
  const known = asked.get(letter)
  if (known !== undefined) return known
  const can = font.hasGlyphForCodePoint(letter) && isWhole(font, letter)
  asked.set(letter, can)
  return can
}

function isWhole(font: OpenFont['font'], letter: number): boolean {
  try {
    return Number.isFinite(font.glyphForCodePoint(letter).advanceWidth)
  } catch {
    return false
  }
}

function plainLetter(font: OpenFont, letter: string): string {
  if (has(font, letter)) return letter
  const base = letter.normalize('NFD').charAt(0)
  return has(font, base) ? base : lostLetter
}
