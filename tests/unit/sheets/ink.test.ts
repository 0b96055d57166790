import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import { drawDocument } from '../../../src/main/sheets/document.ts'
import { boundsOf } from '../../../src/main/sheets/ink/bounds.ts'
import { accentIn, inked } from '../../../src/main/sheets/ink/inked.ts'
import {
  circlePath,
  linePath,
  rectPath,
  roundedPath,
  type Mark,
  type PathMark,
} from '../../../src/main/sheets/marks.ts'
import { onPaper, smallestOf } from '../../../src/main/sheets/onPaper.ts'
import { colour } from '../../../src/main/sheets/painter.ts'
import { Pen } from '../../../src/main/sheets/pen.ts'
import { sheetOf } from '../../../src/main/sheets/sheet.ts'
import { strays, testMeasure, textsOf } from './inCells.ts'
import { readPdf } from './readPdf.ts'

const page = { x: 36, y: 36, w: 540, h: 720 }
const tab = { x: 100, y: 100, w: 60, h: 20 }

/** A page that somebody has drawn. */
function drawn(draw: (pen: Pen) => void): readonly Mark[] {
  const pen = new Pen(testMeasure())
  draw(pen)
  return pen.marks
}

/** A page with one ground. */
const filled = (grey: number): readonly Mark[] =>
  drawn((pen) => {
    pen.fill(tab, grey)
  })

const paths = (marks: readonly Mark[]): PathMark[] =>
  marks.flatMap((mark) => (mark.kind === 'path' ? [mark] : 'marks' in mark ? paths(mark.marks) : []))

const whiteOnBlack = drawn((pen) => {
  pen.fill(tab, 0)
  pen.text(tab, 'Dead', { face: 'narrowBold', size: 9, grey: 1 })
  // A sign: nothing is written on it.
  pen.fill({ x: 300, y: 100, w: 9, h: 9 }, 0)
})

describe('the box around a shape', () => {
  it('holds straight lines, curves and arcs, wherever they are measured from', () => {
    const box = { x: 10, y: 20, w: 30, h: 40 }
    expect(boundsOf(rectPath(box))).toEqual(box)
    expect(boundsOf(roundedPath(box, 3))).toEqual(box)
    expect(boundsOf(circlePath(50, 50, 10))).toEqual({ x: 40, y: 40, w: 20, h: 20 })
    expect(boundsOf('M10 10H30V25h-5Z')).toEqual({ x: 10, y: 10, w: 20, h: 15 })
    const arc = boundsOf('M0 0a10 10 0 0 1 20 0')
    expect([arc.x, arc.y, arc.x + arc.w, arc.y + arc.h]).toEqual([-20, -20, 20, 20])
  })

  it('holds every point of lines that follow each other', () => {
    const point = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 }))
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 12 }), (points) => {
        const { x, y, w, h } = boundsOf(`M${points.map((at) => at.join(' ')).join('L')}`)
        const [xs, ys] = [points.map(([px]) => px), points.map(([, py]) => py)]
        expect([x, y, x + w, y + h]).toEqual([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)])
      }),
    )
  })
})

describe('less ink', () => {
  it('puts black words in an outline where white ones stood on black, and leaves signs', () => {
    const less = inked(whiteOnBlack, 'saver')
    expect(textsOf(less).map(({ grey }) => grey)).toEqual([0])
    expect(paths(less).map(({ fill, stroke }) => [fill, stroke])).toEqual([
      [1, 0],
      [0, undefined],
    ])
  })

  it('does the same where words are turned round upon what is not', () => {
    const turned: Mark[] = [
      { kind: 'path', d: rectPath({ x: 560, y: 100, w: 20, h: 90 }), fill: 0 },
      {
        kind: 'placed',
        matrix: [0, 1, -1, 0, 575, 120],
        marks: textsOf(whiteOnBlack).map((text) => ({ ...text, x: 10, baseline: 5 })),
      },
    ]
    const less = inked(turned, 'saver')
    expect(textsOf(less).map(({ grey }) => grey)).toEqual([0])
    expect(paths(less)[0]).toMatchObject({ fill: 1, stroke: 0 })
  })

  it('draws what is white upon black as a line, and makes grounds half as dark', () => {
    const marks = drawn((pen) => {
      pen.fill(tab, 0.1)
      pen.text(tab, 'Start', { face: 'narrowBold', size: 9, grey: 1 })
      pen.path(linePath(110, 118, 150, 118), { stroke: 1, width: 2 })
      pen.fill({ x: 300, y: 300, w: 50, h: 50 }, 0.8)
      pen.fill({ x: 300, y: 400, w: 50, h: 50 }, { grey: 0.6, colour: '#a9d0e8' })
    })
    const [, line, ground, water] = paths(inked(marks, 'saver'))
    expect(line).toMatchObject({ stroke: 0, width: 2 })
    expect(ground!.fill).toBeCloseTo(0.9)
    expect(water!.fill).toEqual({ grey: 0.8, colour: '#a9d0e8' })
  })
})

