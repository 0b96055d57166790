import { describe, expect, it } from 'vitest'
import { whyNotFire } from '../../../../../../../src/games/fng/rules/battle/fire/mayFire.ts'
import { bringDown } from '../../../../../../../src/games/fng/rules/battle/harm/harm.ts'
import { fightRound } from '../../../../../../../src/games/fng/rules/battle/melee/round.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { battleWith, figureIn, our, playAction, playScene, their, type Dice } from '../../../../../../support/battle.ts'

const melee = (id: number, ...faces: number[]): Dice => ['melee-combat', id, ...faces] as unknown as Dice
const test = (id: number, ...faces: number[]): Dice => ['charge-into-melee', id, ...faces] as unknown as Dice
const shots = (id: number, ...faces: number[]): Dice => ['ranged-combat', id, ...faces] as unknown as Dice
const damage = (id: number, face: number): Dice => ['combat-damage', id, face] as unknown as Dice
const walks = (id: number, face: number): Dice => ['oof-mobility', id, face] as unknown as Dice

const active = { A: { activated: true } }
const at = (charger: number, target: number, more: object = {}) => ({
  charger,
  target,
  from: 'front',
  cover: false,
  ...more,
})
const charging = (...charges: object[]) => ({ charges, near: [] }) as never
const statuses = (state: FngState, ...ids: number[]) => ids.map((id) => figureIn(state, id).status)
const round = (state: FngState, attacker: number, defender: number, tape: readonly Dice[], fromBehind = false) =>
  playScene(
    state,
    (scene) => {
      fightRound(scene, { attacker, defender, fromBehind })
    },
    tape,
  )

/** Dice of a loser who is hit, goes out and cannot walk. */
const goesOut = (id: number, impact = 2): Dice[] => [damage(id, impact), walks(id, 4)]

describe('a round of melee', () => {
  it('FNG p. 37: Charles, REP 4 with bayonet and Brawler, has four successes to the one of Tranh: Impact 3', () => {
    const state = battleWith({
      ours: [{ name: 'Charles', attributes: ['brawler'] }],
      theirs: [{ name: 'Tranh', rep: 3, weapon: 'tt-30', traits: 'slight' }],
    })
    const { state: after, lines } = round(state, our(1), their(1), [
      melee(our(1), 1, 2, 2, 3, 5, 5, 5),
      melee(their(1), 1, 4, 5),
      ...goesOut(their(1)),
    ])
    expect(statuses(after, our(1), their(1))).toEqual(['carryOn', 'outOfTheFight'])
    expect(lines.find(({ table }) => table === 'combat-damage')?.numbers).toMatchObject({ Impact: 3 })
    expect(after.tallies.map(({ event, figureId, about }) => [event, figureId, about])).toContainEqual([
      'downInMelee',
      our(1),
      their(1),
    ])
  })

  it('FNG p. 38: Billy comes out even with one and has a die less against the second', () => {
    const state = battleWith({ ours: [{ name: 'Billy', rep: 5 }], theirs: [{ rep: 3 }, { rep: 3 }] })
    const even = round(state, their(1), our(1), [melee(their(1), 1, 2, 6, 6, 6), melee(our(1), 1, 2, 6, 6, 6, 6, 6)])
    expect(figureIn(even.state, our(1))).toMatchObject({ matchedWith: their(1), matchedTurn: 1 })
    const { state: after, lines } = round(even.state, their(2), our(1), [
      melee(their(2), 6, 6, 6, 6, 6),
      melee(our(1), 1, 1, 6, 6, 6, 6),
      ...goesOut(their(2)),
    ])
    expect(lines.find(({ faces }) => faces.length === 6)?.modifiers).toContainEqual(
      expect.objectContaining({ text: 'Evenly Matched already, in this turn or with another', by: -1 }),
    )
    expect(figureIn(after, our(1)).matchedWith).toBe(their(1))
    expect(statuses(after, their(2))).toEqual(['outOfTheFight'])
  })

  it('FNG p. 37: another round of the same two costs a die in the turn they came out even, and none in the next', () => {
    const matched = { matchedWith: their(1), matchedTurn: 1 }
    const same = battleWith({
      ours: [{ rep: 1, ...matched }],
      theirs: [{ rep: 1, matchedWith: our(1), matchedTurn: 1 }],
    })
    const later: FngState = { ...same, battle: same.battle.map((row) => ({ ...row, turn: 2 })) }
    round(same, our(1), their(1), [melee(our(1), 6, 6), melee(their(1), 6, 6)])
    round(later, our(1), their(1), [melee(our(1), 6, 6, 6), melee(their(1), 6, 6, 6)])
  })

  it('FNG p. 37: from behind it costs the defender two dice, prone two more', () => {
    const state = battleWith({ ours: [{ rep: 2 }], theirs: [{ rep: 3, prone: true }] })
    round(state, our(1), their(1), [melee(our(1), 6, 6, 6, 6), melee(their(1), 6)], true)
  })

  it('FNG p. 35: bare hands cost a die, a Knifeman may take the blade instead of the bayonet', () => {
    const bare = battleWith({ ours: [{ rep: 2, weapon: 'unarmed' }], theirs: [{ rep: 2, weapon: 'tt-30' }] })
    round(bare, our(1), their(1), [melee(our(1), 6), melee(their(1), 6, 6, 6)])
    const knife = battleWith({ ours: [{ rep: 2, attributes: ['knifeman'] }], theirs: [{ rep: 2 }] })
    const { lines } = round(knife, our(1), their(1), [melee(our(1), 6, 6, 6, 6), melee(their(1), 6, 6, 6, 6)])
    expect(lines[0]!.modifiers.map(({ text }) => text)).toContain('Knifeman, with the blade in his hand only')
  })
})

