import { describe, expect, it } from 'vitest'
import { bringDown, harm, knockDown } from '../../../../../../../src/games/fng/rules/battle/harm/harm.ts'
import type { Blow } from '../../../../../../../src/games/fng/rules/battle/harm/wound.ts'
import { waysToSpread } from '../../../../../../../src/games/fng/rules/battle/harm/spread.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import {
  battleWith,
  civilian,
  figureIn,
  groupNamed,
  our,
  playScene,
  their,
  type Choice,
  type Dice,
} from '../../../../../../support/battle.ts'

const blow = (figureId: number, more: Partial<Blow> = {}): Blow => ({
  figureId,
  impact: 2,
  by: their(1),
  why: 'a shot',
  ...more,
})

const strike = (state: FngState, blows: readonly Blow[], tape: readonly (Dice | Choice)[]) => {
  let result: ReturnType<typeof harm> = []
  const played = playScene(state, (scene) => (result = harm(scene, blows)), tape)
  return { ...played, harmed: result }
}

const damage = (id: number, face: Dice[2]): Dice => ['combat-damage', id, face]
const recover = (id: number, ...faces: Dice[2][]): Dice =>
  ['reaction.recover-from-knock-down', id, ...faces] as unknown as Dice
const walks = (id: number, face: Dice[2]): Dice => ['oof-mobility', id, face]

describe('Combat Damage and Recover From Knock Down', () => {
  it('FNG p. 33: a 4 against a target in cover misses; a 5 against Impact 3 knocks down, and two passed stun', () => {
    const state = battleWith({ ours: [{ rep: 4 }], theirs: [{ rep: 4 }] })
    const missed = strike(state, [blow(our(1), { cover: true })], [damage(our(1), 4)])
    expect(missed.harmed).toEqual([{ figureId: our(1), was: 'carryOn', now: 'carryOn', stopped: true }])
    const hit = strike(
      state,
      [blow(their(1), { by: our(1), impact: 3 })],
      [damage(their(1), 5), recover(their(1), 2, 3)],
    )
    expect(hit.harmed).toEqual([{ figureId: their(1), was: 'carryOn', now: 'stunned', stopped: false }])
    expect(figureIn(hit.state, their(1)).prone).toBe(true)
  })

  it('FNG p. 23: a sergeant in a flak jacket rolls three dice and passes one', () => {
    const state = battleWith({
      ours: [{ rep: 4 }],
      theirs: [{}],
      state: { equipment: [{ id: 1, squad: 1, soldierId: 12, item: 'flak-jacket', quantity: 1 }] },
    })
    const { state: after, texts } = strike(
      state,
      [blow(our(1))],
      [damage(our(1), 6), recover(our(1), 5, 6, 4), walks(our(1), 2)],
    )
    expect(figureIn(after, our(1))).toMatchObject({ status: 'outOfTheFight', walks: true, wasOut: true })
    expect(texts).toContain('Man 1 is Out of the Fight, walking at half speed.')
  })

  it('a flak jacket takes a point off a blast, never below 1, and nothing off a bullet', () => {
    const state = battleWith({
      ours: [{}],
      state: { equipment: [{ id: 1, squad: 1, soldierId: 12, item: 'flak-jacket', quantity: 1 }] },
    })
    const blast = { blast: true, cover: true, by: null }
    const by = (face: Dice[2], more: Partial<Blow>, ...rest: Dice[]) =>
      figureIn(strike(state, [blow(our(1), { ...blast, ...more })], [damage(our(1), face), ...rest]).state, our(1))
        .status
    expect(by(2, { impact: 2 }, recover(our(1), 1, 1, 6))).toBe('stunned')
    expect(by(2, { impact: 2, blast: false, cover: false }, walks(our(1), 6))).toBe('outOfTheFight')
    expect(by(1, { impact: 0 })).toBe('obviouslyDead')
  })

  it('Hard As Nails rolls three dice', () => {
    const state = battleWith({ ours: [{ attributes: ['hard-as-nails'] }] })
    const { state: after } = playScene(state, (scene) => knockDown(scene, [our(1)], null), [recover(our(1), 6, 4, 1)])
    expect(figureIn(after, our(1)).status).toBe('stunned')
  })

  it('of several blows the worst counts, and nobody gets better by a lesser one', () => {
    const state = battleWith({ ours: [{ status: 'outOfTheFight' }, {}], theirs: [{}] })
    const { state: after } = strike(
      state,
      [blow(our(1)), blow(our(2)), blow(our(2))],
      [damage(our(1), 6), recover(our(1), 1, 2), damage(our(2), 2), damage(our(2), 1)],
    )
    expect(figureIn(after, our(1)).status).toBe('outOfTheFight')
    expect(figureIn(after, our(2)).status).toBe('obviouslyDead')
  })

  it('asks nothing about the dead', () => {
    const state = battleWith({ ours: [{ status: 'obviouslyDead' }], theirs: [{}] })
    expect(strike(state, [blow(our(1))], []).harmed[0]).toMatchObject({ was: 'obviouslyDead', now: 'obviouslyDead' })
  })
})

