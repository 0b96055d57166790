import type { Box } from '../marks.ts'
import type { Pen } from '../pen.ts'
import type { StoryModel } from './storyModel.ts'

/** A book of more pages than this has a title page with its contents. */
export const contentsFrom = 2

const pitch = 15
const partPitch = 27
const columnGap = 28
/** Widths in a column: the date, and the number of its page. */
const dateWidth = 106
const numberWidth = 22

interface Row {
  readonly height: number
  readonly isPart: boolean
  readonly title: string
  readonly digest: string
  readonly page: number | null
}

/**
 * Lists the chapters with their pages, in two columns.
 * @param pageOf the number of the page on which a chapter begins; null for one that tells nothing.
 */
export function drawContents(pen: Pen, box: Box, model: StoryModel, pageOf: (chapter: string) => number | null): void {
  const rows = rowsOf(model, pageOf)
  const w = (box.w - columnGap) / 2
  const columns = halves(rows)
  const tallest = Math.max(...columns.map((column) => heightOf(column)))
  const scale = Math.min(1, box.h / tallest)
  columns.forEach((column, i) => {
    let y = box.y
    for (const row of column) {
      drawRow(pen, { x: box.x + i * (w + columnGap), y, w, h: row.height * scale }, row)
      y += row.height * scale
    }
  })
}

function rowsOf({ parts }: StoryModel, pageOf: (chapter: string) => number | null): Row[] {
  return parts.flatMap(({ title, chapters }) => {
    const lines = chapters.flatMap((chapter): Row[] => {
      const page = pageOf(chapter.title)
      return page === null ? [] : [{ ...chapter, height: pitch, isPart: false, page }]
    })
    const head = { height: partPitch, isPart: true, title: title ?? '', digest: '', page: null }
    return title === null || lines.length === 0 ? lines : [head, ...lines]
  })
}

const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, { height }) => sum + height, 0)

/** Two columns of about the same height; a part is not divided where there are several. */
function halves(rows: readonly Row[]): [readonly Row[], readonly Row[]] {
  const heads = rows.flatMap(({ isPart }, i) => (isPart && i > 0 ? [i] : []))
  const breaks = heads.length > 0 ? heads : rows.map((_, i) => i + 1)
  const taller = (at: number) => Math.max(heightOf(rows.slice(0, at)), heightOf(rows.slice(at)))
  const at = breaks.reduce((a, b) => (taller(b) < taller(a) ? b : a))
  return [rows.slice(0, at), rows.slice(at)]
}

function drawRow(pen: Pen, { x, y, w, h }: Box, { isPart, title, digest, page }: Row): void {
  const line = { x, y, w, h: h - 2 }
  if (isPart) {
    pen.text(line, title, { face: 'printBold', size: 9.5, at: 'bottom' })
    pen.line(x, y + h - 1, x + w, y + h - 1, 0.75)
    return
  }
  pen.text({ ...line, w: dateWidth }, title, { face: 'typed', size: 8.5, least: 7 })
  const rest = { ...line, x: x + dateWidth + 6, w: w - dateWidth - numberWidth - 6 }
  pen.text(rest, digest, { face: 'narrow', size: 8.25, grey: 0.25 })
  const number = { ...line, x: x + w - numberWidth, w: numberWidth }
  pen.text(number, String(page), { face: 'typed', size: 8.5, align: 'right' })
  pen.line(x, y + h - 1, x + w, y + h - 1, 0.4, 0.75)
}
