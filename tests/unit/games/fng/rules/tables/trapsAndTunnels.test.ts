import { describe, expect, it } from 'vitest'
import { rollOnTable } from '../../../../../../src/main/engine/rollOnTable.ts'
import { rowOf } from '../../../../../../src/main/engine/table.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import {
  boobyTrapType,
  disarmTrap,
  genericWeaponNames,
  spiderHole,
  spiderHoleDiscovery,
  spiderHoleOccupant,
  tunnelEncounter,
  tunnelSuccess,
  tunnelSurvival,
  tunnelTime,
} from '../../../../../../src/games/fng/rules/tables/index.ts'

const tape = (...faces: number[]) => openTape({ faces, dice: 'ask', choices: 'ask', seed: 0, depth: 0 })
const about = { subject: 1, why: 'test' }

describe('booby traps', () => {
  it('FNG p. 65: of a Random Event 3 is wide-spread and 4 localized, by the ruling', () => {
    expect(rollOnTable(boobyTrapType, tape(3), about).row).toBe(rowOf(boobyTrapType, 'wideSpread'))
    expect(rollOnTable(boobyTrapType, tape(4), about).row).toBe(rowOf(boobyTrapType, 'localized'))
  })

  it('FNG p. 65: only a wide-spread trap is tested for and reaches others', () => {
    const { gives } = rowOf(boobyTrapType, 'wideSpread')
    expect(gives).toMatchObject({ impact: 2, blastInches: 5, disarmTest: true })
    expect(rowOf(boobyTrapType, 'localized').gives).toMatchObject({ impact: 1, blastInches: null, disarmTest: false })
    expect(disarmTrap.rows.map((row) => row.gives.impact)).toEqual([null, gives.impact, gives.impact])
  })

  it('FNG p. 65: a 6 fails even with a REP of 6 and more', () => {
    const situation = { ...about, numbers: { REP: 5 }, when: { trapFinder: true, wireCutters: true } }
    const roll = rollOnTable(disarmTrap, tape(5, 6), situation)
    expect(roll).toMatchObject({ target: 7, score: 1, row: { outcome: 'oneMoreDie', gives: { dice: 1 } } })
    expect(rollOnTable(disarmTrap, tape(6, 6), situation).row.outcome).toBe('explodes')
  })

  it('FNG p. 6: a Pointman on point disarms with REP +1', () => {
    const situation = { ...about, numbers: { REP: 3 } }
    expect(rollOnTable(disarmTrap, tape(4, 4), situation).row.outcome).toBe('explodes')
    const onPoint = { ...situation, when: { pointmanOnPoint: true } }
    expect(rollOnTable(disarmTrap, tape(4, 4), onPoint).row.outcome).toBe('disarmed')
  })
})

describe('tunnels', () => {
  it.each([
    [5, {}, 5],
    [5, { ealAbove3: 2 }, 3],
    [6, { ealAbove3: 3, trapFinder: true }, 2],
    [2, { ealAbove3: 3, slight: true }, 1],
  ] as const)('FNG p. 66: %i with %o is a minimum of %i turns', (face, when, turns) => {
    expect(rollOnTable(tunnelTime, tape(face), { ...about, when }).row.outcome).toBe(turns)
  })

  it.each([
    [1, { clumsy: true }, 'enemy', -1],
    [2, {}, 'boobyTrap', -1],
    [3, {}, 'enemy', 0],
    [3, { stealthy: true }, 'boobyTrap', 0],
    [3, { tunnelRat: true }, 'enemy', 2],
    [6, { tunnelRat: true, stealthy: true }, 'boobyTrap', 2],
  ] as const)('FNG p. 66: %i with %o meets: %s, Survival %i', (face, when, outcome, survival) => {
    expect(rollOnTable(tunnelEncounter, tape(face), { ...about, when }).row).toMatchObject({
      outcome,
      gives: { survival },
    })
  })

  /** A man of REP 4 in a tunnel of EAL 4. */
  const survive = (face: number, when: Parameters<typeof rollOnTable<typeof tunnelSurvival>>[2]['when'] = {}) =>
    rollOnTable(tunnelSurvival, tape(face), { ...about, numbers: { 'REP - EAL': 0 }, when })

  it('FNG p. 66: 3 or less is down, 4 injured, 5 or more unharmed', () => {
    expect([3, 4, 5].map((face) => survive(face).row.outcome)).toEqual(['down', 'injured', 'unharmed'])
  })

  it('FNG p. 67: a rescuer survives with 4', () => {
    expect(survive(3, { rescuer: true })).toMatchObject({ score: 4, row: { gives: { survives: true, rep: -1 } } })
    expect(survive(3).row.gives.survives).toBe(false)
  })

  it('FNG p. 66: an encounter counts as its row says, a charge below as +2', () => {
    expect(survive(4, { encounter: -1 })).toMatchObject({ score: 3, row: { outcome: 'down' } })
    expect(survive(4, { encounter: 0 })).toMatchObject({ score: 4, modifiers: [] })
    expect(survive(4, { encounter: 2 })).toMatchObject({ score: 6, row: { outcome: 'unharmed' } })
  })

  it('FNG p. 6: a Tunnel Rat has +3, and +5 against traps, before his pistol', () => {
    expect(survive(1, { tunnelRat: true, quickReflexes: true }).score).toBe(1 + 3)
    expect(survive(1, { tunnelRat: true, quickReflexes: true, trapFinderAtTrap: true }).score).toBe(1 + 5)
    expect(survive(1, { tunnelRat: true, quickReflexes: true, pistolAtEnemy: true }).score).toBe(1 + 4)
  })

  it('FNG p. 66: the ways to be armed', () => {
    const armed = ['pistolAtEnemy', 'silencedPistolAtEnemy', 'otherFirearm', 'noFirearmAtEnemy'] as const
    expect(armed.map((when) => survive(4, { [when]: true }).score)).toEqual([5, 6, 3, 2])
  })

  it.each([
    [3, 'nothing', { points: 1, dice: 0 }],
    [5, 'supplies', { points: 1, dice: 1, halfDie: true, halfEal: false }],
    [6, 'intelligence', { points: 1, dice: 1, halfDie: false, halfEal: true }],
  ] as const)('FNG p. 67: %i brings %s', (face, outcome, gives) => {
    expect(rollOnTable(tunnelSuccess, tape(face), about).row).toMatchObject({ outcome, gives })
  })
})

