import { describe, expect, it } from 'vitest'
import {
  duckBack,
  react,
  retire,
  takeCohesion,
} from '../../../../../../../src/games/fng/rules/battle/reactions/react.ts'
import type { Cause } from '../../../../../../../src/games/fng/rules/battle/reactions/fireAt.ts'
import { groupById } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import { reactionHooks } from '../../../../../../../src/games/fng/rules/battle/reactions/hooks.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import {
  battleWith,
  figureIn,
  groupNamed,
  our,
  playScene,
  their,
  type Choice,
  type Dice,
} from '../../../../../../support/battle.ts'

const cause = (more: Partial<Cause>): Cause => ({ receivedFire: [], manDown: [], shooters: [their(1)], ...more })
const take = (state: FngState, more: Partial<Cause>, tape: readonly (Dice | Choice)[]) =>
  playScene(
    state,
    (scene) => {
      react(scene, cause(more))
    },
    tape,
  )
const fire = (id: number, ...faces: number[]): Dice => ['reaction.received-fire', id, ...faces] as unknown as Dice
const down = (id: number, ...faces: number[]): Dice => ['reaction.man-down', id, ...faces] as unknown as Dice
const cohere = (id: number, ...faces: number[]): Dice => ['reaction.cohesion', id, ...faces] as unknown as Dice
const die = (id: number, face: number): Dice => ['battle.leader-die', id, face] as unknown as Dice
const will = (value: string): Choice => ({ choose: 'battle.free-will', of: our(1), value })
const statuses = (state: FngState, ...ids: number[]) => ids.map((id) => figureIn(state, id).status)
const returns = (state: FngState, ...ids: number[]) => ids.map((id) => figureIn(state, id).mayReturnFire)
const idsOf = (count: number) => Array.from({ length: count }, (_, i) => our(i + 1))

describe('Leader Die', () => {
  it('FNG p. 15: a die of 4 against REP 5 turns three twos, four ones and two noughts into seven and two', () => {
    const state = battleWith({
      ours: [{ rep: 5, leads: true }, ...Array.from({ length: 8 }, () => ({}))],
      theirs: [{}],
    })
    const dice = [
      [1, 2],
      [1, 2],
      [1, 2],
      [1, 6],
      [1, 6],
      [1, 6],
      [1, 6],
      [6, 6],
      [6, 6],
    ]
    const { lines } = take(state, { receivedFire: idsOf(9) }, [
      die(our(1), 4),
      ...dice.map((faces, i) => fire(our(i + 1), ...faces)),
    ])
    const scores = lines.filter(({ table }) => table === 'reaction.received-fire').map(({ score }) => score)
    expect(scores.filter((score) => score! >= 2)).toHaveLength(7)
    expect(scores.filter((score) => score === 1)).toHaveLength(2)
  })

  it('FNG p. 16: Leader and three soldiers all pass two', () => {
    const state = battleWith({ ours: [{ rep: 4, leads: true }, { rep: 4 }, { rep: 3 }, { rep: 2 }], theirs: [{}] })
    const { state: after } = take(state, { manDown: idsOf(4) }, [
      die(our(1), 3),
      down(our(1), 2, 5),
      down(our(2), 4, 6),
      down(our(3), 2, 6),
      down(our(4), 1, 4),
    ])
    expect(statuses(after, ...idsOf(4))).toEqual(['carryOn', 'carryOn', 'carryOn', 'carryOn'])
  })

  it('whoever merely has the highest REP gives none, and neither does a stunned Leader', () => {
    const plain = battleWith({ ours: [{ rep: 5 }], theirs: [{}], groups: { A: { leaderId: our(1) } } })
    take(plain, { manDown: [our(1)] }, [down(our(1), 1, 2)])
    const stunned = battleWith({ ours: [{ leads: true, status: 'stunned' }, {}], theirs: [{}] })
    take(stunned, { manDown: [our(2)] }, [down(our(2), 1, 2)])
  })
})

