import { bands } from '../cuts.ts'
import type { Layer } from '../picture.ts'
import { arc, ellipse, put, smooth, type Line, type Place, type Point } from '../points.ts'

/** A soldier's things, each drawn about the middle of its foot. */

const sole: Line = [
  ...smooth([
    [-150, 14],
    [-152, 24],
    [-146, 32],
    [-60, 30],
    [-20, 26],
  ]),
  [2, 26],
  [4, 32],
  [58, 32],
  ...smooth([
    [62, 26],
    [62, 6],
    [56, 0],
  ]),
  ...smooth([
    [0, 6],
    [-70, 10],
    [-150, 14],
  ]),
]
const upper: Line = [
  ...smooth([
    [-152, 16],
    [-152, -8],
    [-138, -26],
    [-110, -36],
    [-78, -52],
    [-56, -76],
  ]),
  ...smooth([
    [-40, -104],
    [-20, -60],
    [4, -44],
    [56, -46],
  ]),
  ...smooth([
    [60, -20],
    [60, 10],
  ]),
  ...smooth([
    [0, 16],
    [-70, 18],
    [-152, 16],
  ]),
]
const shaft: Line = [
  ...smooth([
    [-62, -70],
    [-50, -110],
    [-48, -160],
    [-50, -204],
  ]),
  ...smooth([
    [-20, -200],
    [20, -202],
    [42, -210],
  ]),
  ...smooth([
    [46, -150],
    [48, -90],
    [58, -40],
  ]),
  ...smooth([
    [20, -36],
    [-20, -44],
    [-62, -70],
  ]),
]
const tongue: Line = smooth([
  [-54, -190],
  [-60, -214],
  [-44, -224],
  [-24, -216],
  [-20, -196],
  [-54, -190],
])
const eyestay: Line = smooth([
  [-26, -202],
  [-24, -150],
  [-28, -104],
  [-44, -66],
  [-62, -50],
])
const backStay: Line = smooth([
  [24, -204],
  [28, -140],
  [30, -90],
  [38, -44],
])
const toeCap: Line = smooth([
  [-104, -38],
  [-92, -14],
  [-96, 14],
])
const counter: Line = smooth([
  [8, -44],
  [16, -16],
  [12, 14],
])
const tread: readonly Line[] = Array.from({ length: 13 }, (_, i): Line => [
  [-142 + i * 15.5, 20],
  [-145 + i * 15.5, 32],
])
const laceRows: readonly Point[] = [
  [-50, -196],
  [-49, -176],
  [-49, -156],
  [-50, -136],
  [-53, -116],
  [-58, -96],
  [-66, -78],
]
const laces: readonly Line[] = laceRows.flatMap(([x, y], i): Line[] => [
  smooth([
    [x - 3, y],
    [x + 10, y + 5],
    [x + 22, y + 2],
  ]),
  ...(i < laceRows.length - 1
    ? [
        smooth([
          [x + 22, y + 2],
          [x + 8, y + 11],
          [x - 3, y + 20],
        ]),
      ]
    : []),
])
const eyelets: readonly Line[] = laceRows.map(([x, y]) => [...ellipse(x + 24, y + 2, 2.2, 2.2, 0, 10)])
const bow: readonly Line[] = [
  smooth([
    [-40, -200],
    [-70, -194],
    [-84, -174],
    [-70, -168],
    [-46, -196],
  ]),
  smooth([
    [-44, -198],
    [-60, -176],
    [-62, -146],
  ]),
  smooth([
    [-42, -198],
    [-30, -174],
    [-34, -150],
  ]),
]

interface Kit {
  readonly layers: readonly Layer[]
  readonly fine: readonly Line[]
}

const layersOf = (group: string, place: Place, parts: readonly (readonly [Line, readonly Line[]])[]): Layer[] => {
  const at = put(place)
  return parts.map(([shape, fine]) => ({
    shape: at(shape),
    fine: fine.map(at),
    group,
    cut: { rows: bands(0, 4, 150), across: bands(90, 4, 150) },
    worth: 1.7,
  }))
}

/** @returns a boot from the side, its toe to the left; some 210 long and 260 high. */
export const boot = (group: string, place: Place): Kit => ({
  layers: layersOf(group, place, [
    [tongue, []],
    [shaft, [eyestay, backStay, ...laces, ...eyelets]],
    [upper, [toeCap, counter]],
    [sole, tread],
  ]),
  fine: bow.map(put(place)),
})

