import type { Box } from '../marks.ts'
import type { Measure } from '../measure.ts'
import type { Pen } from '../pen.ts'
import { plainCell, stacked, type Cell } from './cells.ts'
import type { GlanceStep, Slot } from './glanceModel.ts'
import { writingRow } from '../paper.ts'
import { filled, leastAtTable, type Setting } from './setting.ts'

const label = { face: 'narrow', size: leastAtTable, least: leastAtTable } as const
const between = 5
const beside = 2.5
/** Lines of typed words; more are set in a narrower face. */
const mostTyped = 2
/** A line that has been filled in. */
const filledLine = 13

/** What came of a step, or room to write it in; words beside what has been filled in, where they have room there. */
export function resultCell(measure: Measure, step: GlanceStep, set: Setting, width: number): Cell {
  const { slots, came } = inWords(measure, step, width)
  const lines = linesOf(measure, slots, width)
  const cell = slotsCell(lines, came === '' ? writingRow : filledLine)
  if (came === '' || lines.length !== 1) return stacked([cell, cameCell(measure, came, set, width)])
  const last = lines[0]!.at(-1)!
  const from = last.x + last.labelled + last.lined + 2 * between
  if (measure.width('typed', set.body, came) > width - from) return stacked([cell, cameCell(measure, came, set, width)])
  const words = plainCell(measure, came, 'typed', set.body, set.pitch, width - from)
  return {
    height: filledLine,
    draw(pen, box) {
      cell.draw(pen, box)
      words.draw(pen, { ...box, x: box.x + from, y: box.y + 1 })
    },
  }
}

/** What is too long for its line is told in words. */
function inWords(measure: Measure, { slots, came }: GlanceStep, width: number): Pick<GlanceStep, 'slots' | 'came'> {
  const isLong = ({ label: word, value }: Slot): boolean =>
    value !== null && labelWidth(measure, word) + measure.width('narrowSemi', filled.size, value) > width
  const long = slots.filter(isLong)
  if (long.length === 0) return { slots, came }
  const told = long.map(({ label: word, value }) => `${word === '' ? '' : `${word}: `}${value ?? ''}`)
  return { slots: slots.filter((slot) => !isLong(slot)), came: [...told, came].filter((one) => one !== '').join('; ') }
}

const labelWidth = (measure: Measure, word: string): number =>
  word === '' ? 0 : measure.width(label.face, label.size, word) + beside

function cameCell(measure: Measure, came: string, set: Setting, width: number): Cell {
  const typed = plainCell(measure, came, 'typed', set.body, set.pitch, width)
  return typed.height <= mostTyped * set.pitch ? typed : plainCell(measure, came, 'narrow', set.body, set.pitch, width)
}

interface PlacedSlot extends Slot {
  readonly x: number
  /** Of its label, and of the line behind it. */
  readonly labelled: number
  readonly lined: number
}

function slotsCell(lines: readonly (readonly PlacedSlot[])[], pitch: number): Cell {
  return {
    height: lines.length * pitch,
    draw(pen, { x, y, h }) {
      const row = h / Math.max(1, lines.length)
      lines.forEach((line, i) => {
        for (const slot of line)
          drawSlot(pen, slot, { x: x + slot.x, y: y + i * row, w: slot.labelled + slot.lined, h: row })
      })
    },
  }
}

/** Slots side by side, as many as a line takes. */
function linesOf(measure: Measure, slots: readonly Slot[], width: number): PlacedSlot[][] {
  const lines: PlacedSlot[][] = []
  let at = Infinity
  for (const slot of slots) {
    const labelled = labelWidth(measure, slot.label)
    const value = slot.value === null ? 0 : measure.width(filled.face, filled.size, slot.value) + 4
    const least = slot.width === 'rest' ? Math.max(40, value) : Math.max(slot.width, value)
    if (at + labelled + least > width + 0.5) {
      lines.push([])
      at = 0
    }
    const lined = Math.min(slot.width === 'rest' ? width - at - labelled : least, width - at - labelled)
    lines.at(-1)!.push({ ...slot, x: at, labelled, lined })
    at += labelled + lined + between
  }
  return lines
}

function drawSlot(pen: Pen, { label: word, value, labelled, lined }: PlacedSlot, { x, y, w, h }: Box): void {
  // Low in its row, so that a hand has its height over the line.
  const base = Math.max(y + h / 2 + 5.5, y + Math.min(h - 3, writingRow))
  const letters = { y: base - 11, h: 11 }
  if (word !== '') pen.text({ x, w: labelled, ...letters }, word, { ...label, at: 'bottom' })
  const cell = { x: x + labelled, w: lined, ...letters }
  if (value !== null) pen.text(cell, value, { ...filled, at: 'bottom', align: 'centre' })
  pen.line(x + labelled, base, x + w, base, 0.6)
}
