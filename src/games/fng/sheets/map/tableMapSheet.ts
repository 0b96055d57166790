import { sheetTitle } from '../shared/blankMission.ts'
import type { SectorNote, TableMapModel } from './tableMapModel.ts'
import type { Effect } from './groundFigures.ts'
import { finishPages, missionPage } from '../shared/missionPages.ts'
import { flow } from '../../../../main/sheets/flow.ts'
import { sectionHead } from '../../../../main/sheets/furniture.ts'
import type { Box, Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { writingRow } from '../../../../main/sheets/paper.ts'
import { Pen } from '../../../../main/sheets/pen.ts'
import { drawMap } from './drawMap.ts'
import { drawLegend } from './legend.ts'
import { mapWords } from './mapWords.ts'
import { mapRatio } from './places.ts'
import { scaleRoom, drawScale } from './scale.ts'
import { drawStructures } from './structures.ts'
import { sectorWords } from './sectorWords.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'

/** Prints the table of a mission on a page of its own, with its inches (FNG p. 44). */
export const tableMapSheet = (model: TableMapModel): Sheet =>
  sheetOf(sheetTitle(model), (measure, page) => tableMapPages(measure, model, page), { ownSize: true })

/** The map as wide as the page, what its signs mean, and a box for each sector in the order of the table. */
function tableMapPages(measure: Measure, model: TableMapModel, page: Box): Mark[][] {
  const sheet = missionPage(measure, page, model.title, model)
  const { pen, room } = sheet
  const w = room.w - 2 * scaleRoom
  const map = { x: room.x + scaleRoom, y: room.y + scaleRoom - 4, w, h: w * mapRatio }
  pen.figure(map, mapWords(model.map), () => {
    drawMap(pen, map, model.map)
    drawStructures(pen, map, model.structures)
    drawScale(pen, map)
  })
  const legend = drawLegend(pen, { x: map.x, y: map.y + map.h + scaleRoom + 3, w }, model.map)
  const top =
    sectionHead(
      pen,
      { x: room.x, y: legend + 3, w: room.w },
      'Sectors',
      ['as they lie on the table', ...model.inFlight].join('; '),
    ) + 7
  drawSectors(pen, { ...room, y: top, h: room.y + room.h - top }, model.sectors)
  return finishPages([sheet], page, model, ['Rivers and roads are drawn at half their width'])
}

const gutter = 14
const perRow = 3

/** A box for each sector of the table, whether its ground is known or written in. */
function drawSectors(pen: Pen, { x, y, w, h }: Box, sectors: readonly SectorNote[]): void {
  const across = (w - (perRow - 1) * gutter) / perRow
  const high = (h - gutter * 0.6) / 2
  for (let number = 1; number <= 2 * perRow; number += 1) {
    const [column, row] = [(number - 1) % perRow, Math.floor((number - 1) / perRow)]
    const box = { x: x + column * (across + gutter), y: y + row * (high + gutter * 0.6), w: across, h: high }
    const note = sectors.find(({ sector }) => sector.number === number)
    if (note) drawSectorBox(pen, box, note)
    else drawEmptyBox(pen, box, number)
  }
}

const longest = 26

/** How much is said in a box: all of it, all of it smaller, or without what is no rule of its edge. */
const manners = [
  { size: 8.5, special: true },
  { size: 7.5, special: true },
  { size: 7.5, special: false },
] as const

/** Ground, figures, what lies on it, and lines for the pencil down to its end. */
function drawSectorBox(pen: Pen, box: Box, note: SectorNote): void {
  const end = box.y + box.h
  const fits = manners.find((manner) => writeSector(new Pen(pen.measure), box, note, manner) <= end)
  const at = writeSector(pen, box, note, fits ?? manners[2])
  drawPencilLines(pen, box, at)
}

/** A sector whose ground is written in. */
function drawEmptyBox(pen: Pen, box: Box, number: number): void {
  drawNumber(pen, box, number)
  drawPencilLines(pen, box, box.y)
}

const drawNumber = (pen: Pen, { x, y }: Pick<Box, 'x' | 'y'>, number: number) =>
  pen.text({ x, y, w: 15, h: 16 }, String(number), { face: 'typedBold', size: 15 })

/** Lines under what is written, from the bottom up, so that those of neighbours stand level. */
function drawPencilLines(pen: Pen, { x, y, w, h }: Box, under: number): void {
  for (let line = y + h; line >= under + writingRow - 1; line -= writingRow) pen.line(x, line, x + w, line, 0.55, 0.67)
}

/** @returns the y under what is written. */
function writeSector(
  pen: Pen,
  { x, y, w }: Omit<Box, 'h'>,
  { sector, effects, on }: SectorNote,
  { size, special }: (typeof manners)[number],
): number {
  drawNumber(pen, { x, y }, sector.number)
  const words = { face: 'narrowSemi', size: 9.5, least: 8.5, lines: 2, leading: 1.12 } as const
  let at = Math.max(y + 16, flow(pen, { x: x + 17, y: y + 2.5, w: w - 17 }, sectorWords(sector), words)) + 2
  pen.line(x, at, x + w, at, 0.75)
  at += 3
  const small = { face: 'narrow', size, least: 7.5, lines: 5 } as const
  // Short ones stay in one piece; a long one may break anywhere.
  const together = ({ label, value }: Effect) =>
    value.length > longest ? `${label} ${value}` : `${label}\u00a0${value.replaceAll(' ', '\u00a0')}`
  const figures = effects.all.map(together).join('; ')
  if (figures !== '') at = flow(pen, { x, y: at, w }, figures, small) + 2
  for (const { label, value } of effects.parts) {
    if (label === '' && !special) continue
    at = flow(pen, { x, y: at, w }, label === '' ? value : `${label}: ${value}`, small) + 1
  }
  if (on.length === 0) return at
  return flow(pen, { x, y: at, w }, on.join('; '), { face: 'typed', size: 8.75, least: 7, lines: 4 }) + 1
}
