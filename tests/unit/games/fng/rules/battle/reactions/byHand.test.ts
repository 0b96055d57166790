import { describe, expect, it } from 'vitest'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import {
  battleWith,
  figureIn,
  groupNamed,
  our,
  playAction,
  their,
  type Dice,
} from '../../../../../../support/battle.ts'

const react = (more: Values): Values => ({
  receivedFire: [],
  manDown: [],
  shooters: [],
  ranking: 0,
  inCover: [],
  inBunker: [],
  cannotAnswer: [],
  near: [],
  ...more,
})
const right = (figure: number, group: number, more: Values = {}): Values => ({
  figure,
  status: 'carryOn',
  how: 'walked',
  walks: false,
  by: null,
  outOfAmmo: false,
  prone: false,
  rep: 4,
  group,
  ...more,
})

describe('tests by hand', () => {
  it('Received Fire with its circumstances', () => {
    const state = battleWith({ ours: [{}, {}], theirs: [{}] })
    const values = react({ receivedFire: [our(1), our(2)], shooters: [their(1)], inCover: [our(1)] })
    const { state: after } = playAction(state, 'react', values, [
      ['reaction.received-fire', our(1), 1, 6],
      ['reaction.received-fire', our(2), 1, 6],
    ])
    expect([figureIn(after, our(1)).mayReturnFire, figureIn(after, our(2)).status]).toEqual([true, 'duckBack'])
    expect(() => playAction(state, 'react', react({}))).toThrow('Nobody is named')
  })

  it('Cohesion of a group', () => {
    const state = battleWith({ ours: [{}], theirs: [{}] })
    const id = groupNamed(state, 'E1')
    const { state: after } = playAction(state, 'cohesion', { groups: [id], shooters: [our(1)], near: [] }, [
      ['reaction.cohesion', id, 6, 6],
    ])
    expect(figureIn(after, their(1))).toMatchObject({ status: 'retired', fleeing: true })
  })

  it('Recover From Knock Down', () => {
    const state = battleWith({ ours: [{}], theirs: [{}] })
    const { state: after } = playAction(state, 'recover', { figures: [their(1)], by: our(1) }, [
      ['reaction.recover-from-knock-down', their(1), 6, 6],
    ])
    expect(after.tallies).toContainEqual(expect.objectContaining({ event: 'kill', figureId: our(1), about: their(1) }))
  })

  it('is refused between turns', () => {
    const state = battleWith({ ours: [{}], theirs: [{}], battle: { side: null } })
    expect(() => playAction(state, 'react', react({ manDown: [our(1)] }))).toThrow('activation dice')
  })
})

describe('Parting Shot', () => {
  const values = { target: their(1), shooters: [our(1)], inches: 10, stands: 'open', near: [their(2)] }
  const ran = { status: 'retired', fleeing: true, retiredTurn: 1 } as const

  it('FNG p. 18: full dice at a fast target, once, and nobody takes Received Fire', () => {
    const state = battleWith({ ours: [{}], theirs: [ran, {}] })
    const shot: Dice[] = [['ranged-combat', our(1), 3, 2, 2, 2]]
    const { state: after, texts } = playAction(state, 'partingShot', values, shot)
    expect(texts.every((text) => text.includes('missed'))).toBe(true)
    expect(figureIn(after, their(1))).toMatchObject({ status: 'retired', fleeing: false })
    expect(() => playAction(after, 'partingShot', values, shot)).toThrow('Nobody has just retired')
  })

  it('whoever falls to it makes his friends take Man Down', () => {
    const state = battleWith({ ours: [{}], theirs: [ran, {}] })
    const { state: after } = playAction(state, 'partingShot', values, [
      ['ranged-combat', our(1), 6, 2, 2, 2],
      ['combat-damage', their(1), 1],
      ['reaction.man-down', their(2), 1, 6],
    ])
    expect([figureIn(after, their(1)).status, figureIn(after, their(2)).status]).toEqual(['obviouslyDead', 'duckBack'])
  })

  it('whoever runs off the table is missing without a shot; out of range is refused', () => {
    const state = battleWith({ ours: [{ ...ran, leaving: true }], theirs: [{}] })
    const ours = { target: our(1), shooters: [their(1)], inches: 10, stands: 'open', near: [] }
    expect(figureIn(playAction(state, 'partingShot', ours).state, our(1)).leftHow).toBe('missing')
    const far = battleWith({ ours: [{ weapon: 'm1911a1' }], theirs: [ran] })
    expect(() => playAction(far, 'partingShot', { ...values, inches: 40, near: [] })).toThrow('cannot reach')
  })
})

describe('Put right a figure', () => {
  it('sets what he is, and says it', () => {
    const state = battleWith({ ours: [{ leads: true }, { group: 'B' }, {}] })
    const b = groupNamed(state, 'B')
    const values = right(our(1), b, { status: 'duckBack', outOfAmmo: true, prone: true, rep: 5 })
    const { state: after, texts } = playAction(state, 'putRight', values)
    expect(figureIn(after, our(1))).toMatchObject({
      status: 'duckBack',
      outOfAmmo: true,
      prone: true,
      rep: 5,
      groupId: b,
    })
    expect(after.groups.find(({ name }) => name === 'A')!.leaderId).toBe(our(3))
    expect(texts.at(-1)).toBe(
      'Man 1, put right: Carries on is now Duck Back; out of ammo; prone; REP 4 is now 5; in B.',
    )
  })

  it('a kill by hand counts once, and no longer when he is not dead', () => {
    const state = battleWith({ ours: [{}], theirs: [{}] })
    const e1 = groupNamed(state, 'E1')
    const dead = right(their(1), e1, { status: 'obviouslyDead', by: our(1) })
    const killed = playAction(state, 'putRight', dead)
    expect(killed.state.tallies.map(({ event, figureId }) => [event, figureId])).toEqual([
      ['putOut', our(1)],
      ['kill', our(1)],
    ])
    expect(playAction(killed.state, 'putRight', dead).state.tallies).toHaveLength(2)
    expect(playAction(killed.state, 'putRight', right(their(1), e1)).state.tallies).toEqual([])
  })

  it('off the table and back', () => {
    const state = battleWith({ ours: [{ carries: our(2) }, { status: 'outOfTheFight', carried: true }] })
    const a = groupNamed(state, 'A')
    const gone = playAction(state, 'putRight', right(our(1), a, { status: 'left', how: 'evacuated' }))
    expect(figureIn(gone.state, our(1))).toMatchObject({ status: 'left', leftHow: 'evacuated', carries: null })
    expect(figureIn(gone.state, our(2)).carried).toBe(false)
    const back = playAction(gone.state, 'putRight', right(our(1), a))
    expect(figureIn(back.state, our(1))).toMatchObject({ status: 'carryOn', leftHow: null })
  })

  it('FNG p. 40: whoever lies on the table after all has not been brought off', () => {
    const state = battleWith({ ours: [{ status: 'left', leftHow: 'evacuated', evacuation: 'foot' }, {}] })
    const values = right(our(1), groupNamed(state, 'A'), { status: 'outOfTheFight' })
    expect(figureIn(playAction(state, 'putRight', values).state, our(1)).evacuation).toBe('none')
  })
})
