import { smooth, type Line, type Place } from '../points.ts'
import { layersOf, type Kit } from './kit.ts'

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