describe('a charge', () => {
  it('FNG p. 36: 8 passes two more than A, who may not fire, and moves into melee', () => {
    const state = battleWith({ ours: [{ name: '8' }], theirs: [{ name: 'A', rep: 3 }], groups: active })
    const { state: after } = playAction(state, 'charge', charging(at(our(1), their(1))), [
      test(our(1), 1, 2),
      test(their(1), 6, 6),
      melee(our(1), 1, 1, 6, 6, 6, 6),
      melee(their(1), 6, 6, 6, 6, 6),
      ...goesOut(their(1)),
    ])
    expect(statuses(after, our(1), their(1))).toEqual(['carryOn', 'outOfTheFight'])
    expect(figureIn(after, our(1))).toMatchObject({ fired: true, moved: true })
  })

  it('FNG p. 23: Charles, a hero, passes two fewer: the same number, full fire, and melee', () => {
    const state = battleWith({ ours: [{ name: 'Charles', hero: true }], theirs: [{ weapon: 'sks' }], groups: active })
    const { texts } = playAction(state, 'charge', charging(at(our(1), their(1))), [
      test(our(1), 6, 6),
      test(their(1), 1, 1),
      shots(their(1), 1, 3),
      melee(our(1), 6, 6, 6, 6, 6, 6),
      melee(their(1), 6, 6, 6, 6, 6, 6),
    ])
    expect(texts.some((text) => text.includes('Full fire.'))).toBe(true)
    expect(texts.at(-1)).toContain('Evenly Matched')
  })

  it('FNG p. 36: passing one more leaves the target one shot, and a charger it drops does not reach melee', () => {
    const state = battleWith({ ours: [{}], theirs: [{}], groups: active })
    const { state: after } = playAction(state, 'charge', charging(at(our(1), their(1))), [
      test(our(1), 1, 2),
      test(their(1), 1, 6),
      shots(their(1), 6),
      ...goesOut(our(1)),
    ])
    expect(statuses(after, our(1), their(1))).toEqual(['outOfTheFight', 'carryOn'])
    expect(figureIn(after, their(1)).matchedWith).toBeNull()
  })

  it('FNG p. 36: three more make the target take Cohesion; whoever retires leaves his place to the charger', () => {
    const state = battleWith({
      ours: [{ attributes: ['tough'] }],
      theirs: [{ rep: 2 }],
      groups: active,
    })
    const { state: after, texts } = playAction(state, 'charge', charging(at(our(1), their(1))), [
      test(our(1), 1, 2, 3),
      test(their(1), 6, 6),
      ['reaction.cohesion', figureIn(state, their(1)).groupId, 6, 6],
    ])
    expect(statuses(after, their(1))).toEqual(['retired'])
    expect(texts).toContain('Man 1 takes the place of Enemy 1.')
  })

  it('FNG p. 36: three fewer make the charger take Cohesion; he goes on only where he carries on', () => {
    const state = battleWith({ ours: [{ rep: 2 }], theirs: [{ traits: 'tough' }], groups: active })
    const { state: after } = playAction(state, 'charge', charging(at(our(1), their(1))), [
      test(our(1), 6, 6),
      test(their(1), 1, 2, 3),
      shots(their(1), 1, 2, 3),
      ['reaction.cohesion', figureIn(state, our(1)).groupId, 6, 6],
    ])
    expect(statuses(after, our(1))).toEqual(['retired'])
    expect(figureIn(after, their(1)).matchedWith).toBeNull()
  })

  it('FNG p. 36: three against one cost the one a die, cover gives him one, the rear takes two', () => {
    const state = battleWith({ ours: [{}, {}, {}], theirs: [{ weapon: 'unarmed', rep: 1 }], groups: active })
    const charges = charging(
      at(our(1), their(1), { cover: true }),
      at(our(2), their(1)),
      at(our(3), their(1), { from: 'rear' }),
    )
    const { lines } = playAction(state, 'charge', charges, [
      test(our(1), 6, 6),
      test(our(2), 6, 6),
      test(our(3), 6, 6),
      test(their(1), 6, 6),
      melee(our(1), 1, 6, 6, 6, 6, 6),
      damage(their(1), 1),
    ])
    const target = lines.filter(({ text }) => text.includes('meets the charge'))
    expect(target.map(({ faces }) => faces.length)).toEqual([2, 1, 0])
  })

  it('FNG p. 38: friends near a man who falls in melee take Man Down', () => {
    const state = battleWith({ ours: [{}], theirs: [{ rep: 3 }, { rep: 3 }], groups: active })
    const { state: after } = playAction(state, 'charge', { charges: [at(our(1), their(1))], near: [their(2)] }, [
      test(our(1), 1, 2),
      test(their(1), 6, 6),
      melee(our(1), 1, 1, 6, 6, 6, 6),
      melee(their(1), 6, 6, 6, 6, 6),
      ...goesOut(their(1)),
      ['reaction.man-down', their(2), 1, 6],
    ])
    expect(statuses(after, their(2))).toEqual(['duckBack'])
  })

  it('FNG p. 39: whoever is charged drops the wounded man; a Star may keep hold, at two dice less', () => {
    const ours = [
      { star: true as const, carries: our(2) },
      { status: 'outOfTheFight' as const, carried: true },
    ]
    const state = battleWith({
      ours,
      theirs: [{ rep: 1, weapon: 'unarmed' }],
      battle: { side: 'theirs' },
      groups: { E1: { activated: true } },
    })
    const play = (value: string, dice: number) =>
      playAction(state, 'charge', charging(at(their(1), our(1))), [
        { choose: 'battle.keep-hold', of: our(1), value },
        test(their(1), 1, 1),
        test(our(1), 6, 6),
        melee(our(1), ...Array.from({ length: dice }, () => 6)),
      ]).state
    expect(figureIn(play('drops', 6), our(1)).carries).toBeNull()
    expect(figureIn(play('keeps', 4), our(1)).carries).toBe(our(2))
  })

  it('refuses a third before him, a second target for one man, and whoever is not active', () => {
    const state = battleWith({ ours: [{}, {}, {}], theirs: [{}, {}], groups: active })
    const play = (...charges: object[]) => playAction(state, 'charge', charging(...charges))
    expect(() => play(at(our(1), their(1)), at(our(2), their(1)), at(our(3), their(1)))).toThrow('two in front')
    expect(() => play(at(our(1), their(1)), at(our(1), their(2)))).toThrow('one target')
    expect(() => play(at(their(1), our(1)))).toThrow('not possible')
    const idle = battleWith({ ours: [{}], theirs: [{}] })
    expect(() => playAction(idle, 'charge', charging(at(our(1), their(1))))).toThrow('Nobody may charge')
  })

  it('FNG pp. 36-37: 8 charges A, who wins and has lost his own action; then L charges B on his word In Sight', () => {
    const start = battleWith({
      ours: [
        { name: '8', mayCharge: true },
        { name: 'L', mayCharge: true },
      ],
      theirs: [{ name: 'A' }, { name: 'B' }],
    })
    const first = playAction(start, 'charge', charging(at(our(1), their(1))), [
      test(our(1), 1, 2),
      test(their(1), 6, 6),
      melee(our(1), 6, 6, 6, 6, 6, 6),
      melee(their(1), 1, 1, 6, 6, 6, 6),
      ...goesOut(our(1)),
    ])
    expect(figureIn(first.state, our(2)).mayCharge).toBe(true)
    const second = playAction(first.state, 'charge', charging(at(our(2), their(2))), [
      test(our(2), 1, 2),
      test(their(2), 6, 6),
      melee(our(2), 1, 1, 6, 6, 6, 6),
      melee(their(2), 6, 6, 6, 6, 6, 6),
      ...goesOut(their(2)),
    ])
    expect(statuses(second.state, our(1), our(2), their(1), their(2))).toEqual([
      'outOfTheFight',
      'carryOn',
      'carryOn',
      'outOfTheFight',
    ])
  })
})

