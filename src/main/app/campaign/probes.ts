import { facesOf, sidesOf, usualSides } from '../../engine/dice.ts'
import { seededFaces, seededNumber } from '../../engine/seeded.ts'
import type { AskedThrow } from './askedSource.ts'

/** One way the dice of a stretch may fall. */
export interface Probe {
  /** Fair dice: how often something comes up is counted over these only. */
  readonly fair: boolean
  /** Seed of the cards that are dealt. */
  readonly seed: number
  readonly faces: (asked: AskedThrow, depth: number) => readonly number[]
}

const faces = facesOf(usualSides)
const fairProbes = 12
const wildProbes = 60

/**
 * The ways a stretch is played for trial. Fair dice alone would miss what takes a rare throw, such as two sixes for a
 * man of REP 5: so every pair of faces lies on all dice once as well. And what takes one man's high throw after another's
 * low one: so there are dice that fall to the extremes, each throw by itself. A throw that is made again falls by fair
 * dice: the same faces for ever would never let a step come to its end.
 */
export const probes: readonly Probe[] = [
  ...Array.from({ length: fairProbes }, (_, i) => ({ fair: true, seed: i, faces: fairly(i) })),
  ...Array.from({ length: wildProbes }, (_, i) => ({ fair: false, seed: i + 1000, faces: wildly(i) })),
  ...faces.flatMap((first) =>
    faces.map((second) => ({ fair: false, seed: first * 6 + second + fairProbes, faces: paired(first, second) })),
  ),
]

function fairly(probe: number): Probe['faces'] {
  return ({ key, subject, occurrence, request }, depth) =>
    seededFaces({ seed: probe, depth, key, subject, occurrence }, request.count, sidesOf(request))
}

/** Each throw by itself is all low, all high, one of each, or fair. */
function wildly(probe: number): Probe['faces'] {
  const fall = fairly(probe + 1000)
  return (asked, depth) => {
    const faces = fall(asked, depth)
    if (asked.occurrence > 0) return faces
    const { key, subject, occurrence } = asked
    const how = seededNumber({ seed: probe + 2000, depth, key, subject, occurrence }, extremes.length)
    const pair = extremes[how]
    return pair ? faces.map((_, i) => stretched(pair[i % 2]!, asked)) : faces
  }
}

const extremes: readonly (readonly [number, number] | null)[] = [[1, 1], [6, 6], [1, 6], null]

function paired(first: number, second: number): Probe['faces'] {
  const again = fairly(first * 6 + second + fairProbes)
  return (asked, depth) =>
    asked.occurrence > 0
      ? again(asked, depth)
      : Array.from({ length: asked.request.count }, (_, i) => stretched(i % 2 === 0 ? first : second, asked))
}

/** A face of a d6 on the die that is asked for: its lowest stays the lowest, its highest the highest. */
const stretched = (face: number, { request }: AskedThrow): number =>
  1 + Math.round(((face - 1) * (sidesOf(request) - 1)) / (usualSides - 1))
