import { describe, expect, it } from 'vitest'
import { fngSheets } from '../../../../../src/games/fng/app/fngSheets.ts'
import { reportBoxes } from '../../../../../src/games/fng/rules/reportBoxes.ts'
import { doAtOnce } from '../../../../../src/main/engine/work.ts'
import type { FieldMark } from '../../../../../src/main/sheets/marks.ts'
import { making } from '../../../../../src/main/sheets/offer.ts'
import { inside, writingRow, type Paper } from '../../../../../src/main/sheets/paper.ts'
import { playTour } from '../../../../support/playTour.ts'
import { sheetSource } from '../../../../support/sheetSource.ts'
import { testMeasure } from '../../../sheets/inCells.ts'

const entries = playTour('usmc', 1967)
const upTo = (phase: string) =>
  sheetSource(entries.slice(0, entries.findIndex(({ state }) => state.tour[0]!.phase === phase) + 1))
const fought = upTo('battle')
const forms = [
  ['reportForm', 'with the men who went', fought],
  ['reportForm', 'before anybody was named', upTo('whoGoes')],
  ['blankReport', 'without a tour', null],
  ['blankRoster', 'without a tour', null],
  ['diceSlip', 'of what comes next', fought],
] as const

/** @returns the boxes of a form in the order in which the tabulator walks through them. */
function fieldsOf(name: string, source: typeof fought | null, paper: Paper): readonly FieldMark[] {
  const sheet = doAtOnce(
    making(
      fngSheets.find((one) => one.sheet === name)!,
      source,
      {},
    ),
  )
  const pages = doAtOnce(sheet.layOut(testMeasure(), inside(paper)))
  return pages.flat().filter((mark) => mark.kind === 'field')
}

const byNumbers = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, i) => value - (b[i] ?? 0)).find((far) => far !== 0) ?? 0

describe.each(['letter', 'a4'] satisfies Paper[])('every form on %s', (paper) => {
  it.each(forms)('%s %s: what is written in is 7 mm high, for the hand as on the screen', (name, _, source) => {
    const typed = fieldsOf(name, source, paper).filter(({ filling }) => filling.kind === 'text')
    expect(typed.length).toBeGreaterThan(0)
    for (const {
      name: box,
      box: { h },
    } of typed)
      expect([box, h >= writingRow - 0.01]).toEqual([box, true])
  })

  it.each(forms)('%s %s: each box has a name of its own, and says its number and what it is', (name, _, source) => {
    const fields = fieldsOf(name, source, paper)
    const own = fields.filter(({ filling }) => filling.kind !== 'ring').map((field) => field.name)
    expect(new Set(own).size).toBe(own.length)
    for (const { name: box, words } of fields) {
      // "12/411" is box 12; "1/3 rep" is line 3 of the 1st squad; "name/~2" the name in row 2; "a2/1 step" throw a2.
      const number = name === 'blankRoster' ? /\/(\d+)/.exec(box)![1]! : (/^(?:name\/~)?(\w+)/.exec(box)![1] ?? '')
      expect(words).toMatch(new RegExp(`\\b${number}\\b.*: \\S`))
    }
  })

  it.each(forms.filter(([name]) => name !== 'diceSlip'))(
    '%s %s: the tabulator goes by the numbers in print',
    (name, _, source) => {
      const places = placesOf(
        name,
        fieldsOf(name, source, paper).map((field) => field.name),
      )
      expect(places).toEqual(places.toSorted(byNumbers))
    },
  )
})

/** @returns the places that boxes have by their printed numbers: those of men row by row, where the numbers of men begin. */
function placesOf(form: string, names: readonly string[]): number[][] {
  if (form === 'blankRoster') return names.map((name) => /^(\d)\/(\d+)/.exec(name)!.slice(1).map(Number))
  const rowIn = (name: string) => /\/(~\d+|\d{3,})$/.exec(name)?.[1]
  const rows = [...new Set(names.map(rowIn).filter((row) => row !== undefined))]
  const firstOfMen = reportBoxes.find(({ of }) => of === 'man')!.box
  return names.map((name) => {
    const [box, row] = [Number.parseInt(name, 10), rowIn(name)]
    // The name of a man stands before his boxes, and has no number.
    return row === undefined ? [box] : [firstOfMen, rows.indexOf(row), Number.isNaN(box) ? 0 : box]
  })
}
