import { label } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { rankBoxes, rankWidth } from '../shared/signs.ts'

/** A card to be written by hand: of a unit that is attached, or of a team that comes later. */

const pad = 8
const line = { width: 0.5, grey: 0.6 }
const dice = ['Quality', 'Morale', 'Reaction'] as const
const areas = ['Firepower', 'Defence', 'Reaction'] as const
const dieSide = 19
const dieStep = 34

export function drawBlankCard(pen: Pen, box: Box): void {
  pen.frame(box, 0.7, 0, { dash: [3, 2.4] })
  const { x, w } = { x: box.x + pad, w: box.w - 2 * pad }
  pen.text({ x, y: box.y + 6, w: 60, h: 9 }, 'TEAM', label)
  pen.line(x, box.y + 30, x + w - dice.length * dieStep - 8, box.y + 30, line.width, line.grey)
  dice.forEach((name, i) => {
    const left = x + w - (dice.length - i) * dieStep
    pen.frame({ x: left + (dieStep - dieSide) / 2, y: box.y + 6, w: dieSide, h: dieSide - 2 }, 0.7, 2)
    const cell = { x: left, y: box.y + 25, w: dieStep, h: 9 }
    pen.text(cell, name, { face: 'narrow', size: 7, align: 'centre', at: 'top' })
  })
  pen.text({ x, y: box.y + 36, w: 60, h: 9 }, 'MEN', label)
  pen.line(x, box.y + 54, x + w, box.y + 54, line.width, line.grey)
  areas.forEach((area, i) => {
    const [left, wide] = [x + (i * w) / 3, w / 3 - rankWidth - 8]
    pen.text({ x: left, y: box.y + 59, w: wide, h: 12 }, area, { face: 'narrowSemi', size: 8 })
    rankBoxes(pen, { x: left + wide, y: box.y + 65 }, 0)
  })
  for (let y = box.y + 86; y < box.y + box.h - 4; y += 15) pen.line(x, y, x + w, y, line.width, line.grey)
}
