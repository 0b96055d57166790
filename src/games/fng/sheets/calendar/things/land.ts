import { bands, type Cut } from '../cuts.ts'
import { arc, field, smooth, type Line, type Point } from '../points.ts'

/** Sky, hills, clouds and fields: shapes that fill the field from side to side. */

const edge = 30

/** All of the field: what is behind everything. */
export const ground: Line = [
  [0, 0],
  [field.w, 0],
  [field.w, field.h],
  [0, field.h],
]

/** @returns land under a smooth line that runs from the left to the right, down to the foot of the field. */
export const land = (top: Line): Line => [...smooth(top), [field.w + edge, field.h + edge], [-edge, field.h + edge]]

/** @returns land under the tops of trees: round crowns side by side along a line. @param sizes widths of crowns, in turn. */
export function trees(top: Line, sizes: readonly number[]): Line {
  const line = smooth(top)
  const heightAt = (x: number): number => {
    const i = Math.max(
      1,
      line.findIndex(([px]) => px >= x),
    )
    const [[ax, ay], [bx, by]] = [line[i - 1]!, line[i] ?? line[i - 1]!]
    return bx === ax ? ay : ay + ((by - ay) * (x - ax)) / (bx - ax)
  }
  const crowns: Point[] = []
  const last = line.at(-1)![0]
  for (let [x, i] = [line[0]![0], 0]; x < last; i += 1) {
    const w = sizes[i % sizes.length]!
    const next = x + w
    const [from, to] = [heightAt(x), heightAt(Math.min(next, last))]
    const rise = w * (0.5 + 0.16 * ((i * 7) % 3))
    for (const [px, py] of arc(0, 0, 1, 1, 180, 356, 0, 8))
      crowns.push([x + (w * (px + 1)) / 2, from + ((to - from) * (px + 1)) / 2 + py * rise])
    x = next
  }
  return [...crowns, [field.w + edge, field.h + edge], [-edge, field.h + edge]]
}

/** @returns small arcs strewn over crowns of trees, row by row. */
export function leaves(top: Line, rows: number, gap: number): Line[] {
  const line = smooth(top)
  return Array.from({ length: rows }, (_, row) =>
    line
      .filter((_point, i) => (i + row * 2) % 4 === 0)
      .map(([x, y], i) =>
        arc(x + ((row * 13 + i * 5) % 11), y + gap * (row + 0.6) + ((i * 7) % 5), 5.5, 4, 200, 340, 0, 6),
      ),
  ).flat()
}

/** Directions of a cloud's lobes in degrees, and how far they swell: small and flat below, round above. */
const lobes: readonly (readonly [turn: number, swell: number])[] = [
  [168, 0.62],
  [206, 0.66],
  [248, 0.7],
  [292, 0.66],
  [330, 0.62],
  [8, 0.6],
  [38, 0.34],
  [72, 0.3],
  [106, 0.32],
  [140, 0.36],
]

/** @returns a cloud about a point. @param turn degrees by which its lobes are shifted, so that no two are alike. */
export function cloud(x: number, y: number, w: number, h: number, turn = 0): Line {
  const at = (degrees: number): Point => {
    const a = (degrees * Math.PI) / 180
    return [x + (w / 2) * Math.cos(a), y + (h / 2) * Math.sin(a) * (Math.sin(a) > 0 ? 0.62 : 1)]
  }
  return lobes.flatMap(([degrees, swell], i) => {
    const from = at(degrees + turn)
    const to = at(lobes[(i + 1) % lobes.length]![0] + turn)
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    return Array.from({ length: 10 }, (_, k): Point => {
      const a = (Math.PI * k) / 10
      const [along, out] = [(1 - Math.cos(a)) / 2, Math.sin(a) * swell]
      return [from[0] + dx * along + dy * out, from[1] + dy * along - dx * out]
    })
  })
}

/** @returns tufts of grass or rice: three blades each, in rows that come nearer and grow. */
export function tufts(from: number, to: number, rows: number, gap: number, size: number): Line[] {
  return Array.from({ length: rows }, (_, row) => {
    const part = (row + 0.5) / rows
    const y = from + (to - from) * part ** 1.25
    const scale = size * (0.55 + 0.45 * part)
    const wide = gap * (0.6 + 0.4 * part)
    return Array.from({ length: Math.ceil(field.w / wide) }, (_tuft, i) => {
      const x = (i + (row % 2) / 2) * wide + ((i * 37 + row * 53) % 17) - 6
      const dy = ((i * 29 + row * 31) % 13) - 6
      return [-0.7, 0, 0.7].map((lean): Line => [
        [x, y + dy],
        [x + lean * scale * 0.5, y + dy - scale * (1 - 0.25 * Math.abs(lean))],
      ])
    }).flat()
  }).flat()
}

/** @returns short waves on water, in rows that come nearer and grow. */
export function ripples(from: number, to: number, rows: number, gap: number, size: number): Line[] {
  return Array.from({ length: rows }, (_, row) => {
    const part = (row + 0.5) / rows
    const y = from + (to - from) * part ** 1.2
    const w = size * (0.45 + 0.55 * part)
    return Array.from({ length: Math.ceil(field.w / gap) }, (_wave, i) => {
      const x = i * gap + ((i * 41 + row * 67) % 47)
      return smooth([
        [x, y],
        [x + w * 0.25, y - w * 0.07],
        [x + w * 0.5, y],
        [x + w * 0.75, y + w * 0.07],
        [x + w, y],
      ])
    })
  }).flat()
}

/** @returns birds far away: two strokes of the wings each. */
export const birds = (at: readonly Point[], size = 7): Line[] =>
  at.flatMap(([x, y]) => [
    arc(x - size, y, size, size * 0.55, 190, 350, -8, 8),
    arc(x + size, y, size, size * 0.55, 190, 350, 8, 8),
  ])

/** Level bands that swing, cut crosswise by lines that lean. */
export const furrows = (lean = 78, swing = 6, stretch = 1.5): Cut => ({
  rows: bands(0, swing, 240),
  across: bands(lean, swing * 0.7, 130, 1),
  stretch,
})
