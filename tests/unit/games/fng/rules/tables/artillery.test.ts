import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { D6 } from '../../../../../../src/main/engine/answers.ts'
import { rollOnTable, type Situation } from '../../../../../../src/main/engine/rollOnTable.ts'
import { rowOf } from '../../../../../../src/main/engine/table.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import {
  artilleryDeviation,
  artilleryHitting,
  artilleryRequest,
  dangerClose,
  illumination,
  mortarDeviation,
  mortarHitting,
  mortarOrdnance,
} from '../../../../../../src/games/fng/rules/tables/index.ts'

const tape = (...faces: number[]) => openTape({ faces, dice: 'ask', choices: 'ask', seed: 0, depth: 0 })
const about = { subject: 1, why: 'test' }
type Request = Situation<typeof artilleryRequest>['when']
const request = (face: D6, when: Request = {}) => rollOnTable(artilleryRequest, tape(face), { ...about, when })

describe('asking for artillery and mortars', () => {
  it.each([
    [1, 'denied', 0, 0, false],
    [2, 'notNow', 0, 0, false],
    [3, 'granted', 1, 1, true],
    [4, 'granted', 2, 2, false],
    [5, 'granted', 2, 1, false],
    [6, 'granted', 3, 0, false],
  ] as const)('FNG p. 77: a %i is %s, %i weapons after %i turns', (face, outcome, weapons, turns, plusHalfDie) => {
    expect(request(face).row).toMatchObject({ outcome, gives: { weapons, turns, plusHalfDie } })
  })

  it('FNG p. 77: who leads, who speaks and where it goes add up (ruling)', () => {
    const roll = request(1, { lieutenant: true, forwardObserver: true, registeredTarget: true })
    expect(roll).toMatchObject({ score: 6, row: { gives: { weapons: 3, turns: 0 } } })
  })

  it('FNG p. 77: a village at Support Level 1 takes six off for artillery, four for mortars', () => {
    expect(request(6, { populationValue3: true, supportLevel1Artillery: true })).toMatchObject({
      score: 0,
      row: { outcome: 'denied' },
    })
    expect(request(6, { populationValue3: true, supportLevel1Mortars: true })).toMatchObject({
      score: 2,
      row: { outcome: 'notNow' },
    })
  })

  it('FNG p. 77: what helps never makes it come later or fewer', () => {
    const helps = artilleryRequest.modifiers.filter(({ by }) => by > 0).map(({ when }) => when)
    const last = artilleryRequest.rows.length - 1
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.constantFrom(...helps), (face, help) => {
        const [without, withHelp] = [request(face as D6), request(face as D6, { [help]: true })]
        expect(withHelp.index === last || withHelp.index > without.index).toBe(true)
      }),
    )
  })
})

describe('fire of artillery and mortars', () => {
  it.each([
    ['mortars, p. 77', mortarHitting],
    ['artillery, p. 78', artilleryHitting],
  ] as const)('%s: out of LOS a REP of 4 counts as 3, and a round deviates once more', (_, table) => {
    const numbers = { REP: 4 }
    expect(rollOnTable(table, tape(4, 3), { ...about, numbers }).row).toMatchObject({
      outcome: 'onTarget',
      gives: { rolls: 1 },
    })
    const blind = rollOnTable(table, tape(4, 3), { ...about, numbers, when: { targetOutOfSight: true } })
    expect(blind).toMatchObject({ target: 3, score: 1, row: { outcome: 'inTheArea', gives: { rolls: 2 } } })
    expect(rollOnTable(table, tape(5, 6), { ...about, numbers }).row).toMatchObject({
      outcome: 'miss',
      gives: { rolls: 3 },
    })
  })

  it.each([
    ['mortar', mortarDeviation],
    ['artillery', artilleryDeviation],
  ] as const)('FNG pp. 78-79: the rounds of a %s go its own distance aside, half of it with an FO', (weapon, table) => {
    const { deviation } = rowOf(mortarOrdnance, weapon).cells
    const rows = [1, 2, 3, 4, 5, 6].map((face) => rollOnTable(table, tape(face), about).row)
    expect(rows.map(({ outcome }) => outcome)).toEqual(['long', 'left', 'right', 'short', 'onTarget', 'onTarget'])
    expect(rows.map(({ gives }) => [gives.ahead * gives.inches, gives.right * gives.inches])).toEqual([
      [deviation, 0],
      [0, -deviation],
      [0, deviation],
      [-deviation, 0],
      [0, 0],
      [0, 0],
    ])
    for (const { gives, text } of rows) {
      expect(gives.observedInches).toBe(gives.inches / 2)
      if (gives.inches > 0) expect(text).toContain(`${gives.inches}"`)
    }
  })

  it('FNG pp. 78-79: what falls where', () => {
    expect(rowOf(mortarOrdnance, 'mortar').cells).toMatchObject({ rounds: 3, blast: 6, impact: 2, APR: 2 })
    expect(rowOf(mortarOrdnance, 'artillery').cells).toMatchObject({ rounds: 3, blast: 12, impact: 4, APR: 5 })
  })

  it('FNG p. 78: Danger Close costs 4 VP and is fired, or 8 VP and perhaps the command, and is not', () => {
    const rolled = (face: D6) => rollOnTable(dangerClose, tape(face), { ...about, numbers: { REP: 4 } }).row
    expect(rolled(4)).toMatchObject({ outcome: 'fires', gives: { victoryPoints: -4, relievedTo: 0 } })
    expect(rolled(5)).toMatchObject({ outcome: 'stopped', gives: { victoryPoints: -8, relievedTo: 2 } })
  })

  it('FNG p. 79: each wind that drifts a light is a circumstance of the table', () => {
    for (const { gives } of illumination.rows)
      expect(Object.keys(gives)).toEqual(illumination.modifiers.map(({ when }) => when))
    expect(rowOf(illumination, 'mortar')).toMatchObject({
      gives: { breeze: 6, strongWind: 12, noWind: 0 },
      cells: { 'lit circle': 24, turns: 3 },
    })
  })
})
