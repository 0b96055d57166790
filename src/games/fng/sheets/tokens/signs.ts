import type { PlayMarker } from './tokensModel.ts'
import { starPath } from '../../../../main/sheets/furniture.ts'
import { circlePath, linePath, n, rectPath, type PathMark } from '../../../../main/sheets/marks.ts'

/** A sign round a point: where its strokes run, and how they are drawn. */
export interface Sign {
  /** On the marker, under its sign. */
  readonly word: string
  /** A second line, where there is one. */
  readonly note?: string
  readonly draw: (x: number, y: number) => readonly (Omit<PathMark, 'kind'> & { readonly d: string })[]
}

const line = { stroke: 0, width: 1.3, round: true } as const
const solid = { fill: 0 } as const

const arrow = (x: number, y: number, dx: number, dy: number): string => {
  const tip = { x: x + 9 * dx, y: y + 9 * dy }
  const wing = (side: number) =>
    `M${n(tip.x)} ${n(tip.y)}L${n(tip.x - 5 * dx + 4.5 * side * dy)} ${n(tip.y - 5 * dy + 4.5 * side * dx)}`
  return linePath(x - 9 * dx, y - 9 * dy, tip.x, tip.y) + wing(1) + wing(-1)
}

const chevron = (x: number, y: number): string => `M${n(x - 3)} ${n(y - 6)}L${n(x + 3)} ${n(y)}L${n(x - 3)} ${n(y + 6)}`

/** A cartridge standing on its rim. */
const cartridge = (x: number, y: number): string =>
  `M${n(x - 3.4)} ${n(y + 8)}V${n(y - 2)}q0 -5 3.4 -7q3.4 2 3.4 7V${n(y + 8)}Z${linePath(x - 3.4, y - 1.6, x + 3.4, y - 1.6)}${linePath(x - 4.6, y + 8, x + 4.6, y + 8)}`

const flame = (x: number, y: number): string =>
  `M${n(x)} ${n(y - 10)}c5 5 7.4 8 7.4 12.4c0 4.4 -3.2 7.2 -7.4 7.2c-4.2 0 -7.4 -2.8 -7.4 -7.2c0 -2.8 1.6 -4.6 3 -6.2c.4 2 1.2 3 2.4 3.4c-.6 -3.6 .2 -6.6 2 -9.6Z`

const cloud = (x: number, y: number): string =>
  `M${n(x - 8)} ${n(y + 6)}c-5 0 -5.4 -6.4 -.8 -7c-.8 -5.4 5.6 -7 7.6 -3c2.6 -4.4 9.4 -2 8 2.8c5 .2 5 7.2 0 7.2Z`

const man = (x: number, y: number): string =>
  `${circlePath(x - 8, y, 2.4)}M${n(x - 5)} ${n(y)}H${n(x + 4)}L${n(x + 10)} ${n(y - 2)}M${n(x + 4)} ${n(y)}L${n(x + 10)} ${n(y + 2.4)}`

/** What each marker shows. The word says it all; the sign is read from the far side of the table. */
export const signs: Readonly<Record<PlayMarker, Sign>> = {
  stunned: { word: 'Stunned', draw: (x, y) => [{ d: starPath(x, y, 9.5), ...line }] },
  outOfTheFight: {
    word: 'OOF',
    note: 'walks 1-2',
    draw: (x, y) => [
      {
        d: `${rectPath({ x: x - 2.6, y: y - 8, w: 5.2, h: 16 })}${rectPath({ x: x - 8, y: y - 2.6, w: 16, h: 5.2 })}`,
        ...solid,
      },
    ],
  },
  dead: {
    word: 'Dead',
    draw: (x, y) => [
      {
        d: linePath(x - 7.5, y - 7.5, x + 7.5, y + 7.5) + linePath(x + 7.5, y - 7.5, x - 7.5, y + 7.5),
        ...line,
        width: 3.4,
      },
    ],
  },
  duckBack: {
    word: 'Duck Back',
    draw: (x, y) => [{ d: arrow(x, y - 1, 0, 1) + linePath(x - 8, y + 9, x + 8, y + 9), ...line }],
  },
  retired: { word: 'Retired', draw: (x, y) => [{ d: arrow(x, y, -1, 0), ...line, width: 2 }] },
  outOfAmmo: {
    word: 'Out of ammo',
    draw: (x, y) => [
      { d: cartridge(x, y), ...line, width: 1 },
      { d: linePath(x - 9, y + 8, x + 9, y - 8), ...line, width: 1.8 },
    ],
  },
  fastMove: {
    word: 'Fast move',
    draw: (x, y) => [{ d: [-7, 0, 7].map((dx) => chevron(x + dx, y)).join(''), ...line, width: 2 }],
  },
  prone: { word: 'Prone', draw: (x, y) => [{ d: man(x, y), ...line }] },
  setUp: {
    word: 'Gun set up',
    draw: (x, y) => [
      {
        d: `${linePath(x - 10, y - 4, x + 10, y - 4)}${linePath(x + 1, y - 4, x - 4, y + 7)}${linePath(x + 1, y - 4, x + 6, y + 7)}`,
        ...line,
        width: 2,
      },
    ],
  },
  captured: {
    word: 'Captured',
    draw: (x, y) => [{ d: circlePath(x - 5, y, 4.6) + circlePath(x + 5, y, 4.6), ...line, width: 1.8 }],
  },
  smoke: { word: 'Smoke', note: 'turn 1 2 3', draw: (x, y) => [{ d: cloud(x, y), ...line }] },
  fire: { word: 'Fire', draw: (x, y) => [{ d: flame(x, y), ...solid }] },
  flare: {
    word: 'Flare',
    note: 'turn 1 2 3',
    draw: (x, y) => [
      {
        d: Array.from({ length: 8 }, (_, i) => {
          const [c, s] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)]
          return linePath(x + 4.5 * c, y + 4.5 * s, x + 9.5 * c, y + 9.5 * s)
        }).join(''),
        ...line,
      },
      { d: circlePath(x, y, 2.4), ...solid },
    ],
  },
  target: {
    word: 'RTP',
    draw: (x, y) => [
      {
        d: `${circlePath(x, y, 6.4)}${linePath(x - 10, y, x + 10, y)}${linePath(x, y - 10, x, y + 10)}`,
        ...line,
      },
    ],
  },
}
