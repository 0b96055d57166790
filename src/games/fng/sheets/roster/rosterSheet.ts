import type { RosterModel } from './rosterModel.ts'
import { footHeight, headHeight, sheetFoot, sheetHead } from '../../../../main/sheets/furniture.ts'
import type { Box, Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { Pen } from '../../../../main/sheets/pen.ts'
import { drawLines } from '../../../../main/sheets/ruledLines.ts'
import { drawFields, fieldsHeight } from './fields.ts'
import * as sections from './section.ts'
import { drawWeapons, weaponsHeight } from './weapons.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'

/** @returns the Platoon Roster Sheet (FNG pp. 110-111), filled or blank. */
export const rosterSheet = (model: RosterModel): Sheet =>
  sheetOf(
    model.unit === '' ? model.title : `${model.title}: ${model.unit}`,
    (measure, page) => rosterPages(measure, model, page),
    model.form ? { form: model.form } : {},
  )

const { drawSection, highestRow, lowestRow, measureSection, rowsHeight, sectionFurniture } = sections
type Measured = sections.MeasuredSection

/** One page of the roster: the sections on it, whether the weapon block closes it, and what is left of it. */
interface PagePlan {
  readonly sections: Measured[]
  weapons: boolean
  left: number
}

/** White over the foot, so that a full page still breathes. */
const breath = 5

/** @returns the space for sections on a page; the first page also has the fields. */
const room = (page: Box, first: boolean): number =>
  page.h - headHeight - footHeight - breath - (first ? fieldsHeight - 4 : 0)

const least = ({ heights }: Measured): number => sectionFurniture + rowsHeight(heights, lowestRow)

/**
 * Puts sections on pages in order; one that would not go on even with the lowest rows opens the next page. The weapon
 * block goes where it has room, on the last page if it can.
 */
function plan(model: RosterModel, measured: readonly Measured[], page: Box): PagePlan[] {
  const pages: PagePlan[] = []
  const open = (): PagePlan => {
    const opened = { sections: [], weapons: false, left: room(page, pages.length === 0) }
    pages.push(opened)
    return opened
  }
  let at = open()
  for (const section of measured) {
    const need = least(section)
    if (need > at.left && at.sections.length > 0) at = open()
    at.sections.push(section)
    at.left -= need
  }
  const closed = pages.findLast(({ left }) => weaponsHeight(model.weapons) <= left) ?? open()
  closed.weapons = true
  return pages
}

/** @returns the height that rows can have so that a page is filled, within their bounds. */
function rowHeight(model: RosterModel, { sections: list, weapons }: PagePlan, space: number): number {
  const fixed = list.length * sectionFurniture + (weapons ? weaponsHeight(model.weapons) : 0)
  const heights = list.flatMap((section) => section.heights)
  let row = highestRow
  while (row > lowestRow && fixed + rowsHeight(heights, row) > space) row -= 0.05
  return Math.max(row, lowestRow)
}

/**
 * Lays out the platoon roster.
 * @returns its pages as lists of marks.
 */
export function rosterPages(measure: Measure, model: RosterModel, page: Box): Mark[][] {
  const measured = model.sections
    .map((section) => measureSection(measure, section, page))
    .flatMap((s) => split(s, page))
  const plans = plan(model, measured, page)
  return plans.map((one, i) => {
    const pen = new Pen(measure)
    sheetHead(pen, page, i === 0 ? model.title : `${model.title}, continued`, model.unit, model.force)
    let y = page.y + headHeight - 4
    if (i === 0) y = drawFields(pen, { x: page.x, y, w: page.w }, model.fields)
    const row = rowHeight(model, one, room(page, i === 0))
    for (const section of one.sections) y = drawSection(pen, page, y, section, row)
    if (one.weapons) y = drawWeapons(pen, page, y, model.weapons)
    const bottom = page.y + page.h - footHeight - 8
    if (i === plans.length - 1) drawLines(pen, { ...page, y: y + 12, h: bottom - y - 12 }, 'Notes')
    sheetFoot(pen, page, model.legend, [model.source, `${i + 1} of ${plans.length}`])
    return pen.marks
  })
}

/** A section that is taller than a page is continued on the next. */
function split(measured: Measured, page: Box, whole = measured.section.title): Measured[] {
  const space = room(page, true) - sectionFurniture
  if (rowsHeight(measured.heights, lowestRow) <= space) return [measured]
  let sum = 0
  const at = measured.heights.findIndex((h) => (sum += h) > space)
  const { section, paper, cells, heights } = measured
  const part = (from: number, to: number, title: string): Measured => ({
    section: { ...section, title, lines: section.lines.slice(from, to) },
    paper,
    cells: cells.slice(from, to),
    heights: heights.slice(from, to),
  })
  const rest = part(at, heights.length, `${whole}, continued`)
  return [part(0, at, section.title), ...split(rest, page, whole)]
}
