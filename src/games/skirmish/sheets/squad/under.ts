import { label, sectionHead, tickBoxes } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import type { SquadModel } from './squadModel.ts'

/** What stands over the figures of a squad sheet, and under them. */

type Room = Omit<Box, 'h'>

const head = 13
const turnBox = 26
const keyLine = 13.5
const supportLine = 19
const gutter = 18
const between = 9
const turns = 12
const shotWidth = 50

/** @returns the height of turns, keys and fire support together. */
export function underHeight({ keys, supportTurns }: SquadModel): number {
  const pairs = [0, 2].map((i) => Math.max(...keys.slice(i, i + 2).map(({ lines }) => lines.length)))
  const keysHeight = pairs.reduce((sum, lines) => sum + head + lines * keyLine + 6, 0)
  return (
    head +
    4 +
    turnBox +
    between +
    keysHeight +
    between +
    head +
    12 +
    Math.min(4, Math.max(1, supportTurns)) * supportLine
  )
}

/** Scenario, hidden rules, movement and support in a row. @returns the y under it. */
export function drawFacts(pen: Pen, { x, y, w, h }: Box, { facts }: SquadModel): number {
  const wide = w / facts.length
  facts.forEach(({ label: word, value }, i) => {
    const cell = { x: x + i * wide + (i === 0 ? 0 : 6), w: wide - 8 }
    pen.text({ ...cell, y, h: 10 }, word.toUpperCase(), label)
    pen.text({ ...cell, y: y + 10, h: h - 13 }, value, { face: 'typed', size: 10, lines: 1 })
    if (i > 0) pen.line(x + i * wide, y, x + i * wide, y + h - 2, 0.5, 0.6)
  })
  pen.line(x, y + h, x + w, y + h, 0.75)
  return y + h
}

/** A box for each turn. */
export function drawTurns(pen: Pen, { x, y, w }: Room): number {
  const top = sectionHead(pen, { x, y, w }, 'Turns', 'tick when the counters are off') + 4
  const wide = (w + 4) / turns
  for (let turn = 1; turn <= turns; turn++) {
    const box = { x: x + (turn - 1) * wide, y: top, w: wide - 4, h: turnBox }
    pen.frame(box, 0.8, 1.5)
    pen.text({ ...box, x: box.x + 3, y: top + 2, w: 16, h: 9 }, String(turn), { face: 'typedBold', size: 7.5 })
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

/** A line for each turn of support: a die and where it fell for each shot. */
export function drawSupport(pen: Pen, { x, y, w }: Room, { shots, supportTurns }: SquadModel): number {
  const note = 'die and where it fell; on a 1 or 2 where the last one did. Within 6": 3 counters, in hard cover 1'
  const top = sectionHead(pen, { x, y, w }, 'Fire support', note)
  const across = Math.min(shots, Math.floor((w - 120) / shotWidth))
  const heads = ['Turn', ...Array.from({ length: across }, (_, i) => `Shot ${i + 1}`), 'Target, correction']
  const left = (i: number) => x + (i === 0 ? 0 : 26 + (i - 1) * shotWidth)
  heads.forEach((word, i) => {
    const wide = (i === heads.length - 1 ? x + w : left(i + 1)) - left(i) - 2
    pen.text({ x: left(i), y: top, w: wide, h: 12 }, word.toUpperCase(), label)
  })
  let line = top + 12
  for (let turn = 1; turn <= Math.max(1, supportTurns) && turn <= 4; turn++) {
    pen.text({ x, y: line, w: 20, h: supportLine }, String(turn), { face: 'typedBold', size: 9 })
    for (let shot = 1; shot <= across; shot++) {
      tickBoxes(pen, left(shot), line + 6, 1, 0)
      pen.line(left(shot) + 11, line + supportLine - 5, left(shot) + shotWidth - 6, line + supportLine - 5, 0.5, 0.55)
    }
    line += supportLine
    pen.line(x, line, x + w, line, 0.55, 0.6)
  }
  return line
}
