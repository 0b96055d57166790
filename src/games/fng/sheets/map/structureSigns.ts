import { circlePath, linePath, rectPath } from '../../../../main/sheets/marks.ts'
import type { Ink } from './ink.ts'
import { cross, hut } from './symbols.ts'

/** What is put on the table in a battle, as the map has a sign for it. */
export const structureSigns = [
  'building',
  'bunker',
  'position',
  'hooch',
  'tunnel',
  'trap',
  'spiderHole',
  'cache',
  'charge',
  'plane',
  'helicopter',
  'wreck',
  'tracked',
  'wheeled',
  'boat',
  'struck',
  'crossed',
  'flames',
] as const
export type StructureSign = (typeof structureSigns)[number]
/** How a vehicle's sign is marked when it does not stand whole. */
export type OverSign = Extract<StructureSign, 'struck' | 'crossed' | 'flames'>

const here = { x: 0, y: 0 }
const thin = { stroke: 0, width: 0.7, round: true } as const
const over = { stroke: 0, width: 2, round: true } as const
const wall = { stroke: 0, width: 1.1, fill: 1 } as const

/** A shape that stands on any ground: white round it, its own outline, and lines in it. */
export function shape(ink: Ink, outline: string, inside: string): void {
  ink.path(outline, { stroke: 1, width: 3.6 })
  ink.path(outline, wall)
  ink.path(inside, thin)
}

const drawings: Readonly<Record<StructureSign, (ink: Ink) => void>> = {
  // A hipped roof seen from above.
  building: (ink) => {
    const hips = linePath(-8, -6, -3.4, 0) + linePath(-8, 6, -3.4, 0) + linePath(8, -6, 3.4, 0) + linePath(8, 6, 3.4, 0)
    shape(ink, rectPath({ x: -8, y: -6, w: 16, h: 12 }), `${hips}${linePath(-3.4, 0, 3.4, 0)}`)
  },
  hooch: (ink) => {
    const { walls, ridge } = hut(here, 13, 9, 0)
    const thatch = [-4, 0, 4].map((x) => linePath(x, -4.5, x, 4.5)).join('')
    shape(ink, walls, `${ridge}${thatch}`)
  },
  // Earth heaped over a slit.
  bunker: (ink) => {
    shape(ink, 'M-9 6V1a9 7.5 0 0 1 18 0V6Z', 'M-4.5 1.4h9M-4.5 3h9M-9 6h18')
  },
  // Sandbags, open at the back.
  position: (ink) => {
    const bags = [-6.2, 0, 6.2].map((x) => rectPath({ x: x - 3, y: -5, w: 6, h: 4 })).join('')
    shape(ink, `${bags}${rectPath({ x: -9.2, y: -1, w: 4, h: 6 })}${rectPath({ x: 5.2, y: -1, w: 4, h: 6 })}`, '')
  },
  tunnel: (ink) => {
    shape(ink, circlePath(0, 0, 6.5), `M-4.6 1.6a4.6 4.6 0 0 1 9.2 0M-2.4 1.6a2.4 2.4 0 0 1 4.8 0M-4.6 1.6h9.2`)
  },
  trap: (ink) => {
    shape(ink, 'M0 -7L7.6 6H-7.6Z', 'M0 -2.4v4.2M0 3.6v.6')
  },
  // A lid that stands ajar.
  spiderHole: (ink) => {
    shape(ink, circlePath(0, 0, 5.6), 'M-5.4 1.4L4.6 -3.2M-2.6 .2v4.6M.4 -1.2v6.6M3.2 -2.4v6.6')
  },
  cache: (ink) => {
    shape(ink, rectPath({ x: -7, y: -5, w: 14, h: 10 }), 'M-7 -1.6h14M-2 -5v3.4M2 -5v3.4')
  },
  charge: (ink) => {
    shape(ink, circlePath(-1, 1.5, 5), 'M2.4 -2.2q1 -4 4.4 -3.4M6 -7.4l1.4 1.6M8.4 -4.6l-1.6 -.8')
  },
  plane: (ink) => {
    const body = 'M-1.6 -11q1.6 -4 3.2 0V-4L13 4V7L1.6 3.4V9L5 12V13.6H-5V12L-1.6 9V3.4L-13 7V4L-1.6 -4Z'
    shape(ink, body, '')
  },
  helicopter: (ink) => {
    const body = 'M-3.6 -7q0 -4 3.6 -4t3.6 4V1q0 3 -2.4 4L1 13H4V15H-4V13H-1L-1.2 5q-2.4 -1 -2.4 -4Z'
    shape(ink, body, `${circlePath(0, -3, 1)}M-11 -10L11 4M-11 4L11 -10`)
  },
  wreck: (ink) => {
    shape(ink, circlePath(0, 0, 7), cross(here, () => 0.5) + 'M-9.5 -4l4 1.6M9.5 -4l-4 1.6M-8 7l3 -3M8 7l-3 -3')
  },
  // From above, front to the right: tracks along both sides, a turret and its gun.
  tracked: (ink) => {
    const tracks = [-7, 4].map((y) => rectPath({ x: -10, y, w: 20, h: 3 })).join('')
    const links = [-6, -2, 2, 6].map((x) => linePath(x, -7, x, -4) + linePath(x, 4, x, 7)).join('')
    shape(ink, `${tracks}${rectPath({ x: -8.5, y: -4, w: 17, h: 8 })}`, `${links}${circlePath(-1, 0, 2.8)}M1.8 0h10`)
  },
  // A bonnet and a bed with a tilt.
  wheeled: (ink) => {
    const wheels = [-6.6, 3.4].map((x) => rectPath({ x, y: -5.6, w: 4, h: 11.2 })).join('')
    shape(ink, `${wheels}M-10 -4.2H6.5L10 -2.8V2.8L6.5 4.2H-10Z`, 'M3 -4.2v8.4M-7 -4.2v8.4M-2 -4.2v8.4M6.5 -4.2v8.4')
  },
  // Over a vehicle: what has become of it.
  struck: (ink) => {
    ink.path('M-10 8L10 -8', over)
  },
  crossed: (ink) => {
    ink.path('M-10 8L10 -8M-10 -8L10 8', over)
  },
  flames: (ink) => {
    const tongues = 'M0 -8c1.4 4 5.4 4.8 4.6 9.8a4.8 4.8 0 0 1 -9.4 .3c-.5 -3.2 1.4 -4 1.9 -6.1'
    shape(ink, `${tongues}c.8 .8 1.6 1.6 1.6 2.9c1.6 -1.9 1.9 -4 1.3 -6.9Z`, '')
  },
  boat: (ink) => {
    shape(ink, 'M-11 -3.4Q-2 -5.6 5 -4.2Q9 -3 12 0Q9 3 5 4.2Q-2 5.6 -11 3.4Z', 'M-6 -4.2v8.4M-1 -4.6v9.2M4 -4.2v8.4')
  },
}

/** Draws one of the signs round the point 0, 0, in units of ten to an inch. */
export function drawStructureSign(ink: Ink, sign: StructureSign): void {
  drawings[sign](ink)
}
