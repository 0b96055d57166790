import { describe, expect, it } from 'vitest'
import { rollOnTable } from '../../../../../../src/main/engine/rollOnTable.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import { randomEvents } from '../../../../../../src/games/fng/rules/tables/index.ts'

const tape = (...faces: number[]) => openTape({ faces, dice: 'ask', choices: 'ask', seed: 0, depth: 0 })

/** An event after Activation dice that both came up this. */
const event = (activation: number, face: number) =>
  rollOnTable(randomEvents, tape(face), { subject: 0, why: 'test', numbers: { doubles: 2 * activation } })

describe('random events', () => {
  it('FNG p. 72: Activation dice 3 and 3 count as 6, to which a die is added', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => event(3, face).score)).toEqual([7, 8, 9, 10, 11, 12])
  })

  it('FNG p. 72: 4 and 4, then 2, is 10: a man Out of the Fight is back, of the FWF on 1 to 4', () => {
    expect(event(4, 2)).toMatchObject({
      score: 10,
      row: { outcome: 'backInTheFight', gives: { fwfTo: 4, repDown: 0 } },
    })
  })

  it('FNG p. 72: 2 and 2, then 6, is the same event', () => {
    expect(event(2, 6).row).toBe(event(4, 2).row)
  })

  it('FNG pp. 70-71: the lowest sum is worse weather, the highest ends the mission', () => {
    expect(event(1, 1)).toMatchObject({ score: 3, row: { outcome: 'weatherWorse', gives: { weatherSteps: 1 } } })
    expect(event(6, 6)).toMatchObject({ score: 18, row: { outcome: 'missionEnds' } })
  })

  it('FNG pp. 70-71: each of the sixteen sums is an event of its own', () => {
    expect(new Set(randomEvents.rows.map((row) => row.outcome)).size).toBe(16)
  })

  it('FNG pp. 70-71: the text names the spans of the side that the die picks', () => {
    for (const { gives, text } of randomEvents.rows) {
      const fwfTo = 'fwfTo' in gives ? gives.fwfTo : null
      const spans = fwfTo === null ? [] : [`(1-${fwfTo})`, `(${fwfTo + 1}-6)`]
      expect(text.match(/\(\d-\d\)/g) ?? [], text).toEqual(spans)
    }
  })
})
