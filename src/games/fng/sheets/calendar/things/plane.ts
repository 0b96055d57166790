import { bands } from '../cuts.ts'
import type { Layer } from '../picture.ts'
import { arc, ellipse, put, smooth, type Line, type Place } from '../points.ts'

const tube: Line = [
  ...smooth([
    [204, 9],
    [196, -5],
    [178, -16],
    [146, -24],
    [90, -27],
    [-60, -27],
    [-124, -26],
    [-176, -19],
    [-214, -9],
  ]),
  ...smooth([
    [-218, -4],
    [-200, 4],
    [-140, 19],
    [-80, 27],
    [0, 29],
    [110, 29],
    [160, 26],
    [190, 19],
    [204, 9],
  ]),
]
const fin: Line = [
  ...smooth([
    [-112, -24],
    [-136, -32],
    [-156, -52],
    [-186, -100],
  ]),
  ...smooth([
    [-216, -102],
    [-210, -60],
    [-200, -12],
  ]),
]
const farTail: Line = [
  [-156, -16],
  [-196, -46],
  [-214, -47],
  [-200, -14],
]
const nearTail: Line = [
  [-156, -8],
  [-220, 30],
  [-242, 31],
  [-204, -6],
]
const nearWing: Line = [
  ...smooth([
    [70, 12],
    [40, 34],
    [-74, 132],
  ]),
  ...smooth([
    [-106, 138],
    [-92, 110],
    [-56, 54],
    [-46, 44],
  ]),
  [-56, 20],
]
const farWing: Line = [
  [62, -22],
  [-6, -88],
  [-30, -91],
  [-8, -48],
  [-14, -22],
]
const pod = (x: number, y: number, size: number): Line => [
  ...smooth([
    [x + 30 * size, y - 8 * size],
    [x + 34 * size, y],
    [x + 30 * size, y + 9 * size],
    [x, y + 11 * size],
    [x - 30 * size, y + 4 * size],
  ]),
  ...smooth([
    [x - 32 * size, y],
    [x - 22 * size, y - 7 * size],
    [x, y - 11 * size],
    [x + 30 * size, y - 8 * size],
  ]),
]
const lip = (x: number, y: number, size: number): Line => arc(x + 26 * size, y, 4 * size, 10 * size, 90, 270, 0, 8)

const windows: readonly Line[] = Array.from({ length: 25 }, (_, i) =>
  ellipse(-132 + i * 11.4, -8, 2.1, 3.2, 0, 10),
).map((line): Line => [...line, line[0]!])
const doors: readonly Line[] = [-150, 157].map((x): Line => [
  [x, 8],
  [x, -14],
  [x + 8, -14],
  [x + 8, 8],
  [x, 8],
])
const screen: readonly Line[] = [
  [
    [172, -13],
    [190, -7],
    [182, -3],
    [166, -5],
    [172, -13],
  ],
  [
    [180, -10],
    [175, -4],
  ],
]
const stripe: readonly Line[] = [
  smooth([
    [199, 2],
    [170, 5],
    [-130, 4],
    [-196, -2],
  ]),
  smooth([
    [203, 8],
    [168, 9],
    [-120, 8],
    [-180, 5],
  ]),
]
const flaps: readonly Line[] = [
  [
    [-44, 32],
    [-54, 32],
    [-88, 106],
  ],
  [
    [44, 26],
    [-74, 126],
  ],
]
const rudder: Line = [
  [-192, -90],
  [-186, -16],
]

/** @returns a jet airliner from the side, climbing to the right; some 420 long, drawn about its middle. */
export function plane(group: string, place: Place): Layer[] {
  const at = put(place)
  const turn = place.turn ?? 0
  const cut = { rows: bands(turn, 2), across: bands(turn + 82, 4) }
  const layer = (shape: Line, fine: readonly Line[] = []): Layer => ({
    shape: at(shape),
    fine: fine.map(at),
    group,
    cut,
    worth: 3.2,
  })
  return [
    layer(pod(36, -62, 0.72), [lip(36, -62, 0.72)]),
    layer(farWing),
    layer(farTail),
    layer(fin, [rudder]),
    layer(tube, [...windows, ...doors, ...screen, ...stripe]),
    layer(nearTail),
    layer(pod(27, 60, 1), [lip(27, 60, 1)]),
    layer(pod(-24, 101, 0.95), [lip(-24, 101, 0.95)]),
    layer(nearWing, flaps),
  ]
}
