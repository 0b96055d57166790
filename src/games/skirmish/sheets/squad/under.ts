import { label, sectionHead, tickedBox } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import type { SquadModel } from './squadModel.ts'

/** What stands over the figures of a squad sheet, and under them. */

type Room = Omit<Box, 'h'>

const head = 13
const turnBox = 26
const keyLine = 13.5
const gutter = 18
const between = 9
const turns = 12

/** @returns the height of turns and keys together. */
export function underHeight({ keys }: SquadModel): number {
  const pairs = [0, 2].map((i) => Math.max(...keys.slice(i, i + 2).map(({ lines }) => lines.length)))
  const keysHeight = pairs.reduce((sum, lines) => sum + head + lines * keyLine + 6, -6)
  return head + 4 + turnBox + between + keysHeight
}

/** A scenario has a name, the rest has figures. */
const factShares = [0.37, 0.17, 0.2, 0.26]

/** Scenario, hidden rules, movement and support in a row. @returns the y under it. */
export function drawFacts(pen: Pen, { x, y, w, h }: Box, { facts }: SquadModel): number {
  let left = x
  facts.forEach(({ label: word, value }, i) => {
    const indent = i === 0 ? 0 : 6
    const wide = w * factShares[i]!
    const cell = { x: left + indent, w: wide - indent - 4 }
    pen.text({ ...cell, y, h: 10 }, word.toUpperCase(), label)
    pen.text({ ...cell, y: y + 10, h: h - 11 }, value, { face: 'typed', size: 10, lines: 2, smaller: 8, leading: 1 })
    if (i > 0) pen.line(left, y, left, y + h - 2, 0.5, 0.6)
    left += wide
  })
  pen.line(x, y + h, x + w, y + h, 0.75)
  return y + h
}

/** A box for each turn, ticked for those that are over; a long game goes on from where it has come to. */
export function drawTurns(pen: Pen, { x, y, w }: Room, { turnsOver }: SquadModel): number {
  const top = sectionHead(pen, { x, y, w }, 'Turns', 'tick when the counters are off') + 4
  const wide = (w + 4) / turns
  const before = turnsOver - (turnsOver % turns)
  for (let i = 0; i < turns; i++) {
    const turn = before + i + 1
    const box = { x: x + i * wide, y: top, w: wide - 4, h: turnBox }
    pen.frame(box, 0.8, 1.5)
    pen.text({ ...box, x: box.x + 3, y: top + 2, w: 16, h: 9 }, String(turn), { face: 'typedBold', size: 7.5 })
    if (turn <= turnsOver) tickedBox(pen, box.x + box.w - 12, top + turnBox - 12)
  }
  return top + turnBox
}

/** Four short lists, two beside each other. */
export function drawKeys(pen: Pen, { x, y, w }: Room, { keys }: SquadModel): number {
  const wide = (w - gutter) / 2
  let top = y
  for (let i = 0; i < keys.length; i += 2) {
    const ends = keys.slice(i, i + 2).map(({ title, lines }, column) => {
      const at = { x: x + column * (wide + gutter), w: wide }
      let line = sectionHead(pen, { ...at, y: top }, title)
      for (const { key, text } of lines) {
        pen.text({ ...at, y: line, w: 44, h: keyLine }, key, { face: 'typed', size: 8.5 })
        pen.text({ x: at.x + 48, y: line, w: wide - 48, h: keyLine }, text, { face: 'narrow', size: 8.75, lines: 1 })
        line += keyLine
        pen.line(at.x, line, at.x + wide, line, 0.45, 0.75)
      }
      return line
    })
    top = Math.max(...ends) + 6
  }
  return top - 6
}
