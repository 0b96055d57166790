import { describe, expect, it } from 'vitest'
import { depthOfId, idMaker } from '../../../../../../../src/main/engine/system.ts'
import { actionNamed } from '../../../../../../../src/games/fng/rules/battle/chapters.ts'
import { react } from '../../../../../../../src/games/fng/rules/battle/reactions/react.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { men, testPlatoon } from '../../../../../../support/fngState.ts'
import {
  battleWith,
  civilian,
  figureIn,
  groupNamed,
  our,
  playAction,
  playScene,
  their,
  type Dice,
  type TestBattle,
} from '../../../../../../support/battle.ts'

const active = { A: { activated: true } }
const out = { status: 'outOfTheFight', wasOut: true } as const

describe('First Aid', () => {
  const ward = battleWith({
    ours: [{ name: 'Phil', role: 'medic' }, { name: 'Billy', rep: 5, ...out }, {}],
    theirs: [{ rep: 1 }],
    groups: active,
  })
  const sees = (beside: boolean) => playAction(ward, 'firstAid', { medic: our(1), wounded: our(2), beside }).state
  const passOn = (state: FngState, tape: readonly Dice[] = []) => playAction(state, 'passOn', {}, tape).state
  const aid = (his: 1 | 2 | 3 | 4 | 5 | 6, own: 1 | 2 | 3 | 4 | 5 | 6): Dice[] => [
    ['first-aid', our(1), his],
    ['first-aid', our(2), own],
  ]

  it('FNG p. 39: Phil, REP 4, rolls 5 and Billy 3: he is back at REP 4', () => {
    const billy = figureIn(passOn(sees(true), aid(5, 3)), our(2))
    expect(billy).toMatchObject({ status: 'carryOn', rep: 5, repLoss: 1, aided: true, wasOut: true })
  })

  it('FNG p. 39: two pass and he is fit, none and he stays out; there is no second try', () => {
    expect(figureIn(passOn(sees(true), aid(4, 5)), our(2))).toMatchObject({ status: 'carryOn', repLoss: 0 })
    const failed = passOn(sees(true), aid(6, 6))
    expect(figureIn(failed, our(2))).toMatchObject({ status: 'outOfTheFight', aided: true })
    const again: FngState = { ...failed, battle: failed.battle.map((row) => ({ ...row, side: 'ours' as const })) }
    expect(() => playAction(again, 'firstAid', { medic: our(1), wounded: our(2), beside: true })).toThrow(
      'No wounded man lies where a Medic could see to him.',
    )
  })

  it('FNG p. 39: who has only just reached him works through his next activation', () => {
    const first = passOn(sees(false))
    expect(figureIn(first, our(1))).toMatchObject({ busy: 'firstAid', busyLeft: 1 })
    expect(figureIn(first, our(2)).status).toBe('outOfTheFight')
  })

  it('FNG p. 39: a test that is forced on the Medic interrupts him', () => {
    const under = { receivedFire: [our(1)], manDown: [], shooters: [their(1)] }
    const { state } = playScene(
      sees(true),
      (scene) => {
        react(scene, under)
      },
      [['reaction.received-fire', our(1), 1, 2]],
    )
    expect(figureIn(state, our(1)).busy).toBeNull()
    expect(figureIn(passOn(state), our(2))).toMatchObject({ status: 'outOfTheFight', aided: false })
  })

  it('names the cure where no Medic can see to anybody yet', () => {
    const medic = { name: 'HM3 Ballard', role: 'medic', group: 'B' } as const
    const refused = (over: TestBattle) =>
      actionNamed('firstAid')!.refuses(battleWith({ ours: [out, medic], theirs: [{}], ...over }))
    expect(refused({})).toBe('First activate B, with its Medic HM3 Ballard.')
    expect(refused({ battle: { side: 'theirs' } })).toBe('HM3 Ballard can see to him when B acts.')
    expect(refused({ ours: [out, { ...medic, fired: true }], groups: { B: { activated: true } } })).toBe(
      'HM3 Ballard has acted this turn, or has not his hands free.',
    )
  })

  it('refuses a rifleman, who is no Medic', () => {
    const state = battleWith({ ours: [{}, out], groups: active })
    expect(() => playAction(state, 'firstAid', { medic: our(1), wounded: our(2), beside: true })).toThrow(
      'There is no Medic on the table who could see to anybody.',
    )
    const trained = battleWith({ ours: [{ attributes: ['medic'] }, out], groups: active })
    const { state: after } = playAction(trained, 'firstAid', { medic: our(1), wounded: our(2), beside: true })
    expect(figureIn(after, our(1)).busy).toBe('firstAid')
  })
})

