import type { CardTable, SupportCardModel } from './supportCardModel.ts'
import { sectionHead } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { flow } from '../../../../main/sheets/flow.ts'

const perRow = 3
const gutter = 14
const scoreWidth = 42

/** The tables on which support is asked for, three beside each other. @returns the y under them. */
export function drawRequests(
  pen: Pen,
  { x, y, w }: Omit<Box, 'h'>,
  { readyRequest, requests }: SupportCardModel,
): number {
  const across = (w - (perRow - 1) * gutter) / perRow
  const tables = [...(readyRequest === null ? [] : [readyRequest]), ...requests]
  let top = y
  for (let first = 0; first < tables.length; first += perRow) {
    const ends = tables.slice(first, first + perRow).map((table, i) => {
      return drawTable(pen, { x: x + i * (across + gutter), y: top, w: across }, table)
    })
    top = Math.max(...ends) + 10
  }
  return top
}

/** Title, what moves the die, what it brings. @returns the y under it. */
export function drawTable(pen: Pen, { x, y, w }: Omit<Box, 'h'>, { title, page, modifiers, rows }: CardTable): number {
  let at = sectionHead(pen, { x, y, w }, title, `p. ${page}`) + 2
  for (const { by, text, now } of modifiers) {
    pen.text({ x, y: at, w: 16, h: 11.5 }, by, { face: now ? 'typedBold' : 'typed', size: 9, align: 'right' })
    const words = { face: now ? 'narrowSemi' : 'narrow', size: 9, least: 7.5 } as const
    pen.text({ x: x + 20, y: at, w: w - 20, h: 11.5 }, text, words)
    at += 11.5
  }
  at += 2
  if (modifiers.length > 0) pen.line(x, at - 1, x + w, at - 1, 0.55, 0.67)
  for (const { score, text } of rows) {
    pen.text({ x, y: at, w: scoreWidth - 4, h: 11.5 }, score, { face: 'narrowSemi', size: 9, least: 8 })
    const words = { face: 'narrow', size: 9, least: 8, lines: 3, leading: 1.14 } as const
    at = flow(pen, { x: x + scoreWidth, y: at, w: w - scoreWidth }, text, words) + 2.4
  }
  return at
}
