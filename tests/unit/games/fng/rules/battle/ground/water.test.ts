import { describe, expect, it } from 'vitest'
import type { D6 } from '../../../../../../../src/main/engine/answers.ts'
import { drown } from '../../../../../../../src/games/fng/rules/battle/ground/drown.ts'
import { mayThrow } from '../../../../../../../src/games/fng/rules/battle/fire/grenade.ts'
import { whyNotFire } from '../../../../../../../src/games/fng/rules/battle/fire/mayFire.ts'
import { lossInWater } from '../../../../../../../src/games/fng/rules/battle/ground/water.ts'
import { fightRound } from '../../../../../../../src/games/fng/rules/battle/melee/round.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import {
  battleId,
  battleWith,
  figureIn,
  our,
  playAction,
  playScene,
  their,
  type TestFigure,
} from '../../../../../../support/battle.ts'
import { newId } from '../../../../../../support/newIds.ts'

const atTheBank = (ours: readonly TestFigure[]) => battleWith({ ours, groups: { A: { activated: true } } })

const goIn = { water: null, ford: false, depth: null, swims: [] }

/** All of ours in water over their heads, with a current of 1. */
function swimming(ours: readonly TestFigure[] = [{}]): FngState {
  const state = atTheBank(ours)
  return playAction(state, 'enterWater', { ...goIn, figures: ours.map((_, i) => our(i + 1)) }, [
    ['water.current', battleId, 2],
    ['water.depth', newId(state), 6],
  ]).state
}

const swim = (state: FngState, faces: readonly D6[], more: object = {}) =>
  playAction(state, 'swim', { figures: [our(1)], towing: [], reached: [], ...more }, [
    ['water.swimming', our(1), ...faces],
  ])

/** The turn ends and the next one has begun. */
const nextTurn = (state: FngState): FngState => {
  const { state: after } = playScene(state, drown)
  return {
    ...after,
    battle: after.battle.map((row) => ({ ...row, turn: row.turn + 1 })),
    figures: after.figures.map((figure) => ({ ...figure, moved: false, fired: false })),
  }
}

it('FNG p. 50: who swims fires and throws nothing', () => {
  const afloat = swimming([{ readied: 'now', readiedItem: 'grenade-fwf' }])
  const foe = figureIn(battleWith({ ours: [{}], theirs: [{}] }), their(1))
  const state = { ...afloat, figures: [...afloat.figures, foe] }
  const swimmer = figureIn(state, our(1))
  expect(whyNotFire(state, swimmer)).toBe('Man 1 swims and fires nothing.')
  expect(mayThrow(state, swimmer)).toBe(false)
  const ashore = { ...state, lasting: [] }
  expect(whyNotFire(ashore, swimmer)).toBeNull()
  expect(mayThrow(ashore, swimmer)).toBe(true)
})

describe('going into the water', () => {
  it('FNG p. 49: current and depth are rolled once; 12" round the spot the depth is known', () => {
    const state = atTheBank([{}, {}])
    const waterId = newId(state)
    const first = playAction(state, 'enterWater', { ...goIn, figures: [our(1)] }, [
      ['water.current', battleId, 5],
      ['water.depth', waterId, 3],
    ])
    expect(first.state.structures).toMatchObject([{ id: waterId, kind: 'water', amount: 3 }])
    expect(first.texts.at(-1)).toBe('Man 1: at half speed, and a Fast Move has one die.')
    const spot = first.state.lasting[0]!
    expect(spot).toMatchObject({ kind: 'depth', structureId: waterId, amount: 2 })
    const second = { ...goIn, figures: [our(2)], water: waterId, depth: spot.id, swims: [our(2)] }
    const after = playAction(first.state, 'enterWater', second).state
    expect(after.lasting.filter(({ kind }) => kind === 'swimmer').map(({ figureId }) => figureId)).toEqual([our(2)])
  })

  it('FNG p. 49: a ford needs no dice, and over their heads everybody swims', () => {
    const ford = playAction(atTheBank([{}]), 'enterWater', { ...goIn, ford: true, figures: [our(1)] })
    expect(ford.texts).toEqual(['Man 1: an easy crossing, nothing slows them.'])
    expect(swimming([{}, {}]).lasting.filter(({ kind }) => kind === 'swimmer')).toHaveLength(2)
  })
})

