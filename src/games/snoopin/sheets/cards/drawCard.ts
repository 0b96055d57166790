import { fitAlways } from '../../../../main/sheets/fit.ts'
import { flow } from '../../../../main/sheets/flow.ts'
import { tickBoxes } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { qualityDie, rankBoxes, rankWidth } from '../shared/signs.ts'
import type { Paragraph, TeamCard } from './cards.ts'

/** A card: head with dice, men, ranks, then what works in the game. Its height is that of its words. */

const pad = 8
const headHigh = 42
const ranksHigh = 17
const words = { face: 'narrow', size: 8.5, lines: 12, leading: 1.12 } as const
const lineHigh = words.size * words.leading
const indent = 12
const after = 3

const linesOf = (measure: Measure, text: string, width: number): number =>
  fitAlways(measure, text, { ...words, smaller: words.size, width }).lines.length

const said = ({ name, text }: Paragraph): string => `${name}: ${text}`

/** @returns how high a paragraph is on a card so wide. */
export const paragraphHeight = (measure: Measure, one: Paragraph, width: number): number =>
  linesOf(measure, said(one), width - 2 * pad - indent) * lineHigh + after

const small = { face: 'typed', size: 8, lines: 4, leading: 1.1 } as const

const whoWords = ({ leader, force }: TeamCard): string => [leader, force].filter((one) => one !== '').join(', ')

function whoHeight(measure: Measure, card: TeamCard, width: number): number {
  const { lines, size } = fitAlways(measure, whoWords(card), { ...small, smaller: small.size, width })
  return lines.length * size * small.leading + after
}

const menWords = ({ men }: TeamCard): string => (men.length === 0 ? 'Nobody' : men.join(', '))

/** @returns how high a card is without its paragraphs. */
export function headHeightOf(measure: Measure, card: TeamCard, width: number): number {
  const inner = width - 2 * pad
  const note = card.note === '' ? 0 : linesOf(measure, card.note, inner) * lineHigh + after
  const rest = card.ranks.length === 0 ? 0 : ranksHigh
  return (
    headHigh +
    whoHeight(measure, card, inner) +
    linesOf(measure, menWords(card), inner) * lineHigh +
    after +
    rest +
    note +
    pad
  )
}

/** Draws a card into its frame. */
export function drawCard(pen: Pen, box: Box, card: TeamCard): void {
  pen.frame(box, 0.7, 0, { dash: [3, 2.4] })
  const { x, w } = { x: box.x + pad, w: box.w - 2 * pad }
  drawHead(pen, { ...box, x, w }, card)
  let y = flow(pen, { x, y: box.y + headHigh, w }, whoWords(card), small) + after
  y = flow(pen, { x, y, w }, menWords(card), words) + after
  if (card.ranks.length > 0) {
    card.ranks.forEach(({ area, rank }, i) => {
      const left = x + (i * w) / 3
      pen.text({ x: left, y, w: w / 3 - rankWidth - 8, h: 12 }, area, { face: 'narrowSemi', size: 8 })
      rankBoxes(pen, { x: left + w / 3 - rankWidth - 8, y: y + 6 }, rank)
    })
    y += ranksHigh
  }
  for (const one of card.paragraphs) y = drawParagraph(pen, { x, y, w }, one)
  if (card.note !== '') flow(pen, { x, y, w }, card.note, { ...words, face: 'narrowBold' })
}

const dieSide = 19
const dieStep = 34

function drawHead(pen: Pen, { x, y, w }: Box, { name, dice }: TeamCard): void {
  const wide = w - dice.length * dieStep - 4
  const title = { face: 'printBold', size: 15, least: 8, lines: 3, smaller: 10, leading: 1 } as const
  pen.text({ x, y: y + 5, w: wide, h: 34 }, name, title)
  dice.forEach(({ name: what, sides, was }, i) => {
    const left = x + w - (dice.length - i) * dieStep + (dieStep - dieSide) / 2
    qualityDie(pen, { x: left, y: y + 5 }, dieSide, sides)
    const text = was === null ? what : `${what}, was ${was}`
    const cell = { x: left - (dieStep - dieSide) / 2, y: y + 25, w: dieStep, h: 14 }
    pen.text(cell, text, { face: 'narrow', size: 7, lines: 2, smaller: 7, leading: 1, align: 'centre', at: 'top' })
  })
}

function drawParagraph(pen: Pen, { x, y, w }: Omit<Box, 'h'>, one: Paragraph): number {
  if (one.once) tickBoxes(pen, x, y + 1, 1, 0)
  else if (one.kind === 'tired') pen.fill({ x: x + 0.5, y: y + 1.5, w: 6, h: 6 }, 0)
  else pen.line(x + 1, y + 5, x + 6, y + 5, 0.9)
  return flow(pen, { x: x + indent, y, w: w - indent }, said(one), words) + after
}
