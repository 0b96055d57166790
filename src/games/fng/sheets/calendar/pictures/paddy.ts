import { bands, rays, rings } from '../cuts.ts'
import type { Picture } from '../picture.ts'
import { ellipse, smooth, type Line } from '../points.ts'
import { buffalo } from '../things/buffalo.ts'
import { birds, cloud, furrows, ground, land, leaves, ripples, trees, tufts } from '../things/land.ts'
import { palm } from '../things/palm.ts'

const sun = [150, 128] as const
const ridge: Line = [
  [-30, 262],
  [50, 238],
  [110, 250],
  [190, 206],
  [250, 232],
  [320, 196],
  [380, 236],
  [450, 214],
  [570, 252],
]
const wood: Line = [
  [-30, 286],
  [100, 280],
  [250, 288],
  [400, 280],
  [570, 288],
]
const dike: Line = [
  [-30, 474],
  [120, 462],
  [280, 478],
  [430, 464],
  [570, 474],
]
const beast = buffalo('buffalo', { x: 236, y: 354, scale: 1.02 })
const slopes: readonly Line[] = [
  smooth([
    [190, 208],
    [180, 226],
    [186, 246],
  ]),
  smooth([
    [192, 210],
    [206, 230],
    [208, 250],
  ]),
  smooth([
    [320, 198],
    [312, 216],
    [318, 236],
  ]),
  smooth([
    [322, 200],
    [338, 220],
    [340, 244],
  ]),
]

/** A water buffalo in the rice, palms behind it. */
export const paddy: Picture = {
  id: 'paddy',
  title: 'Water buffalo and palms',
  home: 'sun',
  layers: [
    { shape: ground, cut: { rows: rings(...sun), across: rays(...sun) } },
    { shape: ellipse(...sun, 62, 62, 0, 72), group: 'sun', worth: 1.6, cut: { rows: bands(0), across: bands(90) } },
    { shape: cloud(340, 92, 190, 76), worth: 1.3, cut: furrows(88, 2) },
    { shape: land(ridge), fine: slopes, cut: furrows(76, 6) },
    { shape: trees(wood, [26, 34, 22, 30, 26]), fine: leaves(wood, 2, 13), cut: furrows(90, 4) },
    {
      shape: land([
        [-30, 318],
        [120, 312],
        [300, 320],
        [570, 312],
      ]),
      fine: [...ripples(330, 470, 7, 118, 30), ...tufts(330, 470, 5, 64, 13)],
      cut: furrows(74, 6),
    },
    ...palm({ group: 'palm', foot: [470, 474], crown: [432, 190], bow: -26, thick: 20, leaf: 130 }),
    ...beast.layers,
    { shape: land(dike), fine: tufts(500, 606, 5, 36, 20), cut: furrows(82, 7) },
  ],
  bold: beast.bold,
  fine: [
    ...beast.fine,
    ...birds([
      [420, 40],
      [446, 30],
      [440, 54],
    ]),
  ],
}