describe('Swimming Test', () => {
  it('FNG p. 50: REP less the current, a third die for a Swimmer, REP -1 for a lone rescuer', () => {
    // REP 4, current 1: 3 passes and 4 does not.
    expect(swim(swimming(), [3, 3]).texts).toEqual(['Man 1 swims up to 6".'])
    expect(swim(swimming(), [3, 4]).texts[0]).toContain('slight trouble')
    expect(swim(swimming([{ attributes: ['swimmer'] }]), [3, 4, 3]).texts).toEqual(['Man 1 swims up to 6".'])
    expect(swim(swimming(), [3, 2], { towing: [our(1)] }).texts[0]).toContain('slight trouble')
  })

  it('FNG p. 50: slight trouble a second time is big trouble; he drowns at the end of the next turn', () => {
    const once = swim(swimming(), [1, 6]).state
    expect(() => swim(once, [1, 1])).toThrow('Nobody active has a Swimming Test to take.')
    const twice = swim(nextTurn(once), [1, 6])
    expect(twice.texts[0]).toBe('Man 1 is in big trouble: he drowns after turn 3 unless he is reached.')
    const still = swim(nextTurn(twice.state), [1, 6]).state
    expect(figureIn(still, our(1)).status).toBe('carryOn')
    expect(figureIn(nextTurn(still), our(1)).status).toBe('obviouslyDead')
  })

  it('FNG p. 50: in melee REP -1 against whoever stands ashore, and one more in the turn of trouble', () => {
    const wet = swimming()
    const enemy = battleWith({ theirs: [{}] })
    const both = {
      ...wet,
      figures: [...wet.figures, ...enemy.figures.map((figure) => ({ ...figure, groupId: 990 }))],
      groups: [...wet.groups, ...enemy.groups.map((group) => ({ ...group, id: 990 }))],
    }
    const loss = (state: FngState) => lossInWater(state, figureIn(state, our(1)), figureIn(state, their(1)))
    expect(loss(both)).toBe(1)
    const troubled = swim(both, [1, 6]).state
    expect(loss(troubled)).toBe(2)
    expect(loss(nextTurn(troubled))).toBe(1)
    expect(lossInWater(both, figureIn(both, their(1)), figureIn(both, our(1)))).toBe(0)
    // REP 4 with a bayonet has six dice; here two fewer.
    const fight = (state: FngState, dice: number) =>
      playScene(state, (scene) => fightRound(scene, { attacker: our(1), defender: their(1), fromBehind: false }), [
        ['melee-combat', our(1), ...Array.from({ length: dice }, () => 6 as const)],
        ['melee-combat', their(1), 6, 6, 6, 6, 6, 6],
      ])
    expect(() => fight(troubled, 4)).not.toThrow()
    expect(() => fight(troubled, 6)).toThrow()
  })

  it('FNG p. 50: two dice passed bring him out of big trouble', () => {
    const trouble = nextTurn(swim(swimming(), [6, 6]).state)
    const after = nextTurn(swim(trouble, [1, 1]).state)
    expect(figureIn(after, our(1)).status).toBe('carryOn')
    expect(after.lasting.find(({ kind }) => kind === 'swimmer')).toMatchObject({ until: null })
  })

  it('FNG p. 50: who is reached by a swimmer that gets there does not drown', () => {
    const two = swimming([{}, {}])
    const trouble = playAction(two, 'swim', { figures: [our(2)], towing: [], reached: [] }, [
      ['water.swimming', our(2), 6, 6],
    ]).state
    const reach = { reached: [our(2)] }
    const saved = nextTurn(swim(nextTurn(trouble), [1, 1], reach).state)
    expect(figureIn(saved, our(2)).status).toBe('carryOn')
    const late = nextTurn(swim(nextTurn(trouble), [6, 6], reach).state)
    expect(figureIn(late, our(2)).status).toBe('obviouslyDead')
  })

  it('FNG p. 50: a wounded man drowns in two turns unless somebody has him', () => {
    const hurt = (state: FngState) => ({
      ...state,
      figures: state.figures.map((figure) => ({ ...figure, status: 'outOfTheFight' as const, wasOut: true })),
    })
    const lying = hurt(swimming())
    const after = nextTurn(nextTurn(lying))
    expect(figureIn(after, our(1)).status).toBe('outOfTheFight')
    expect(figureIn(nextTurn(after), our(1)).status).toBe('obviouslyDead')
  })

  it('ends on the other bank', () => {
    const { state } = playAction(swimming(), 'leaveWater', { figures: [our(1)] })
    expect(state.lasting.map(({ kind }) => kind)).toEqual(['depth'])
    expect(() => playAction(state, 'leaveWater', { figures: [our(1)] })).toThrow('Nobody is in the water.')
  })
})
