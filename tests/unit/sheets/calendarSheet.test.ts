import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import type { CalendarModel } from '../../../src/games/fng/sheets/calendar/calendarModel.ts'
import { calendarOf, mostAreas } from '../../../src/games/fng/sheets/calendar/areas.ts'
import { calendarSheet } from '../../../src/games/fng/sheets/calendar/calendarSheet.ts'
import { cutOff } from '../../../src/games/fng/sheets/calendar/cutOff.ts'
import { figureBox } from '../../../src/games/fng/sheets/calendar/figures.ts'
import { hatch } from '../../../src/games/fng/sheets/calendar/hatch.ts'
import type { Picture } from '../../../src/games/fng/sheets/calendar/picture.ts'
import { pictures } from '../../../src/games/fng/sheets/calendar/pictures.ts'
import { field, shapeOf, type Line } from '../../../src/games/fng/sheets/calendar/points.ts'
import { isIn } from '../../../src/games/fng/sheets/calendar/regions.ts'
import { inside, type Paper } from '../../../src/main/sheets/paper.ts'
import { drawPdf } from './drawPdf.ts'
import { expectInCells, lostLetters, overlaps, testMeasure, textsOf } from './inCells.ts'
import { readPdf } from './readPdf.ts'

const both: Paper[] = ['letter', 'a4']
const whole = field.w * field.h

/** Every promise that a calendar makes of its areas. */
function expectExact(picture: Picture, count: number): void {
  const { areas } = calendarOf(picture, count)
  expect(areas.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, i) => i + 1))
  expect(new Set(areas.map(({ region }) => region.id)).size).toBe(count)
  const sum = areas.reduce((total, { region }) => total + region.area, 0)
  expect(Math.abs(sum - whole)).toBeLessThan(0.5)
  for (const { number, region, figure } of areas) {
    expect(isIn(region, [figure.x, figure.y])).toBe(true)
    const corners = figureBox({ ...figure, size: figure.size * 0.7 }, String(number))
    expect(corners.every((corner) => isIn(region, corner))).toBe(true)
    // In points, on the narrower paper: type that can be read, and room for a pencil.
    const scale = inside('a4').w / field.w
    expect(figure.size * scale).toBeGreaterThan(8.5)
    expect(region.area).toBeGreaterThan((0.1 * whole) / count)
    expect(region.area * scale ** 2).toBeGreaterThan(900)
  }
}

describe.each(pictures.map((picture) => [picture.id, picture] as const))('the drawing %s', (_id, picture) => {
  it.each([1, 24, 26, mostAreas])('is parted into %i areas, all of it, each with its number inside', (count) => {
    expectExact(picture, count)
  })

  it('keeps what is coloured last for the last day', () => {
    const { areas } = calendarOf(picture, 26)
    const home = picture.layers.filter(({ group }) => group === picture.home)
    expect(home.length).toBeGreaterThan(0)
    const { figure } = areas[0]!
    expect(home.some(({ shape }) => isIn({ rings: [shapeOf(shape)] }, [figure.x, figure.y]))).toBe(true)
  })
})

it('any drawing is parted into any number of areas', () => {
  fc.assert(fc.property(fc.constantFrom(...pictures), fc.integer({ min: 1, max: mostAreas }), expectExact), {
    numRuns: 16,
  })
})

it('no two areas share a point', () => {
  const { areas } = calendarOf(pictures[0], 26)
  for (let x = 4.5; x < field.w; x += 13)
    for (let y = 4.5; y < field.h; y += 13)
      expect(areas.filter(({ region }) => isIn(region, [x, y])).length, `at ${x} ${y}`).toBe(1)
})

const square: Line = [
  [10, 10],
  [50, 10],
  [50, 50],
  [10, 50],
]

