import { bands } from '../cuts.ts'
import type { Layer } from '../picture.ts'
import { arc, ellipse, put, smooth, type Line, type Place } from '../points.ts'

/** A water buffalo from the side, its head low to the left; some 350 long, drawn about the middle of its back line. */
export interface Buffalo {
  readonly layers: readonly Layer[]
  readonly bold: readonly Line[]
  readonly fine: readonly Line[]
}

const barrel: Line = [
  ...smooth([
    [-104, -34],
    [-84, -62],
    [-52, -78],
    [-10, -72],
    [50, -70],
    [96, -80],
    [128, -76],
    [150, -56],
    [160, -22],
    [156, 14],
    [146, 40],
  ]),
  ...smooth([
    [108, 46],
    [60, 62],
    [0, 66],
    [-46, 58],
    [-84, 50],
    [-108, 26],
    [-114, -4],
    [-104, -34],
  ]),
]
const hind: Line = [
  ...smooth([
    [150, -40],
    [118, -36],
    [96, -12],
    [100, 44],
    [122, 64],
    [124, 84],
    [116, 104],
    [112, 128],
  ]),
  ...smooth([
    [138, 130],
    [140, 104],
    [148, 82],
    [152, 50],
    [160, 14],
    [159, -18],
    [150, -40],
  ]),
]
const fore: Line = [
  ...smooth([
    [-78, -34],
    [-98, -14],
    [-104, 14],
    [-98, 46],
    [-88, 70],
    [-88, 92],
    [-92, 128],
  ]),
  ...smooth([
    [-64, 130],
    [-64, 96],
    [-60, 70],
    [-46, 46],
    [-42, 8],
    [-56, -24],
    [-78, -34],
  ]),
]
const farHind: Line = [
  ...smooth([
    [70, 30],
    [80, 60],
    [90, 74],
    [86, 100],
    [82, 120],
  ]),
  ...smooth([
    [106, 121],
    [108, 98],
    [118, 76],
    [120, 40],
  ]),
]
const farFore: Line = [
  ...smooth([
    [-66, 40],
    [-56, 68],
    [-52, 92],
    [-56, 119],
  ]),
  ...smooth([
    [-32, 120],
    [-32, 92],
    [-24, 66],
    [-14, 40],
  ]),
]
const neck: Line = smooth([
  [-70, -66],
  [-104, -62],
  [-134, -50],
  [-146, -20],
  [-132, 12],
  [-100, 30],
  [-84, 4],
  [-70, -66],
])
const face: Line = [
  ...smooth([
    [-124, -62],
    [-144, -64],
    [-160, -52],
    [-176, -28],
    [-194, 6],
    [-204, 20],
  ]),
  ...smooth([
    [-204, 34],
    [-192, 42],
    [-174, 38],
    [-158, 22],
    [-136, 6],
    [-122, -14],
    [-118, -44],
    [-124, -62],
  ]),
]
const farHorn: Line = [
  ...smooth([
    [-150, -60],
    [-156, -84],
    [-140, -112],
    [-108, -128],
    [-66, -130],
  ]),
  ...smooth([
    [-66, -130],
    [-100, -116],
    [-124, -100],
    [-134, -82],
    [-134, -62],
  ]),
]
const nearHorn: Line = [
  ...smooth([
    [-140, -62],
    [-140, -84],
    [-122, -104],
    [-90, -114],
    [-40, -106],
  ]),
  ...smooth([
    [-40, -106],
    [-82, -98],
    [-106, -88],
    [-116, -74],
    [-116, -56],
  ]),
]
const ear: Line = smooth([
  [-122, -48],
  [-104, -56],
  [-80, -50],
  [-72, -40],
  [-92, -34],
  [-112, -36],
  [-122, -48],
])

const eye: readonly Line[] = [ellipse(-150, -32, 5, 3.6, 40, 14), arc(-150, -34, 9, 7, 190, 330, 30, 8)]
const nostril: readonly Line[] = [
  ellipse(-195, 22, 4, 2.6, 50, 10),
  smooth([
    [-200, 35],
    [-186, 31],
    [-174, 24],
  ]),
]
const ribs: readonly Line[] = [-30, -8, 14].map((x) =>
  smooth([
    [x, -30],
    [x - 5, 2],
    [x + 3, 34],
  ]),
)
const folds: readonly Line[] = [
  smooth([
    [-96, -48],
    [-84, -14],
    [-92, 24],
  ]),
  smooth([
    [112, -62],
    [98, -30],
    [100, 14],
  ]),
  smooth([
    [138, -40],
    [146, -18],
    [144, 6],
  ]),
  smooth([
    [-64, -60],
    [-58, -30],
    [-64, 4],
  ]),
]
const hornRings = (dx: number, dy: number): Line[] =>
  [
    [-138, -76, -117, -68],
    [-134, -88, -112, -80],
    [-124, -98, -104, -88],
  ].map(([a, b, c, d]): Line => [
    [a! + dx, b! + dy],
    [c! + dx, d! + dy],
  ])
const hooves: readonly Line[] = [
  [
    [112, 118],
    [139, 119],
  ],
  [
    [-92, 118],
    [-64, 119],
  ],
]
const tail: Line = smooth([
  [152, -56],
  [172, -40],
  [178, 0],
  [172, 44],
])
const tuft: readonly Line[] = [
  [172, 44],
  [169, 46],
  [175, 46],
].map(([x, y]): Line =>
  smooth([
    [172, 40],
    [x!, y! + 8],
    [x! + (x! - 172) * 1.4, y! + 24],
  ]),
)
/** @returns a buffalo in its place. */
export function buffalo(group: string, place: Place): Buffalo {
  const at = put(place)
  const cut = { rows: bands(-4, 5, 180), across: bands(84, 6, 120) }
  const layer = (shape: Line, fine: readonly Line[] = []): Layer => ({
    shape: at(shape),
    fine: fine.map(at),
    group,
    cut,
    worth: 1.7,
  })
  return {
    layers: [
      layer(farHind),
      layer(farFore),
      layer(farHorn),
      layer(barrel, [...ribs, ...folds]),
      layer(hind, hooves),
      layer(fore, hooves),
      layer(neck),
      layer(face, [...eye, ...nostril]),
      layer(ear, [
        smooth([
          [-114, -44],
          [-96, -46],
          [-82, -42],
        ]),
      ]),
      layer(nearHorn, hornRings(0, 0)),
    ],
    bold: [tail].map(at),
    fine: tuft.map(at),
  }
}
