import { describe, expect, it } from 'vitest'
import { randomEvent } from '../../../../../../../src/games/fng/rules/battle/events/randomEvent.ts'
import { passDayPart } from '../../../../../../../src/games/fng/rules/battle/events/dayPart.ts'
import {
  battleId,
  battleWith,
  figureIn,
  our,
  playAction,
  playScene,
  their,
  type Dice,
  type TestBattle,
} from '../../../../../../support/battle.ts'

/** Plays the event of doubles of 2 and 2 with one more die: 5 to 10; of 6 and 6: 13 to 18. */
const event = (total: number, face: 1 | 2 | 3 | 4 | 5 | 6, battle: TestBattle = {}, more: readonly Dice[] = []) =>
  playScene(
    battleWith({ ours: [{ leads: true }, {}], theirs: [{ leads: true }], ...battle }),
    (scene) => {
      randomEvent(scene, total)
    },
    [['random-events', battleId, face], ...more],
  )

const side = (face: 1 | 4): Dice => ['battle.event-side', battleId, face]

describe('Random Events', () => {
  it('FNG p. 72: doubles of 4 with a 2, or of 2 with a 6, bring a man back', () => {
    const out = { ours: [{ status: 'outOfTheFight', walks: true }, {}] } as const
    for (const [total, face] of [
      [8, 2],
      [4, 6],
    ] as const) {
      const { state } = event(total, face, out, [side(1)])
      expect(figureIn(state, our(1))).toMatchObject({ status: 'carryOn', walks: false, rep: 4 })
    }
  })

  it('picks among several by the highest die, ties again', () => {
    const out = { ours: [{ status: 'outOfTheFight' }, { status: 'outOfTheFight' }] } as const
    const { state } = event(8, 2, out, [
      side(1),
      ['battle.highest', our(1), 3],
      ['battle.highest', our(2), 3],
      ['battle.highest', our(1), 2],
      ['battle.highest', our(2), 5],
    ])
    expect(figureIn(state, our(2)).status).toBe('carryOn')
    expect(figureIn(state, our(1)).status).toBe('outOfTheFight')
  })

  it.each([
    ['clear', 'inclement'],
    ['inclement', 'terrible'],
    ['terrible', 'terrible'],
    ['variable', 'inclement'],
  ] as const)('3: %s weather becomes %s', (weather, expected) => {
    expect(event(2, 1, { battle: { weather } }).state.battle[0]?.weather).toBe(expected)
  })

  it('4: jams the radio for half a die of turns', () => {
    const { state } = event(2, 2, {}, [['battle.jammed', battleId, 4]])
    expect(state.lasting).toMatchObject([{ name: 'radioJammed', since: 2, until: 3 }])
  })

  it('13 and 16: move a level, within 1 to 6; PEFs follow the EAL until First Contact', () => {
    expect(event(12, 1, { battle: { supportLevel: 1 } }, [side(1)]).state.battle[0]?.supportLevel).toBe(1)
    expect(event(12, 4, {}, [side(4)]).state.battle[0]).toMatchObject({ eal: 4, pefRep: 4 })
    expect(event(12, 4, { battle: { activity: 'high', pefRep: 5 } }, [side(4)]).state.battle[0]).toMatchObject({
      eal: 4,
      pefRep: 5,
    })
  })

  it('16, FNG p. 102: never above the limit of a cake walk', () => {
    const effects = [{ id: 900, kind: 'cakeWalk', amount: 3, since: 0, lasts: 'used' } as const]
    expect(event(12, 4, { state: { effects } }, [side(4)]).state.battle[0]).toMatchObject({ eal: 3, pefRep: 3 })
  })

  it('14: lets a man taken for dead live', () => {
    const { state } = event(12, 2, { ours: [{ status: 'obviouslyDead' }, {}] })
    expect(figureIn(state, our(1))).toMatchObject({ status: 'outOfTheFight', wasOut: true })
    expect(event(12, 2).texts.at(-1)).toContain('nothing happens')
  })

  it('15: shells the sector with the highest die', () => {
    const dice = [1, 2, 3, 4, 5, 6].map((sector): Dice => ['battle.highest', sector, sector === 4 ? 6 : 2])
    const { state } = event(12, 3, {}, [
      ...dice,
      ...[5, 1, 5].map((face): Dice => ['artillery.deviation', 4, face as 1]),
    ])
    expect(state.lasting.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['round', 4],
      ['round', 4],
      ['round', 4],
    ])
  })

  it('17: makes one Leader better, but not at firing', () => {
    const { state } = event(12, 5, {}, [side(4)])
    expect(figureIn(state, their(1)).repLoss).toBe(-1)
    expect(state.lasting).toMatchObject([{ name: 'decisive', figureId: their(1) }])
  })

  it('18: ends the mission, as if the unit had left the table', () => {
    const { state } = event(12, 6)
    expect(state.battle[0]?.over).toBe(true)
    expect(state.tallies).toMatchObject([{ event: 'leftTableInTime' }])
  })

  it('does nothing when the campaign plays without them', () => {
    const state = { ...battleWith({ ours: [{}] }), switches: [{ id: 1, name: 'randomEvents', value: 'off' }] }
    expect(
      playScene(state, (scene) => {
        randomEvent(scene, 4)
      }).lines,
    ).toEqual([])
  })
})

describe('the next turn', () => {
  it('FNG p. 58: doubles settle Variable weather by their total, and are no turn', () => {
    const state = battleWith({ ours: [{}], theirs: [{}], battle: { side: null, weather: 'variable' } })
    const { state: after } = playAction(state, 'nextTurn', {}, [
      ['battle.activation.ours', battleId, 4],
      ['battle.activation.theirs', battleId, 4],
      ['random-events', battleId, 2],
      ['battle.event-side', battleId, 1],
      ['battle.activation.ours', battleId, 5],
      ['battle.activation.theirs', battleId, 3],
    ])
    expect(after.battle[0]).toMatchObject({ turn: 2, weather: 'inclement', side: 'ours', first: 'ours' })
  })

  it('brings a shower for one turn, and the old weather back', () => {
    const announced = event(6, 6).state
    const begun = playAction(
      { ...announced, battle: announced.battle.map((row) => ({ ...row, side: null })) },
      'nextTurn',
      {},
      turn(5, 3),
    )
    expect(begun.state.battle[0]?.weather).toBe('terrible')
    expect(playAction(begun.state, 'nextTurn', {}, turn(5, 3)).state.battle[0]?.weather).toBe('clear')
  })
})

const turn = (ours: 5, theirs: 3): Dice[] => [
  ['battle.activation.ours', battleId, ours],
  ['battle.activation.theirs', battleId, theirs],
]

describe('the part of the day', () => {
  it('goes on to the next when its turns are over, with a length of its own', () => {
    const last = battleWith({ ours: [{}], battle: { dayPartTurnsLeft: 1, nextDayPartRow: 6 } })
    const { state } = playScene(last, passDayPart, [['mission.day-part.length', battleId, 6]])
    expect(state.battle[0]).toMatchObject({ dayPart: 'morning', dayPartTurnsLeft: 6, nextDayPartRow: 7 })
    expect(playScene(battleWith({ ours: [{}] }), passDayPart).state.battle[0]?.dayPartTurnsLeft).toBe(9)
  })
})