it('hatches within an area, and not in a hole of it', () => {
  const hole: Line = [
    [20, 20],
    [40, 20],
    [40, 40],
    [20, 40],
  ]
  const rings = [shapeOf(square), shapeOf(hole)]
  const strokes = hatch([square, hole], 5)
  expect(strokes.length).toBeGreaterThan(10)
  for (const [from, to] of strokes)
    expect(isIn({ rings }, [(from![0] + to![0]) / 2, (from![1] + to![1]) / 2])).toBe(true)
})

it('cuts a line off where it leaves a shape, and where another stands before it', () => {
  const line: Line = [
    [0, 30],
    [60, 30],
  ]
  const front: Line = [
    [25, 0],
    [35, 0],
    [35, 60],
    [25, 60],
  ]
  const ends = cutOff(line, shapeOf(square), [shapeOf(front)]).map((part) => [part[0]![0], part.at(-1)![0]])
  expect(ends).toHaveLength(2)
  expect(ends.flat().map((x) => Math.round(x))).toEqual([10, 25, 35, 50])
})

const model = (changes: Partial<CalendarModel['men'][number]> = {}): CalendarModel => ({
  unit: '2nd Platoon, Bravo Company',
  force: 'USMC, I Corps, late May 1967',
  source: 'FNG: 2nd Tour, p. 53',
  men: [
    {
      name: 'Sgt Mercer, J.',
      count: 8,
      toGo: 5,
      unit: 'halfMonth',
      span: '8 half-months, to 30 April 1967',
      columns: [
        { label: 'Jan', numbers: [8, 7] },
        { label: 'Feb', numbers: [6, 5] },
        { label: 'Mar', numbers: [4, 3] },
        { label: 'Apr', numbers: [2, 1] },
      ],
      ...changes,
    },
  ],
})

describe('the printed calendar', () => {
  it.each(both)('numbers every area and every half-month, on %s', async (paper) => {
    const { pages } = await readPdf(await drawPdf(calendarSheet(model(), pictures[0]), { paper }))
    expect(pages).toHaveLength(1)
    for (let number = 1; number <= 8; number += 1)
      expect(pages[0]!.text.split(/\s+/).filter((word) => word === String(number)).length).toBeGreaterThanOrEqual(2)
    expect(pages[0]!.text).toContain('Hatched: served before')
  })

  it('has the same bytes for the same man', async () => {
    const [one, two] = await Promise.all(
      [1, 2].map(() => drawPdf(calendarSheet(model(), pictures[0]), { paper: 'a4' })),
    )
    expect(Buffer.from(one!).equals(Buffer.from(two!))).toBe(true)
  })

  it('keeps all words in their cells, whatever the name and the length of the tour', () => {
    const measure = testMeasure()
    const names = [
      'Nguyễn Thị Phương Thảo',
      'Fernández de la Peña y Ñáñez Wolfeschlegelsteinhausen',
      'Ng',
      'Łukasiewicz',
    ]
    const lengths = fc.constantFrom(1, 13, 26, 31, 48)
    fc.assert(
      fc.property(fc.constantFrom(...names), lengths, fc.constantFrom(...both), (name, count, paper) => {
        const numbers = Array.from({ length: count }, (_, i) => count - i)
        const columns = Array.from({ length: Math.ceil(count / 2) }, (_, i) => ({
          label: 'Sep',
          numbers: numbers.slice(2 * i, 2 * i + 2),
        }))
        const page = inside(paper)
        const sheet = calendarSheet(model({ name, count, columns, toGo: Math.floor(count / 2) }), pictures[0])
        const pages = doAtOnce(sheet.layOut(measure, page))
        expectInCells(pages, page)
        for (const marks of pages) {
          expect(overlaps(marks)).toEqual([])
          expect(lostLetters(measure, marks)).toEqual([])
        }
        expect(pages.flatMap(textsOf).filter(({ text }) => text === '1').length).toBeGreaterThanOrEqual(2)
      }),
      { numRuns: 12 },
    )
  })
})
