import type { Box } from '../marks.ts'

/** How many numbers a command takes, and which of them are x and y of points that the line keeps within. */
const commands: Readonly<Record<string, { readonly takes: number; readonly points: readonly number[] }>> = {
  m: { takes: 2, points: [0] },
  l: { takes: 2, points: [0] },
  t: { takes: 2, points: [0] },
  q: { takes: 4, points: [0, 2] },
  s: { takes: 4, points: [0, 2] },
  c: { takes: 6, points: [0, 2, 4] },
}

/**
 * @param d an SVG path of lines, curves and arcs.
 * @returns a box that holds it: around its corners and what its curves lean on, so that it may be a little larger.
 */
export function boundsOf(d: string): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  let [x, y] = [0, 0]
  let start = { x, y }
  const reach = (px: number, py: number, by = { x: 0, y: 0 }) => {
    ;[left, top] = [Math.min(left, px - by.x), Math.min(top, py - by.y)]
    ;[right, bottom] = [Math.max(right, px + by.x), Math.max(bottom, py + by.y)]
  }
  const go = (px: number, py: number) => {
    ;[x, y] = [px, py]
    reach(x, y)
  }
  for (const [, letter, rest] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const values = (rest!.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const command = letter!.toLowerCase()
    const isRelative = letter === command
    const from = () => (isRelative ? { x, y } : { x: 0, y: 0 })
    if (command === 'z') go(start.x, start.y)
    else if (command === 'h') for (const value of values) go(from().x + value, y)
    else if (command === 'v') for (const value of values) go(x, from().y + value)
    else if (command === 'a')
      for (let i = 0; i < values.length; i += 7) {
        const radii = { x: 2 * values[i]!, y: 2 * values[i + 1]! }
        reach(x, y, radii)
        go(from().x + values[i + 5]!, from().y + values[i + 6]!)
      }
    else {
      const { takes, points } = commands[command]!
      for (let i = 0; i < values.length; i += takes) {
        const { x: ox, y: oy } = from()
        for (const at of points) reach(ox + values[i + at]!, oy + values[i + at + 1]!)
        go(ox + values[i + takes - 2]!, oy + values[i + takes - 1]!)
        if (command === 'm' && i === 0) start = { x, y }
      }
    }
  }
  return { x: left, y: top, w: right - left, h: bottom - top }
}
