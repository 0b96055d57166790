import { footHeight, headHeight, sheetFoot, sheetHead } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import { PaperTable } from '../../../../main/sheets/paperTable.ts'
import { Pen } from '../../../../main/sheets/pen.ts'
import { RuledTable, tableHead, type Column } from '../../../../main/sheets/ruledTable.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'
import { counted } from '../../rules/steps/setup/common.ts'
import type { KeepsakeModel, ServedMan } from './keepsakeModel.ts'

const rowHeight = 15.5
const figure = { face: 'typedBold', size: 9.5 } as const
const date = { face: 'typed', size: 8.5, least: 7, lines: 1 } as const

const columns: readonly Column[] = [
  { head: 'Name', width: 158, style: { face: 'typedBold', size: 9.5, least: 7.5, lines: 1 } },
  { head: 'Came', width: 104, style: date },
  { head: 'REP', width: 26, style: figure, align: 'centre' },
  { head: 'Missions', width: 42, style: figure, align: 'centre' },
  { head: 'Kills', width: 28, style: figure, align: 'centre' },
  { head: 'Hurt', width: 28, style: figure, align: 'centre' },
  { head: 'Medals', width: 36, style: figure, align: 'centre' },
  { head: 'What became of him', style: { face: 'narrow', size: 8.75, lines: 2, smaller: 7.5, least: 7, leading: 1 } },
]

/** @returns all who stood in the platoon at any time, in the order in which they came. */
export const servedSheet = (model: KeepsakeModel): Sheet =>
  sheetOf(`All who served: ${model.unit}`, (measure, page) => {
    const perPage = Math.floor((page.h - headHeight - tableHead - footHeight - 10) / rowHeight)
    const pages = chunks(model.men, perPage)
    const table = new PaperTable()
    return pages.map((men, i) => {
      const pen = new Pen(measure)
      const title = i === 0 ? 'All who served' : 'All who served, continued'
      sheetHead(pen, page, title, model.unit, `${model.force}, ${counted(model.men.length, 'man', 'men')}`)
      drawMen(pen, page, men, table)
      const legend = 'Hurt: times Out of the Fight. Star: a man of a player'
      sheetFoot(pen, page, [legend], [model.source, `${i + 1} of ${pages.length}`])
      return pen.marks
    })
  })

function drawMen(pen: Pen, page: Box, men: readonly ServedMan[], table: PaperTable): void {
  const ruled = new RuledTable(pen, page, columns, table)
  let y = ruled.heads(page.y + headHeight + 2)
  for (const man of men) y = ruled.row(y, rowHeight, cellsOf(man))
}

/** Nothing is written where there is nothing to count. */
const countOf = (count: number): string => (count === 0 ? '' : String(count))

const cellsOf = ({ name, star, from, rep, missions, kills, wounded, medals, became }: ServedMan): string[] => [
  star ? `${name}, Star` : name,
  from,
  String(rep),
  countOf(missions),
  countOf(kills),
  countOf(wounded),
  countOf(medals),
  became,
]

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.max(1, Math.ceil(all.length / size)) }, (_, i) => all.slice(i * size, (i + 1) * size))