describe('what goes with a man who goes down', () => {
  it('credits the kill of an enemy, and each civilian once', () => {
    const state = battleWith({ ours: [{}], theirs: [{}], civilians: [{ rep: 2 }] })
    const { state: after } = playScene(
      state,
      (scene) => {
        bringDown(scene, [their(1)], 'obviouslyDead', our(1), 'shot')
        bringDown(scene, [civilian(1)], 'outOfTheFight', null, 'shelled')
        bringDown(scene, [civilian(1)], 'obviouslyDead', null, 'shelled')
      },
      [walks(civilian(1), 6)],
    )
    const counted = (event: string) => after.tallies.filter((row) => row.event === event)
    expect(counted('kill')).toMatchObject([{ figureId: our(1), about: their(1) }])
    expect(counted('civilianCasualty')).toMatchObject([{ figureId: null, about: civilian(1) }])
  })

  it('he drops the man he carries, his work and his melee', () => {
    const state = battleWith({
      ours: [
        { carries: our(2), busy: 'firstAid', busyWith: our(2), busySince: 1 },
        { status: 'outOfTheFight', carried: true },
      ],
      theirs: [{ matchedWith: our(1) }],
    })
    const { state: after } = playScene(state, (scene) => bringDown(scene, [our(1)], 'stunned', null, ''))
    expect(figureIn(after, our(1))).toMatchObject({ carries: null, busy: null, busyWith: null })
    expect(figureIn(after, our(2)).carried).toBe(false)
    expect(figureIn(after, their(1)).matchedWith).toBeNull()
  })

  it('FNG p. 16: a lost Leader is followed by the Jr NCO, whatever the REP of others; a stunned one keeps command', () => {
    const state = battleWith({
      ours: [{ leads: true }, { rep: 6 }, { rep: 3, grade: 'jrNco' }],
      battle: { commanderId: our(1) },
    })
    const leaderAfter = (to: 'stunned' | 'obviouslyDead') => {
      const { state: after } = playScene(state, (scene) => bringDown(scene, [our(1)], to, null, ''))
      return [after.groups[0]!.leaderId, after.battle[0]!.commanderId]
    }
    expect(leaderAfter('stunned')).toEqual([our(1), our(1)])
    expect(leaderAfter('obviouslyDead')).toEqual([our(3), our(3)])
  })

  it('without NCOs the highest REP takes over; nobody left, nobody leads, and the place stands empty', () => {
    const state = battleWith({
      theirs: [{ leads: true }, { rep: 3 }, { rep: 5 }],
      state: {
        structures: [
          {
            id: 50,
            kind: 'bunker',
            name: 'Bunker',
            sector: 5,
            dv: 4,
            dvAtStart: 4,
            state: 'standing',
            groupId: 901,
            contactId: null,
            type: '',
            amount: 0,
          },
        ] as unknown as FngState['structures'],
      },
    })
    expect(groupNamed(state, 'E1')).toBe(901)
    const one = playScene(state, (scene) => bringDown(scene, [their(1)], 'obviouslyDead', null, ''))
    expect(one.state.groups[0]!.leaderId).toBe(their(3))
    expect(one.state.structures[0]!.groupId).toBe(901)
    const all = playScene(state, (scene) => bringDown(scene, [their(1), their(2), their(3)], 'obviouslyDead', null, ''))
    expect(all.state.groups[0]!.leaderId).toBeNull()
    expect(all.state.structures[0]!.groupId).toBeNull()
  })

  it('FNG p. 18: whoever is shot at while he runs off the table is missing, but not a Star', () => {
    const state = battleWith({
      ours: [
        { status: 'retired', leaving: true },
        { status: 'retired', leaving: true, star: true },
      ],
      theirs: [{}],
    })
    const { state: after, harmed } = strike(state, [blow(our(1)), blow(our(2))], [])
    expect(harmed.map(({ now }) => now)).toEqual(['left', 'left'])
    expect([our(1), our(2)].map((id) => figureIn(after, id).leftHow)).toEqual(['missing', 'ran'])
  })
})

