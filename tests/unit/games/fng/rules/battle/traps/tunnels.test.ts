import { describe, expect, it } from 'vitest'
import type { D6 } from '../../../../../../../src/main/engine/answers.ts'
import { reportOfBattle } from '../../../../../../../src/games/fng/rules/battle/ending/report.ts'
import { placeSite } from '../../../../../../../src/games/fng/rules/battle/contacts/placeSite.ts'
import { potentialContacts } from '../../../../../../../src/games/fng/rules/tables/index.ts'
import { explore } from '../../../../../../../src/games/fng/rules/battle/traps/tunnels/explore.ts'
import { emptyTunnels } from '../../../../../../../src/games/fng/rules/battle/traps/tunnels/hooks.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import {
  battleWith,
  figureIn,
  our,
  playAction,
  playScene,
  type Dice,
  type TestBattle,
  type TestFigure,
} from '../../../../../../support/battle.ts'
import { pef, scenePartly, withContacts } from '../contacts/contactState.ts'

const tunnel = 700

/** Our men beside a tunnel, EAL 3, the enemy's die a 2. */
const beside = (ours: readonly TestFigure[], more: TestBattle = {}): FngState =>
  battleWith({
    ours,
    groups: { A: { activated: true } },
    ...more,
    state: {
      structures: [
        {
          id: tunnel,
          kind: 'tunnel',
          type: 'tunnel',
          name: 'Tunnel entrance',
          sector: 5,
          dv: 0,
          dvAtStart: 0,
          state: 'standing',
          groupId: null,
          contactId: null,
          amount: 0,
          buildingId: null,
          level: null,
        },
      ],
      ...more.state,
    },
  })

const enter = (state: FngState, nths: readonly number[], time: D6) =>
  playAction(state, 'enterTunnel', { tunnel, figures: nths.map(our) }, [['tunnel-time', our(nths[0]!), time]])

/** The next turn, with nothing done above. */
const nextTurn = (state: FngState): FngState => ({
  ...state,
  battle: state.battle.map((row) => ({ ...row, turn: row.turn + 1 })),
  figures: state.figures.map((figure) => ({ ...figure, moved: false, fired: false })),
})

const endTurn = (state: FngState, dice: readonly Dice[] = []) => playScene(state, explore, dice)

const meets = (face: D6): Dice => ['battle.tunnel-meets', our(1), face]
const stays = (face: D6): Dice => ['battle.tunnel-stay', our(1), face]

/** In since turn 1, at least one turn, nothing met. */
const inside = (ours: readonly TestFigure[], time: D6 = 1): FngState =>
  endTurn(enter(beside(ours), [1], time).state, [meets(1)]).state

describe('going down', () => {
  it('FNG p. 65: two at most a turn down one entrance, a group of their own; Cowards never', () => {
    const state = beside([{}, {}, {}, { attributes: ['coward'] }])
    const { state: after } = enter(state, [1, 2], 3)
    const group = figureIn(after, our(1)).groupId
    expect(figureIn(after, our(2)).groupId).toBe(group)
    expect(figureIn(after, our(3)).groupId).not.toBe(group)
    expect(figureIn(after, our(1))).toMatchObject({ inTunnel: true, moved: true })
    expect(() => playAction(after, 'enterTunnel', { tunnel, figures: [our(3)] })).toThrow('At most 2 men a turn')
    expect(() => playAction(state, 'enterTunnel', { tunnel, figures: [our(4)] })).toThrow('that is not possible')
  })

  it('FNG p. 66: EAL above 3 and what all of them have shorten the time, never below 1', () => {
    const least = (state: FngState, nths: readonly number[], time: D6) =>
      enter(state, nths, time).state.lasting[0]!.amount
    expect(least(beside([{}], { battle: { eal: 5 } }), [1], 6)).toBe(4)
    expect(least(beside([{ attributes: ['tunnel-rat'] }]), [1], 4)).toBe(3)
    expect(least(beside([{ attributes: ['slight'] }, {}]), [1, 2], 4)).toBe(4)
    expect(least(beside([{ attributes: ['slight'] }], { battle: { eal: 6 } }), [1], 2)).toBe(1)
  })

  it('nobody below takes part in what happens above', () => {
    const { state } = enter(beside([{}, {}]), [1], 3)
    expect(() => playAction(state, 'throwGrenade', { thrower: our(1) })).toThrow('Who throws: that is not possible.')
  })
})

