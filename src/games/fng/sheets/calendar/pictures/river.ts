import { bands, rays, rings, type Cut } from '../cuts.ts'
import type { Layer, Picture } from '../picture.ts'
import { ellipse, smooth, type Line } from '../points.ts'
import { birds, furrows, ground, leaves, ripples, trees } from '../things/land.ts'
import { broadLeaf } from '../things/leaf.ts'
import { palm } from '../things/palm.ts'
import { sampan } from '../things/sampan.ts'

const moon = [352, 116] as const
const boat = sampan('sampan', { x: 256, y: 436, scale: 0.92 })

/** A steep hill out of the plain. */
const hill = (x: number, foot: number, w: number, h: number, cut: Cut): Layer => {
  const side = (part: number, up: number) => [x + w * part, foot - h * up] as const
  return {
    shape: [
      ...smooth([
        side(-0.5, -0.1),
        side(-0.44, 0.3),
        side(-0.4, 0.62),
        side(-0.24, 0.9),
        side(-0.04, 1),
        side(0.16, 0.93),
        side(0.26, 0.74),
        side(0.38, 0.56),
        side(0.44, 0.26),
        side(0.52, -0.1),
      ]),
    ],
    fine: [
      smooth([side(-0.12, 0.92), side(-0.18, 0.7), side(-0.12, 0.5)]),
      smooth([side(0, 0.94), side(0.06, 0.72), side(0.02, 0.52), side(0.08, 0.36)]),
      smooth([side(0.2, 0.78), side(0.22, 0.6), side(0.28, 0.46)]),
      smooth([side(-0.3, 0.62), side(-0.3, 0.46), side(-0.24, 0.34)]),
      smooth([side(-0.06, 0.6), side(-0.08, 0.44), side(-0.02, 0.3)]),
    ],
    cut,
  }
}
const water: Line = [
  [-30, 300],
  [570, 300],
  [570, 630],
  [-30, 630],
]
const leftWood: Line = [
  [-30, 258],
  [40, 266],
  [110, 284],
  [176, 302],
]
const rightWood: Line = [
  [360, 306],
  [430, 284],
  [500, 268],
  [570, 258],
]
/** Woods stand on banks that the river leaves between them. */
const leftBank: Line = [
  ...trees(leftWood, [34, 26, 38, 30]).slice(0, -2),
  ...smooth([
    [186, 310],
    [150, 330],
    [104, 350],
    [92, 384],
    [60, 420],
    [-30, 470],
  ]),
]
const rightBank: Line = [
  ...trees(rightWood, [28, 36, 26, 40]).slice(0, -2),
  ...smooth([
    [570, 470],
    [500, 418],
    [452, 392],
    [440, 358],
    [392, 334],
    [350, 312],
  ]),
]

/** A sampan on a river between steep hills. */
export const river: Picture = {
  id: 'river',
  title: 'Sampan on the river',
  home: 'moon',
  layers: [
    { shape: ground, cut: { rows: rings(...moon), across: rays(...moon) } },
    { shape: ellipse(...moon, 58, 58, 0, 72), group: 'moon', worth: 1.7, cut: { rows: bands(0), across: bands(90) } },
    hill(270, 306, 150, 132, furrows(84, 5)),
    hill(140, 306, 190, 226, furrows(84, 5)),
    hill(430, 306, 210, 190, furrows(84, 5)),
    hill(30, 306, 150, 150, furrows(84, 5)),
    {
      shape: water,
      fine: ripples(322, 600, 9, 104, 42),
      cut: { rows: bands(0, 6, 190), across: rays(264, 180, 270), stretch: 1.6 },
    },
    { shape: leftBank, fine: leaves(leftWood, 7, 19), cut: furrows(96, 5) },
    { shape: rightBank, fine: leaves(rightWood, 7, 19), cut: furrows(84, 5) },
    ...palm({ group: 'palm', foot: [-6, 440], crown: [92, 226], bow: 30, thick: 17, leaf: 104 }),
    ...boat.layers,
    broadLeaf({ group: 'leaves', foot: [600, 650], tip: [366, 566], bow: 34, broad: 74 }),
    broadLeaf({ group: 'leaves', foot: [592, 664], tip: [498, 456], bow: 22, broad: 84 }),
    broadLeaf({ group: 'left leaves', foot: [-50, 650], tip: [168, 560], bow: -34, broad: 70 }),
    broadLeaf({ group: 'left leaves', foot: [-30, 660], tip: [78, 476], bow: -26, broad: 74 }),
  ],
  bold: boat.bold,
  fine: birds([
    [222, 92],
    [246, 80],
    [238, 106],
  ]),
}
