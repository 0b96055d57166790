import { sheetTitle } from '../shared/blankMission.ts'
import type { EnemyOobModel, OobFact, OobLine, OobSum } from './enemyOobModel.ts'
import { finishPages, missionPage, type MissionPage } from '../shared/missionPages.ts'
import { RuledTable, type Column } from '../../../../main/sheets/ruledTable.ts'
import { boxSide, label, sectionHead, tickBoxes } from '../../../../main/sheets/furniture.ts'
import type { Box, Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { writingRow } from '../../../../main/sheets/paper.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { boxNumber, drawCode, numberWidth } from '../shared/formBoxes.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'

/** Prints the enemy's order of battle, to be filled in (FNG pp. 60-69). */
export const enemyOobSheet = (model: EnemyOobModel): Sheet =>
  sheetOf(sheetTitle(model), (measure, page) => enemyOobPages(measure, model, page), { ownSize: true })

const narrow = { face: 'typed', size: 9, lines: 2, smaller: 7.5, leading: 1 } as const
/** What a contact turned out to be may take a sentence. */
const sentences = { ...narrow, face: 'narrow', lines: 3 } as const
const columns: readonly Column[] = [
  { head: 'PEF, unit', width: 52, style: { ...narrow, lines: 1 } },
  { head: 'Sector', width: 33, align: 'centre', ruled: true },
  { head: 'Seen', width: 28, align: 'centre', ruled: true },
  { head: 'What it was', style: sentences, ruled: true },
  { head: 'Men', width: 27, align: 'centre', ruled: true },
  { head: 'REP', width: 40, align: 'centre', style: { ...narrow, lines: 1 }, ruled: true },
  { head: 'Weapons', width: 118, style: narrow, ruled: true },
  { head: 'Dead', width: 58, align: 'centre', ruled: true },
  { head: 'Taken', width: 34, align: 'centre', ruled: true },
  { head: 'Gone', width: 29, align: 'centre', ruled: true },
]
const row = 23
const between = 9

/** What is known of the enemy, a line for every PEF and unit, and the sums for the report; as many pages as the lines take. */
function enemyOobPages(measure: Measure, model: EnemyOobModel, page: Box): Mark[][] {
  const pages: MissionPage[] = []
  const lines = [...model.lines]
  do {
    const at = missionPage(measure, page, model.title, model)
    pages.push(at)
    drawPage(at, model, lines)
  } while (lines.length > 0)
  return finishPages(pages, page, model, ['Dead: a stroke each', 'Taken: unharmed, wounded'])
}

/** Draws as many lines as there is room for, and takes them off the list. */
function drawPage({ pen, room }: MissionPage, model: EnemyOobModel, lines: OobLine[]): void {
  const how = 'Fill in what is seen; the sums go into the report.'
  let y = drawCode(pen, room, how, model.code)
  y = drawFacts(pen, { ...room, y }, model.facts) + between
  const sums = sumsHeight(model.sums)
  const bottom = room.y + room.h - sums - between
  const table = new RuledTable(pen, room, columns)
  y = table.heads(sectionHead(pen, { ...room, y }, 'PEFs and units'))
  const count = Math.floor((bottom - y) / row)
  const shown: (OobLine | undefined)[] = lines.splice(0, count)
  for (let i = 0; i < count; i += 1) y = drawLine(pen, table, y, shown[i])
  drawSums(pen, { ...room, y: bottom + between, h: sums }, model.sums)
}

function drawLine(pen: Pen, table: RuledTable, y: number, line: OobLine | undefined): number {
  const taken = (cell: Box) => {
    tickBoxes(pen, cell.x + 5, cell.y + (row - boxSide) / 2, 2, 6)
  }
  const gone = (cell: Box) => {
    tickBoxes(pen, cell.x + (cell.w - boxSide) / 2, cell.y + (row - boxSide) / 2, 1, 0)
  }
  const words = line
    ? [line.name, line.sector, '', line.was, line.men, line.rep, line.weapons]
    : ['', '', '', '', '', '', '']
  return table.row(y, row, [...words, '', taken, gone])
}

const factsHeight = 30
/** Parts of the width: those with options are wider. */
const shareOf = ({ options }: OobFact): number => (options.length > 0 ? 2 : 1)

/** Fields side by side: a word over what is known, over what it may be, or over room to write it. */
function drawFacts(pen: Pen, { x, y, w }: Omit<Box, 'h'>, facts: readonly OobFact[]): number {
  const parts = facts.reduce((sum, fact) => sum + shareOf(fact), 0)
  let left = x
  for (const fact of facts) {
    const across = (shareOf(fact) / parts) * w
    if (left > x) pen.line(left, y, left, y + factsHeight, 0.75, 0.45)
    const cell = { x: left + 4, w: across - 8 }
    pen.text({ ...cell, y: y + 1, h: 9 }, fact.label.toUpperCase(), label)
    drawValue(pen, { ...cell, y: y + 11, h: 17 }, fact)
    left += across
  }
  pen.line(x, y + factsHeight, x + w, y + factsHeight, 0.75)
  return y + factsHeight
}

function drawValue(pen: Pen, cell: Box, { value, options }: OobFact): void {
  if (value !== '' || options.length === 0) {
    pen.text(cell, value, { face: 'typed', size: 10.5, least: 7 })
    return
  }
  let at = cell.x
  for (const option of options) {
    const wide = pen.measure.width('narrow', 9.5, option) + 1
    pen.text({ ...cell, x: at, w: wide }, option, { face: 'narrow', size: 9.5 })
    at += wide + 13
  }
}

const sumsInRow = 3
const sumRow = writingRow
const sumsHeight = (sums: readonly OobSum[]): number => 15 + Math.ceil(sums.length / sumsInRow) * sumRow

/** Boxes of the report with their numbers. */
function drawSums(pen: Pen, { x, y, w }: Box, sums: readonly OobSum[]): void {
  const top = sectionHead(pen, { x, y, w }, 'For the report', 'boxes of the battle report') + 2
  const across = (w - (sumsInRow - 1) * 14) / sumsInRow
  sums.forEach(({ box, label: word }, i) => {
    const cell = { x: x + (i % sumsInRow) * (across + 14), y: top + Math.floor(i / sumsInRow) * sumRow, h: sumRow }
    boxNumber(pen, cell, box)
    const words = { ...cell, x: cell.x + numberWidth + 5, w: across - numberWidth - 42 }
    pen.text(words, word, { face: 'narrow', size: 9.5, least: 7.5 })
    pen.frame({ x: cell.x + across - 32, y: cell.y + 2, w: 31, h: sumRow - 4 }, 0.75, 1)
  })
}