describe('a turn below', () => {
  it('FNG p. 66: something is met on the enemy activation die or more; the first turn nobody comes up', () => {
    const { state } = enter(beside([{ rep: 4 }]), [1], 1)
    expect(endTurn(state, [meets(1)]).texts).toEqual(['Man 1: they meet nothing.'])
    // REP 4, EAL 3, a rifle -1: a 6 comes to 6.
    const met = endTurn(state, [meets(2), ['tunnel-encounter', our(1), 3], ['tunnel-survival', our(1), 6]])
    expect(met.texts).toEqual([
      'Man 1: something is there.',
      'Tunnel entrance: an enemy.',
      'Man 1 comes through unharmed.',
    ])
  })

  it('FNG p. 66: who comes up after the least number of turns finds something, once more for each turn beyond', () => {
    // Turn 3 below, at least 2: two rolls.
    const second = endTurn(nextTurn(inside([{}], 2)), [stays(2), meets(1)]).state
    const { state, texts } = endTurn(nextTurn(second), [
      stays(2),
      ['tunnel-success', tunnel, 6],
      ['tunnel-success', tunnel, 4],
      ['battle.tunnel-points', tunnel, 5],
      ['battle.tunnel-points', tunnel, 3],
    ])
    // Papers: 1 + 5 + half of EAL 3 rounded up; a store: 1 + half of 3.
    expect(texts).toContain('Tunnel entrance: papers of use, 8 VP.')
    expect(texts).toContain('Tunnel entrance: supplies, 3 VP.')
    expect(figureIn(state, our(1)).inTunnel).toBe(false)
    expect(state.lasting).toEqual([])
    expect(reportOfBattle(state).otherPoints).toEqual([{ reason: 'Found in tunnels', points: 11 }])
  })

  it('FNG p. 66: up too early, and nothing is found', () => {
    const { state, texts } = endTurn(nextTurn(inside([{}], 5)), [stays(1)])
    expect(texts.at(-1)).toBe('Tunnel entrance: up after 2 of 5 turns, with nothing.')
    expect(state.tallies).toEqual([])
  })

  it('FNG p. 5: a Looter stays one turn more, which counts', () => {
    const later = endTurn(nextTurn(inside([{ attributes: ['looter'] }], 3)), [stays(1), meets(1)])
    expect(later.texts[0]).toBe('Man 1: they look for loot one turn more.')
    const up = endTurn(nextTurn(later.state), [['tunnel-success', tunnel, 1]])
    expect(up.texts.at(-1)).toBe('Tunnel entrance: nothing special, 1 VP.')
  })

  it('FNG p. 66: the worst modifiers of those who are together count for all', () => {
    const ours = [{ rep: 4, attributes: ['tunnel-rat'] }, { rep: 4 }]
    const state = enter(beside(ours), [1, 2], 1).state
    // Without the other the Rat would have +3 and a pistol; so he has a rifle's -1 like him: 3 + 1 - 1.
    const { texts } = endTurn(state, [
      meets(6),
      ['tunnel-encounter', our(1), 3],
      ['tunnel-survival', our(1), 3],
      ['tunnel-survival', our(2), 5],
    ])
    expect(texts.at(-2)).toContain('Man 1 goes down somewhere below')
    expect(texts.at(-1)).toBe('Man 2 comes through unharmed.')
  })

  it('FNG p. 66: Clumsy counts at traps, by the other reading at enemies too', () => {
    const clumsy = { rep: 4, attributes: ['clumsy'] }
    const met = (more: TestBattle) => {
      const { state } = enter(beside([clumsy], more), [1], 1)
      // A 4 less 1 is an enemy; 5 + 1 - 1 for his rifle.
      return endTurn(state, [meets(6), ['tunnel-encounter', our(1), 4], ['tunnel-survival', our(1), 5]]).texts.at(-1)
    }
    expect(met({})).toBe('Man 1 comes through unharmed.')
    const always = { state: { switches: [{ id: 1, name: 'tunnelAttributes', value: 'always' }] } } as const
    expect(met(always)).toContain('Man 1 is hurt')
  })

  it('FNG p. 66: who is hurt has REP -1 below, and is Out of the Fight once up', () => {
    const { state } = enter(beside([{ rep: 4 }]), [1], 1)
    const hurt = endTurn(state, [meets(6), ['tunnel-encounter', our(1), 3], ['tunnel-survival', our(1), 4]]).state
    expect(figureIn(hurt, our(1))).toMatchObject({ status: 'carryOn', repLoss: 1 })
    const up = endTurn(nextTurn(hurt), [
      stays(1),
      ['oof-mobility', our(1), 5],
      ['tunnel-success', tunnel, 1],
      ['tunnel-success', tunnel, 1],
    ]).state
    expect(figureIn(up, our(1))).toMatchObject({ status: 'outOfTheFight', repLoss: 0, inTunnel: false })
  })
})

