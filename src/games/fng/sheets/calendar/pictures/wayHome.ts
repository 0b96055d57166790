import { bands, rays, rings } from '../cuts.ts'
import type { Picture } from '../picture.ts'
import { ellipse, smooth, type Line } from '../points.ts'
import { birds, cloud, furrows, ground, land, ripples } from '../things/land.ts'
import { palm } from '../things/palm.ts'
import { plane } from '../things/plane.ts'

const sun = [236, 408] as const
const farRidge: Line = [
  [-30, 404],
  [30, 380],
  [74, 392],
  [130, 344],
  [176, 372],
  [232, 398],
  [320, 406],
]
const cape: Line = [
  [290, 410],
  [340, 396],
  [390, 366],
  [432, 378],
  [490, 330],
  [540, 352],
  [580, 340],
]
const slopes: readonly Line[] = [
  smooth([
    [130, 346],
    [122, 362],
    [126, 378],
  ]),
  smooth([
    [132, 348],
    [146, 366],
    [150, 384],
  ]),
  smooth([
    [490, 332],
    [478, 352],
    [484, 374],
  ]),
  smooth([
    [492, 334],
    [508, 352],
    [510, 370],
  ]),
  smooth([
    [390, 368],
    [396, 384],
    [392, 396],
  ]),
]
const beach: Line = [
  [-30, 486],
  [60, 492],
  [150, 520],
  [230, 540],
  [320, 540],
  [420, 556],
  [570, 548],
]

/** An airliner that climbs out over the coast. */
export const wayHome: Picture = {
  id: 'wayHome',
  title: 'The plane home',
  home: 'plane',
  layers: [
    { shape: ground, cut: { rows: rings(...sun), across: rays(...sun) } },
    { shape: ellipse(...sun, 74, 74, 0, 72), worth: 1.4, cut: { rows: bands(0, 2), across: bands(90, 2) } },
    { shape: cloud(92, 306, 172, 74), worth: 1.3, cut: furrows(88, 2) },
    { shape: cloud(462, 272, 170, 70, 14), worth: 1.3, cut: furrows(88, 2) },
    { shape: land(farRidge), fine: slopes.slice(0, 2), group: 'hills', cut: furrows(80, 6) },
    { shape: land(cape), fine: slopes.slice(2), group: 'hills', cut: furrows(80, 6) },
    {
      shape: land([
        [-30, 412],
        [200, 409],
        [380, 409],
        [570, 412],
      ]),
      fine: ripples(420, 545, 7, 96, 34),
      group: 'sea',
      cut: { rows: bands(0, 5, 210), across: rays(sun[0], 300, 270), stretch: 1.5 },
    },
    { shape: land(beach), fine: ripples(565, 600, 2, 150, 60), cut: furrows(70, 5) },
    ...plane('plane', { x: 272, y: 158, scale: 1.08, turn: -15 }),
    ...palm({ group: 'left palm', foot: [54, 612], crown: [118, 414], bow: 16, thick: 17, leaf: 104 }),
    ...palm({ group: 'right palm', foot: [500, 606], crown: [446, 440], bow: -14, thick: 16, leaf: 92 }),
  ],
  fine: birds([
    [316, 348],
    [344, 338],
    [332, 362],
  ]),
}