describe('breaking off', () => {
  const matched = (more: object = {}) =>
    battleWith({
      ours: [{ name: 'Charles', matchedWith: their(1), matchedTurn: 1, ...more }],
      theirs: [{ name: 'Chou', rep: 5, matchedWith: our(1), matchedTurn: 1 }],
      battle: { side: 'theirs', turn: 2 },
      groups: { E1: { activated: true }, ...active },
    })

  it('FNG p. 38: Chou, REP 5, rolls 6 and breaks off, 3" towards cover', () => {
    const { state, texts } = playAction(matched(), 'breakOff', { figure: their(1), blocked: false, near: [] }, [
      ['battle.break-off', their(1), 6],
      ['battle.break-off-distance', their(1), 3],
    ])
    expect(texts.at(-1)).toContain('3"')
    expect([figureIn(state, our(1)).matchedWith, figureIn(state, their(1)).matchedWith]).toEqual([null, null])
  })

  it('FNG p. 38: a Grunt who passes stays and fights another round; so does who has no room', () => {
    const rounds: Dice[] = [melee(our(1), 6, 6, 6, 6, 6, 6), melee(their(1), 6, 6, 6, 6, 6, 6, 6)]
    const stays = playAction(matched(), 'breakOff', { figure: their(1), blocked: false, near: [] }, [
      ['battle.break-off', their(1), 5],
      ...rounds,
    ])
    expect(figureIn(stays.state, their(1)).matchedWith).toBe(our(1))
    playAction(matched(), 'breakOff', { figure: their(1), blocked: true, near: [] }, rounds)
  })

  it('FNG p. 38: a Star leaves as he likes', () => {
    const state = { ...matched({ star: true }) }
    const ours: FngState = { ...state, battle: state.battle.map((row) => ({ ...row, side: 'ours' as const })) }
    const { state: after } = playAction(ours, 'breakOff', { figure: our(1), blocked: false, near: [] })
    expect(figureIn(after, their(1)).matchedWith).toBeNull()
  })

  it('fights on with several who stand in it, and only with those', () => {
    const state = battleWith({
      ours: [{ matchedWith: their(1), matchedTurn: 1 }, {}],
      theirs: [{ matchedWith: our(1), matchedTurn: 1 }],
      battle: { turn: 2 },
      groups: active,
    })
    const { state: after } = playAction(state, 'meleeRound', { attackers: [our(1)], fromBehind: [], near: [] }, [
      melee(our(1), 1, 6, 6, 6, 6, 6),
      melee(their(1), 6, 6, 6, 6, 6, 6),
      damage(their(1), 1),
    ])
    expect(statuses(after, their(1))).toEqual(['obviouslyDead'])
    const play = (id: number) => playAction(state, 'meleeRound', { attackers: [id], fromBehind: [], near: [] })
    expect(() => play(our(2))).toThrow('not possible')
  })
})