/** The first man lies below, struck by an enemy in turn 1. */
const oneDown = (ours: readonly TestFigure[]): FngState => {
  const { state } = enter(beside(ours), [1], 1)
  return endTurn(state, [meets(6), ['tunnel-encounter', our(1), 3], ['tunnel-survival', our(1), 1]]).state
}

describe('who lies below', () => {
  it('FNG p. 67: from the entrance it takes half as long as he has lain there; then they come up, and he is hit', () => {
    const down = oneDown([{}, { rep: 5 }])
    expect(figureIn(down, our(1)).status).toBe('stunned')
    const third = nextTurn(nextTurn(down))
    const going = playAction(third, 'rescueBelow', { man: our(1), rescuer: our(2) })
    // Three turns below, two of them for the rescuer: turns 3 and 4.
    expect(going.texts).toEqual(['Man 2 goes for Man 1: he is there at the end of turn 4.'])
    const waiting = endTurn(going.state).state
    // 2 + REP 5 - EAL 3 - 1 for his rifle + 1 as rescuer: 4, hurt.
    const reached = endTurn(nextTurn(waiting), [['tunnel-survival', our(2), 2]])
    expect(reached.texts.at(-1)).toBe('Man 2 has reached Man 1: they come up next turn.')
    const { state } = endTurn(nextTurn(reached.state), [
      ['oof-mobility', our(2), 1],
      ['combat-damage', our(1), 4],
      ['oof-mobility', our(1), 4],
    ])
    expect(figureIn(state, our(1))).toMatchObject({ status: 'outOfTheFight', inTunnel: false, wasOut: true })
    expect(figureIn(state, our(2))).toMatchObject({ status: 'outOfTheFight', walks: true, inTunnel: false })
    expect(state.lasting).toEqual([])
  })

  it('FNG p. 67: a rescuer whom the same hazard strikes lies there too', () => {
    const going = playAction(nextTurn(oneDown([{}, { rep: 4 }])), 'rescueBelow', { man: our(1), rescuer: our(2) }).state
    const { state } = endTurn(going, [['tunnel-survival', our(2), 1]])
    expect(state.lasting.map(({ kind, figureId, amount }) => [kind, figureId, amount])).toEqual([
      ['lyingBelow', our(1), 4],
      ['lyingBelow', our(2), 4],
    ])
  })

  it('FNG p. 66: he does not come to by himself, and is missing when the battle ends', () => {
    const down = oneDown([{}, {}])
    const group = figureIn(down, our(1)).groupId
    const free = { ...down, groups: down.groups.map((each) => ({ ...each, activated: false })) }
    const active = playAction(free, 'activate', { group, byCommander: true }).state
    expect(figureIn(active, our(1))).toMatchObject({ status: 'stunned', satOut: false })
    const { state } = playAction(active, 'endBattle', {})
    expect(figureIn(state, our(1))).toMatchObject({ status: 'left', leftHow: 'missing' })
    expect(reportOfBattle(state).men.map(({ fate }) => fate)).toEqual(['missing', 'fine'])
  })

  it('FNG p. 40: a Star is brought up by his own side', () => {
    const { state } = playScene(oneDown([{ star: true, rep: 3, starDice: 0 }, {}]), emptyTunnels, [
      ['combat-damage', our(1), 6],
      ['reaction.recover-from-knock-down', our(1), 1, 1],
    ])
    expect(figureIn(state, our(1))).toMatchObject({ status: 'stunned', inTunnel: false })
  })
})

