import type { CardModifier, CardSupport, SupportCardModel } from './supportCardModel.ts'
import { boxSide, repMark, sectionHead } from '../../../../main/sheets/furniture.ts'
import { linePath, type Box } from '../../../../main/sheets/marks.ts'
import { writingRow } from '../../../../main/sheets/paper.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { flow } from '../../../../main/sheets/flow.ts'
import { RuledTable, type Column } from '../../../../main/sheets/ruledTable.ts'

type Place = Omit<Box, 'h'>

const row = 16
const print = { face: 'narrow', size: 9, least: 7 } as const
const typed = { face: 'typed', size: 9, least: 7 } as const

const supportColumns: readonly Column[] = [
  { head: 'What', style: print },
  { head: 'Ready', width: 40, align: 'centre' },
  { head: 'On Demand', width: 84, style: typed },
  { head: 'Points', width: 40, style: typed, align: 'right' },
  { head: 'Page', width: 32, style: { ...print, size: 8 }, align: 'right' },
]

/** Every kind of support, with a box where it is Ready. @returns the y under it. */
export function drawSupport(pen: Pen, { x, y, w }: Place, { support, level, unused }: SupportCardModel): number {
  const table = new RuledTable(pen, { x, w }, supportColumns)
  const isOpen = level === ''
  let at = table.heads(sectionHead(pen, { x, y, w }, isOpen ? 'What there is' : `What there is: ${level}`))
  if (isOpen) drawOpenLevel(pen, { x, y, w })
  for (const { title, ready, onDemand, price, page } of support) {
    const box = (cell: Box) => {
      drawReady(pen, cell, isOpen ? 'ready' : ready)
    }
    at = table.row(at, isOpen ? writingRow : row, [title, box, onDemand, price, `p. ${page}`])
  }
  if (unused === '') return at
  const one = support.some(({ ready }) => ready === 'same')
    ? ' Ready helicopters are one mission, of any of their kinds.'
    : ''
  return flow(pen, { x, y: at + 3, w }, `A Ready kind is called once.${one} ${unused}.`, {
    ...print,
    size: 8,
    lines: 2,
  })
}

/** The Support Level is written in while nobody has rolled it. */
function drawOpenLevel(pen: Pen, { x, y, w }: Place): void {
  pen.text({ x: x + w - 90, y, w: 62, h: 11.5 }, 'Support Level', { ...print, size: 8.5, align: 'right', at: 'bottom' })
  pen.frame({ x: x + w - 24, y: y - 9, w: 24, h: writingRow }, 0.6, 1)
}

/** A box to tick; crossed out when it has been used, a word where the box above is meant, nothing where it is not Ready. */
function drawReady(pen: Pen, { x, y, w, h }: Box, ready: CardSupport['ready']): void {
  if (ready === 'no') return
  if (ready === 'same') {
    pen.text({ x, y, w, h }, 'or this', { ...print, size: 8, align: 'centre' })
    return
  }
  const box = { x: x + (w - boxSide) / 2, y: y + (h - boxSide) / 2, w: boxSide, h: boxSide }
  pen.frame(box, 0.8, 0.6)
  if (ready === 'used')
    pen.path(linePath(box.x - 3, box.y + boxSide + 2, box.x + boxSide + 3, box.y - 2), { stroke: 0, width: 1.2 })
}

const noRadio = 'No radio goes along: no calls.'
const mostCallers = 6
const callerColumns: readonly Column[] = [
  { head: 'REP', width: 30 },
  { head: 'Name', style: typed },
  { head: '', width: 74, style: { ...print, size: 8.5 } },
]

