import { tickBoxes } from '../../../../main/sheets/furniture.ts'
import { circlePath, type Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { RuledTable, tableHead, type Column } from '../../../../main/sheets/ruledTable.ts'
import { sheetOf, type Pages, type Sheet } from '../../../../main/sheets/sheet.ts'
import { closePages, openPage, type OpenPage } from '../shared/page.ts'
import { blankBox, phaseRing } from '../shared/signs.ts'
import { drawFacts, drawKeys, drawSupport, drawTurns, underHeight } from './under.ts'
import type { SquadLine, SquadModel } from './squadModel.ts'

/** Prints squads to play from: a page each, more where a squad is large. */
export const squadSheet = (models: readonly SquadModel[]): Sheet =>
  sheetOf(models.length === 1 ? `Squad sheet: ${models[0]!.whose}` : 'Squad sheets', (measure, page) =>
    models.flatMap((model) => squadPages(measure, model, page)),
  )

const columns: readonly Column[] = [
  { head: '', width: 26 },
  { head: 'Figure', style: { face: 'typedBold', size: 9.5, lines: 2, smaller: 8, leading: 1 } },
  { head: 'Weapon', width: 62 },
  { head: 'Suppress', width: 40, style: { face: 'typedBold', size: 9.5 } },
  { head: 'Counters', width: 68 },
  { head: 'Phases', width: 42 },
  { head: 'Ready', width: 36 },
  { head: 'Noise pips', width: 44 },
  { head: 'Note', width: 76, style: { face: 'narrow', size: 8.5, lines: 3, smaller: 7.5, leading: 1 } },
  { head: 'Out', width: 20 },
]

const highest = 33
const lowest = 22
const factsHeight = 30
const between = 9

function squadPages(measure: Measure, model: SquadModel, page: Box): Pages {
  const pages: OpenPage[] = []
  let left = [...model.men.map((man, i) => ({ man, number: i + 1 })), { man: null, number: null }]
  while (left.length > 0) {
    const first = pages.length === 0
    const at = openPage(measure, page, first ? model : { ...model, title: `${model.title}, continued` })
    pages.push(at)
    const { pen, room } = at
    let y = first ? drawFacts(pen, { ...room, h: factsHeight }, model) + 4 : room.y
    const under = first ? underHeight(model) + between : 0
    const free = room.y + room.h - y - tableHead - under
    const row = Math.max(lowest, Math.min(highest, free / left.length))
    const count = Math.min(left.length, Math.floor((free + 0.01) / row))
    const table = new RuledTable(pen, room, columns)
    y = table.heads(y)
    for (const { man, number } of left.slice(0, count)) y = table.row(y, row, cellsOf(pen, man, number))
    left = left.slice(count)
    if (!first) continue
    y = drawTurns(pen, { ...room, y: y + between })
    y = drawKeys(pen, { ...room, y: y + between }, model)
    drawSupport(pen, { ...room, y: y + between }, model)
  }
  return closePages(pages, page, ['Vietnam Skirmish Rules. Suppress scores and moves: own copy'])
}

function cellsOf(pen: Pen, man: SquadLine | null, number: number | null) {
  const middle = (cell: Box, draw: (y: number) => void) => {
    draw(cell.y + cell.h / 2)
  }
  const boxes = (count: number, gap: number) => (cell: Box) => {
    middle(cell, (y) => {
      tickBoxes(pen, cell.x + 2, y - 3.5, count, gap)
    })
  }
  return [
    (cell: Box) => {
      middle(cell, (y) => {
        phaseRing(pen, cell.x + 11, y, 9.5, number === null ? '' : String(number))
      })
    },
    man?.name ?? '',
    man?.weapon ?? '',
    man?.suppress ??
      ((cell: Box) => {
        middle(cell, (y) => {
          blankBox(pen, { x: cell.x + 2, y: y - 5.5, w: 28, h: 11 })
        })
      }),
    (cell: Box) => {
      middle(cell, (y) => {
        const d = [0, 1, 2, 3, 4, 5].map((i) => circlePath(cell.x + 6 + i * 10.4, y, 3.9)).join('')
        pen.path(d, { stroke: 0, width: 0.7 })
      })
    },
    boxes(3, 4),
    boxes(3, 1),
    boxes(3, 4),
    man?.note ?? '',
    boxes(1, 0),
  ]
}
