import { bands, rays, rings } from '../cuts.ts'
import type { Picture } from '../picture.ts'
import { ellipse, type Line } from '../points.ts'
import { helicopter } from '../things/helicopter.ts'
import { birds, furrows, ground, land, leaves, trees, tufts } from '../things/land.ts'

const sun = [300, 300] as const
const craft = helicopter('helicopter', { x: 250, y: 190, scale: 0.84, turn: -7 })
const farRidge: Line = [
  [-30, 392],
  [40, 372],
  [100, 384],
  [170, 346],
  [228, 372],
  [300, 392],
  [372, 356],
  [436, 384],
  [500, 366],
  [570, 388],
]
const nearRidge: Line = [
  [-30, 430],
  [60, 414],
  [140, 436],
  [230, 418],
  [330, 440],
  [420, 412],
  [500, 430],
  [570, 418],
]
const wood: Line = [
  [-30, 474],
  [80, 466],
  [200, 480],
  [320, 470],
  [440, 482],
  [570, 468],
]
const bank: Line = [
  [-30, 520],
  [90, 530],
  [210, 516],
  [330, 528],
  [450, 514],
  [570, 524],
]

/** A helicopter before a large sun that goes down behind ridges. */
export const lastLight: Picture = {
  id: 'lastLight',
  title: 'Helicopter, last light',
  home: 'helicopter',
  layers: [
    { shape: ground, cut: { rows: rings(...sun), across: rays(...sun) } },
    { shape: ellipse(...sun, 150, 150, 0, 90), worth: 1.3, cut: { rows: bands(0, 3, 200), across: bands(90, 4) } },
    { shape: land(farRidge), cut: furrows(70, 8) },
    { shape: land(nearRidge), cut: furrows(105, 8) },
    { shape: trees(wood, [30, 24, 38, 28]), fine: leaves(wood, 3, 14), cut: furrows(90, 4) },
    { shape: land(bank), fine: tufts(535, 605, 4, 34, 17), cut: furrows(80, 6) },
    ...craft.layers,
  ],
  ornaments: craft.blades.map((shape) => ({ shape })),
  bold: craft.bold,
  fine: [
    ...craft.fine,
    ...birds([
      [96, 316],
      [122, 304],
      [112, 334],
      [478, 322],
      [502, 312],
    ]),
  ],
}
