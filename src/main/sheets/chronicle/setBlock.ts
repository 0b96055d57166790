import { wrap } from '../fit.ts'
import { hardSpace, type Measure } from '../measure.ts'
import type { Pen } from '../pen.ts'
import { isFault } from '../pictures/head.ts'
import { keptLines, type Item } from './items.ts'
import type { StoryBlock, StoryRun } from './storyModel.ts'
import { wrapRuns, type Piece, type RunStyle } from './wrapRuns.ts'

/** The column that running text stands in. */
export interface Column {
  readonly x: number
  readonly w: number
}

const body: RunStyle = { words: 'print', names: 'typed', size: 9.5, namesAt: 1.03 }
const small: RunStyle = { words: 'typed', names: 'typed', size: 8, namesAt: 1 }
const bodyPitch = 14
const smallPitch = 11.25
const gap = 7
const noteIndent = 14
const note = { face: 'typed', size: 9.25, pitch: 13 } as const
const labelled = { face: 'narrowSemi', size: 7, tracking: 0.5, at: 'bottom' } as const

/** @returns a block as lines and pictures for a column. */
export function setBlock(measure: Measure, block: StoryBlock, column: Column): Item[] {
  switch (block.kind) {
    case 'paragraph':
      return runLines(measure, block.runs, body, bodyPitch, column)
    case 'roll':
      return [labelItem(block.title, column), ...under(runLines(measure, block.runs, small, smallPitch, column))]
    case 'list':
      return [labelItem(block.title, column), ...block.items.flatMap((item, i) => listItem(measure, item, i, column))]
    case 'note':
      return noteItems(measure, block.about, block.text, column)
    case 'picture':
      return pictureItems(measure, block, column)
  }
}

function runLines(
  measure: Measure,
  runs: readonly StoryRun[],
  style: RunStyle,
  pitch: number,
  column: Column,
  before = gap,
): Item[] {
  return keptLines(
    wrapRuns(measure, runs, style, column.w).map((pieces, i) => ({
      height: pitch,
      before: i === 0 ? before : 0,
      draw: (pen: Pen, y: number) => {
        drawPieces(pen, pieces, column, y, pitch)
      },
    })),
  )
}

function drawPieces(pen: Pen, pieces: readonly Piece[], { x, w }: Column, y: number, h: number): void {
  const baseline = y + h * 0.74
  for (const { text, face, size, x: at, width } of pieces)
    pen.marks.push({
      kind: 'text',
      text: text.replaceAll(hardSpace, ' '),
      face,
      size,
      x: x + at,
      baseline,
      width,
      tracking: 0,
      grey: 0,
      cell: { x, y, w, h },
    })
}

/** Lines that follow their label without white between. */
const under = (items: readonly Item[]): Item[] => items.map((item, i) => (i === 0 ? { ...item, before: 1 } : item))

const labelItem = (title: string, { x, w }: Column): Item => ({
  height: 10,
  before: gap,
  keep: true,
  draw: (pen, y) => {
    pen.text({ x, y, w, h: 10 }, title.toUpperCase(), { ...labelled, grey: 0.25 })
  },
})

/** One line of a list over a hair of rule. */
function listItem(measure: Measure, runs: readonly StoryRun[], i: number, column: Column): Item[] {
  const items = runLines(measure, runs, { ...body, size: 9 }, 13, column, i === 0 ? 2 : 3)
  const [first, ...rest] = items
  if (!first) return []
  const ruled: Item = {
    ...first,
    draw: (pen, y) => {
      if (i > 0) pen.line(column.x, y - 1.5, column.x + column.w, y - 1.5, 0.4, 0.75)
      first.draw(pen, y)
    },
  }
  return [ruled, ...rest]
}

/** The player's words: typed, set in, beside a rule. */
function noteItems(measure: Measure, about: string, text: string, { x, w }: Column): Item[] {
  const inner = { x: x + noteIndent, w: w - noteIndent }
  const rule = (pen: Pen, y: number, h: number) => {
    pen.line(x + 3, y, x + 3, y + h, 1.4, 0.3)
  }
  const lines = text.split(/\r?\n/).flatMap((line) => {
    const { letters, face } = measure.spell(note.face, line.trim())
    const wrapped = wrap(measure, letters, face, note.size, inner.w)
    return wrapped.length === 0 ? [''] : wrapped
  })
  const set = lines.map((line, i) => ({
    height: note.pitch,
    before: i === 0 && about === '' ? gap : 0,
    draw: (pen: Pen, y: number) => {
      rule(pen, y, note.pitch)
      if (line !== '') pen.text({ ...inner, y, h: note.pitch }, line, { face: note.face, size: note.size })
    },
  }))
  if (about === '') return keptLines(set)
  const head: Item = {
    height: 11,
    before: gap,
    keep: true,
    draw: (pen, y) => {
      rule(pen, y, 11)
      pen.text({ ...inner, y, h: 10 }, about.toUpperCase(), { ...labelled, grey: 0.25 })
    },
  }
  return [head, ...keptLines(set)]
}

/** Largest a picture gets, in points; a portrait stays small. */
const most = { picture: 264, portrait: 130 } as const
/** A picture is not blown up beyond this many pixels to the inch. */
const coarsest = 96

function pictureItems(
  measure: Measure,
  { picture: found, caption, portrait }: Extract<StoryBlock, { kind: 'picture' }>,
  { x, w }: Column,
): Item[] {
  if (found === null) return caption === '' ? [] : noteItems(measure, 'A picture that is lost', caption, { x, w })
  if (isFault(found)) {
    const why = `Its file ${found.words}.`
    return noteItems(measure, 'A picture that is left out', caption === '' ? why : `${caption}\n${why}`, { x, w })
  }
  const { bytes, ...size } = found
  const height = portrait ? most.portrait : most.picture
  const scale = Math.min(w / size.width, height / size.height, 72 / coarsest)
  const box = { w: size.width * scale, h: size.height * scale }
  const picture: Item = {
    height: box.h,
    before: gap + 3,
    keep: caption !== '',
    draw: (pen, y) => {
      pen.marks.push({ kind: 'image', bytes, box: { x, y, ...box }, alt: caption })
      pen.frame({ x, y, ...box }, 0.5, 0)
    },
  }
  const lines = wrapRuns(measure, [{ text: caption, name: false }], { ...small, words: 'narrowItalic', size: 8.5 }, w)
  const under = lines.map((pieces, i) => ({
    height: smallPitch,
    before: i === 0 ? 3 : 0,
    keep: i < lines.length - 1,
    draw: (pen: Pen, y: number) => {
      drawPieces(pen, pieces, { x, w }, y, smallPitch)
    },
  }))
  return [picture, ...under]
}
