import type { QrsTable } from './qrsModel.ts'
import type { Box, Role } from '../marks.ts'
import { PaperTable } from '../paperTable.ts'
import type { Pen, TextStyle } from '../pen.ts'
import { cellPad } from './columns.ts'
import { modifiersBlock } from './modifiers.ts'
import { drawMark, rowsOf } from './rows.ts'
import { smallOf, type Setting } from './setting.ts'
import { leading, setLines, type SetLine, type Wording, type Words } from './words.ts'

const titleSize = 7.25
const titleTracking = 0.45
const titleLeading = 1.15
const numberSize = 7.5

/** A table laid out at one width and size. */
export interface Block {
  readonly table: QrsTable
  readonly width: number
  readonly height: number
  /** Rows under each other that take extra white. */
  readonly rows: number
  /** False where words have to be broken to fit. */
  readonly fits: boolean
  /** Does a narrow column of words make many rows high? */
  readonly cramped: boolean
  readonly draw: (pen: Pen, at: Omit<Box, 'h' | 'w'>, extra: number) => void
}

/** A text under the rows or under the title, in lines. */
interface Paragraph {
  readonly text: string
  readonly words: Words
  readonly lines: readonly SetLine[]
  readonly height: number
}

/**
 * @param paper what the block is a part of, where it holds only some of the rows.
 * @returns a table in its frame: title, dice, heads, rows, modifiers, notes.
 */
export function blockOf(wording: Wording, table: QrsTable, width: number, set: Setting, paper?: PaperTable): Block {
  const small = smallOf(set)
  const title = titleOf(wording, table, width, set)
  const paragraph = (text: string): Paragraph => {
    const words = wording.of('narrowItalic', text)
    const lines = wording.lines(words, small, width - 2 * cellPad)
    return { text, words, lines, height: lines.length * small * leading }
  }
  const dice = table.dice === '' ? null : paragraph(table.dice)
  const notes = table.notes.map(paragraph)
  const rows = rowsOf(wording, table, width, set)
  const modifiers = modifiersBlock(wording, table, width, set)
  const diceHeight = dice ? dice.height + set.linePad : 0
  const notesHeight = notes.reduce((sum, { height }) => sum + height, notes.length > 0 ? set.linePad : 0)
  const height = title.height + diceHeight + rows.height + modifiers.height + notesHeight
  return {
    table,
    width,
    height,
    rows: rows.count,
    fits: rows.fits && title.fits,
    cramped: rows.cramped * 8 > table.rows.length,
    draw(pen, { x, y }, extra) {
      drawTitle(pen, { x, y, w: width, h: title.height }, table, title, set)
      let top = y + title.height
      const drawTold = (one: Paragraph, at: number) => {
        drawParagraph(pen, one, { x, y: at, w: width }, small, 0.2)
        if (table.reworded?.includes(one.text)) drawMark(pen, x, at + small * 0.6)
      }
      if (dice) drawTold(dice, top + set.linePad / 2)
      top += diceHeight
      if (dice) pen.line(x, top, x + width, top, 0.45, 0.72)
      rows.draw(pen, { x, y: top, w: width }, extra, paper ?? new PaperTable())
      top += rows.height + rows.count * extra
      modifiers.draw(pen, { x, y: top, w: width })
      top += modifiers.height
      if (notes.length > 0 && modifiers.height === 0) pen.line(x, top, x + width, top, 0.45, 0.72)
      let under = top + set.linePad / 2
      for (const note of notes) {
        drawTold(note, under)
        under += note.height
      }
      pen.line(x, top + notesHeight, x + width, top + notesHeight, 0.75)
    },
  }
}

interface Title {
  readonly words: Words
  readonly lines: readonly SetLine[]
  /** The room of the table's number, with white after it. */
  readonly numberWidth: number
  readonly pagesWidth: number
  readonly height: number
  /** False where a word has to be broken. */
  readonly fits: boolean
}

function titleOf(wording: Wording, table: QrsTable, width: number, { barPad }: Setting): Title {
  const pages = wording.of('narrow', table.pages)
  // A family stands on many pages: its title keeps most of the bar.
  const pagesWidth = Math.min(pages.whole * 7 + 1, width * 0.4)
  const number = wording.of('typedBold', table.number)
  const numberWidth = number.whole === 0 ? 0 : number.whole * numberSize + 5
  const words = wording.of('narrowSemi', table.title.toUpperCase())
  const room = roomFor(words, width - numberWidth - pagesWidth - 11)
  const lines = wording.lines(words, titleSize, room)
  const height = Math.max(1, lines.length) * titleSize * titleLeading + 2 * barPad
  return {
    words,
    lines,
    numberWidth,
    pagesWidth,
    height,
    fits: words.longest * titleSize <= room && pagesWidth > pages.whole * 7,
  }
}

/** Capitals are set apart: so much of a line is left for them. */
const roomFor = ({ whole, words }: Words, width: number): number =>
  (width * whole * titleSize) / (whole * titleSize + titleTracking * (words.join(' ').length + 2) + 0.01)

function drawTitle(
  pen: Pen,
  { x, y, w, h }: Box,
  { number, pages, title: name, goesOn }: QrsTable,
  title: Title,
  { barPad }: Setting,
): void {
  const role: Role = goesOn ? { kind: 'furniture' } : { kind: 'heading', name: `${number} ${name}`.trim() }
  pen.fill({ x, y, w, h }, 'accent')
  const first = { y, h: titleSize * titleLeading + 2 * barPad }
  const { numberWidth } = title
  const figure: TextStyle = { face: 'typedBold', size: numberSize, grey: 1, role }
  if (number !== '') pen.text({ x: x + cellPad, w: numberWidth, ...first }, number, figure)
  const cell = { x: x + cellPad + numberWidth, y, w: w - numberWidth - title.pagesWidth - 10, h }
  const style: TextStyle = {
    face: title.words.face,
    size: titleSize,
    tracking: titleTracking,
    grey: 1,
    leading: titleLeading,
    role,
  }
  pen.lines(cell, { lines: title.lines.map(({ text }) => text), size: titleSize, face: title.words.face }, style)
  const right = { x: x + w - title.pagesWidth - cellPad, w: title.pagesWidth, ...first }
  pen.text(right, pages, { face: 'narrow', size: 7, grey: 1, align: 'right' })
}

function drawParagraph(pen: Pen, { words, lines, height }: Paragraph, at: Omit<Box, 'h'>, size: number, grey: number) {
  const cell = { x: at.x + cellPad, y: at.y, w: at.w - 2 * cellPad, h: height }
  setLines(pen, cell, lines, { face: words.face, size, grey })
}