describe('spider holes', () => {
  it('FNG p. 71: behind on 1 to 3; the sides strike as the front, by the ruling', () => {
    const rows = [1, 2, 3, 4, 5, 6].map((face) => rollOnTable(spiderHole, tape(face), about).row)
    expect(rows.map((row) => row.outcome)).toEqual(['rear', 'rear', 'rear', 'left', 'right', 'front'])
    expect(rows.map((row) => row.gives.strikesFrom)).toEqual(['rear', 'rear', 'rear', 'front', 'front', 'front'])
  })

  it('FNG p. 71: a Trap Finder rolls three dice, of which the best two count', () => {
    const numbers = { REP: 4 }
    const when = { holeInLos: true, trapFinderOrPointman: true }
    expect(rollOnTable(spiderHoleDiscovery, tape(4, 6, 1), { ...about, numbers, when }).row.outcome).toBe('spotted')
    expect(rollOnTable(spiderHoleDiscovery, tape(4, 3, 1), { ...about, numbers, when }).row.outcome).toBe('spotted')
    const dice = tape(4, 6, 1)
    expect(rollOnTable(spiderHoleDiscovery, dice, { ...about, numbers, when: { holeInLos: true } }).score).toBe(1)
    expect(dice.unusedFaces()).toEqual([1])
  })

  it('FNG p. 71: where nobody faces the hole the nearest tests at REP -2', () => {
    const situation = { ...about, numbers: { REP: 4 }, when: { nobodyFacesHole: true } }
    expect(rollOnTable(spiderHoleDiscovery, tape(3, 2), situation)).toMatchObject({
      target: 2,
      row: { outcome: 'late', gives: { fromFront: 'fire', fromRear: 'charge', supportTeam: 'fire' } },
    })
    expect(rollOnTable(spiderHoleDiscovery, tape(3, 4), situation).row).toMatchObject({
      outcome: 'surprised',
      gives: { fromFront: 'fireThenCharge', fromRear: 'fireThenCharge', supportTeam: 'fire' },
    })
  })

  it('FNG p. 72: the occupants, with weapons that have a name; support weapons are the RPG and the LMG', () => {
    const rows = [1, 2, 3, 4, 5, 6].map((face) => rollOnTable(spiderHoleOccupant, tape(face), about).row)
    expect(rows.map(({ gives }) => [gives.figures, gives.rep])).toEqual([
      [1, 4],
      [1, 4],
      [2, 4],
      [2, 3],
      [2, 3],
      [2, 4],
    ])
    const names: readonly string[] = genericWeaponNames.rows.map((row) => row.key)
    for (const { gives } of rows) expect(names).toContain(gives.weapon)
    expect(rows.filter(({ gives }) => gives.supportTeam).map(({ gives }) => gives.weapon)).toEqual(['RPG', 'LMG'])
  })
})