describe('C-4 in tunnels', () => {
  const equipment = [{ id: 1, squad: 1, soldierId: null, item: 'c4', quantity: 2 }]
  const blow = { figure: our(1), tunnel, what: 'entrance' }

  it('FNG p. 67: a block seals the entrance, and a Tunnel Rat brings three of his own', () => {
    const { state } = playAction(beside([{}], { state: { equipment } }), 'collapseTunnel', blow)
    expect(state.structures[0]!.state).toBe('destroyed')
    expect(reportOfBattle(state).otherPoints).toEqual([{ reason: 'Tunnels blown up', points: 1 }])
    const rat = beside([{ attributes: ['tunnel-rat'] }])
    const whole = playAction(rat, 'collapseTunnel', { ...blow, what: 'complex', charges: 3 }).state
    expect(whole.structures[0]!.state).toBe('destroyed')
    expect(reportOfBattle(whole).otherPoints).toEqual([{ reason: 'Tunnels blown up', points: 3 }])
    expect(() => playAction(beside([{}]), 'collapseTunnel', blow)).toThrow('Nobody active has C-4.')
  })

  it('FNG p. 67: fewer charges than the EAL leave it open; whoever is inside rolls as for a trap at +2', () => {
    const below = enter(beside([{}, {}], { state: { equipment } }), [2], 1).state
    const charges = { ...blow, what: 'complex', charges: 2 }
    // 1 + REP 4 - EAL 3 + 2 - 1 for his rifle: 3.
    const { state } = playAction(below, 'collapseTunnel', charges, [['tunnel-survival', our(2), 1]])
    expect(state.structures[0]).toMatchObject({ state: 'standing', amount: 2 })
    expect(state.lasting).toMatchObject([{ kind: 'lyingBelow', figureId: our(2), amount: 3 }])
    expect(() => playAction(below, 'collapseTunnel', { ...charges, charges: 3 })).toThrow('Man 1 has 2 blocks.')
  })
})

describe('an entrance that is found', () => {
  const worth3 = [{ reason: 'Tunnel entrances found', points: 3 }]

  it('FNG pp. 42, 65: in a bunker is worth 3 points, and open', () => {
    const state = beside([{}])
    const bunker = { ...state.structures[0]!, id: 701, kind: 'bunker', type: 'bunker', name: 'Bunker', dv: 3 } as const
    const look = (face: D6) =>
      playAction({ ...state, structures: [bunker] }, 'bunkerTunnel', { bunker: 701 }, [['bunker-tunnel', 701, face]])
    expect(reportOfBattle(look(3).state).otherPoints).toEqual(worth3)
    expect(reportOfBattle(look(4).state).otherPoints).toEqual([])
    expect(() => playAction(look(4).state, 'enterTunnel', {})).toThrow('No tunnel entrance is known.')
  })

  it('FNG pp. 62, 65: as a Potential Contact too', () => {
    const state = withContacts({ contacts: [{ sector: 3 }], battle: { enemy: 'nva', eal: 3 } })
    const site = potentialContacts[3].rows.find(({ gives }) => gives.site === 'tunnel')!
    const faces = [1, 6, Number(site.from) - 7] as D6[]
    const { state: after } = scenePartly(
      state,
      (scene) => {
        placeSite(scene, state.contacts[0]!, () => [])
      },
      [['potential-contact.eal-3', pef(1), ...faces]],
    )
    expect(after.structures).toMatchObject([{ kind: 'tunnel', state: 'standing', sector: 3 }])
    expect(reportOfBattle(after).otherPoints).toEqual(worth3)
  })
})
