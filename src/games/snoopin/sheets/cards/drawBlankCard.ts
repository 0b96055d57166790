import { label } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import { writingRow } from '../../../../main/sheets/paper.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { rankBoxes, rankWidth } from '../shared/signs.ts'

/** A card to be written by hand: of a unit that is attached, or of a team that comes later. */

const pad = 8
const line = { width: 0.5, grey: 0.6 }
const dice = ['Quality', 'Morale', 'Reaction'] as const
const areas = ['Firepower', 'Defence', 'Reaction'] as const
const dieSide = 19
const dieStep = 34

/** Under their labels; ranks and notes under them. */
const team = 13 + writingRow
const men = team + 13 + writingRow
const ranks = men + 5
const notes = ranks + 14
const noteLines = 2

/** How high such a card is. */
export const blankHigh = notes + noteLines * writingRow + 5

export function drawBlankCard(pen: Pen, box: Box): void {
  pen.frame(box, 0.7, 0, { dash: [3, 2.4] })
  const { x, w } = { x: box.x + pad, w: box.w - 2 * pad }
  const writtenAt = (under: number, wide: number) => {
    pen.line(x, box.y + under, x + wide, box.y + under, line.width, line.grey)
  }
  pen.text({ x, y: box.y + 4, w: 60, h: 9 }, 'TEAM', label)
  writtenAt(team, w - dice.length * dieStep - 8)
  dice.forEach((name, i) => {
    const left = x + w - (dice.length - i) * dieStep
    pen.frame({ x: left + (dieStep - dieSide) / 2, y: box.y + 6, w: dieSide, h: dieSide - 2 }, 0.7, 2)
    const cell = { x: left, y: box.y + 25, w: dieStep, h: 9 }
    pen.text(cell, name, { face: 'narrow', size: 7, align: 'centre', at: 'top' })
  })
  pen.text({ x, y: box.y + team + 4, w: 60, h: 9 }, 'MEN', label)
  writtenAt(men, w)
  areas.forEach((area, i) => {
    const [left, wide] = [x + (i * w) / 3, w / 3 - rankWidth - 8]
    pen.text({ x: left, y: box.y + ranks, w: wide, h: 12 }, area, { face: 'narrowSemi', size: 8 })
    rankBoxes(pen, { x: left + wide, y: box.y + ranks + 6 }, 0)
  })
  for (let i = 1; i <= noteLines; i += 1) writtenAt(notes + i * writingRow, w)
}
