import type { Work } from '../../engine/work.ts'
import { fitAlways } from '../fit.ts'
import type { Box, Mark } from '../marks.ts'
import type { Measure } from '../measure.ts'
import { Pen } from '../pen.ts'
import { contentsFrom, drawContents } from './contents.ts'
import { fillPages, keptToEnd, type Item, type Placed } from './items.ts'
import { setBlock, type Column } from './setBlock.ts'
import type { StoryChapter, StoryModel } from './storyModel.ts'
import type { Sheet } from '../sheet.ts'

/** @returns the story of a tour as a small book. */
export const chronicleSheet = (model: StoryModel): Sheet => ({
  title: `Chronicle: ${model.title}`,
  layOut: (measure, page) => storyPages(measure, model, page),
})

/** Dates stand in a column of their own, left of the text. */
const sideWidth = 124
/** Some 68 letters of the text's size. */
const measureWidth = 372
const titleHeight = 74
const runningHeight = 26
const footHeight = 22
const chapterGap = 20
const furniture = { kind: 'furniture' } as const
const partHeight = 26
/** The part of a page that a last chapter has at most to go over whole. */
const shortChapter = 1 / 3

/**
 * Lays out the story of a tour: dates at the side, the text beside them, a running head on all pages but the first.
 * A story of some length begins with a title page and its contents.
 * @returns the work, chapter by chapter, and from it the pages as lists of marks.
 */
export function* storyPages(measure: Measure, model: StoryModel, page: Box): Work<Mark[][]> {
  const column = { x: page.x + sideWidth, w: Math.min(measureWidth, page.w - sideWidth) }
  const items = keptToEnd(yield* storyItems(measure, model, page, column), page.h * shortChapter)
  const bottom = page.y + page.h - footHeight
  // Of nothing the title is told: a file without a page is no PDF.
  const short = items.length === 0 ? [[]] : fillPages(items, [page.y + titleHeight, page.y + runningHeight], bottom)
  if (short.length <= contentsFrom) return short.map((placed, i) => textPage(measure, model, page, short, placed, i, 0))
  const pages = fillPages(items, [page.y + runningHeight, page.y + runningHeight], bottom)
  return [
    titlePage(measure, model, page, pages),
    ...pages.map((placed, i) => textPage(measure, model, page, pages, placed, i, 1)),
  ]
}

/** @param before pages before the text; without one, the title stands over the text itself. */
function textPage(
  measure: Measure,
  model: StoryModel,
  page: Box,
  pages: readonly (readonly Placed[])[],
  placed: readonly Placed[],
  i: number,
  before: 0 | 1,
): Mark[] {
  const pen = new Pen(measure)
  if (i + before === 0) drawTitle(pen, page, model)
  else drawRunningHead(pen, page, model, chapterAt(pages, i))
  for (const { item, y } of placed) item.draw(pen, y)
  drawFoot(pen, page, model, i + 1 + before, pages.length + before)
  return pen.marks
}

/** From the top of a title page to its title, and to the contents. */
const titleDrop = 96
const contentsDrop = 238

/** What it is the story of, and where its chapters are found. */
function titlePage(measure: Measure, model: StoryModel, page: Box, pages: readonly (readonly Placed[])[]): Mark[] {
  const pen = new Pen(measure)
  const { x, y, w, h } = page
  const { title, force, span } = model
  const role = { kind: 'title', name: title } as const
  const kind = { face: 'narrowBold', size: 10, tracking: 0.8, at: 'bottom' } as const
  pen.line(x, y + titleDrop - 22, x + w, y + titleDrop - 22, 2.2, 'accent')
  pen.text({ x, y: y + titleDrop - 12, w, h: 14 }, 'CHRONICLE', kind)
  pen.text({ x, y: y + titleDrop + 6, w, h: 44 }, title, { face: 'printBold', size: 34, least: 14, at: 'bottom', role })
  pen.text({ x, y: y + titleDrop + 58, w, h: 16 }, force, { face: 'typed', size: 11, at: 'bottom' })
  pen.text({ x, y: y + titleDrop + 74, w, h: 16 }, span, { face: 'typed', size: 11, at: 'bottom' })
  pen.line(x, y + titleDrop + 100, x + w, y + titleDrop + 100, 0.75, 'accent')
  const starts = new Map(
    pages.flatMap((placed, i) =>
      placed.flatMap(({ item: { chapter } }) => (chapter === undefined ? [] : [[chapter, i + 2] as const])),
    ),
  )
  const contents = { x, y: y + contentsDrop, w, h: h - contentsDrop - footHeight }
  pen.text({ ...contents, y: contents.y - 22, h: 12 }, 'CONTENTS', {
    ...kind,
    size: 8.25,
    tracking: 0.66,
    role: { kind: 'heading', name: 'Contents' },
  })
  drawContents(pen, contents, model, (chapter) => starts.get(chapter) ?? null)
  drawFoot(pen, page, model, 1, pages.length + 1)
  return pen.marks
}

function* storyItems(measure: Measure, { parts }: StoryModel, page: Box, column: Column): Work<Item[]> {
  const of = parts.reduce((sum, { chapters }) => sum + chapters.length, 0)
  const items: Item[] = []
  let done = 0
  for (const { title, chapters } of parts) {
    if (title !== null) items.push(partItem(title, page))
    for (const [i, chapter] of chapters.entries()) {
      yield { done: done++, of, what: chapter.title }
      const [first, ...rest] = chapterItems(measure, chapter, page, column)
      // The rule of a part's title is white enough over its first chapter.
      if (first) items.push(title !== null && i === 0 ? { ...first, before: 8 } : first, ...rest)
    }
  }
  return items
}

