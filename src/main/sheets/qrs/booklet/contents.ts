import { PaperTable } from '../../paperTable.ts'
import type { Pen, TextStyle } from '../../pen.ts'
import { capital, listWords } from '../../phrases.ts'
import { referenceTo } from '../reference.ts'
import { leading, setLines, type Wording } from '../words.ts'
import type { BookletModel, ChapterModel, Elsewhere } from './bookletModel.ts'
import type { Leaf } from './leaf.ts'
import { tabPlace } from './tabs.ts'

/** On which page a chapter begins, and the index. */
export interface Begins {
  readonly chapters: readonly number[]
  readonly index: number
}

const numberWidth = 27
const pageWidth = 30
const nameSize = 9
const between = 7

const numberStyle: TextStyle = { face: 'typedBold', size: 14.25, lines: 1 }
const titleStyle: TextStyle = { face: 'printBold', size: 10.5, lines: 1, at: 'bottom' }
const pageStyle: TextStyle = { face: 'typedBold', size: 11.25, align: 'right', lines: 1 }

/** Draws the contents: a line for each chapter, at the height of its tab on the pages beside it. */
export function drawContents(pen: Pen, wording: Wording, leaf: Leaf, model: BookletModel, begins: Begins): void {
  const paper = new PaperTable()
  const { x, w } = leaf.column
  const count = model.chapters.length
  model.chapters.forEach((chapter, nth) => {
    const { y, h } = tabPlace(leaf, count, nth)
    const cell = paper.row(pen)
    const inner = { x: x + numberWidth, w: w - numberWidth - pageWidth }
    const middle = y + h / 2
    cell(0, () => pen.text({ x, y, w: numberWidth, h }, String(chapter.number), numberStyle))
    cell(1, () => pen.text({ ...inner, y: middle - 14, h: 14 }, chapter.title, titleStyle))
    cell(2, () => {
      drawKnown(pen, wording, chapter, { ...inner, y: middle + 1 })
    })
    cell(3, () => pen.text({ x: x + w - pageWidth, y, w: pageWidth, h }, String(begins.chapters[nth]!), pageStyle))
    if (nth < count - 1) pen.line(x, y + h, x + w, y + h, 0.375, 0.47)
  })
  drawKey(pen, wording, leaf, model, begins)
}

/** As many of a chapter's tables as one line has room for. */
function drawKnown(pen: Pen, wording: Wording, { known }: ChapterModel, at: { x: number; y: number; w: number }): void {
  let left = at.x
  for (const { number, title } of known) {
    const figure = wording.of('typed', number).whole * nameSize
    const name = wording.of('narrow', title)
    const wide = figure + 2.5 + name.whole * nameSize
    if (left + wide > at.x + at.w) continue
    pen.text({ x: left, y: at.y, w: figure + 0.1, h: 12 }, number, {
      face: 'typed',
      size: nameSize,
      lines: 1,
      at: 'top',
    })
    const cell = { x: left + figure + 2.5, y: at.y, w: name.whole * nameSize + 0.1, h: 12 }
    setLines(pen, cell, wording.lines(name, nameSize, cell.w), { face: name.face, size: nameSize })
    left += wide + between
  }
}

/** How dice are read, and how the booklet is. */
function drawKey(
  pen: Pen,
  wording: Wording,
  { column: { x, w }, body }: Leaf,
  model: BookletModel,
  begins: Begins,
): void {
  const [first] = model.chapters.flatMap(({ known }) => known)
  const texts = [model.key, howToRead(model, first, begins)].filter((text) => text !== '')
  const gap = 14
  const wide = (w - gap * (texts.length - 1)) / texts.length
  const lines = texts.map((text) => wording.lines(wording.of('narrow', text), nameSize, wide))
  const h = Math.max(...lines.map((own) => own.length)) * nameSize * leading
  const y = body.y + body.h - h
  pen.line(x, y - 5, x + w, y - 5, 0.75)
  lines.forEach((own, c) => {
    setLines(pen, { x: x + c * (wide + gap), y, w: wide, h }, own, { face: 'narrow', size: nameSize })
  })
}

function howToRead({ changed }: BookletModel, known: Elsewhere | undefined, { index }: Begins): string {
  const numbers =
    known === undefined
      ? ''
      : `Numbers never change. ${referenceTo(known.number)} sends you to ${capital(known.title)}. All tables by name: page ${index}.`
  return (
    numbers +
    (changed.length === 0 ? '' : ` A wedge at the left of a row: changed by house rules, in ${inWords(changed)}.`)
  )
}

/** So many are named one by one. */
const mostNamed = 8

const inWords = (numbers: readonly string[]): string =>
  numbers.length > mostNamed ? `${numbers.length} tables` : listWords(numbers)
