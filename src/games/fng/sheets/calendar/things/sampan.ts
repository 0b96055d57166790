import { bands } from '../cuts.ts'
import type { Layer } from '../picture.ts'
import { put, smooth, type Line, type Place } from '../points.ts'

const hull: Line = [
  ...smooth([
    [-170, -40],
    [-120, -10],
    [-40, 4],
    [40, 4],
    [120, -12],
    [176, -48],
  ]),
  ...smooth([
    [180, -40],
    [150, 6],
    [104, 32],
    [30, 42],
    [-60, 40],
    [-118, 22],
    [-156, -10],
    [-176, -34],
    [-170, -40],
  ]),
]
const roof: Line = [
  ...smooth([
    [-66, 2],
    [-66, -30],
    [-48, -56],
    [-6, -66],
    [36, -58],
    [54, -32],
    [56, 4],
  ]),
]
const mouth: Line = smooth([
  [-66, 2],
  [-58, -28],
  [-40, -50],
  [-30, -58],
])
const ribs: readonly Line[] = [-34, -12, 10, 32].map((x): Line =>
  smooth([
    [x, 4],
    [x + 2, -30],
    [x - 2, x === 32 ? -50 : -62],
  ]),
)
const mats: readonly Line[] = [-20, -38, -52].map((y): Line =>
  smooth([
    [-62, y],
    [-6, y - 8],
    [54, y],
  ]),
)
const planks: readonly Line[] = [
  smooth([
    [-166, -30],
    [-110, 4],
    [-30, 18],
    [40, 18],
    [112, 2],
    [170, -36],
  ]),
  smooth([
    [-140, 0],
    [-96, 20],
    [-30, 30],
    [40, 30],
    [104, 18],
    [150, -10],
  ]),
]
const legs: Line = [
  [102, -2],
  [100, -34],
  [130, -34],
  [134, -8],
]
const shirt: Line = smooth([
  [98, -30],
  [100, -66],
  [92, -84],
  [114, -92],
  [134, -82],
  [132, -30],
])
const arm: Line = smooth([
  [128, -80],
  [142, -66],
  [152, -52],
  [146, -46],
  [132, -56],
  [122, -68],
  [128, -80],
])
const hat: Line = [
  ...smooth([
    [80, -86],
    [98, -98],
    [114, -116],
    [132, -98],
    [150, -86],
  ]),
  ...smooth([
    [150, -86],
    [114, -80],
    [80, -86],
  ]),
]
const straw: readonly Line[] = [
  [98, -84],
  [114, -82],
  [130, -84],
].map(([x, y]): Line => [
  [114, -115],
  [x!, y!],
])
const oar: Line = [
  [118, -62],
  [206, 62],
]
const oarBlade: Line = smooth([
  [198, 52],
  [206, 52],
  [226, 86],
  [220, 94],
  [210, 90],
  [198, 60],
  [198, 52],
])

/** A sampan with a roof of mats, and a man at the oar under a straw hat, from behind; some 360 long. */
export interface Sampan {
  readonly layers: readonly Layer[]
  readonly bold: readonly Line[]
}

/** @returns a sampan in its place. */
export function sampan(group: string, place: Place): Sampan {
  const at = put(place)
  const cut = { rows: bands(0, 3), across: bands(86, 3) }
  const layer = (shape: Line, fine: readonly Line[] = []): Layer => ({
    shape: at(shape),
    fine: fine.map(at),
    group,
    cut,
    worth: 2.4,
  })
  return {
    layers: [
      layer(legs, [
        [
          [116, -34],
          [117, -4],
        ],
      ]),
      layer(shirt, [
        smooth([
          [112, -88],
          [116, -60],
          [114, -34],
        ]),
      ]),
      layer(arm),
      layer(hat, straw),
      layer(roof, [mouth, ...ribs, ...mats]),
      layer(hull, planks),
      layer(oarBlade),
    ],
    bold: [at(oar)],
  }
}