function chapterItems(measure: Measure, chapter: StoryChapter, page: Box, column: Column): Item[] {
  const [first, ...rest] = chapter.blocks.flatMap((block) => setBlock(measure, block, column))
  if (!first) return []
  const head: Item = {
    ...first,
    before: chapterGap,
    chapter: chapter.title,
    // The side head is up to three lines high, so the first two items go together.
    keep: first.keep || rest.length > 0,
    draw: (pen, y) => {
      drawSide(pen, { x: page.x, y, w: sideWidth - 16, h: 0 }, chapter)
      first.draw(pen, y)
    },
  }
  const [second, ...others] = rest
  const room = sideHeight(measure, chapter) - first.height - (second?.height ?? 0)
  if (!second) return [{ ...head, height: Math.max(head.height, sideHeight(measure, chapter)) }]
  return [head, others.length === 0 && room > 0 ? { ...second, height: second.height + room } : second, ...others]
}

const dateStyle = { face: 'typedBold', size: 9.75, lines: 2, least: 8, at: 'top', leading: 1.2 } as const
const digestStyle = { face: 'narrow', size: 8.25, lines: 2, least: 7, at: 'top', grey: 0.25, leading: 1.2 } as const

const sideFits = (measure: Measure, { title, digest }: StoryChapter) => ({
  date: fitAlways(measure, title, { ...dateStyle, width: sideWidth - 16 }),
  digest: fitAlways(measure, digest, { ...digestStyle, width: sideWidth - 16 }),
})

const dateHeight = (lines: number): number => 3 + lines * dateStyle.size * 1.2

function sideHeight(measure: Measure, chapter: StoryChapter): number {
  const { date, digest } = sideFits(measure, chapter)
  return dateHeight(date.lines.length) + digest.lines.length * digestStyle.size * 1.25 + 2
}

/** Date and digest of a chapter, level with its first line. */
function drawSide(pen: Pen, { x, y, w }: Box, chapter: StoryChapter): void {
  const { date, digest } = sideFits(pen.measure, chapter)
  const under = dateHeight(date.lines.length)
  pen.lines({ x, y: y + 2.2, w, h: under }, date, { ...dateStyle, role: { kind: 'heading', name: chapter.title } })
  if (chapter.digest !== '') pen.lines({ x, y: y + under + 1, w, h: digest.lines.length * 11 }, digest, digestStyle)
}

const partItem = (title: string, page: Box): Item => ({
  height: partHeight,
  before: 26,
  keep: true,
  draw: (pen, y) => {
    pen.text({ x: page.x, y: y + 2, w: page.w, h: 18 }, title, { face: 'printBold', size: 13, at: 'bottom' })
    pen.line(page.x, y + 23, page.x + page.w, y + 23, 0.75)
  },
})

function drawTitle(pen: Pen, { x, y, w }: Box, { title, force, span }: StoryModel): void {
  pen.text({ x, y: y + 2, w, h: 12 }, 'CHRONICLE', { face: 'narrowBold', size: 8.25, tracking: 0.66, at: 'bottom' })
  pen.text({ x, y: y + 15, w, h: 28 }, title, {
    face: 'printBold',
    size: 21,
    least: 12,
    at: 'bottom',
    role: { kind: 'title', name: title },
  })
  const half = w / 2
  pen.text({ x, y: y + 44, w: half, h: 13 }, force, { face: 'typed', size: 9.5, at: 'bottom' })
  pen.text({ x: x + half, y: y + 44, w: half, h: 13 }, span, { face: 'typed', size: 9.5, at: 'bottom', align: 'right' })
  pen.line(x, y + 61, x + w, y + 61, 1.5)
}

function drawRunningHead(pen: Pen, { x, y, w }: Box, { title }: StoryModel, chapter: string): void {
  const cell = { x, y, w: w / 2 - 6, h: 12 }
  pen.text(cell, title, { face: 'narrow', size: 8, at: 'bottom', role: furniture })
  const right = { ...cell, x: x + w / 2 + 6 }
  pen.text(right, chapter, { face: 'typed', size: 8, at: 'bottom', align: 'right', role: furniture })
  pen.line(x, y + 15, x + w, y + 15, 0.5)
}

function drawFoot(pen: Pen, { x, y, w, h }: Box, { force }: StoryModel, number: number, of: number): void {
  const cell = { x, y: y + h - 12, w, h: 12 }
  pen.text(cell, force, { face: 'narrow', size: 7.5, at: 'bottom', grey: 0.25, role: furniture })
  pen.text(cell, `${number} of ${of}`, { face: 'typed', size: 8, at: 'bottom', align: 'right', role: furniture })
}

/** @returns the chapter that a page begins in: its first one, if that stands at its top, else the one it goes on with. */
function chapterAt(pages: readonly (readonly Placed[])[], page: number): string {
  const before = pages.slice(0, page).flat()
  const [top, ...rest] = pages[page]!
  const starts = top?.item.chapter ?? (top?.item.keep ? rest[0]?.item.chapter : undefined)
  return starts ?? before.findLast(({ item }) => item.chapter !== undefined)?.item.chapter ?? ''
}
