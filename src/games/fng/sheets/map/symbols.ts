import { circlePath, n } from '../../../../main/sheets/marks.ts'
import type { Point } from './blob.ts'
import { between, type Chance } from './chance.ts'

/** Small signs of the map, each drawn round a point: paths of our own. */
export type Symbol = (point: Point, chance: Chance) => string

const line = (x1: number, y1: number, x2: number, y2: number): string => `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`
const bow = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w / 2)} ${n(y)}q${n(w * 0.1)} ${n(-h)} ${n(w / 2)} ${n(-h)}t${n(w / 2)} ${n(h)}`

/** Crowns seen from the side, one bow for each storey of the jungle. */
export const crowns =
  (storeys: number): Symbol =>
  ({ x, y }, chance) => {
    const w = between(chance, 5, 6.2)
    const bows = Array.from({ length: storeys }, (_, i) => bow(x, y + 2 - i * 0.3, w - i * 2.1, 4.6 - i * 1.55))
    return bows.join('')
  }

/** A round crown on a stem. */
export const tree: Symbol = ({ x, y }, chance) => {
  const r = between(chance, 2, 2.6)
  return circlePath(x, y - 1.4, r) + line(x, y - 1.4 + r, x, y + 3.4)
}

/** A tree of a plantation, seen from above. */
export const orchardTree: Symbol = ({ x, y }) => circlePath(x, y, 2.2) + circlePath(x, y, 0.4)

/** Two jointed stalks with a leaf. */
export const bamboo: Symbol = ({ x, y }, chance) => {
  const lean = between(chance, -0.8, 0.8)
  const stalk = (dx: number, h: number): string =>
    line(x + dx, y + 3.5, x + dx + lean, y + 3.5 - h) +
    [0.35, 0.7]
      .map((part) =>
        line(x + dx - 0.9 + lean * part, y + 3.5 - h * part, x + dx + 0.9 + lean * part, y + 3.5 - h * part),
      )
      .join('')
  return stalk(-1.4, 6.5) + stalk(1.4, 7.6) + line(x + 1.4 + lean, y - 4.1, x + 3.4 + lean, y - 3)
}

/** Tall blades. */
export const grass: Symbol = ({ x, y }) =>
  line(x, y + 2.8, x - 2, y - 1.8) + line(x, y + 2.8, x, y - 3) + line(x, y + 2.8, x + 2, y - 1.8)

/** A low bush. */
export const bush: Symbol = ({ x, y }, chance) => {
  const w = between(chance, 1.8, 2.4)
  return `M${n(x - w)} ${n(y + 1)}q${n(-0.8)} ${n(-2.4)} ${n(w * 0.7)} ${n(-2)}q${n(w * 0.4)} ${n(-1.8)} ${n(w * 0.8)} ${n(0)}q${n(w)} ${n(-0.2)} ${n(w * 0.4)} 2Z`
}

/** Two short blades on open ground. */
export const tuft: Symbol = ({ x, y }) => `M${n(x - 2.4)} ${n(y + 1)}q1.2 -2.8 2.4 -.4q1.2 -2.4 2.4 .4`

/** Reeds over a water line. */
export const reeds: Symbol = ({ x, y }) =>
  line(x - 3.6, y + 2, x + 3.6, y + 2) +
  line(x - 1.2, y + 2, x - 2, y - 1.8) +
  line(x, y + 2, x, y - 2.8) +
  line(x + 1.2, y + 2, x + 2, y - 1.8)

/** Water lines of a marsh. */
export const waterLines: Symbol = ({ x, y }) => line(x - 4, y, x + 4, y) + line(x - 2.2, y + 1.7, x + 2.2, y + 1.7)

/** An angular stone. */
export const stone: Symbol = ({ x, y }, chance) => {
  const s = between(chance, 1.7, 2.7)
  return `M${n(x - s)} ${n(y + s * 0.7)}L${n(x - s * 0.6)} ${n(y - s * 0.6)}L${n(x + s * 0.3)} ${n(y - s * 0.9)}L${n(x + s)} ${n(y + s * 0.1)}L${n(x + s * 0.6)} ${n(y + s * 0.7)}Z`
}

/** The crest of a dune with its lee. */
export const dune: Symbol = ({ x, y }, chance) => {
  const w = between(chance, 6, 8)
  return `M${n(x - w)} ${n(y + 2)}q${n(w * 0.9)} -5.5 ${n(2 * w)} 0M${n(x - w * 0.5)} ${n(y + 2.6)}q${n(w * 0.5)} -2.4 ${n(w)} 0`
}

/** A grain of sand. */
export const grain: Symbol = ({ x, y }) => circlePath(x, y, 0.35)

/** A pointed mound. */
export const mound: Symbol = ({ x, y }, chance) => {
  const h = between(chance, 5, 7)
  return `M${n(x - 3)} ${n(y + 3)}q1.8 -.6 2.4 ${n(-h)}q.6 -1.2 1.2 0q.6 ${n(h - 0.6)} 2.4 ${n(h)}Z`
}

/** A wave of mud. */
export const mudWave: Symbol = ({ x, y }) => `M${n(x - 3.4)} ${n(y)}q.85 -1.7 1.7 0t1.7 0t1.7 0t1.7 0`

/** Crossed strokes. */
export const cross: Symbol = ({ x, y }) =>
  line(x - 2.4, y - 2.4, x + 2.4, y + 2.4) + line(x - 2.4, y + 2.4, x + 2.4, y - 2.4)

/** A hole: its rim, with strokes down into it. */
export function crater({ x, y }: Point, r: number): string {
  const deep = Math.min(3.4, r * 0.42)
  const count = Math.max(10, Math.round((2 * Math.PI * r) / 4.6))
  const strokes = Array.from({ length: count }, (_, i) => {
    const [c, s] = [Math.cos((2 * i * Math.PI) / count), Math.sin((2 * i * Math.PI) / count)]
    return line(x + r * c, y + r * s, x + (r - deep) * c, y + (r - deep) * s)
  })
  return circlePath(x, y, r) + strokes.join('')
}

/** A hut seen from above: four walls and the ridge of its roof. */
export function hut({ x, y }: Point, w: number, h: number, turn: number): { walls: string; ridge: string } {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const at = (dx: number, dy: number) => `${n(x + dx * c - dy * s)} ${n(y + dx * s + dy * c)}`
  const corners = [at(-w / 2, -h / 2), at(w / 2, -h / 2), at(w / 2, h / 2), at(-w / 2, h / 2)]
  return { walls: `M${corners.join('L')}Z`, ridge: `M${at(-w / 2, 0)}L${at(w / 2, 0)}` }
}
