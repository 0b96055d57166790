import type { AarMan, AarModel, AarPoints, AarScale } from './aarModel.ts'
import { fillPages, type Item } from '../../../../main/sheets/chronicle/items.ts'
import { fitAlways, type Fitted } from '../../../../main/sheets/fit.ts'
import {
  footHeight,
  headHeight,
  repMark,
  sectionHead,
  sheetFoot,
  sheetHead,
  starPath,
} from '../../../../main/sheets/furniture.ts'
import type { Box, Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { Pen } from '../../../../main/sheets/pen.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'
import { drawEmpty, paragraph, plain, section, sentence } from '../shared/toldItems.ts'

/** @returns the after action report of a mission. */
export const aarSheet = (model: AarModel): Sheet =>
  sheetOf(`${model.title}, ${model.when}`, (measure, page) => aarPages(measure, model, page))

/** White over the foot. */
const breath = 6

/**
 * Lays out an after action report: orders and situation, who went and how they came out, the bill, the course.
 * @returns its pages as lists of marks.
 */
function aarPages(measure: Measure, model: AarModel, page: Box): Mark[][] {
  const items = itemsOf(measure, model, page)
  const top = page.y + headHeight + 2
  const pages = fillPages(items, [top, top + runningHead], page.y + page.h - footHeight - breath)
  return pages.map((placed, i) => {
    const pen = new Pen(measure)
    sheetHead(pen, page, i === 0 ? model.title : `${model.title}, continued`, model.unit, model.force)
    const part = i === 0 ? undefined : placed[0]!.item.chapter
    if (part !== undefined) sectionHead(pen, { ...page, y: top }, `${part}, continued`)
    for (const { item, y } of placed) item.draw(pen, y)
    if (i === pages.length - 1) drawEmpty(pen, page, placed.at(-1)!)
    sheetFoot(pen, page, [model.source], [model.when, `${i + 1} of ${pages.length}`])
    return pen.marks
  })
}

const courseTitle = 'Course of the battle'
/** Over a part that goes on on the next page. */
const runningHead = 20

function itemsOf(measure: Measure, model: AarModel, page: Box): Item[] {
  const lines = (texts: readonly string[]) => texts.flatMap((text) => paragraph(measure, text, page))
  return [
    ...sentence(measure, model.headline, page),
    ...lines(model.about === '' ? [] : [model.about]),
    scaleItem(model.scale, page),
    ...section(page, 'Orders', '', lines(model.objectives.map((text, i) => `${i + 1}. ${text}`))),
    ...section(page, 'Situation', '', situation(model, page)),
    ...model.squads.flatMap(({ title, men }, i) => [
      ...section(
        page,
        i === 0 ? `Who went: ${title}` : title,
        i === 0 ? 'REP when they set out; enemies out of action: confirmed and not' : '',
        men.map((man) => manItem(measure, man, page)),
      ),
    ]),
    ...section(page, 'Losses and support', '', lines([model.losses, ...model.support])),
    ...section(page, 'Victory points', model.counted, billItems(model, page)),
    ...section(page, 'Notes', '', lines(model.notes)),
    ...section(
      page,
      courseTitle,
      'as it was tracked',
      model.course
        .flatMap((turn) => turn.lines.flatMap((text, i) => paragraph(measure, text, page, i === 0 ? turn.title : '')))
        .map((item, i) => (i === 0 ? item : { ...item, chapter: courseTitle })),
    ),
  ]
}

/** Facts in three columns, row by row. */
function situation({ facts }: AarModel, { x, w }: Box): Item[] {
  const across = w / 3
  return Array.from({ length: Math.ceil(facts.length / 3) }, (_, row) =>
    plain(25, (pen, y) => {
      facts.slice(3 * row, 3 * row + 3).forEach(({ label, value }, column) => {
        const cell = { x: x + column * across, w: across - 8 }
        pen.text({ ...cell, y: y + 1, h: 10 }, label, { face: 'narrow', size: 8, at: 'top' })
        pen.text({ ...cell, y: y + 10.5, h: 12 }, value, { face: 'typed', size: 9.5, least: 7, at: 'top' })
      })
      pen.line(x, y + 23.5, x + w, y + 23.5, 0.5, 0.7)
    }),
  )
}

const row = 13
const deedStyle = { face: 'narrow', size: 8.5, lines: 3 } as const
const deedPitch = 10

/** Parts of the width where the columns begin: REP, how he came out, enemies, deed. */
const at = { rep: 0.29, fate: 0.35, kills: 0.6, deed: 0.69 } as const

/** How he came out of it, and below it what the battle's journal knows; beside it his deed. */
function manItem(measure: Measure, { name, rep, star, fate, more, hit, kills, deed }: AarMan, { x, w }: Box): Item {
  const cell = (from: number, to: number, y: number) => ({ x: x + from * w, y, w: (to - from) * w - 6, h: row - 1 })
  const set = (text: string, from: number, to: number) =>
    fitAlways(measure, text, { ...deedStyle, width: (to - from) * w - 6 })
  const [came, known, told] = [set(fate, at.fate, at.kills), set(more, at.fate, at.kills), set(deed, at.deed, 1)]
  const left = came.lines.length + known.lines.length
  const high = Math.max(row, Math.max(left, told.lines.length) * deedPitch + 3)
  return plain(high, (pen, y) => {
    if (star) pen.path(starPath(x + 4, y + row / 2, 3.6), { fill: 0 })
    const bold = hit ? 'typedBold' : 'typed'
    pen.text({ ...cell(0, at.rep, y), x: x + 11, w: at.rep * w - 17 }, name, { face: bold, size: 9 })
    repMark(pen, cell(at.rep, at.fate, y), rep)
    pen.text(cell(at.kills, at.deed, y), kills, { face: 'typed', size: 9 })
    const write = (fitted: Fitted, from: number, to: number, below: number, grey: number) => {
      const box = { ...cell(from, to, y + 1 + below * deedPitch), h: fitted.lines.length * deedPitch + 1 }
      pen.lines(box, fitted, { ...deedStyle, grey, at: 'top', leading: deedPitch / fitted.size })
    }
    write(came, at.fate, at.kills, 0, 0)
    write(known, at.fate, at.kills, came.lines.length, 0.3)
    write(told, at.deed, 1, 0, 0)
    pen.line(x, y + high - 0.5, x + w, y + high - 0.5, 0.5, 0.75)
  })
}

const bar = { from: 9, high: 9 }

/** Points on a line: dark as far as ours reach, a mark where each band begins, the pencil's stroke at ours. */
function scaleItem({ at: ours, marks }: AarScale, { x, w }: Box): Item {
  return plain(36, (pen, y) => {
    const top = y + bar.from
    pen.fill({ x, y: top, w, h: bar.high }, 0.87)
    pen.fill({ x, y: top, w: w * ours, h: bar.high }, 0.45)
    for (const { at: place, text } of marks) {
      const middle = x + w * place
      pen.line(middle, top - 3, middle, top + bar.high + 3, 1)
      pen.text({ x: middle - 40, y: top + bar.high + 3, w: 80, h: 11 }, text, {
        face: 'narrow',
        size: 8.5,
        align: 'centre',
      })
    }
    pen.fill({ x: x + w * ours - 1.5, y: top - 5, w: 3, h: bar.high + 10 }, 0)
  })
}

function billItems({ bill, total, verdict }: AarModel, page: Box): Item[] {
  const items = bill.map((item) => billItem(item, page))
  const { x, w } = page
  const sum = plain(17, (pen, y) => {
    pen.line(x, y + 1, x + w, y + 1, 1)
    pen.text({ x, y: y + 2, w: w * 0.7, h: 14 }, verdict, { face: 'printSemi', size: 10 })
    pen.text({ x: x + w * 0.8, y: y + 2, w: w * 0.2, h: 14 }, total, { face: 'typedBold', size: 11, align: 'right' })
  })
  return [...items, sum]
}

const billItem = ({ text, count, points }: AarPoints, { x, w }: Box): Item =>
  plain(row, (pen, y) => {
    pen.text({ x, y, w: w * 0.7 - 6, h: row - 1 }, text, { face: 'print', size: 9, least: 7 })
    pen.text({ x: x + w * 0.7, y, w: w * 0.1, h: row - 1 }, `${count} x`, { face: 'typed', size: 9, align: 'right' })
    pen.text({ x: x + w * 0.8, y, w: w * 0.2, h: row - 1 }, points, { face: 'typed', size: 9, align: 'right' })
    pen.line(x, y + row - 0.5, x + w, y + row - 0.5, 0.5, 0.75)
  })
