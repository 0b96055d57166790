import { label } from '../../../../main/sheets/furniture.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { drawFacts, insideOf, type Corner } from './cardFrame.ts'
import type { CardsModel, UnitCard } from './cardsModel.ts'
import { writingRow } from '../../../../main/sheets/paper.ts'

const headHeight = 31
const row = 14

/** Draws the card of the unit: its squads with who leads them, and how far its tour has come. */
export function drawUnit(pen: Pen, corner: Corner, { unit, date }: CardsModel, whole: UnitCard): void {
  const { x, y, w, h } = insideOf(corner)
  const name = { face: 'typedBold', size: 11.5, least: 7, lines: 2, smaller: 8.5, leading: 1 } as const
  pen.text({ x, y, w, h: 17 }, unit, { ...name, role: { kind: 'heading', name: unit } })
  pen.text({ x, y: y + 17.5, w, h: 11 }, `${whole.force}, ${date}`, { face: 'narrow', size: 9, lines: 1 })
  pen.line(x, y + headHeight, x + w, y + headHeight, 0.9)
  let at = y + headHeight + 2
  for (const { title, leader, fit } of whole.squads) {
    const cell = { y: at, h: row }
    pen.text({ ...cell, x, w: 47 }, title, { face: 'narrowSemi', size: 8.75 })
    pen.text({ ...cell, x: x + 48, w: w - 48 - 36 }, leader, { face: 'narrow', size: 8.75 })
    pen.text({ ...cell, x: x + w - 35, w: 35 }, fit, { face: 'typed', size: 8.5, align: 'right' })
    at += row
    pen.line(x, at, x + w, at, 0.3)
  }
  const foot = y + h
  const facts = foot - Math.ceil(whole.facts.length / 2) * 12
  drawNotes(pen, corner, at, facts - 6)
  drawFacts(pen, { x, y: facts, w }, whole.facts)
}

/** Draws its back: how the missions ended, and lines to write on. */
export function drawUnitBack(pen: Pen, corner: Corner, { unit }: CardsModel, { results }: UnitCard): void {
  const { x, y, w, h } = insideOf(corner)
  const role = { kind: 'heading', name: `${unit}: missions` } as const
  pen.text({ x, y, w, h: 14 }, unit, {
    face: 'typedBold',
    size: 10,
    least: 7,
    lines: 2,
    smaller: 7,
    leading: 0.9,
    role,
  })
  pen.line(x, y + 16, x + w, y + 16, 0.9)
  const under = results.length === 0 ? y + 18 : drawFacts(pen, { x, y: y + 19, w }, results)
  pen.text({ x, y: under + 5, w, h: 9 }, 'CALL SIGNS, ORDERS', label)
  drawNotes(pen, corner, under + 12, y + h)
}

/** Lines to write on between two heights. */
function drawNotes(pen: Pen, corner: Corner, from: number, to: number): void {
  const { x, w } = insideOf(corner)
  for (let at = from + writingRow; at <= to; at += writingRow) pen.line(x, at, x + w, at, 0.3)
}
