import { wrapRuns, type Piece, type RunStyle } from '../chronicle/wrapRuns.ts'
import { fitAlways, sizeForWidth } from '../fit.ts'
import type { Face } from '../fonts.ts'
import type { Box } from '../marks.ts'
import { hardSpace, type Measure } from '../measure.ts'
import type { Pen } from '../pen.ts'
import type { Grid } from './glanceModel.ts'
import { leastAtTable, type Setting } from './setting.ts'
import type { Words } from './words.ts'

/** What stands in a cell, measured: it is drawn into a box that is at least as high. */
export interface Cell {
  readonly height: number
  readonly draw: (pen: Pen, box: Box) => void
}

const emptyCell: Cell = { height: 0, draw: () => undefined }

/** Cells one under the other, together in the middle of their box. */
export function stacked(cells: readonly Cell[], white = 0): Cell {
  const there = cells.filter(({ height }) => height > 0)
  const height = there.reduce((sum, cell) => sum + cell.height, 0) + white * Math.max(0, there.length - 1)
  return {
    height,
    draw(pen, { x, y, w, h }) {
      let at = y + (h - height) / 2
      for (const cell of there) {
        cell.draw(pen, { x, y: at, w, h: cell.height })
        at += cell.height + white
      }
    },
  }
}

/** Running words with bold figures in them. */
export function wordsCell(measure: Measure, of: Words, { body, pitch }: Setting, width: number): Cell {
  return runsCell(measure, of, { words: 'narrow', names: 'typedBold', size: body, namesAt: 1 }, pitch, width)
}

/** Words in one face, on as many lines as they take. */
export const plainCell = (
  measure: Measure,
  text: string,
  face: Face,
  size: number,
  pitch: number,
  width: number,
): Cell =>
  runsCell(
    measure,
    text === '' ? [] : [{ text, name: false }],
    { words: face, names: face, size, namesAt: 1 },
    pitch,
    width,
  )

function runsCell(measure: Measure, of: Words, style: RunStyle, pitch: number, width: number): Cell {
  const lines = wrapRuns(measure, of, style, width)
  const height = lines.length * pitch
  return {
    height,
    draw(pen, { x, y, w, h }) {
      const top = y + (h - height) / 2
      lines.forEach((pieces, i) => {
        drawPieces(pen, pieces, { x, y: top + i * pitch, w, h: pitch })
      })
    },
  }
}

const baselineAt = 0.76

function drawPieces(pen: Pen, pieces: readonly Piece[], cell: Box): void {
  for (const { text, face, size, x, width } of pieces)
    pen.put({
      kind: 'text',
      text: text.replaceAll(hardSpace, ' '),
      face,
      size,
      x: cell.x + x,
      baseline: cell.y + cell.h * baselineAt,
      width,
      tracking: 0,
      grey: 0,
      cell,
    })
}

/** The title of a step over who or what it is about. */
export function titleCell(measure: Measure, title: string, about: string, set: Setting, width: number): Cell {
  const isOne = (face: Face) =>
    sizeForWidth(measure, title, { face, size: set.title, least: set.title, width }) !== null
  const face: Face = isOne('printBold') ? 'printBold' : 'narrowBold'
  const { lines } = fitAlways(measure, title, { face, size: set.title, least: leastAtTable, lines: 3, width })
  const pitch = set.titlePitch
  const head: Cell = {
    height: lines.length * pitch,
    draw(pen, box) {
      const style = { face, size: set.title, least: leastAtTable, lines: 3, leading: pitch / set.title } as const
      pen.text(box, title, style)
    },
  }
  return stacked([head, plainCell(measure, about, 'narrow', set.about, set.aboutPitch, width)])
}

const labelWidth = 42

/** What comes up on which score, column by column. */
export function gridCell(grid: Grid | undefined, { aboutPitch }: Setting): Cell {
  if (grid === undefined) return emptyCell
  const height = (grid.rows.length + 1) * aboutPitch
  const style = { size: leastAtTable, least: leastAtTable, lines: 1 } as const
  return {
    height,
    draw(pen, { x, y, w }) {
      const across = (w - labelWidth) / grid.heads.length
      const row = (label: string, cells: readonly string[], top: number, face: Face) => {
        pen.text({ x, y: top, w: labelWidth, h: aboutPitch }, label, { ...style, face: 'narrow' })
        cells.forEach((cell, i) => {
          const box = { x: x + labelWidth + i * across - 1, y: top, w: across + 2, h: aboutPitch }
          pen.text(box, cell, { ...style, face, align: 'centre' })
        })
      }
      row('', grid.heads, y, 'typedBold')
      grid.rows.forEach(({ label, cells }, i) => {
        row(label, cells, y + (i + 1) * aboutPitch, 'narrowSemi')
      })
      pen.line(x + labelWidth, y + aboutPitch, x + w, y + aboutPitch, 0.4, 0.3)
    },
  }
}
