import { fitAlways, type Fitted } from '../fit.ts'
import type { Box } from '../marks.ts'
import type { Measure } from '../measure.ts'
import type { Pen, TextStyle } from '../pen.ts'
import { sectionHead } from '../furniture.ts'
import type { SlipLine, SlipModel } from './slipModel.ts'

/** One thing after another down a column: a head, a throw, a perhaps. */
export interface Block {
  readonly height: number
  /** Heads stay with what follows them. */
  readonly keepWithNext: boolean
  /** The head of its phase, for the top of a column in which the phase goes on; a head needs none. */
  readonly headOnTop: Block | null
  readonly draw: (pen: Pen, at: Omit<Box, 'h'>) => void
}

/** Sizes of a column: a wide one has room for larger boxes. */
export interface Measures {
  readonly width: number
  readonly row: number
  readonly box: number
}

const gap = 3
const numberWidth = 21
const headHeight = 27
const why: TextStyle = { face: 'typed', size: 9.25, least: 7.5, smaller: 8.25, lines: 2 }
const aside: TextStyle = { face: 'narrowItalic', size: 8.5, least: 7, smaller: 8, lines: 2, grey: 0.25 }

/** @returns what stands on the slip, from top to bottom. */
export const blocksOf = (measure: Measure, model: SlipModel, sizes: Measures): Block[] =>
  model.phases.flatMap(({ title, note, lines, perhaps }) => {
    const headOnTop = headBlock(`${title}, continued`, '')
    return [
      headBlock(title, note),
      ...lines.map((line) => ({ ...throwBlock(measure, line, sizes), headOnTop })),
      ...perhaps.map((text) => ({ ...perhapsBlock(measure, text, sizes), headOnTop })),
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

function throwBlock(measure: Measure, line: SlipLine, sizes: Measures): Bare {
  const { row, box, width } = sizes
  const perRow = Math.min(line.count, Math.max(1, Math.floor((width * 0.4) / (box + gap))))
  const rows = Math.ceil(line.count / perRow)
  const boxes = perRow * (box + gap) - gap
  const words = width - numberWidth - boxes - 8
  const fitted = fitAlways(measure, line.why, { ...why, width: words })
  const height = Math.max(row, rows * (box + gap) + gap, textHeight(fitted))
  const draw: Block['draw'] = (pen, { x, y, w }) => {
    pen.text({ x, y, w: numberWidth - 6, h: height }, String(line.number), { ...figure, align: 'right' })
    pen.lines({ x: x + numberWidth, y, w: words, h: height }, fitted, why)
    const top = y + (height - rows * (box + gap) + gap) / 2
    for (let i = 0; i < line.count; i += 1) {
      const at = { x: x + w - boxes + (i % perRow) * (box + gap), y: top + Math.floor(i / perRow) * (box + gap) }
      pen.frame({ ...at, w: box, h: box }, 0.8, 2)
    }
    for (let nth = 0; nth < rows; nth += 1) {
      const count = Math.min(perRow, line.count - nth * perRow)
      const at = { x: x + w - boxes - gap / 2, y: top + nth * (box + gap), w: count * (box + gap), h: box }
      pen.field({ ...slipField(line, nth + 1), box: at, filling: { kind: 'text', size: 10, most: count, comb: true } })
    }
    pen.line(x, y + height, x + w, y + height, 0.55, 0.69)
  }
  return { height, keepWithNext: false, draw }
}

/** @returns what a row of a throw's dice is called where it is filled in, and said to be. @param row from 1. */
const slipField = ({ number, place, why, count }: SlipLine, row: number) => ({
  name: `${number}/${row} ${place}`,
  words: `Throw ${number}, ${count === 1 ? 'one die' : `${count} dice`}: ${why}`,
})

const figure: TextStyle = { face: 'typedBold', size: 10 }

function perhapsBlock(measure: Measure, text: string, { width }: Measures): Bare {
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