describe('Received Fire', () => {
  const one = (figure = {}, enemy = {}) => battleWith({ ours: [figure], theirs: [enemy] })

  it('FNG p. 1: REP 4, dice 1 and 5, no Leader: passes one and ducks back', () => {
    const { state, lines } = take(one(), { receivedFire: [our(1)] }, [fire(our(1), 1, 5)])
    expect(lines.find(({ table }) => table)!.score).toBe(1)
    expect(statuses(state, our(1))).toEqual(['duckBack'])
  })

  it('passes one in cover: may fire; outgunned in cover: ducks back all the same', () => {
    const inCover = { receivedFire: [our(1)], inCover: [our(1)] }
    expect(returns(take(one(), inCover, [fire(our(1), 1, 5)]).state, our(1))).toEqual([true])
    const outgunned = take(one({}, { weapon: 'rpd' }), inCover, [fire(our(1), 1, 5)])
    expect(statuses(outgunned.state, our(1))).toEqual(['duckBack'])
  })

  it('FNG p. 4: the Star passes two by free will and may fire; a machine gun never outguns him', () => {
    const state = one({ star: true }, { weapon: 'rpd' })
    const { state: after } = take(state, { receivedFire: [our(1)] }, [will('2')])
    expect(statuses(after, our(1))).toEqual(['carryOn'])
    expect(returns(after, our(1))).toEqual([true])
    const rolled = take(state, { receivedFire: [our(1)] }, [will('roll'), fire(our(1), 1, 6)])
    expect(statuses(rolled.state, our(1))).toEqual(['duckBack'])
  })

  it('FNG p. 22: shot at twice he tests once; all three pass two and carry on', () => {
    const state = battleWith({ ours: [{ leads: true, name: 'L' }, { name: '7' }, { name: '8' }], theirs: [{}, {}, {}] })
    const { state: after } = take(
      state,
      { receivedFire: [our(3), our(3), our(2), our(1)], shooters: [their(1), their(2), their(3)] },
      [die(our(1), 5), fire(our(1), 1, 2), fire(our(2), 3, 4), fire(our(3), 4, 4)],
    )
    expect(statuses(after, our(1), our(2), our(3))).toEqual(['carryOn', 'carryOn', 'carryOn'])
    expect(returns(after, our(1), our(2), our(3))).toEqual([true, true, true])
  })

  it('FNG p. 30: a submachine gun out of ammo is outgunned by a semi-automatic rifle', () => {
    const state = one({ weapon: 'm1-thompson', outOfAmmo: true }, { weapon: 'sks' })
    expect(statuses(take(state, { receivedFire: [our(1)] }, [fire(our(1), 1, 2)]).state, our(1))).toEqual(['duckBack'])
    const loaded = one({ weapon: 'm1-thompson' }, { weapon: 'sks' })
    expect(returns(take(loaded, { receivedFire: [our(1)] }, [fire(our(1), 1, 2)]).state, our(1))).toEqual([true])
  })

  it('Old Hand counts the ranking one lower, Shirker is always outgunned, Poser rolls one die', () => {
    const under = { receivedFire: [our(1)] }
    const after = (attribute: string, weapon: string, ...faces: number[]) =>
      statuses(take(one({ attributes: [attribute] }, { weapon }), under, [fire(our(1), ...faces)]).state, our(1))[0]
    expect(after('old-hand', 'rpd', 1, 2)).toBe('carryOn')
    expect(after('shirker', 'tt-30', 1, 2)).toBe('duckBack')
    expect(after('poser', 'tt-30', 1)).toBe('duckBack')
  })

  it('a ranking that is named counts instead of the weapons, and out of range is outgunned', () => {
    const blast = take(one(), { receivedFire: [our(1)], ranking: 5 }, [fire(our(1), 1, 2)])
    expect(statuses(blast.state, our(1))).toEqual(['duckBack'])
    const far = take(one(), { receivedFire: [our(1)], cannotAnswer: [our(1)] }, [fire(our(1), 1, 2)])
    expect(statuses(far.state, our(1))).toEqual(['duckBack'])
  })

  it('a Medic and a man who carries a wounded one carry on with one passed', () => {
    const state = battleWith({
      ours: [{ role: 'medic' }, { carries: our(3) }, { carried: true, status: 'outOfTheFight' }],
      theirs: [{}],
    })
    const { state: after } = take(state, { receivedFire: [our(1), our(2), our(3)] }, [
      fire(our(1), 1, 6),
      fire(our(2), 1, 6),
    ])
    expect(statuses(after, our(1), our(2))).toEqual(['carryOn', 'carryOn'])
    expect(returns(after, our(1), our(2))).toEqual([false, false])
  })

  it('in a bunker: three dice', () => {
    const { state } = take(one(), { receivedFire: [our(1)], inBunker: [our(1)] }, [fire(our(1), 6, 6, 2)])
    expect(returns(state, our(1))).toEqual([true])
  })

  it('high and low activity move the REP of VC and NVA', () => {
    const enemy = (activity: 'high' | 'low', ...faces: number[]) => {
      const state = battleWith({ ours: [{}], theirs: [{ rep: 3 }], battle: { activity } })
      return statuses(
        take(state, { receivedFire: [their(1)], shooters: [our(1)] }, [fire(their(1), ...faces)]).state,
        their(1),
      )[0]
    }
    expect(enemy('high', 4, 4)).toBe('carryOn')
    expect(enemy('low', 3, 2)).toBe('duckBack')
  })

  it('FNG p. 19: ducking back already, a better result does not help him', () => {
    const { state } = take(one({ status: 'duckBack' }), { receivedFire: [our(1)] }, [fire(our(1), 1, 2)])
    expect(statuses(state, our(1))).toEqual(['duckBack'])
    expect(returns(state, our(1))).toEqual([false])
  })

  it('it interrupts work that takes a turn, but not reloading', () => {
    const state = battleWith({ ours: [{ busy: 'firstAid', busySince: 1 }, { busy: 'reload' }], theirs: [{}] })
    const { state: after } = take(state, { receivedFire: idsOf(2) }, [fire(our(1), 1, 2), fire(our(2), 1, 2)])
    expect([figureIn(after, our(1)).busy, figureIn(after, our(2)).busy]).toEqual([null, 'reload'])
  })

  it('the stunned, the wounded and the absent take none', () => {
    const state = battleWith({
      ours: [{ status: 'stunned' }, { status: 'outOfTheFight' }, { status: 'left' }],
      theirs: [{}],
    })
    expect(take(state, { receivedFire: idsOf(3), manDown: idsOf(3) }, []).lines).toEqual([])
  })
})

