import type { Box, Role } from '../../marks.ts'
import { PaperTable } from '../../paperTable.ts'
import type { Pen, TextStyle } from '../../pen.ts'
import { modifiersBlock } from '../modifiers.ts'
import type { QrsTable } from '../qrsModel.ts'
import { cellPad } from '../columns.ts'
import { drawMark, rowsOf } from '../rows.ts'
import { onLeaf, smallOf, type Setting } from '../setting.ts'
import { leading, setLines, type SetLine, type Wording, type Words } from '../words.ts'

/** Something that stands on a page of the booklet, in its column. */
export interface LeafBlock {
  readonly height: number
  readonly draw: (pen: Pen, at: Omit<Box, 'h' | 'w'>) => void
}

/** A table laid out at one size. */
export interface TableBlock extends LeafBlock {
  readonly table: QrsTable
  readonly size: number
  /** False where words have to be broken, or stand in so narrow a column that the eye loses the row. */
  readonly reads: boolean
  /** What its rows are a part of, where it is parted. */
  readonly paper: PaperTable
}

/**
 * @param paper what its rows are a part of, where the table is parted.
 * @returns a table as the booklet sets it: number, title and dice over a rule, rows, modifiers, notes.
 */
export function leafBlock(
  wording: Wording,
  table: QrsTable,
  width: number,
  size: number,
  paper = new PaperTable(),
): TableBlock {
  const set = onLeaf(size)
  const title = titleOf(wording, table, width)
  const rows = rowsOf(wording, table, width, set)
  const modifiers = modifiersBlock(wording, table, width, set)
  const notes = table.notes.map((text) => paragraph(wording, text, width, smallOf(set)))
  const notesHeight = notes.length === 0 ? 0 : heightOf(notes) + set.linePad
  return {
    table,
    size,
    height: title.height + rows.height + modifiers.height + notesHeight,
    reads: rows.fits && rows.cramped * 8 <= table.rows.length,
    paper,
    draw(pen, { x, y }) {
      title.draw(pen, { x, y })
      let top = y + title.height
      rows.draw(pen, { x, y: top, w: width }, 0, paper)
      top += rows.height
      modifiers.draw(pen, { x, y: top, w: width })
      top += modifiers.height
      drawNotes(pen, notes, { x, y: top, w: width }, set, table)
    },
  }
}

interface Paragraph {
  readonly text: string
  readonly words: Words
  readonly lines: readonly SetLine[]
  readonly size: number
}

const paragraph = (wording: Wording, text: string, width: number, size: number): Paragraph => {
  const words = wording.of('narrow', text)
  return { text, words, lines: wording.lines(words, size, width), size }
}

const heightOf = (all: readonly Paragraph[]): number =>
  all.reduce((sum, { lines, size }) => sum + lines.length * size * leading, 0)

function drawNotes(
  pen: Pen,
  notes: readonly Paragraph[],
  { x, y, w }: Omit<Box, 'h'>,
  { rule, linePad }: Setting,
  { reworded = [] }: QrsTable,
): void {
  if (notes.length === 0) return
  pen.line(x, y, x + w, y, rule.width, rule.grey)
  let top = y + linePad
  for (const { text, words, lines, size } of notes) {
    const h = lines.length * size * leading
    if (reworded.includes(text)) drawMark(pen, x - cellPad, top + size * 0.6)
    setLines(pen, { x, y: top, w, h }, lines, { face: words.face, size })
    top += h
  }
}

const number: TextStyle = { face: 'typedBold', size: 10.1, at: 'bottom', lines: 1 }
const name: TextStyle = { face: 'printBold', size: 10.5, lines: 1, at: 'bottom' }
const pagesStyle: TextStyle = { face: 'typed', size: 8.5, align: 'right', at: 'bottom', lines: 1 }
const noteSize = 9
const line = 12.75
const gap = 5.5

/** How dice are rolled stands behind the title where there is room, else under it. */
function titleOf(wording: Wording, table: QrsTable, width: number): LeafBlock {
  const bold = wording.of('printBold', table.title)
  const figure = wording.of('typedBold', table.number)
  const from = figure.whole === 0 ? 0 : figure.whole * number.size + gap
  const pages = wording.of('typed', table.pages)
  // A family stands on many pages: its title keeps most of the line.
  const pagesWidth = Math.min(pages.whole * pagesStyle.size + 1, width * 0.36)
  const room = width - from - pagesWidth - gap
  const lines = wording.lines(bold, name.size, room)
  const dice = wording.of('narrow', table.dice)
  const last = lines.at(-1)?.width ?? 0
  const isBehind = lines.length === 1 && dice.whole * noteSize <= room - last * name.size - gap
  const under = isBehind ? [] : wording.lines(dice, noteSize, width)
  const diceHeight = under.length === 0 ? 0 : under.length * noteSize * leading + 1
  const height = lines.length * line + diceHeight + 2.5
  return {
    height,
    draw(pen, { x, y }) {
      const role = roleOf(table)
      if (table.number !== '') pen.text({ x, y, w: from, h: line }, table.number, { ...number, role })
      const words = { lines: lines.map(({ text }) => text), size: name.size, face: bold.face }
      pen.lines({ x: x + from, y, w: room, h: lines.length * line }, words, {
        ...name,
        leading: line / name.size,
        role,
      })
      if (isBehind && dice.whole > 0) {
        const cell = {
          x: x + from + last * name.size + gap,
          y: y + line - 9.5,
          w: room - last * name.size - gap,
          h: 12,
        }
        setLines(pen, cell, wording.lines(dice, noteSize, cell.w), { face: dice.face, size: noteSize })
      }
      if (table.reworded?.includes(table.dice)) {
        const [at, line1] = isBehind
          ? [x + from + last * name.size + gap - cellPad, y]
          : [x - cellPad, y + lines.length * line + 1]
        drawMark(pen, at, line1 + (isBehind ? line - 5 : noteSize * 0.6))
      }
      pen.text({ x: x + width - pagesWidth, y, w: pagesWidth, h: line }, table.pages, pagesStyle)
      setLines(pen, { x, y: y + lines.length * line + 1, w: width, h: diceHeight }, under, {
        face: dice.face,
        size: noteSize,
      })
      pen.line(x, y + height, x + width, y + height, 0.75, 'accent')
    },
  }
}

/** A table is a heading of its chapter; where it goes on it is none. */
const roleOf = ({ number: own, title, goesOn }: QrsTable): Role =>
  goesOn ? { kind: 'furniture' } : { kind: 'heading', name: `${own} ${title}`.trim(), level: 3 }