const bag: Line = [
  ...smooth([
    [-54, -262],
    [-74, -236],
    [-84, -170],
    [-86, -70],
    [-82, -10],
    [-62, 10],
  ]),
  ...smooth([
    [0, 18],
    [62, 10],
  ]),
  ...smooth([
    [82, -10],
    [86, -70],
    [84, -170],
    [74, -236],
    [54, -262],
  ]),
  ...smooth([
    [20, -270],
    [-20, -270],
    [-54, -262],
  ]),
]
const gather: Line = [
  ...smooth([
    [-40, -262],
    [-58, -292],
    [-30, -286],
    [-16, -302],
    [4, -288],
    [26, -302],
    [36, -284],
    [60, -288],
    [42, -262],
  ]),
  ...smooth([
    [20, -256],
    [-20, -256],
    [-40, -262],
  ]),
]
const strap: Line = [
  ...smooth([
    [26, -272],
    [66, -276],
    [104, -244],
    [118, -170],
    [112, -90],
    [92, -24],
    [80, -6],
  ]),
  ...smooth([
    [72, -20],
    [88, -60],
    [98, -110],
    [100, -170],
    [90, -228],
    [62, -258],
    [30, -258],
  ]),
]
const folds: readonly Line[] = [
  smooth([
    [-40, -258],
    [-52, -226],
    [-50, -196],
  ]),
  smooth([
    [-22, -264],
    [-28, -220],
    [-20, -180],
  ]),
  smooth([
    [0, -266],
    [-2, -226],
    [6, -204],
  ]),
  smooth([
    [22, -264],
    [28, -226],
    [24, -190],
  ]),
  smooth([
    [42, -258],
    [54, -224],
    [54, -200],
  ]),
  smooth([
    [-78, -60],
    [-50, -48],
    [-34, -56],
  ]),
  smooth([
    [-80, -110],
    [-60, -102],
    [-52, -110],
  ]),
  smooth([
    [80, -80],
    [52, -66],
    [40, -74],
  ]),
  smooth([
    [78, -130],
    [60, -120],
    [50, -124],
  ]),
]
const seams: readonly Line[] = [arc(0, -18, 84, 14, 8, 172), arc(0, -23, 84, 14, 8, 172)]
const pleats: readonly Line[] = [
  [-30, -284],
  [-6, -290],
  [14, -292],
  [40, -282],
].map(([x, y]): Line => [
  [x!, y!],
  [x! * 0.7, -262],
])
const clasp: Line = smooth([
  [-12, -262],
  [-12, -272],
  [12, -272],
  [12, -262],
  [-12, -262],
])

/** @returns a duffel bag that stands; some 200 wide and 320 high. */
export const duffel = (group: string, place: Place): Kit => ({
  layers: layersOf(group, place, [
    [gather, [...pleats, clasp]],
    [bag, [...folds, ...seams]],
    [strap, []],
  ]),
  fine: [],
})

const dome: Line = [
  ...smooth([
    [-104, 4],
    [-100, -44],
    [-66, -88],
    [-10, -104],
    [48, -94],
    [88, -58],
    [104, -10],
  ]),
  ...smooth([
    [112, 6],
    [60, 16],
    [-10, 20],
    [-80, 16],
    [-104, 4],
  ]),
]
const brim: Line = smooth([
  [-112, 8],
  [-104, 0],
  [-60, 10],
  [0, 14],
  [60, 10],
  [104, -6],
  [116, 2],
  [110, 12],
  [60, 21],
  [-10, 25],
  [-80, 21],
  [-112, 8],
])
const bandLines: readonly Line[] = [
  smooth([
    [-101, -22],
    [-50, -8],
    [10, -6],
    [66, -14],
    [101, -32],
  ]),
  smooth([
    [-98, -38],
    [-50, -24],
    [10, -22],
    [64, -30],
    [96, -48],
  ]),
]
const cover: readonly Line[] = [
  smooth([
    [-60, -84],
    [-48, -62],
    [-50, -40],
  ]),
  smooth([
    [-6, -102],
    [4, -70],
    [0, -40],
  ]),
  smooth([
    [52, -90],
    [52, -64],
    [60, -46],
  ]),
  smooth([
    [-84, -64],
    [-74, -50],
  ]),
  smooth([
    [26, -98],
    [30, -84],
  ]),
]

/** @returns a helmet on the ground; some 240 wide and 130 high. */
export const helmet = (group: string, place: Place): Kit => ({
  layers: layersOf(group, place, [
    [dome, [...bandLines, ...cover]],
    [brim, []],
  ]),
  fine: [],
})
