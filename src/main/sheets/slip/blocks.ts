import { fitAlways, type Fitted } from '../fit.ts'
import type { Box } from '../marks.ts'
import type { Measure } from '../measure.ts'
import type { Pen, TextStyle } from '../pen.ts'
import { sectionHead } from '../furniture.ts'
import { boxHeight, drawPiece, placeBoxes, rowsOf, widthOf, type Boxing, type BoxPiece } from './diceBoxes.ts'
import type { SlipLine, SlipModel, SlipPerhaps } from './slipModel.ts'
import { certainName, perhapsName } from './throwNames.ts'

/** One thing after another down a column: a head, a throw, a perhaps. */
export interface Block {
  readonly height: number
  /** Heads stay with what follows them. */
  readonly keepWithNext: boolean
  /** The head of its phase, for the top of a column in which the phase goes on; a head needs none. */
  readonly headOnTop: Block | null
  readonly draw: (pen: Pen, at: Omit<Box, 'h'>) => void
}

const boxing: Boxing = { box: 17, gap: 3, between: 9 }
/** Between rows of boxes. */
const air = 3
const numberWidth = 21
const headHeight = 25
const why: TextStyle = { face: 'typed', size: 9.25, least: 7.5, smaller: 8.25, lines: 2 }
const aside: TextStyle = { face: 'narrowItalic', size: 8.5, least: 7, smaller: 8, lines: 3, grey: 0.25 }

/** @returns what stands on the slip, from top to bottom. @param width of a column. */
export const blocksOf = (measure: Measure, model: SlipModel, width: number): Block[] =>
  model.phases.flatMap(({ title, note, lines, perhaps }) => {
    const headOnTop = headBlock(`${title}, continued`, '')
    return [
      headBlock(title, note),
      ...lines.map((line) => ({ ...throwBlock(measure, line, width), headOnTop })),
      ...perhaps.map((one) => ({ ...perhapsBlock(measure, one, width), headOnTop })),
    ]
  })

const headBlock = (title: string, note: string): Block => ({
  height: headHeight,
  keepWithNext: true,
  headOnTop: null,
  draw: (pen, { x, y, w }) => {
    sectionHead(pen, { x, y: y + headHeight - 15, w }, title, note)
  },
})

/** A block that does not know what it stands under. */
type Bare = Omit<Block, 'headOnTop'>

/** What one row of a throw's boxes is called, and said to be. */
type Naming = (piece: BoxPiece) => { readonly name: string; readonly words: string }

function throwBlock(measure: Measure, { number, place, why: text, count }: SlipLine, width: number): Bare {
  const pieces = placeBoxes([count], width * 0.4, boxing)
  const words = `Throw ${number}, ${diceWords(count)}: ${text}`
  const naming: Naming = ({ piece: row }) => ({ name: certainName({ box: String(number), row }, place), words })
  return lineBlock(measure, { mark: String(number), text, style: why, pieces, naming }, width)
}

function perhapsBlock(measure: Measure, { why: text, boxes }: SlipPerhaps, width: number): Bare {
  if (boxes === undefined) return asideBlock(measure, text, width)
  const { letter, place, count, throws } = boxes
  const counts = Array.from({ length: throws }, () => count)
  const all = placeBoxes(counts, width * 0.5, boxing)
  // More throws than go side by side are asked for when they come; of one throw every die has its box.
  const pieces = all.filter(({ nth, row }) => nth === 0 || row === 0)
  const naming: Naming = ({ nth, piece: row }) => ({
    name: perhapsName({ box: letter, row }, nth + 1, place),
    words: `Throw ${letter}${nth + 1}, ${diceWords(count)}: ${text}`,
  })
  return lineBlock(measure, { mark: letter, text, style: aside, pieces, naming }, width)
}

const diceWords = (count: number): string => (count === 1 ? 'one die' : `${count} dice`)

interface Line {
  /** Its number or letter. */
  readonly mark: string
  readonly text: string
  readonly style: TextStyle
  readonly pieces: readonly BoxPiece[]
  readonly naming: Naming
}

/** Words at the left, boxes at the right. */
function lineBlock(measure: Measure, { mark, text, style, pieces, naming }: Line, width: number): Bare {
  const boxes = widthOf(pieces)
  const rows = rowsOf(pieces) * (boxHeight + air)
  const words = width - numberWidth - boxes - 8
  const fitted = fitAlways(measure, text, { ...style, width: words })
  const height = Math.max(rows + 1, textHeight(fitted))
  return {
    height,
    keepWithNext: false,
    draw: (pen, { x, y, w }) => {
      pen.text({ x, y, w: numberWidth - 6, h: height }, mark, { ...figure, align: 'right' })
      pen.lines({ x: x + numberWidth, y, w: words, h: height }, fitted, style)
      const top = y + (height - rows + air) / 2
      for (const piece of pieces) {
        const at = { x: x + w - boxes + piece.x, y: top + piece.row * (boxHeight + air) }
        drawPiece(pen, at, piece, boxing)
        const box = { x: at.x - boxing.gap / 2, y: at.y, w: piece.w + boxing.gap, h: boxHeight }
        pen.field({ ...naming(piece), box, filling: { kind: 'text', size: 10, most: piece.count, comb: true } })
      }
      pen.line(x, y + height, x + w, y + height, 0.55, 0.69)
    },
  }
}

const figure: TextStyle = { face: 'typedBold', size: 10 }

function asideBlock(measure: Measure, text: string, width: number): Bare {
  const words = width - numberWidth
  const fitted = fitAlways(measure, text, { ...aside, width: words })
  const height = Math.max(15, textHeight(fitted) + 2)
  return {
    height,
    keepWithNext: false,
    draw: (pen, { x, y }) => {
      pen.lines({ x: x + numberWidth, y, w: words, h: height }, fitted, aside)
    },
  }
}

const textHeight = ({ lines, size }: Fitted): number => size * (1.02 + 1.08 * (lines.length - 1)) + 4
