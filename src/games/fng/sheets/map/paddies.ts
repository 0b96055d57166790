import { n, type Box } from '../../../../main/sheets/marks.ts'
import type { Ink } from './ink.ts'
import type { Point } from './blob.ts'
import { between, type Chance } from './chance.ts'
import { tints } from './tints.ts'

const columns = 4
const rows = 3
/** Half the width of a dike. */
const dike = 1

/** Draws a field system: crooked squares with dikes between them, with strokes of water when flooded. */
export function drawPaddies(pen: Ink, box: Box, water: 'dry' | 'flooded', chance: Chance): void {
  const corners = Array.from({ length: rows + 1 }, (_, r) =>
    Array.from({ length: columns + 1 }, (_, c) => corner(box, r, c, chance)),
  )
  let fields = ''
  let strokes = ''
  for (let r = 0; r < rows; r += 1) {
    for (let c = 0; c < columns; c += 1) {
      const quad = [corners[r]![c]!, corners[r]![c + 1]!, corners[r + 1]![c + 1]!, corners[r + 1]![c]!]
      fields += fieldPath(quad)
      if (water === 'flooded') strokes += ripples(quad, chance)
    }
  }
  pen.path(fields, { stroke: 0, width: 0.7, fill: tints[water] })
  pen.path(strokes, { stroke: 0, width: 0.5 })
}

function corner({ x, y, w, h }: Box, row: number, column: number, chance: Chance): Point {
  const inner = { x: column % columns === 0 ? 0.25 : 1, y: row % rows === 0 ? 0.25 : 1 }
  return {
    x: x + 3 + ((w - 6) * column) / columns + between(chance, -4, 4) * inner.x,
    y: y + 3 + ((h - 6) * row) / rows + between(chance, -4, 4) * inner.y,
  }
}

const centreOf = (quad: readonly Point[]): Point => ({
  x: quad.reduce((sum, p) => sum + p.x, 0) / 4,
  y: quad.reduce((sum, p) => sum + p.y, 0) / 4,
})

function fieldPath(quad: readonly Point[]): string {
  const middle = centreOf(quad)
  const drawn = quad.map(
    (p) => `${n(p.x - Math.sign(p.x - middle.x) * dike)} ${n(p.y - Math.sign(p.y - middle.y) * dike)}`,
  )
  return `M${drawn.join('L')}Z`
}

function ripples(quad: readonly Point[], chance: Chance): string {
  const { x, y } = centreOf(quad)
  const reach = Math.min(...quad.map((p) => Math.abs(p.x - x))) - 3
  return [-6, 0, 6]
    .map((dy) => {
      const from = x - reach + between(chance, 0, reach)
      return `M${n(from)} ${n(y + dy)}h${n(Math.min(reach * 0.9, x + reach - from))}`
    })
    .join('')
}
