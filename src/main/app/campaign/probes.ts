import type { D6 } from '../../engine/answers.ts'
import { seededFaces, seededNumber } from '../../engine/seeded.ts'
import type { AskedThrow } from './askedSource.ts'

/** One way the dice of a stretch may fall. */
export interface Probe {
  /** Fair dice: how often something comes up is counted over these only. */
  readonly fair: boolean
  readonly faces: (asked: AskedThrow, depth: number) => readonly D6[]
}

const faces: readonly D6[] = [1, 2, 3, 4, 5, 6]
const fairProbes = 12
const wildProbes = 60

/**
 * The ways a stretch is played for trial. Fair dice alone would miss what takes a rare throw, such as two sixes for a
 * man of REP 5: so every pair of faces lies on all dice once as well. And what takes one man's high throw after another's
 * low one: so there are dice that fall to the extremes, each throw by itself. A throw that is made again falls by fair
 * dice: the same faces for ever would never let a step come to its end.
 */
export const probes: readonly Probe[] = [
  ...Array.from({ length: fairProbes }, (_, i) => ({ fair: true, faces: fairly(i) })),
  ...Array.from({ length: wildProbes }, (_, i) => ({ fair: false, faces: wildly(i) })),
  ...faces.flatMap((first) => faces.map((second) => ({ fair: false, faces: paired(first, second) }))),
]

function fairly(probe: number): Probe['faces'] {
  return ({ key, subject, occurrence, request }, depth) =>
    seededFaces({ seed: probe, depth, key, subject, occurrence }, request.count)
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
    return pair ? faces.map((_, i) => pair[i % 2]!) : faces
  }
}

const extremes: readonly (readonly [D6, D6] | null)[] = [[1, 1], [6, 6], [1, 6], null]

function paired(first: D6, second: D6): Probe['faces'] {
  const again = fairly(first * 6 + second + fairProbes)
  return (asked, depth) =>
    asked.occurrence > 0
      ? again(asked, depth)
      : Array.from({ length: asked.request.count }, (_, i) => (i % 2 === 0 ? first : second))
}
