import { describe, expect, it } from 'vitest'
import type { D6 } from '../../../../../../src/main/engine/answers.ts'
import { readThrow, rollOnTable, type Situation } from '../../../../../../src/main/engine/rollOnTable.ts'
import { requestFor } from '../../../../../../src/main/engine/throwRequest.ts'
import { rowOf, type Table } from '../../../../../../src/main/engine/table.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import {
  cohesion,
  inSight,
  inSightResolution,
  manDown,
  receivedFire,
  recoverFromKnockDown,
} from '../../../../../../src/games/fng/rules/tables/index.ts'

/** Rolls with typed dice, all of which must be asked for. */
function rolls<T extends Table>(table: T, REP: number, faces: readonly D6[], when: Situation<T>['when'] = {}) {
  const dice = openTape({ faces, dice: 'ask', choices: 'ask', seed: 0, depth: 0 })
  const roll = rollOnTable(table, dice, { subject: 1, why: `REP ${REP}`, when, numbers: { REP } })
  dice.mustBeSpent()
  return roll
}

describe('In Sight', () => {
  it('FNG p. 21: Billy, REP 5 against a man in cover, throws four dice: three successes', () => {
    expect(rolls(inSight, 5, [1, 2, 2, 6], { opponentHidden: true })).toMatchObject({
      score: 3,
      row: { outcome: 'acts' },
    })
  })

  it('FNG p. 21: Minh, REP 4, active and moved, throws three dice: three successes as well', () => {
    expect(rolls(inSight, 4, [2, 3, 3], { activeAndMoved: true }).score).toBe(3)
  })

  it('FNG p. 31: without a success, or without a die, there is no action', () => {
    expect(rolls(inSight, 2, [4, 6]).row.outcome).toBe('noAction')
    expect(rolls(inSight, 2, [], { activeAndMoved: true, opponentHidden: true }).row.outcome).toBe('noAction')
    const worst = { activeAndMoved: true, opponentHidden: true, shortsighted: true, targetStealthy: true }
    expect(rolls(inSight, 2, [], worst).row.outcome).toBe('noAction')
  })

  it('FNG pp. 21-22: who ducks back or retires goes on doing so in his turn', () => {
    expect(rolls(inSight, 2, [1, 6], { duckingBack: true }).row.outcome).toBe('completesReaction')
    expect(rolls(inSight, 2, [1, 6], { retiring: true }).row.outcome).toBe('completesReaction')
    expect(rolls(inSight, 2, [5, 6], { retiring: true }).row.outcome).toBe('noAction')
  })

  it('FNG p. 21: Billy, REP 5, fires with a 4; Minh, REP 4, ducks back with a 6', () => {
    expect(rolls(inSightResolution, 5, [4]).row.outcome).toBe('fire')
    expect(rolls(inSightResolution, 4, [6]).row).toMatchObject({ outcome: 'duckBack', gives: { forfeits: true } })
  })

  it('FNG p. 22: a man without a ranged weapon charges; the outgunned duck back', () => {
    expect(rowOf(inSightResolution, 'cannotFireMayCharge').outcome).toBe('charge')
    expect(rowOf(inSightResolution, 'cannotFire').outcome).toBe('duckBack')
    expect(rowOf(inSightResolution, 'outgunned').outcome).toBe('duckBack')
  })
})

