import type { Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { closePages, type OpenPage } from '../../../../main/sheets/openPage.ts'
import { RuledTable, tableHead } from '../../../../main/sheets/ruledTable.ts'
import { sheetOf, type Pages, type Sheet } from '../../../../main/sheets/sheet.ts'
import { openPage } from '../shared/signs.ts'
import { cellsOf, columnsOf } from './row.ts'
import type { SquadModel } from './squadModel.ts'
import { drawSupport, supportHeight, supportLines, supportRoom } from './support.ts'
import { drawFacts, drawKeys, drawTurns, underHeight } from './under.ts'

/** Prints squads to play from: a page each, more where a squad is large. */
export const squadSheet = (models: readonly SquadModel[]): Sheet => {
  const [{ title, whose }] = models as readonly [SquadModel]
  const name = models.length > 1 ? 'Squad sheets' : whose === '' ? title : `${title}: ${whose}`
  return sheetOf(name, (measure, page) => models.flatMap((model) => squadPages(measure, model, page)), {
    ownSize: true,
  })
}

const highest = 33
const lowest = 22
const factsHeight = 30
const between = 9
/** Lines at least, where there is room: a small squad grows. */
const fewest = 10

function squadPages(measure: Measure, model: SquadModel, page: Box): Pages {
  const pages: OpenPage[] = []
  const next = (): OpenPage => {
    const first = pages.length === 0
    pages.push(openPage(measure, page, first ? model : { ...model, title: `${model.title}, continued` }))
    return pages.at(-1)!
  }
  const { pen, room } = next()
  const top = drawFacts(pen, { ...room, h: factsHeight }, model) + 4
  const under = underHeight(model) + between
  const free = room.y + room.h - top - tableHead - under
  const support = supportHeight(model.support)
  // Much of it, or a large squad, and support follows behind: men stand on the first page.
  const supportHere = support + between <= free - (model.lines.length + 1) * lowest
  const rest = drawLines(pages, next, model, top, free - (supportHere ? support + between : 0))
  let y = drawTurns(pen, { ...room, y: rest.firstEnd + between }, model)
  y = drawKeys(pen, { ...room, y: y + between }, model) + between
  drawAllSupport(pages, next, model, pages.length === 1 ? y : rest.end + between)
  return closePages(pages, page, ['Vietnam Skirmish Rules. Suppress scores and moves: own copy'], 'squad sheet')
}

/** Draws the figures, on further pages where the first has no room. @returns where they end there, and on the last page. */
function drawLines(
  pages: readonly OpenPage[],
  next: () => OpenPage,
  { lines, spotting }: SquadModel,
  top: number,
  free: number,
): { firstEnd: number; end: number } {
  const count = Math.max(lines.length + 1, Math.min(fewest, Math.floor(free / highest)))
  let left = Array.from({ length: count }, (_, i) => lines[i] ?? null)
  let firstEnd: number | null = null
  let at = pages[0]!
  let y = top
  for (;;) {
    const { pen, room } = at
    const high = firstEnd === null ? free : room.y + room.h - y - tableHead
    const row = Math.max(lowest, Math.min(highest, high / left.length))
    const here = Math.min(left.length, Math.floor((high + 0.01) / row))
    const table = new RuledTable(pen, room, columnsOf(spotting, row))
    y = table.heads(y)
    for (const line of left.slice(0, here)) y = table.row(y, row, cellsOf(pen, line, spotting))
    firstEnd ??= y
    left = left.slice(here)
    if (left.length === 0) return { firstEnd, end: y }
    at = next()
    y = at.room.y
  }
}

/** Fire support from there on down, and on as many pages as its turns take. */
function drawAllSupport(pages: readonly OpenPage[], next: () => OpenPage, { support }: SquadModel, y: number): void {
  if (support === null) return
  let left = supportLines(support)
  let top = y
  while (left.length > 0) {
    const { pen, room } = pages.at(-1)!
    const here = supportRoom(room.y + room.h - top)
    // Two lines under a head are not worth breaking for.
    if (here >= Math.min(left.length, 3)) {
      drawSupport(pen, { ...room, y: top }, support.shots, left.slice(0, here))
      left = left.slice(here)
    }
    if (left.length > 0) top = next().room.y
  }
}
