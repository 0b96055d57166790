import { smallest, fitAlways } from '../../../../main/sheets/fit.ts'
import { repStripe } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import type { ReadyPicture } from '../../../../main/sheets/pictures/unpack.ts'
import { drawCurve } from '../record/curve.ts'
import { drawFacts, insideOf, type Corner } from './cardFrame.ts'
import type { CardRecord, ManCard } from './cardsModel.ts'

const headHeight = 19
const picture = { w: 60, h: 94 }
const curveHeight = 62
const gap = 5
const line = 10

/** Draws the back of a man's card: his picture, his service so far, his REP over time, and his last missions. */
export function drawBack(pen: Pen, corner: Corner, man: ManCard, record: CardRecord): void {
  const { x, y, w, h } = insideOf(corner)
  const name = {
    face: 'typedBold',
    size: 10,
    least: 7,
    role: { kind: 'heading', name: `${man.name}: record` },
  } as const
  pen.text({ x, y, w: w - 26, h: 14 }, man.name, { ...name, lines: 2, smaller: 7, leading: 0.9 })
  repStripe(pen, { x: x + w - 20, y: y + 1, w: 5, h: 12 }, man.rep)
  pen.text({ x: x + w - 13, y, w: 13, h: 14 }, String(man.rep), { face: 'typedBold', size: 12, align: 'right' })
  pen.line(x, y + headHeight - 3, x + w, y + headHeight - 3, 0.9)
  let at = drawService(pen, { x, y: y + headHeight, w }, man, record) + gap
  drawCurve(pen, { x, y: at, w, h: curveHeight }, record.curve)
  at += curveHeight + gap
  drawDeeds(pen, { x, y: at, w, h: y + h - at }, record)
}

/** Figures of his service, beside his picture where he has one. @returns the y under both. */
function drawService(pen: Pen, { x, y, w }: Omit<Box, 'h'>, man: ManCard, { fields, portrait }: CardRecord): number {
  if (portrait === null) return drawFacts(pen, { x, y, w }, fields)
  drawPortrait(pen, { x, y, ...picture }, portrait, man.name)
  const beside = { x: x + picture.w + 8, y, w: w - picture.w - 8 }
  return Math.max(y + picture.h, drawFacts(pen, beside, fields, 1))
}

/** As large as its frame allows, in the middle of it. */
function drawPortrait(pen: Pen, frame: Box, { bytes, width, height }: ReadyPicture, name: string): void {
  const scale = Math.min(frame.w / width, frame.h / height)
  const box = {
    x: frame.x + (frame.w - width * scale) / 2,
    y: frame.y + (frame.h - height * scale) / 2,
    w: width * scale,
    h: height * scale,
  }
  pen.marks.push({ kind: 'image', bytes, box, alt: `Portrait of ${name}` })
  pen.frame(box, 0.5, 0)
}

/** His medals, then his last missions, as many as there is room for. */
function drawDeeds(pen: Pen, { x, y, w, h }: Box, { medals, spells }: CardRecord): void {
  const style = { face: 'narrow', size: 8.25, least: smallest, lines: 2, smaller: 8 } as const
  let at = y
  if (medals.length > 0) {
    const fitted = fitAlways(pen.measure, medals.join('; '), { ...style, face: 'narrowBold', width: w })
    const high = fitted.lines.length * line
    pen.lines({ x, y: at, w, h: high }, fitted, { ...style, face: 'narrowBold', leading: 1.15 })
    at += high + 1
  }
  const missions = spells.filter(({ mission }) => mission !== '').toReversed()
  for (const { date, mission, confirmed } of missions) {
    if (at + line > y + h) return
    const kills = confirmed === '' || confirmed === '0' ? '' : confirmed
    const right = pen.text({ x: x + w - 40, y: at, w: 40, h: line }, kills === '' ? '' : `${kills} killed`, {
      ...style,
      lines: 1,
      align: 'right',
    })
    pen.text({ x, y: at, w: w - right.width - 4, h: line }, `${date}, ${mission}`, { ...style, lines: 1 })
    at += line
  }
}
