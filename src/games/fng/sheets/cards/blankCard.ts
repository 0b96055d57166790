import { label, tickBoxes } from '../../../../main/sheets/furniture.ts'
import { writingRow } from '../../../../main/sheets/paper.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { armHeads, boxesHeight, drawStatus } from './card.ts'
import { insideOf, type Corner } from './cardFrame.ts'

/** Whom an empty card is for. */
export type BlankKind = 'man' | 'enemy'

const repWidth = 36
const headHeight = 2 * writingRow
const armRows = 2

/** Draws an empty card, to be filled with the pencil: no line is lower than a hand needs. */
export function drawBlank(pen: Pen, corner: Corner, kind: BlankKind): void {
  const { x, y, w, h } = insideOf(corner)
  drawHead(pen, { x, y, w }, kind)
  const ruled = y + headHeight
  pen.line(x, ruled, x + w, ruled, 0.9)
  armHeads(pen, { x, y: ruled + 2, w })
  const lines = ruled + 10
  const foot = y + h - writingRow
  const boxes = foot - boxesHeight
  for (let i = 1; lines + i * writingRow <= boxes + 1; i += 1) {
    const at = lines + i * writingRow
    pen.line(x, at, x + w, at, i === armRows ? 0.6 : 0.3)
  }
  drawStatus(pen, { x, y: boxes, w, h: boxesHeight })
  pen.line(x, foot, x + w, foot, 0.3)
  drawFoot(pen, { x, y: foot, w, h: writingRow }, kind)
}

const words = { man: 'NAME', enemy: 'ENEMY' } as const
const forces = ['LVC', 'MFVC', 'NVA'] as const

function drawHead(pen: Pen, { x, y, w }: Omit<Box, 'h'>, kind: BlankKind): void {
  const wide = w - repWidth - 4
  pen.text({ x, y: y + 1, w: 40, h: 8 }, words[kind], label)
  pen.line(x, y + writingRow, x + wide, y + writingRow, 0.3)
  if (kind === 'man') pen.text({ x, y: y + writingRow + 1, w: 40, h: 8 }, 'POST', label)
  else
    forces.forEach((force, i) => {
      const at = x + (i * wide) / forces.length
      tickBoxes(pen, at, y + writingRow + 6.5, 1, 0)
      pen.text({ x: at + 9, y: y + writingRow, w: wide / forces.length - 9, h: writingRow }, force, {
        face: 'narrow',
        size: 8.5,
      })
    })
  const rep = { x: x + w - repWidth + 2, y: y + 2, h: headHeight - 6 }
  pen.frame({ ...rep, w: 7.5 }, 0.7, 0, { dash: [1.4, 1.4] })
  pen.frame({ ...rep, x: rep.x + 11, w: repWidth - 13 }, 0.6, 1)
  pen.text({ x: rep.x + 12, y: rep.y + 1, w: 20, h: 8 }, 'REP', label)
}

const feet = { man: ['SQUAD', 'DEROS'], enemy: ['PEF', 'SECTOR'] } as const

function drawFoot(pen: Pen, { x, y, w, h }: Box, kind: BlankKind): void {
  feet[kind].forEach((word, i) => {
    const cell = { x: x + (i * w) / 2, y: y + 1, w: w / 2, h: 8 }
    const { width } = pen.text(cell, word, label)
    pen.line(cell.x + width + 3, y + h, x + ((i + 1) * w) / 2 - (i === 0 ? 8 : 0), y + h, 0.3)
  })
}