describe('Man Down and several tests', () => {
  it('FNG p. 22: one Leader Die and one set of dice for Man Down and Received Fire; the worst counts', () => {
    const state = battleWith({ ours: [{ leads: true }, {}, {}], theirs: [{}] })
    const { state: after } = take(state, { receivedFire: [our(2), our(1)], manDown: idsOf(3), inCover: idsOf(3) }, [
      die(our(1), 6),
      fire(our(2), 1, 6),
      fire(our(1), 2, 5),
      down(our(3), 5, 4),
    ])
    expect(statuses(after, ...idsOf(3))).toEqual(['duckBack', 'duckBack', 'duckBack'])
  })

  it('FNG p. 23: two 1s make a hero, who passes by himself from then on, but is outgunned like others', () => {
    const state = battleWith({ ours: [{ rep: 3 }], theirs: [{ weapon: 'ak-47' }] })
    const first = take(state, { manDown: [our(1)] }, [down(our(1), 1, 1)])
    expect(figureIn(first.state, our(1)).hero).toBe(true)
    const later = take(first.state, { receivedFire: [our(1)] }, [])
    expect(returns(later.state, our(1))).toEqual([true])
    const outgunned = take(first.state, { receivedFire: [our(1)], ranking: 5 }, [])
    expect(statuses(outgunned.state, our(1))).toEqual(['duckBack'])
  })

  it('the Leader Die makes no hero', () => {
    const state = battleWith({ ours: [{ leads: true }], theirs: [{}] })
    const { state: after } = take(state, { manDown: [our(1)] }, [die(our(1), 1), down(our(1), 1, 3)])
    expect(figureIn(after, our(1)).hero).toBe(false)
  })

  it('a Born Leader rolls three dice, and those near him do as he does; a Star keeps his will', () => {
    const state = battleWith({
      ours: [{ star: true }, { attributes: ['born-leader'] }, { rep: 1 }, { rep: 1 }],
      theirs: [{}],
    })
    const near = take(state, { manDown: idsOf(4), nearBornLeader: [our(3), our(1)] }, [
      will('1'),
      down(our(2), 6, 5, 4),
      down(our(4), 2, 3),
      cohere(groupNamed(state, 'A'), 1, 1),
      { choose: 'battle.free-will', of: our(1), value: '2', nth: 1 } as unknown as Choice,
      ['battle.born-leader-die', our(2), 6],
    ])
    expect(statuses(near.state, ...idsOf(4))).toEqual(['duckBack', 'duckBack', 'duckBack', 'carryOn'])
    const asked = take(
      battleWith({ ours: [{ attributes: ['born-leader'] }, { rep: 1 }], theirs: [{}] }),
      { manDown: idsOf(2) },
      [{ choose: 'battle.born-leader', of: our(1), value: 'near' }, down(our(1), 1, 2, 6)],
    )
    expect(statuses(asked.state, ...idsOf(2))).toEqual(['carryOn', 'carryOn'])
  })
})

