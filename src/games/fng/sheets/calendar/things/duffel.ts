import { arc, smooth, type Line, type Place } from '../points.ts'
import { layersOf, type Kit } from './kit.ts'

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

/** The bag stays whole much longer than the rest. */
const wholeWorth = 3.4

/** @returns a duffel bag that stands; some 200 wide and 320 high. */
export const duffel = (group: string, place: Place): Kit => ({
  layers: layersOf(
    group,
    place,
    [
      [gather, [...pleats, clasp]],
      [bag, [...folds, ...seams]],
      [strap, []],
    ],
    wholeWorth,
  ),
  fine: [],
})