describe('Received Fire', () => {
  it('FNG p. 1: REP 4 passes one die of 1 and 5', () => {
    expect(rolls(receivedFire, 4, [1, 5])).toMatchObject({ score: 1, row: { outcome: 'duckBack' } })
  })

  it('FNG p. 16: a Leader Die that passed makes four men of REP 4, 4, 3 and 2 pass two', () => {
    const squad = [
      [4, [2, 5]],
      [4, [4, 6]],
      [3, [2, 6]],
      [2, [1, 4]],
    ] as const
    for (const [rep, faces] of squad) {
      expect(rolls(receivedFire, rep, faces).score).toBe(1)
      expect(rolls(receivedFire, rep, faces, { leaderDiePassed: true })).toMatchObject({
        score: 2,
        row: { outcome: 'fire' },
      })
    }
  })

  it('FNG p. 30: an outgunned man who passes two ducks back', () => {
    expect(rolls(receivedFire, 5, [2, 3], { outgunned: true }).row.outcome).toBe('duckBack')
  })

  it('FNG pp. 30, 112: cover helps who passes one, unless he is outgunned; retrieving wounded goes before both', () => {
    expect(rolls(receivedFire, 4, [1, 5], { inCover: true }).row.outcome).toBe('fire')
    expect(rolls(receivedFire, 4, [1, 5], { inCover: true, outgunned: true }).row.outcome).toBe('duckBack')
    const all = { inCover: true, outgunned: true, retrievingWounded: true }
    expect(rolls(receivedFire, 4, [1, 5], all).row.outcome).toBe('carryOn')
    expect(rolls(receivedFire, 4, [5, 5], all).row.outcome).toBe('cohesion')
  })

  it('FNG pp. 6, 68, 112: a Poser has one die in a bunker too; activity moves the REP of the VC/NVA', () => {
    expect(rolls(receivedFire, 4, [1], { poser: true, inBunker: true }).score).toBe(1)
    expect(rolls(receivedFire, 3, [4, 4], { highActivity: true }).target).toBe(4)
    expect(rolls(receivedFire, 3, [3, 3], { lowActivity: true })).toMatchObject({ target: 2, score: 0 })
  })
})

describe('Man Down', () => {
  it('FNG p. 22: one set of dice is read on Man Down and on Received Fire', () => {
    const situation = { subject: 1, why: 'REP 4', numbers: { REP: 4 } }
    const thrown = { faces: [2, 6], picked: null, by: 'player' } as const
    expect(readThrow(manDown, situation, thrown).row.outcome).toBe('duckBack')
    const inCover = { ...situation, when: { inCover: true } }
    expect(readThrow(receivedFire, inCover, thrown).row.outcome).toBe('fire')
  })

  it('FNG p. 112: two passed carry on, none brings Cohesion', () => {
    expect(rolls(manDown, 4, [4, 4]).row.outcome).toBe('carryOn')
    expect(rolls(manDown, 4, [1, 2, 3], { bornLeader: true, leaderDiePassed: true }).row.outcome).toBe('carryOn')
    expect(rolls(manDown, 4, [5, 6]).row.outcome).toBe('cohesion')
  })
})

describe('Cohesion', () => {
  it('FNG p. 23: 3 and 4 for a group at half strength: REP 3 retires, REP 4, 4 and 5 carry on', () => {
    const thrown = { faces: [3, 4], picked: null, by: 'player' } as const
    const outcomes = [3, 4, 4, 5].map(
      (REP) =>
        readThrow(cohesion, { subject: 1, why: 'group', numbers: { REP }, when: { halfStrength: true } }, thrown).row
          .outcome,
    )
    expect(outcomes).toEqual(['retire', 'carryOn', 'carryOn', 'carryOn'])
  })

  it('FNG p. 112: above half strength one die is enough, none is not', () => {
    expect(rolls(cohesion, 3, [3, 4]).row.outcome).toBe('carryOn')
    expect(rolls(cohesion, 3, [4, 4]).row.outcome).toBe('retire')
  })

  it('FNG p. 68: activity gives the VC/NVA three dice or one', () => {
    expect(rolls(cohesion, 3, [4, 4, 3], { highActivity: true }).score).toBe(1)
    expect(rolls(cohesion, 3, [3], { lowActivity: true }).score).toBe(1)
  })
})

describe('Recover From Knock Down', () => {
  it('FNG p. 23: Sgt. Jones in a flak jacket throws three dice, passes one and is out', () => {
    expect(rolls(recoverFromKnockDown, 4, [4, 5, 6], { flakJacket: true }).row.outcome).toBe('outOfTheFight')
  })

  it('FNG p. 33: two passed are Stunned, none is death', () => {
    expect(rolls(recoverFromKnockDown, 5, [5, 1]).row.outcome).toBe('stunned')
    expect(rolls(recoverFromKnockDown, 3, [5, 4]).row.outcome).toBe('obviouslyDead')
  })

  it('FNG p. 112: flak jacket and Hard As Nails do not add up', () => {
    const when = { flakJacket: true, hardAsNails: true }
    expect(requestFor(recoverFromKnockDown, { subject: 1, why: '', when, numbers: { REP: 4 } }).count).toBe(3)
  })
})
