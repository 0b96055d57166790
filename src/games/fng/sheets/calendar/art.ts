import { n, rectPath, type Box, type Ink } from '../../../../main/sheets/marks.ts'
import { Pen } from '../../../../main/sheets/pen.ts'
import { calendarOf } from './areas.ts'
import type { CalendarMan, Colouring } from './calendarModel.ts'
import { cutOff } from './cutOff.ts'
import { figureBox } from './figures.ts'
import { hatch } from './hatch.ts'
import type { Picture } from './picture.ts'
import { field, shapeOf, type Line, type Shape } from './points.ts'

/** Strokes over an area: space between them in units of the field, and how they are drawn. */
interface Strokes {
  readonly gap: number
  readonly ink: Ink
  readonly width: number
}

/** What was done before this was printed. */
const before: Strokes = { gap: 5, ink: 0.62, width: 0.45 }
/** As with a pencil of the colour that the sheet is printed in. */
const pencil: Readonly<Record<Colouring, Strokes>> = {
  mission: { gap: 2.6, ink: 'accent', width: 0.75 },
  quiet: { gap: 6, ink: 'accent', width: 0.5 },
}

/** @returns how an area is coloured in; undefined for one that stays white. */
function strokesOver({ toGo, coloured }: CalendarMan, number: number): Strokes | undefined {
  if (coloured === undefined) return number > toGo ? before : undefined
  const colouring = coloured.get(number)
  return colouring && pencil[colouring]
}

/** Puts lines of the field on the page. */
class Place {
  readonly #box: Box
  readonly #scale: number

  constructor(box: Box) {
    this.#box = box
    this.#scale = box.w / field.w
  }

  /** @returns a length of the field on the page. */
  size(length: number): number {
    return length * this.#scale
  }

  x(x: number): number {
    return this.#box.x + this.size(x)
  }

  y(y: number): number {
    return this.#box.y + this.size(y)
  }

  /** @returns lines as one path. */
  path(lines: readonly Line[], end: '' | 'Z' = ''): string {
    return lines.map((line) => `M${line.map(([x, y]) => `${n(this.x(x))} ${n(this.y(y))}`).join('L')}${end}`).join('')
  }
}

/**
 * Draws a picture that is parted into numbered areas: borders of areas strong, all other lines thin.
 * @param box with the sides of `field`.
 * @param man areas of his that are done are hatched.
 */
export function calendarArt(pen: Pen, box: Box, picture: Picture, man: CalendarMan): void {
  const place = new Place(box)
  const calendar = calendarOf(picture, man.count)
  const numbers = calendar.areas.map(({ number, figure }) => shapeOf(figureBox(figure, String(number))))
  const clear = (lines: readonly Line[]) => place.path(lines.flatMap((line) => cutOff(line, null, numbers)))
  const inner = new Pen(pen.measure)
  const areas = Map.groupBy(calendar.areas, ({ number }) => strokesOver(man, number))
  for (const [over, those] of areas) {
    if (over === undefined) continue
    const strokes = those.flatMap(({ region }) =>
      hatch(
        region.rings.map(({ line }) => line),
        over.gap,
      ),
    )
    inner.path(clear(strokes), { stroke: over.ink, width: over.width })
  }
  inner.path(place.path(fineOf(picture, numbers)), { stroke: 0.3, width: 0.5, round: true })
  inner.path(clear(calendar.drawn), { stroke: 0.1, width: 0.8, round: true })
  inner.path(place.path(calendar.cuts), { stroke: 0, width: 0.85, round: true })
  inner.path(place.path(calendar.outlines), { stroke: 0, width: 1.5, round: true })
  for (const { shape, fine = [] } of picture.ornaments ?? []) {
    inner.path(place.path([shape], 'Z'), { fill: 1, stroke: 0, width: 1, round: true })
    inner.path(place.path(fine), { stroke: 0.2, width: 0.5, round: true })
  }
  inner.path(clear(picture.bold ?? []), { stroke: 0, width: 1.8, round: true })
  inner.path(clear(picture.fine ?? []), { stroke: 0.15, width: 0.6, round: true })
  pen.marks.push({ kind: 'clip', box, marks: inner.marks })
  pen.path(rectPath(box), { stroke: 0, width: 1.8 })
  for (const { number, figure } of calendar.areas) {
    const size = place.size(figure.size)
    const cell = { x: place.x(figure.x) - size, y: place.y(figure.y) - size * 0.58, w: 2 * size, h: size * 1.16 }
    pen.text(cell, String(number), { face: 'typedBold', size, least: size, align: 'centre' })
  }
}

/** Thin lines of all things: not where another thing stands before them, and not under a number. */
function fineOf({ layers }: Picture, numbers: readonly Shape[]): Line[] {
  const shapes = layers.map(({ shape }) => shapeOf(shape))
  return layers.flatMap(({ fine = [] }, i) =>
    fine.flatMap((line) => cutOff(line, shapes[i]!, [...shapes.slice(i + 1), ...numbers])),
  )
}