describe('Cohesion', () => {
  it('FNG p. 23: group dice 3 and 4 at half strength: REP 3 retires, REP 4 and 5 carry on', () => {
    const state = battleWith({
      ours: [{ rep: 5, leads: true, name: 'L' }, { name: '5' }, { name: '7' }, { rep: 3, name: '4' }],
      theirs: [{}],
      groups: { A: { strength: 8 } },
    })
    const { state: after, texts } = take(state, { manDown: [our(3)] }, [
      die(our(1), 6),
      down(our(3), 5, 6),
      ['battle.leader-die', our(1), 6],
      cohere(groupNamed(state, 'A'), 3, 4),
    ])
    expect(statuses(after, ...idsOf(4))).toEqual(['carryOn', 'carryOn', 'carryOn', 'retired'])
    expect(texts).toContain('Parting Shots may be fired by Enemy 1.')
  })

  it('above half strength one passed is enough', () => {
    const state = battleWith({ ours: [{ rep: 3 }, {}], theirs: [{}] })
    const { state: after } = playScene(
      state,
      (scene) => {
        takeCohesion(scene, [groupNamed(state, 'A')], [])
      },
      [cohere(groupNamed(state, 'A'), 3, 5)],
    )
    expect(statuses(after, our(1), our(2))).toEqual(['carryOn', 'carryOn'])
  })

  it('a squad in two groups counts as a whole', () => {
    const state = battleWith({
      ours: [{ rep: 3 }, { group: 'B' }, { group: 'B' }],
      groups: { A: { strength: 2 }, B: { strength: 2, squad: 1 } },
    })
    const { state: after } = playScene(
      state,
      (scene) => {
        takeCohesion(scene, [groupNamed(state, 'A')], [])
      },
      [cohere(groupNamed(state, 'A'), 3, 5)],
    )
    expect(statuses(after, our(1))).toEqual(['carryOn'])
  })

  it('activity changes how many dice the VC and NVA roll', () => {
    const at = (activity: 'high' | 'low', ...faces: number[]) => {
      const state = battleWith({ theirs: [{}, {}], battle: { activity } })
      const id = groupNamed(state, 'E1')
      return playScene(
        state,
        (scene) => {
          takeCohesion(scene, [id], [])
        },
        [cohere(id, ...faces)],
      ).state
    }
    expect(statuses(at('high', 5, 6, 4), their(1))).toEqual(['carryOn'])
    expect(statuses(at('low', 5), their(1))).toEqual(['retired'])
  })

  it('a Duck Back of the same moment stays; who fires and holds may still fire', () => {
    const state = battleWith({ ours: [{}, {}, {}], theirs: [{}] })
    const { state: after } = take(state, { receivedFire: idsOf(3) }, [
      fire(our(1), 1, 2),
      fire(our(2), 1, 5),
      fire(our(3), 5, 6),
      cohere(groupNamed(state, 'A'), 1, 1),
    ])
    expect(statuses(after, ...idsOf(3))).toEqual(['carryOn', 'duckBack', 'carryOn'])
    expect(returns(after, ...idsOf(3))).toEqual([true, false, false])
  })
})