describe('who stands in a melee', () => {
  it('FNG p. 37: fires at nobody, and is not tied any more when his opponent has gone down', () => {
    const even = { matchedTurn: 1 }
    const state = battleWith({
      ours: [{ matchedWith: their(1), ...even }],
      theirs: [{ matchedWith: our(1), ...even }, {}],
      groups: active,
    })
    expect(whyNotFire(state, figureIn(state, our(1)))).toBe('Man 1 stands in a melee.')
    const { state: after } = playScene(state, (scene) => {
      bringDown(scene, [their(1)], 'obviouslyDead', null, '')
    })
    expect(whyNotFire(after, figureIn(after, our(1)))).toBeNull()
  })
})

describe('prisoners', () => {
  const lying = (status: 'stunned' | 'outOfTheFight') =>
    battleWith({ ours: [{}], theirs: [{ status, wasOut: status === 'outOfTheFight' }], groups: active })
  const subdue = (state: FngState, does: string) =>
    playAction(state, 'subdue', { figure: our(1), target: their(1), does }).state
  const told = (state: FngState) => state.tallies.map(({ event }) => event)

  it('FNG p. 38: a Stunned enemy is captured unharmed, a deed; a wounded one wounded', () => {
    const unharmed = subdue(lying('stunned'), 'captures')
    expect(statuses(unharmed, their(1))).toEqual(['captured'])
    expect(told(unharmed)).toEqual(['captured.unharmed', 'deed.capturedUnwounded'])
    expect(told(subdue(lying('outOfTheFight'), 'captures'))).toEqual(['captured.wounded'])
  })

  it('FNG p. 38: dispatched, he is dead by that figure', () => {
    const after = subdue(lying('outOfTheFight'), 'dispatches')
    expect(statuses(after, their(1))).toEqual(['obviouslyDead'])
    expect(after.tallies).toMatchObject([{ event: 'kill', figureId: our(1), about: their(1) }])
  })

  it('goes free as he was when his guards are gone', () => {
    const free = (state: FngState) => playAction(state, 'captivesGoFree', { figures: [their(1)] }).state
    expect(statuses(free(subdue(lying('stunned'), 'captures')), their(1))).toEqual(['stunned'])
    expect(statuses(free(subdue(lying('outOfTheFight'), 'captures')), their(1))).toEqual(['outOfTheFight'])
  })

  it('FNG p. 38: one armed figure guards up to six; nobody who stands can be taken', () => {
    const held = Array.from({ length: 6 }, () => ({ status: 'captured' as const }))
    const state = battleWith({ ours: [{}], theirs: [{ status: 'stunned' }, ...held], groups: active })
    expect(() => subdue(state, 'captures')).toThrow('up to 6')
    const standing = battleWith({ ours: [{}], theirs: [{}], groups: active })
    expect(() => subdue(standing, 'captures')).toThrow('No enemy lies')
  })
})

it('FNG p. 17: who charges in reaction has his own activation still', () => {
  const state = battleWith({ ours: [{}], theirs: [{ mayCharge: true }] })
  const { state: after } = playAction(state, 'charge', charging(at(their(1), our(1))), [
    test(their(1), 1, 2),
    test(our(1), 6, 6),
    melee(their(1), 6, 6, 6, 6, 6, 6),
    melee(our(1), 6, 6, 6, 6, 6, 6),
  ])
  expect(figureIn(after, their(1))).toMatchObject({ fired: false, moved: false, mayCharge: false })
})
