import { bands } from '../cuts.ts'
import type { Layer } from '../picture.ts'
import { arc, ellipse, put, smooth, type Line, type Place } from '../points.ts'

/** A helicopter from the side, its nose to the left; about 480 long with its tail, drawn about its mast. */
export interface Helicopter {
  readonly layers: readonly Layer[]
  readonly bold: readonly Line[]
  readonly blades: readonly Line[]
  readonly fine: readonly Line[]
}

const body: Line = [
  ...smooth([
    [-168, 46],
    [-166, 32],
    [-150, 10],
    [-128, -10],
    [-104, -22],
    [-70, -27],
    [-30, -28],
  ]),
  ...smooth([
    [58, -28],
    [80, -16],
    [104, -6],
    [140, -2],
    [268, -16],
  ]),
  ...smooth([
    [292, -12],
    [290, -2],
    [276, 6],
    [130, 34],
    [96, 52],
    [60, 64],
  ]),
  ...smooth([
    [20, 66],
    [-90, 66],
    [-134, 64],
    [-160, 58],
    [-168, 46],
  ]),
]
const cowl: Line = [
  ...smooth([
    [-62, -26],
    [-50, -38],
    [-30, -44],
    [-10, -54],
    [16, -54],
    [34, -46],
    [60, -42],
    [78, -34],
  ]),
  ...smooth([
    [86, -30],
    [88, -22],
    [84, -12],
    [40, -10],
    [-62, -26],
  ]),
]
const fin: Line = [
  ...smooth([
    [256, -12],
    [276, -34],
    [304, -84],
  ]),
  ...smooth([
    [322, -86],
    [326, -78],
    [312, -40],
    [300, -8],
    [288, 4],
  ]),
]
const stabiliser: Line = [
  [196, 6],
  [236, 2],
  [230, 14],
  [190, 18],
]

const windscreen: Line = smooth([
  [-147, 14],
  [-122, 14],
  [-106, -16],
  [-122, -8],
  [-147, 14],
])
const cockpitDoor: Line = [
  ...smooth([
    [-98, -18],
    [-104, 10],
    [-104, 54],
  ]),
  [-58, 56],
  ...smooth([
    [-58, 10],
    [-58, -18],
    [-98, -18],
  ]),
]
const cockpitWindow: Line = [
  [-94, -12],
  [-64, -12],
  [-64, 12],
  [-98, 12],
  [-94, -12],
]
const cabin: Line = [
  [-50, -18],
  [42, -18],
  [46, 56],
  [-50, 56],
  [-50, -18],
]
const post: Line = [
  [-4, -18],
  [-2, 56],
]
const chin: Line = smooth([
  [-160, 40],
  [-146, 34],
  [-128, 38],
  [-122, 54],
  [-142, 58],
  [-158, 52],
  [-160, 40],
])
const exhaust: Line = [
  [76, -32],
  [78, -14],
]
const boomSeam: Line = smooth([
  [104, 14],
  [180, 2],
  [270, -6],
])
const vents: readonly Line[] = [0, 9, 18].map((x): Line => [
  [8 + x, -32],
  [8 + x, -18],
])

const skid: Line = smooth([
  [-150, 92],
  [-140, 104],
  [-120, 106],
  [40, 106],
  [72, 106],
])
const struts: readonly Line[] = [
  [
    [-86, 66],
    [-96, 105],
  ],
  [
    [8, 66],
    [18, 105],
  ],
]
const mast: Line = [
  [0, -54],
  [-2, -70],
]
const head: Line = ellipse(-1, -72, 9, 4, 0, 20)
const blade: Line = [
  [-262, -70],
  [-262, -75],
  [-10, -76],
  [8, -76],
  [258, -82],
  [258, -77],
  [8, -70],
  [-10, -70],
]
const tailRotor: readonly Line[] = [
  ellipse(313, -70, 36, 36, 0, 40),
  [
    [288, -96],
    [338, -44],
  ],
  [
    [338, -96],
    [288, -44],
  ],
]

/** @returns a helicopter in its place. */
export function helicopter(group: string, place: Place): Helicopter {
  const at = put(place)
  const all = (lines: readonly Line[]) => lines.map(at)
  const turn = place.turn ?? 0
  const cut = { rows: bands(turn, 2), across: bands(turn + 90, 4) }
  const layer = (shape: Line, fine: readonly Line[] = []): Layer => ({
    shape: at(shape),
    fine: all(fine),
    group,
    cut,
    worth: 3,
  })
  const panes = [windscreen, cockpitDoor, cockpitWindow, cabin, post, chin, boomSeam]
  return {
    layers: [layer(fin), layer(body, panes), layer(cowl, [exhaust, ...vents]), layer(stabiliser)],
    bold: all([skid, ...struts, mast]),
    blades: all([blade, head]),
    fine: all([
      ...tailRotor.slice(1),
      ...[...Array(2).keys()].map((i) => arc(313, -70, 36, 36, 20 + 180 * i, 130 + 180 * i)),
    ]),
  }
}
