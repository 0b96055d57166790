import { ellipse, put, smooth, type Line, type Place, type Point } from '../points.ts'
import { layersOf, type Kit } from './kit.ts'

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
