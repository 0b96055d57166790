import { statusLegend } from '../shared/statusBoxes.ts'
import type { BriefingModel, GoingSquad } from './briefingModel.ts'
import { footHeight, headHeight as pageHead, sheetFoot, sheetHead } from '../../../../main/sheets/furniture.ts'
import type { Box, Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { Pen } from '../../../../main/sheets/pen.ts'
import * as party from './party.ts'
import { drawPoints } from './points.ts'
import { drawSpecial, specialHeight } from './special.ts'
import { drawStays, staysHeight } from './stays.ts'
import { drawTop } from './top.ts'
import { drawLines } from '../../../../main/sheets/ruledLines.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'

/** @returns the briefing of a mission: map, situation, turns, victory points and who goes (FNG pp. 57-60, 98-102). */
export const briefingSheet = (model: BriefingModel): Sheet =>
  sheetOf(`${model.title}, ${model.unit}`, (measure, page) => briefingPages(measure, model, page))

const gutter = 18
const pointsShare = 0.565
/** Least height of the list of what is found: a heading and two lines. */
const leastFound = 50
/** Least width of a column of men: in large print nearly every name would break. */
const leastColumn = 200

/**
 * Lays out a mission briefing: one page, and a second for who goes when the party is larger than a column.
 * @returns its pages as lists of marks.
 */
export function briefingPages(measure: Measure, model: BriefingModel, page: Box): Mark[][] {
  const pen = new Pen(measure)
  sheetHead(pen, page, model.title, model.unit, model.force)
  const top = drawTop(pen, page, page.y + pageHead + 5, model) + 9
  const bottom = { ...page, y: top, h: page.y + page.h - footHeight - 6 - top }
  const pointsWidth = Math.round(page.w * pointsShare)
  const left = { ...bottom, w: pointsWidth }
  const under = drawPoints(pen, { ...left, h: bottom.h - specialHeight(model.special) }, model) + party.squadGap
  const special =
    drawSpecial(pen, { ...left, y: under }, model.special) + (model.special.length === 0 ? 0 : party.squadGap)
  const rest = { ...left, y: special, h: bottom.y + bottom.h - special }
  const column = { ...bottom, x: page.x + pointsWidth + gutter, w: page.w - pointsWidth - gutter }
  const place = placeOfStays(measure, model, column, rest)
  const notes = place === 'notes' ? drawStays(pen, rest, model.stays) + party.squadGap : rest.y
  drawLines(pen, { ...rest, y: notes, h: rest.y + rest.h - notes }, 'Notes')
  const fits = place !== 'page'
  if (fits) drawParty(pen, column, model, place === 'column')
  else drawSummary(pen, column, model.squads)
  const more = fits ? [] : partyPages(measure, model, page)
  const total = 1 + more.length
  const pages = [pen, ...more]
  pages.forEach((one, i) => {
    const count = total === 1 ? [] : [`${i + 1} of ${total}`]
    sheetFoot(one, page, [model.source, statusLegend], [model.when, ...count])
  })
  return pages.map((one) => one.marks)
}

/** Who stays is told under who goes; where that column is full, over the notes; else on the pages of a large party. */
function placeOfStays(
  measure: Measure,
  { squads, stays }: BriefingModel,
  column: Box,
  notes: Box,
): 'column' | 'notes' | 'page' {
  const who = party.squadsHeight(squads, party.lowestRow) + leastFound
  if (who > column.h || column.w < leastColumn) return 'page'
  const high = staysHeight(measure, stays, column.w)
  if (who + high + (high === 0 ? 0 : party.squadGap) <= column.h) return 'column'
  return staysHeight(measure, stays, notes.w) <= notes.h ? 'notes' : 'page'
}

function drawParty(pen: Pen, column: Box, { squads, stays }: BriefingModel, withStays: boolean): void {
  const men = squads.reduce((sum, squad) => sum + squad.men.length, 0)
  const under = withStays && stays.length > 0 ? staysHeight(pen.measure, stays, column.w) + party.squadGap : 0
  const fixed = squads.length * (party.headHeight + party.squadGap) + leastFound + under
  const row = Math.min(party.highestRow, (column.h - fixed) / Math.max(1, men))
  let y = column.y
  squads.forEach((squad, i) => {
    const title = i === 0 ? `Who goes: ${squad.title}` : squad.title
    y = party.drawSquad(pen, { ...column, y }, title, squad.men, row) + party.squadGap
  })
  if (under > 0) y = drawStays(pen, { ...column, y }, stays) + party.squadGap
  drawLines(pen, { ...column, y, h: column.y + column.h - y }, 'Found')
}

/** Which squads go and who leads them, when their names are on the next page. */
function drawSummary(pen: Pen, column: Box, squads: readonly GoingSquad[]): void {
  const y = party.drawSummary(pen, column, squads, 'Who goes, page 2') + party.squadGap
  drawLines(pen, { ...column, y, h: column.y + column.h - y }, 'Found')
}

/** Squads one under the other, as wide as the page, where it holds them all and who stays; else in two columns. */
function partyPages(measure: Measure, model: BriefingModel, page: Box): Pen[] {
  const top = page.y + pageHead + 5
  const whole = { ...page, y: top, h: page.y + page.h - footHeight - 6 - top }
  const newPage = () => {
    const pen = new Pen(measure)
    sheetHead(pen, page, 'Who goes', model.unit, model.force)
    return pen
  }
  const row = wideRow(measure, model, whole)
  if (row === null) return twoColumns(measure, model, whole, newPage)
  const pen = newPage()
  let y = top
  for (const { title, men } of model.squads) y = party.drawSquad(pen, { ...whole, y }, title, men, row) + party.squadGap
  y = drawStays(pen, { ...whole, y }, model.stays) + party.squadGap
  drawLines(pen, { ...whole, y, h: whole.y + whole.h - y }, 'Notes')
  return [pen]
}

/** Rows across the whole page are not higher: the eye has to follow them. */
const highestWide = 22

/** @returns the height of rows at which a page holds all squads as wide as it is; null where they would be low. */
function wideRow(measure: Measure, { squads, stays }: BriefingModel, { w, h }: Box): number | null {
  const men = squads.reduce((sum, squad) => sum + squad.men.length, 0)
  const row = (h - party.squadsHeight(squads, 0) - staysHeight(measure, stays, w)) / Math.max(1, men)
  return row < party.highestRow ? null : Math.min(row, highestWide)
}

/** As many pages as they take. */
function twoColumns(measure: Measure, model: BriefingModel, page: Box, newPage: () => Pen): Pen[] {
  const w = (page.w - gutter) / 2
  const { y: top, h: room } = page
  const row = rowFor(model.squads, room)
  const cellOf = (column: number, y: number) => ({ x: page.x + column * (w + gutter), y, w })
  const pens: Pen[] = []
  let column = 1
  let y = Infinity
  for (const squad of model.squads.flatMap((s) => pieces(s, Math.floor((room - party.headHeight) / row)))) {
    const need = party.headHeight + squad.men.length * row
    if (y + need > top + room) {
      column = 1 - column
      y = top
      if (column === 0) pens.push(newPage())
    }
    y = party.drawSquad(pens.at(-1)!, cellOf(column, y), squad.title, squad.men, row) + party.squadGap
  }
  const high = staysHeight(measure, model.stays, w)
  if (high > 0 && y + high > top + room) {
    if (column === 1) pens.push(newPage())
    column = 1 - column
    y = top
  }
  drawStays(pens.at(-1)!, cellOf(column, y), model.stays)
  return pens
}

/** @returns the height of rows at which two columns hold all squads, if there is one. */
function rowFor(squads: readonly GoingSquad[], room: number): number {
  for (let row = party.highestRow; row > party.lowestRow; row -= 0.2) {
    let columns = 1
    let used = 0
    for (const squad of squads) {
      const need = party.headHeight + squad.men.length * row
      if (used + need > room) {
        columns += 1
        used = 0
      }
      used += need + party.squadGap
    }
    if (columns <= 2) return row
  }
  return party.lowestRow
}

/** A squad longer than a column is continued in the next. */
function pieces(squad: GoingSquad, most: number): GoingSquad[] {
  if (squad.men.length <= most) return [squad]
  const title = squad.title.endsWith(', continued') ? squad.title : `${squad.title}, continued`
  return [{ ...squad, men: squad.men.slice(0, most) }, ...pieces({ title, men: squad.men.slice(most) }, most)]
}