describe('lines with less ink', () => {
  it('are a third thinner and as dark, but for hairlines', () => {
    const marks = drawn((pen) => {
      pen.line(0, 10, 50, 10, 1)
      pen.line(0, 20, 50, 20, 0.4, 0.6)
      pen.line(0, 30, 50, 30, 0.2)
      pen.frame(tab, 0.8, 1)
    })
    const lines = paths(inked(marks, 'saver'))
    expect(lines.map(({ width }) => width)).toEqual([0.65, 0.26, 0.2, 0.52])
    expect(lines.map(({ stroke }) => stroke)).toEqual([0, 0.6, 0, 0])
  })
})

describe('black alone', () => {
  it('has lines as thin as their grey was light, down to what a printer draws whole', () => {
    const lines = drawn((pen) => {
      pen.line(0, 0, 100, 0, 1, 0.4)
      pen.line(0, 9, 100, 9, 0.5, 0.75)
      pen.line(0, 18, 100, 18, 1.5, 0)
    })
    const thin = paths(inked(lines, 'mono'))
    expect(thin.map(({ stroke }) => stroke)).toEqual([0, 0, 0])
    expect(thin.map(({ width }) => width)).toEqual([0.6, 0.24, 1.5])
  })

  it('draws a grey area as strokes or dots that are further apart the lighter it is, cut off at its edge', () => {
    const ground = (grey: number) => {
      const [paper, clip] = inked(filled(grey), 'mono')
      expect(paper).toMatchObject({ kind: 'path', fill: 1 })
      expect(clip).toMatchObject({ kind: 'clip', d: rectPath(tab) })
      return paths([clip!])[0]!
    }
    const strokes = (grey: number) => ground(grey).d.split('M').length
    expect(strokes(0.5)).toBeGreaterThan(strokes(0.7))
    expect(strokes(0.7)).toBeGreaterThan(strokes(0.8))
    expect(ground(0.95).dash![1]).toBeGreaterThan(ground(0.88).dash![1])
    // Dark ones are black, and paper is paper.
    expect(paths(inked(filled(0.3), 'mono'))).toMatchObject([{ fill: 0 }])
    expect(paths(inked(filled(1), 'mono'))).toMatchObject([{ fill: 1 }])
  })

  it('keeps strokes and dots off words', () => {
    const marks = drawn((pen) => {
      pen.fill(tab, 0.9)
      pen.text(tab, 'Night', { face: 'typed', size: 9, grey: 0.3 })
    })
    const [, , under, word] = inked(marks, 'mono')
    expect(under).toMatchObject({ kind: 'path', fill: 1 })
    expect(word).toMatchObject({ kind: 'text', grey: 0 })
    const [paper, text] = [boundsOf((under as PathMark).d), textsOf(marks)[0]!]
    expect(paper.x).toBeLessThan(text.x)
    expect(paper.x + paper.w).toBeGreaterThan(text.x + text.width)
  })

  it('has no accent', () => {
    expect([accentIn('red', 'mono'), accentIn('red', 'saver'), accentIn(null, 'usual')]).toEqual([null, 'red', null])
  })
})

describe('full colour', () => {
  it('is the colour of a tint, which is grey with any other accent and without', () => {
    const tint = { grey: 0.8, colour: '#a9d0e8' }
    expect([colour(tint, 'full'), colour(tint, 'olive'), colour(tint, null)]).toEqual(['#a9d0e8', '#cccccc', '#cccccc'])
    expect(colour('accent', 'full')).toBe(colour('accent', 'olive'))
  })
})

const reading = (more = {}, pages = 1) =>
  sheetOf(
    'Roll',
    (measure, room) =>
      Array.from({ length: pages }, (_, i) => {
        const pen = new Pen(measure)
        pen.text({ ...room, h: 12 }, `Line ${i + 1}`, { face: 'print', size: 10 })
        pen.text({ ...room, y: room.y + room.h - 12, h: 12 }, 'The last line', { face: 'print', size: 10 })
        return pen.marks
      }),
    more,
  )

describe('large print', () => {
  const laid = (more = {}) => doAtOnce(onPaper(reading(more), testMeasure(), { paper: 'letter', large: true })).sides

  it('is a fifth larger, on the same part of the paper', () => {
    const { marks } = laid()[0]!
    expect(smallestOf(marks)).toBeCloseTo(12)
    expect(strays(marks, page)).toEqual([])
  })

  it.each([{ trueSize: true }, { ownSize: true }, { leaves: 'whole' }])('leaves what is %o as it is', (more) => {
    expect(smallestOf(laid(more)[0]!.marks)).toBe(10)
  })
})

describe('both sides of the paper', () => {
  const words = async (counts: readonly number[]) => {
    const sheets = counts.map((count) => reading({}, count))
    const { pages } = await readPdf(
      await doAtOnce(drawDocument(sheets, { paper: 'letter', accent: null, bothSides: true })),
    )
    return pages.map(({ text }) => text.slice(0, 6))
  }

  it('begin each sheet on a front, after a blank back where it must', async () => {
    expect(await words([1, 2, 1])).toEqual(['Line 1', '', 'Line 1', 'Line 2', 'Line 1'])
    expect(await words([2, 1])).toEqual(['Line 1', 'Line 2', 'Line 1'])
  })
})