describe('Duck Back and Retire', () => {
  it('Coward, Tough and Nerves of Steel', () => {
    const with_ = (...attributes: string[]) => battleWith({ ours: [{ attributes }] })
    const after = (rolled: typeof duckBack, ...attributes: string[]) =>
      statuses(
        playScene(with_(...attributes), (scene) => {
          rolled(scene, [our(1)])
        }).state,
        our(1),
      )[0]
    expect(after(duckBack, 'coward')).toBe('retired')
    expect(after(retire, 'tough')).toBe('duckBack')
    expect(after(duckBack, 'nerves-of-steel')).toBe('carryOn')
    expect(after(duckBack, 'coward', 'tough')).toBe('duckBack')
    expect(after(retire, 'coward', 'tough')).toBe('retired')
    expect(after(duckBack, 'coward', 'nerves-of-steel')).toBe('carryOn')
  })

  it('FNG p. 18: a second Retire in the same turn makes him run; in a later one only where the campaign says so', () => {
    const again = (turn: number, value?: string) => {
      const state = battleWith({
        ours: [{ status: 'retired', retiredTurn: turn }],
        battle: { turn: 3 },
        state: value === undefined ? {} : { switches: [{ id: 1, name: 'retireAgain', value }] },
      })
      return figureIn(
        playScene(state, (scene) => {
          retire(scene, [our(1)])
        }).state,
        our(1),
      ).leaving
    }
    expect(again(3)).toBe(true)
    expect(again(2)).toBe(false)
    expect(again(2, 'anyLaterTurn')).toBe(true)
  })

  it('an enemy who retired is gone once anybody acts', () => {
    const state = battleWith({ ours: [{}], theirs: [{ leads: true }, {}] })
    const { state: ran } = playScene(state, (scene) => {
      retire(scene, [their(1)])
    })
    expect(statuses(ran, their(1))).toEqual(['retired'])
    const { state: after } = playScene(ran, (scene) => {
      for (const hooks of scene.hooks) hooks.groupActivates?.(scene, scene.state.groups[0]!)
    })
    expect(figureIn(after, their(1))).toMatchObject({ status: 'left', leftHow: 'ran' })
    expect(after.groups[1]!.leaderId).toBe(their(2))
  })

  it('stunned after he retired, he is retired again when he has sat it out', () => {
    const state = battleWith({
      ours: [
        { status: 'stunned', satOut: true, retiredTurn: 1 },
        { status: 'stunned', satOut: true },
      ],
    })
    const { state: after } = playScene(state, (scene) => {
      reactionHooks.turnEnds!(scene)
    })
    expect(figureIn(after, our(1))).toMatchObject({ status: 'retired', satOut: false })
    expect(statuses(after, our(2))).toEqual(['stunned'])
  })

  it('FNG p. 16: what a reaction allows is over when the next group acts', () => {
    const state = battleWith({ ours: [{}], theirs: [{ mayReturnFire: true }, { mayCharge: true }] })
    const { state: after } = playScene(state, (scene) => {
      reactionHooks.groupActivates!(scene, groupById(state, groupNamed(state, 'A')))
    })
    expect(figureIn(after, their(1)).mayReturnFire).toBe(false)
    expect(figureIn(after, their(2)).mayCharge).toBe(false)
  })

  it('FNG p. 30: whoever is setting up a gun when the fire comes cannot answer it, and begins anew', () => {
    const state = battleWith({ ours: [{ weapon: 'm60', busy: 'setUp', busyLeft: 1 }], theirs: [{}] })
    const { state: after } = take(state, { receivedFire: [our(1)] }, [fire(our(1), 1, 2)])
    expect(figureIn(after, our(1))).toMatchObject({ status: 'duckBack', busy: null, busyLeft: null })
  })

  it('FNG p. 18: a gun does not stand any more where its gunner has run', () => {
    const state = battleWith({ ours: [{ weapon: 'm60', setUp: true }], theirs: [{}] })
    const { state: after } = playScene(state, (scene) => {
      retire(scene, [our(1)])
    })
    expect(figureIn(after, our(1))).toMatchObject({ status: 'retired', setUp: false })
  })

  it('FNG p. 18: whoever is shot at while he runs is missing', () => {
    const state = battleWith({ ours: [{ status: 'retired', leaving: true }], theirs: [{}] })
    const { state: after } = take(state, { receivedFire: [our(1)] }, [])
    expect(figureIn(after, our(1))).toMatchObject({ status: 'left', leftHow: 'missing' })
  })

  it('FNG p. 18: whoever runs beside a man who is shot at is not', () => {
    const state = battleWith({ ours: [{ status: 'retired', leaving: true }], theirs: [{}] })
    const { state: after } = take(state, { receivedFire: [our(1)], shotAt: [] }, [fire(our(1), 1, 2)])
    expect(figureIn(after, our(1))).toMatchObject({ status: 'retired', leaving: true })
  })
})

describe('Dumb Ass', () => {
  it('FNG p. 5: on a die above his REP he does not act with his group', () => {
    const state = battleWith({ ours: [{ attributes: ['dumb-ass'] }, {}] })
    const group = groupNamed(state, 'A')
    const firedAfter = (face: number) => {
      const tape = [['battle.dumb-ass', our(1), face]] as unknown as Dice[]
      const { state: after } = playScene(
        state,
        (scene) => {
          reactionHooks.groupActivates!(scene, groupById(state, group))
        },
        tape,
      )
      return [figureIn(after, our(1)).fired, figureIn(after, our(2)).fired]
    }
    expect(firedAfter(5)).toEqual([true, false])
    expect(firedAfter(4)).toEqual([false, false])
  })
})
