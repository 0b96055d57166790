import { bands, rays, rings } from '../cuts.ts'
import type { Picture } from '../picture.ts'
import { ellipse, field, smooth, type Line } from '../points.ts'
import { boot } from '../things/boot.ts'
import { duffel } from '../things/duffel.ts'
import { helmet } from '../things/helmet.ts'
import { birds, furrows, ground, land } from '../things/land.ts'
import { palm } from '../things/palm.ts'

const sun = [120, 178] as const
const [left, top, right, sill] = [44, 44, 252, 248]
const floorFrom = 352

/** A frame between two boxes: out along the outer one, and back along the inner one. */
const frame = (x: number, y: number, to: number, foot: number, by: number): Line => [
  [x - by, y - by],
  [to + by, y - by],
  [to + by, foot + by],
  [x - by, foot + by],
  [x - by, y - by],
  [x, y],
  [x, foot],
  [to, foot],
  [to, y],
  [x, y],
]
/** The wall, open where the window is. */
const wall: Line = [
  [-10, -10],
  [field.w + 10, -10],
  [field.w + 10, field.h + 10],
  [-10, field.h + 10],
  [-10, -10],
  [left, top],
  [left, sill],
  [right, sill],
  [right, top],
  [left, top],
]
/** Grain of the boards: short strokes, upright on the wall and toward the window's wall on the floor. */
const grain: readonly Line[] = Array.from({ length: 42 }, (_, i): Line => {
  const [x, y] = [(i * 89) % 547, (i * 61) % 331]
  return smooth([
    [x, y],
    [x + 1.5, y + 12 + ((i * 7) % 16)],
    [x, y + 26 + ((i * 7) % 32)],
  ])
})
const planks: readonly Line[] = Array.from({ length: 46 }, (_, i): Line => {
  const [x, part] = [-420 + ((i * 197) % 1380), ((i * 31) % 89) / 100]
  const at = (t: number) => [270 + (x - 270) * (0.42 + 0.58 * t), floorFrom + (field.h - floorFrom) * t] as const
  return [at(part), at(part + 0.1 + ((i * 5) % 8) / 60)]
})
const mitres: readonly Line[] = [
  [
    [right, top],
    [right + 14, top - 14],
  ],
  [
    [left, sill],
    [left - 14, sill + 14],
  ],
  [
    [right, sill],
    [right + 14, sill + 14],
  ],
]
const bar = (left + right) / 2 + 18
const near = boot('near boot', { x: 214, y: 556, scale: 0.98 })
const far = boot('far boot', { x: 134, y: 500, scale: 0.86, turn: -3 })
const bag = duffel('bag', { x: 372, y: 470, scale: 1.08, turn: 4 })
const hat = helmet('helmet', { x: 418, y: 560, scale: 0.9 })

/** Boots, helmet and duffel bag by a window, ready to go. */
export const packed: Picture = {
  id: 'packed',
  title: 'Boots and duffel bag',
  home: 'bag',
  layers: [
    { shape: ground, cut: { rows: rings(...sun), across: rays(...sun) } },
    { shape: ellipse(...sun, 44, 44, 0, 60), group: 'sun', worth: 1.4, cut: { rows: bands(0), across: bands(90) } },
    {
      shape: land([
        [-30, 220],
        [60, 196],
        [130, 216],
        [200, 190],
        [300, 214],
        [570, 200],
      ]),
      cut: furrows(80, 5),
    },
    ...palm({ group: 'palm', foot: [226, 300], crown: [196, 128], bow: -10, thick: 11, leaf: 62 }),
    { shape: wall, fine: grain, group: 'wall', cut: { rows: bands(0, 0), across: bands(90, 0) } },
    {
      shape: [
        [-10, floorFrom],
        [field.w + 10, floorFrom],
        [field.w + 10, field.h + 10],
        [-10, field.h + 10],
      ],
      fine: planks,
      cut: { rows: bands(0, 0), across: rays(270, 172, 270), stretch: 1 },
    },
    ...bag.layers,
    ...far.layers,
    ...near.layers,
    ...hat.layers,
  ],
  ornaments: [
    { shape: frame(left, top, right, sill, 14), fine: mitres },
    {
      shape: [
        [bar - 4, top],
        [bar + 4, top],
        [bar + 4, sill],
        [bar - 4, sill],
      ],
    },
  ],
  fine: [
    ...near.fine,
    ...birds(
      [
        [84, 92],
        [104, 82],
      ],
      6,
    ),
  ],
}