/** Who may speak, and who carries a radio. @returns the y under it. */
export function drawCallers(pen: Pen, { x, y, w }: Place, { callers, radio }: SupportCardModel): number {
  if (radio === false) {
    const top = sectionHead(pen, { x, y, w }, 'Who calls', 'p. 72') + 4
    return flow(pen, { x, y: top, w }, noRadio, { ...print, size: 10, lines: 2 })
  }
  const table = new RuledTable(pen, { x, w }, callerColumns)
  let at = table.heads(sectionHead(pen, { x, y, w }, 'Who calls'))
  for (const { name, rep, role } of callers.slice(0, mostCallers)) {
    const mark = (cell: Box) => {
      repMark(pen, { ...cell, x: cell.x + 2, w: cell.w - 4 }, rep)
    }
    at = table.row(at, row, [mark, name, role])
  }
  for (let i = callers.length; i < 3; i += 1) at = table.row(at, writingRow, [])
  return at
}

/** How a call is made, and what moves its die. @returns the y under it. */
export function drawSteps(pen: Pen, { x, y, w }: Place, { steps, call }: SupportCardModel): number {
  let at = sectionHead(pen, { x, y, w }, 'The call', `p. ${call.page}`) + 4
  steps.forEach((text, i) => {
    pen.text({ x, y: at, w: 12, h: 11 }, String(i + 1), { face: 'typedBold', size: 9.5 })
    at = flow(pen, { x: x + 14, y: at, w: w - 14 }, text, { ...print, least: 8.5, lines: 4 }) + 3
    if (i === 1) at = drawModifiers(pen, { x: x + 14, y: at - 1, w: w - 14 }, call.modifiers) + 3
  })
  return at
}

/** Modifiers one after the other; those that count in any case in ink, with their sign in bold. @returns the y under them. */
function drawModifiers(pen: Pen, { x, y, w }: Place, modifiers: readonly CardModifier[]): number {
  const half = w / 2
  modifiers.forEach(({ by, text, now }, i) => {
    const cell = { x: x + (i % 2) * half, y: y + Math.floor(i / 2) * 11, h: 11 }
    const face = now ? 'typedBold' : 'typed'
    pen.text({ ...cell, w: 16 }, by, { face, size: 8.5, align: 'right' })
    const words = { face: now ? 'narrowSemi' : 'narrow', size: 8.5 } as const
    pen.text({ ...cell, x: cell.x + 20, w: half - 24 }, text, words)
  })
  return y + Math.ceil(modifiers.length / 2) * 11
}

const weaponColumns: readonly Column[] = [
  { head: '', style: print },
  { head: 'Rounds', width: 36, style: typed, align: 'centre' },
  { head: 'Circle', width: 34, style: typed, align: 'centre' },
  { head: 'Impact', width: 34, style: typed, align: 'centre' },
  { head: 'Strays', width: 32, style: typed, align: 'centre' },
  { head: 'Ours', width: 30, style: typed, align: 'centre' },
]

/** What the guns fire, and a line for each registered target. @returns the y under it. */
export function drawWeapons(pen: Pen, { x, y, w }: Place, { weapons, targets }: SupportCardModel): number {
  const table = new RuledTable(pen, { x, w }, weaponColumns)
  let at = table.heads(sectionHead(pen, { x, y, w }, 'Guns', 'Ours: least distance, else Danger Close'))
  for (const { name, rounds, blast, impact, deviation, near } of weapons)
    at = table.row(at, row, [name, String(rounds), blast, impact, deviation, near])
  if (targets === 0) return at
  return drawTargets(pen, { x, y: at + 9, w }, targets)
}

const targetsInRow = 2

/** Where each registered target lies. */
function drawTargets(pen: Pen, { x, y, w }: Place, targets: number): number {
  const top = sectionHead(pen, { x, y, w }, 'Registered targets', 'sector and spot') + 3
  const across = w / targetsInRow
  for (let i = 0; i < targets; i += 1) {
    const cell = {
      x: x + (i % targetsInRow) * across,
      y: top + Math.floor(i / targetsInRow) * writingRow,
      w: across - 6,
      h: writingRow,
    }
    pen.text({ ...cell, w: 14 }, String(i + 1), { face: 'typedBold', size: 9, at: 'bottom' })
    pen.line(cell.x + 14, cell.y + cell.h, cell.x + cell.w, cell.y + cell.h, 0.3)
  }
  return top + Math.ceil(targets / targetsInRow) * writingRow
}