describe('Unlucky', () => {
  const state = battleWith({ ours: [{}, { attributes: ['unlucky'] }], theirs: [{}] })
  const near = (value: string): Choice => ({ choose: 'battle.unlucky-near', of: our(2), value })
  const shot = [blow(our(1), { cover: false })]

  it('FNG p. 6: on a 1 he is hit instead of the man beside him', () => {
    const { harmed } = strike(state, shot, [near('yes'), ['battle.unlucky', our(2), 1], damage(our(2), 1)])
    expect(harmed).toEqual([{ figureId: our(2), was: 'carryOn', now: 'obviouslyDead', stopped: false }])
    const spared = strike(state, shot, [near('yes'), ['battle.unlucky', our(2), 2], damage(our(1), 1)])
    expect(spared.harmed[0]!.figureId).toBe(our(1))
    expect(strike(state, shot, [near('no'), damage(our(1), 1)]).harmed[0]!.figureId).toBe(our(1))
  })

  it('not by a blast, and not when he is hit himself', () => {
    strike(state, [blow(our(1), { blast: true })], [damage(our(1), 1)])
    strike(state, [...shot, blow(our(2), { cover: false })], [damage(our(1), 1), damage(our(2), 1)])
  })
})

describe('Stars', () => {
  const star = (rep: number, enemy: number, starDice = 0) =>
    battleWith({ ours: [{ star: true, rep, starDice }], theirs: [{ rep: enemy }] })

  it('FNG p. 3: REP 5 against REP 4, Obviously Dead becomes Out of the Fight', () => {
    const { state } = strike(star(5, 4), [blow(our(1))], [damage(our(1), 1), walks(our(1), 6)])
    expect(figureIn(state, our(1))).toMatchObject({ status: 'outOfTheFight', walks: false })
  })

  it('FNG p. 3: REP 5 against REP 5 may cheat death, and is off the table', () => {
    const tape = (value: string) => [damage(our(1), 1), { choose: 'battle.cheating-death', of: our(1), value }]
    const cheated = strike(star(5, 5), [blow(our(1))], tape('cheats'))
    expect(figureIn(cheated.state, our(1))).toMatchObject({ status: 'left', leftHow: 'cheatedDeath' })
    expect(cheated.harmed[0]!.now).toBe('left')
    const died = strike(star(5, 5), [blow(our(1))], tape('dies'))
    expect(figureIn(died.state, our(1)).status).toBe('obviouslyDead')
  })

  it('a trap has no REP: nobody is larger than life against it', () => {
    const { state } = strike(
      star(5, 1),
      [blow(our(1), { by: null })],
      [damage(our(1), 1), { choose: 'battle.cheating-death', of: our(1), value: 'dies' }],
    )
    expect(figureIn(state, our(1)).status).toBe('obviouslyDead')
  })

  it('FNG p. 4: Star Power 1, 2, 2, 5, 6 takes one level off an Out of the Fight and two off an Obviously Dead', () => {
    const { state, harmed, lines } = strike(
      star(5, 4, 5),
      [blow(our(1), { impact: 3 }), blow(our(1), { impact: 3 })],
      [
        damage(our(1), 3),
        damage(our(1), 1),
        ['star-power', our(1), 1, 2, 2, 5, 6],
        { choose: 'battle.star-power.spread', of: our(1), value: '1-1' },
      ],
    )
    expect(figureIn(state, our(1))).toMatchObject({ status: 'stunned', starDice: 4 })
    expect(harmed).toEqual([{ figureId: our(1), was: 'carryOn', now: 'stunned', stopped: false }])
    expect(lines.some(({ table, faces }) => table === 'star-power' && faces.length === 5)).toBe(true)
  })

  it('Star Power comes after Recover From Knock Down and can save him wholly', () => {
    const { state } = strike(
      star(4, 4, 2),
      [blow(our(1))],
      [damage(our(1), 5), recover(our(1), 1, 2), ['star-power', our(1), 3, 6]],
    )
    expect(figureIn(state, our(1))).toMatchObject({ status: 'carryOn', starDice: 1, prone: false })
  })

  it('ways to spread: each outcome once, the mildest first', () => {
    expect(waysToSpread([2, 3], 3)).toEqual(['1-1', '2-0'])
    expect(waysToSpread([3], 2)).toEqual(['1'])
    expect(waysToSpread([1, 1], 5)).toEqual(['0-0'])
  })

  it('ways to spread: a burst that strikes one man twenty times has no more ways than differ', () => {
    const ways = waysToSpread(
      Array.from({ length: 20 }, (_, i) => 2 + (i % 2)),
      5,
    )
    expect(ways).toHaveLength(new Set(ways.map((way) => way.split('-').sort().join(''))).size)
    expect(ways.length).toBeLessThan(30)
  })
})