describe('carrying the wounded', () => {
  const state = battleWith({ ours: [{}, out, { ...out, walks: true }], theirs: [out], groups: active })
  const carried = playAction(state, 'pickUp', { carrier: our(1), wounded: our(2) }).state

  it('FNG p. 38: one figure carries one, of its own side', () => {
    expect(figureIn(carried, our(1)).carries).toBe(our(2))
    expect(figureIn(carried, our(2)).carried).toBe(true)
    expect(() => playAction(state, 'pickUp', { carrier: our(1), wounded: their(1) })).toThrow('not possible')
    expect(() => playAction(carried, 'pickUp', { carrier: our(1), wounded: our(3) })).toThrow('hands free')
  })

  it('FNG p. 103: set down after he was brought in under fire, it is a deed', () => {
    const play = (underFire: boolean) => playAction(carried, 'setDown', { carrier: our(1), underFire }).state
    expect(figureIn(play(false), our(2)).carried).toBe(false)
    expect(play(false).tallies).toEqual([])
    expect(play(true).tallies).toMatchObject([{ event: 'deed.broughtInWounded', figureId: our(1), about: our(2) }])
  })

  it('FNG p. 39: off the table on foot the carried and the walking wounded are evacuated', () => {
    const { state: after } = playAction(carried, 'leaveOnFoot', { figures: [our(1), our(3)], underFire: false })
    expect(figureIn(after, our(1))).toMatchObject({ status: 'left', leftHow: 'walked', carries: null })
    for (const id of [our(2), our(3)])
      expect(figureIn(after, id)).toMatchObject({ status: 'left', leftHow: 'evacuated', evacuation: 'foot' })
  })

  it('FNG p. 24: who cannot walk does not walk off by himself', () => {
    const play = () => playAction(state, 'leaveOnFoot', { figures: [our(2)], underFire: false })
    expect(play).toThrow('not possible')
  })
})

describe('the Medic of the platoon', () => {
  const medic = testPlatoon({}).billets.find(({ post }) => post === 'medic')!.soldierId!
  const joins = (who: string, tape: readonly Dice[] = []) => {
    const state = battleWith({ ours: [{}] })
    return playAction(state, 'medicJoins', { with: who, group: groupNamed(state, 'A') }, tape).state
  }
  const came = (state: FngState) => state.figures.some(({ soldierId, role }) => soldierId === medic && role === 'medic')

  it('FNG p. 39: with the second squad on 1-4, with the platoon surely; he is of the party then', () => {
    expect(came(joins('twoSquads', [['medic-availability', medic, 4]]))).toBe(true)
    expect(came(joins('twoSquads', [['medic-availability', medic, 5]]))).toBe(false)
    // A man who merely acts as a Medic does not keep him away (p. 5).
    const acting = battleWith({ ours: [{ attributes: ['medic'] }] })
    const group = groupNamed(acting, 'A')
    expect(came(playAction(acting, 'medicJoins', { with: 'platoon', group }).state)).toBe(true)
    const whole = joins('platoon')
    expect(came(whole)).toBe(true)
    expect(whole.party.some(({ soldierId }) => soldierId === medic)).toBe(true)
    expect(() => playAction(whole, 'medicJoins', { with: 'platoon', group: groupNamed(whole, 'A') })).toThrow(
      'A Medic is on the table.',
    )
  })

  it('FNG p. 39: squads that set out together have thrown their die; one that came later brings it', () => {
    const alone = battleWith({ ours: [{}] })
    const [first] = alone.party
    const later = idMaker(depthOfId(first!.id) + 1)()
    const second = { ...first!, soldierId: men.secondSquadLeader, squad: 2 }
    const offered = (id: number) => {
      const state = { ...alone, party: [...alone.party, { ...second, id }] }
      return () =>
        playAction(state, 'medicJoins', { with: 'twoSquads', group: groupNamed(state, 'A') }, [
          ['medic-availability', medic, 4],
        ])
    }
    expect(offered(first!.id + 1)).toThrow(expect.objectContaining({ code: 'bad-input' }))
    expect(came(offered(later)().state)).toBe(true)
  })
})

describe('a prisoner of a camp', () => {
  const held = { group: 'Prisoners', rep: 2, status: 'outOfTheFight', carried: true } as const
  const state = battleWith({
    ours: [{ carries: civilian(1) }],
    theirs: [{}],
    civilians: [held],
    groups: active,
  })

  it('FNG p. 64: carried off the table he brings his points', () => {
    const { state: after } = playAction(state, 'leaveOnFoot', { figures: [our(1)], underFire: false })
    expect(after.tallies).toMatchObject([{ event: 'otherPoints', points: 2, count: 1 }])
  })

  it('lets go of whoever carries him when he is brought off', () => {
    const { state: after } = playAction(state, 'freePrisoners', { prisoners: [civilian(1)] })
    expect(figureIn(after, our(1)).carries).toBeNull()
    expect(figureIn(after, civilian(1))).toMatchObject({ status: 'left', carried: false })
  })
})
