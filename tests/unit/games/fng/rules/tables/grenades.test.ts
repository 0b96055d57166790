import { describe, expect, it } from 'vitest'
import type { D6 } from '../../../../../../src/main/engine/answers.ts'
import { rollOnTable } from '../../../../../../src/main/engine/rollOnTable.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import { readyTheGrenade, throwingAGrenade } from '../../../../../../src/games/fng/rules/tables/index.ts'

const tape = (faces: readonly D6[]) => openTape({ faces, dice: 'ask', choices: 'ask', seed: 0, depth: 0 })
const about = (REP: number) => ({ subject: 1, why: `REP ${REP}`, numbers: { REP } })
const throws = (faces: readonly D6[], cannotSeeSpot: boolean) =>
  rollOnTable(throwingAGrenade, tape(faces), { ...about(4), when: { cannotSeeSpot } })

describe('a grenade', () => {
  it('FNG p. 34: Tan, REP 4, throws blind, passes one of 3 and 6 and misses: Received Fire', () => {
    expect(throws([3, 6], true)).toMatchObject({
      score: 1,
      row: { outcome: 'missed', gives: { centre: null, receivedFire: true } },
    })
  })

  it('FNG p. 34: Nguyen drops one over the wall, passes one and is on the spot', () => {
    expect(throws([3, 6], false).row).toMatchObject({ outcome: 'onSpot', gives: { centre: 'spot' } })
  })

  it('FNG p. 34: two passed are on the spot, seen or not; none falls at the feet, with a die to escape', () => {
    expect(throws([3, 4], true).row.outcome).toBe('onSpot')
    expect(throws([5, 6], false).row).toMatchObject({ outcome: 'dropped', gives: { centre: 'thrower', escapeDice: 1 } })
  })

  it.each([
    [[1, 4], 'now'],
    [[1, 5], 'inReaction'],
    [[5, 6], 'nextActive'],
  ] as const)('FNG p. 33: REP 4 with %j may throw it: %s', (faces, outcome) => {
    expect(rollOnTable(readyTheGrenade, tape(faces), about(4)).row.outcome).toBe(outcome)
  })
})
