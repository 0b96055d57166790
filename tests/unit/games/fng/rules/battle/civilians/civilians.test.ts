import { describe, expect, it } from 'vitest'
import { actionNamed } from '../../../../../../../src/games/fng/rules/battle/chapters.ts'
import type { D6 } from '../../../../../../../src/main/engine/answers.ts'
import { reportOfBattle } from '../../../../../../../src/games/fng/rules/battle/ending/report.ts'
import { civiliansAct } from '../../../../../../../src/games/fng/rules/battle/civilians/civiliansAct.ts'
import { traffic } from '../../../../../../../src/games/fng/rules/battle/civilians/traffic.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import {
  battleId,
  battleWith,
  civilian,
  figureIn,
  groupNamed,
  our,
  playAction,
  playScene,
  type Choice,
  type Dice,
  type TestBattle,
} from '../../../../../../support/battle.ts'
import { newId } from '../../../../../../support/newIds.ts'
import { pef, playPartly, withContacts } from '../contacts/contactState.ts'

const village = (more: TestBattle = {}): FngState =>
  battleWith({ ours: [{ rep: 5 }], civilians: [{ rep: 2 }, { rep: 2 }], groups: { A: { activated: true } }, ...more })

describe('civilians', () => {
  it('FNG p. 55: half a die of them for each building, REP 2, 2" to 4" from it, each about something', () => {
    const state = battleWith({ ours: [{}] })
    const group = newId(state)
    const [one, two] = [newId(state, 2), newId(state, 3)]
    const { state: after, texts } = playAction(state, 'placeCivilians', { places: [{ sector: 3, buildings: 1 }] }, [
      ['battle.civilians', group, 3],
      ['battle.civilian-place', one, 1],
      ['battle.civilian-place', two, 6],
      ['civilian.activity', one, 5],
      ['civilian.activity', two, 6],
    ])
    expect(after.figures.filter(({ side }) => side === 'civilian')).toMatchObject([
      { name: 'Civilian V1-1', rep: 2, doing: 'works' },
      { name: 'Civilian V1-2', rep: 2, doing: 'leaves' },
    ])
    expect(texts).toContain('Civilian V1-1: 2" from the building.')
    expect(texts).toContain('Civilian V1-2: 4" from the building.')
    expect(after.groups.at(-1)).toMatchObject({ name: 'V1', side: 'civilian', sector: 3, strength: 2 })
  })

  it('FNG p. 55: act at the end of a turn with a die of 3 or more; what holds for a turn is over', () => {
    const doing = (ourDie: number) =>
      village({
        battle: { ourDie, theirDie: 1 },
        civilians: [{ doing: 'works' }, { doing: 'stays', fastMoving: true }],
      })
    const acted = playScene(doing(3), civiliansAct)
    expect(acted.texts).toEqual(['Civilian 1 mends or weaves.', 'Civilian 2 does not move this turn.'])
    expect(figureIn(acted.state, civilian(1)).doing).toBe('works')
    expect(figureIn(acted.state, civilian(2))).toMatchObject({ doing: 'idle', fastMoving: false })
    expect(playScene(doing(2), civiliansAct).texts).toEqual([])
  })

  it('FNG p. 55: react to shooting once for each group: they run, walk to cover, or freeze man by man', () => {
    const state = village({
      civilians: [{ rep: 2 }, { rep: 2, group: 'V2' }, { rep: 2, group: 'V3' }, { rep: 2, group: 'V3' }],
    })
    const of = (name: string) => groupNamed(state, name)
    const { state: after } = playAction(state, 'civiliansReact', { groups: [of('V1'), of('V2'), of('V3')] }, [
      ['civilian.reaction', of('V1'), 1, 2],
      ['civilian.reaction', of('V2'), 2, 3],
      ['civilian.reaction', of('V3'), 3, 6],
      ['fast-move', of('V1'), 1, 5],
      ['battle.civilian-freezes', civilian(3), 3],
      ['battle.civilian-freezes', civilian(4), 4],
    ])
    expect([1, 2, 3, 4].map((nth) => figureIn(after, civilian(nth)).doing)).toEqual([
      'runs',
      'moves',
      'prone',
      'frozen',
    ])
    expect(figureIn(after, civilian(1)).fastMoving).toBe(true)
    expect(figureIn(after, civilian(3)).prone).toBe(true)
  })
})

it('FNG p. 55: who has come to the table edge is off', () => {
  const { state, texts } = playAction(village(), 'civiliansLeave', { figures: [civilian(2)] })
  expect(texts).toEqual(['Civilian 2 has left the table.'])
  expect(figureIn(state, civilian(2))).toMatchObject({ status: 'left', leftHow: 'walked' })
  expect(() => playAction(battleWith({ ours: [{}] }), 'civiliansLeave', {})).toThrow('No civilian is on the table.')
})

const talk = { soldier: our(1), civilian: civilian(1), shooting: false, hurt: false, nearest: null, forced: false }
const say = (state: FngState, answers: readonly (Dice | Choice)[], more: object = {}) =>
  playAction(state, 'speakWithCivilian', { ...talk, ...more }, answers)
const spoken = (id: number, ...faces: D6[]): Dice => ['civilian.speak-local', id, ...faces]

describe('Speak Local', () => {
  it('FNG p. 56: REP 5, not Fluent, EAL 3: three dice each, 2 successes to 1, and he tells of the nearest trap', () => {
    const { state, texts } = say(village(), [
      spoken(our(1), 1, 3, 4),
      spoken(civilian(1), 2, 5, 6),
      ['battle.civilian-tells', civilian(1), 4],
    ])
    expect(texts.slice(0, 2)).toEqual(['Man 1: 2 successes.', 'Civilian 1: 1 success.'])
    expect(figureIn(state, civilian(1))).toMatchObject({ doing: 'led', spokenTurn: 1 })
    expect(state.lasting).toMatchObject([{ kind: 'toldOfTraps', amount: 0 }])
    expect(() => say(state, [])).toThrow('Civilian: that is not possible.')
  })

  it('FNG p. 56: twice as many and two ahead, and he goes along; by the other reading twice is enough', () => {
    const two = [spoken(our(1), 1, 3, 4), spoken(civilian(1), 2, 5, 6)]
    const plain = { switches: [{ id: 1, name: 'speakLocalTwice', value: 'twice' }] } as const
    expect(say(village({ state: plain }), two).state.lasting).toMatchObject([{ kind: 'toldOfTraps', amount: 1 }])
    const ahead = [spoken(our(1), 1, 3, 4), spoken(civilian(1), 4, 5, 6)]
    expect(say(village(), ahead).state.lasting).toMatchObject([{ amount: 1, figureId: civilian(1) }])
  })

  it('FNG p. 56: shooting and a civilian whom we have hurt give him two dice more each', () => {
    const dice = [spoken(our(1), 1, 4, 4), spoken(civilian(1), 4, 4, 4, 4, 4, 4, 1)]
    const { texts } = say(village(), dice, { shooting: true, hurt: true })
    expect(texts.at(-1)).toBe('Civilian 1: tells nothing; does not move this turn but will next turn.')
  })

  it('FNG p. 5: a Fluent man has all his dice, and never does worse than a little better', () => {
    const fluent = village({ ours: [{ rep: 2, attributes: ['fluent'] }] })
    const { state } = say(fluent, [
      spoken(our(1), 6, 6),
      spoken(civilian(1), 1, 1, 1),
      ['battle.civilian-tells', civilian(1), 1],
    ])
    expect(state.lasting).toMatchObject([{ kind: 'toldOfTraps' }])
  })

  it('FNG p. 56: REP 2 without the language leaves no die; forced, a round of melee decides', () => {
    const dumb = village({ ours: [{ rep: 2 }] })
    const stays = say(dumb, [spoken(civilian(1), 1, 1, 1)])
    expect(stays.texts[0]).toBe('Man 1 has no dice: no success.')
    expect(figureIn(stays.state, civilian(1)).doing).toBe('stays')
    const force = (his: readonly D6[], own: readonly D6[]) =>
      say(
        dumb,
        [spoken(civilian(1), 1, 1, 1), ['melee-combat', our(1), ...his], ['melee-combat', civilian(1), ...own]],
        { forced: true },
      ).state
    expect(figureIn(force([1, 6, 6, 6], [1]), civilian(1)).doing).toBe('led')
    expect(figureIn(force([6, 6, 6, 6], [1]), civilian(1)).doing).toBe('runs')
  })

  it('FNG p. 56: a 5 or 6 gives the nearest PEF away, and who goes along gives them all', () => {
    const state = withContacts({
      ours: [{ rep: 5 }],
      civilians: [{ rep: 2 }],
      groups: { A: { activated: true } },
      contacts: [{}, {}],
      battle: { eal: 3, enemy: 'nva' },
    })
    const values = { ...talk, nearest: pef(2) }
    const one = playPartly(state, 'speakWithCivilian', values, [
      spoken(our(1), 1, 3, 4),
      spoken(civilian(1), 2, 5, 6),
      ['battle.civilian-tells', civilian(1), 5],
      ['pef-resolution', pef(2), 6, 6],
    ]).state
    expect(one.contacts.map(({ status }) => status === 'hidden')).toEqual([true, false])
    expect(one.lasting).toEqual([])
    const all = playPartly(state, 'speakWithCivilian', values, [
      spoken(our(1), 1, 3, 1),
      spoken(civilian(1), 2, 5, 6),
      ['pef-resolution', pef(1), 6, 6],
      ['pef-resolution', pef(2), 6, 6],
    ]).state
    expect(all.contacts.some(({ status }) => status === 'hidden')).toBe(false)
  })
})

const onRoad = (more: TestBattle = {}): FngState => {
  const state = village(more)
  const missions = state.missions.map((row) => ({ ...row, type: 'defense', defenseTask: 'checkPoint' }) as const)
  return { ...state, missions }
}

describe('a check point', () => {
  const check = (state: FngState, answers: readonly Dice[]) =>
    playAction(state, 'checkPapers', { soldier: our(1), civilian: civilian(1) }, answers)

  it('FNG p. 99: two successes find something, a 6 is false papers: detained for 2 points', () => {
    const { state } = check(onRoad(), [
      ['mission.check-point', our(1), 1, 3, 6],
      ['battle.papers', civilian(1), 6],
    ])
    expect(figureIn(state, civilian(1)).status).toBe('captured')
    expect(reportOfBattle(state).civiliansDetained).toBe(1)
    const clear = check(onRoad(), [['mission.check-point', our(1), 1, 4, 6]])
    expect(clear.texts).toEqual(['Civilian 1 may go on: the papers are in order.'])
    expect(() => check(clear.state, [])).toThrow('Civilian: that is not possible.')
    expect(() => check(village(), [])).toThrow('This is no check point.')
  })

  it('FNG p. 99: above a total of 6 people come along the road, until there is fighting', () => {
    const state = onRoad({ battle: { ourDie: 5, theirDie: 2 } })
    const { state: after, texts } = playScene(state, traffic, [
      ['battle.traffic', battleId, 3],
      ['battle.traffic-end', battleId, 4],
    ])
    expect(after.figures.filter(({ doing }) => doing === 'leaves')).toHaveLength(3)
    expect(texts.at(-1)).toBe('V2 comes from the right end of the road.')
    expect(playScene(onRoad({ battle: { ourDie: 4, theirDie: 2 } }), traffic).texts).toEqual([])
    expect(playScene(onRoad({ battle: { ourDie: 5, theirDie: 2 }, theirs: [{}] }), traffic).texts).toEqual([])
  })
})

describe('indigenous troops', () => {
  const on = { switches: [{ id: 1, name: 'indigenousTroops', value: 'on' }] } as const
  const order = (state: FngState, answers: readonly Dice[], lost = false) =>
    playAction(state, 'orderTroops', { advisor: our(1), group: groupNamed(state, 'B'), lost }, answers)
  const unit = (more: TestBattle = {}) => battleWith({ ours: [{ rep: 4 }, { group: 'B' }], state: on, ...more })

  it('FNG p. 57: REP 4, not Fluent, no losses: two dice, one success, at their next activation', () => {
    const { texts } = order(unit(), [['indigenous.speak-local', our(1), 3, 5]])
    expect(texts).toEqual(['B carries it out when next active, at normal speed.'])
  })

  it('FNG p. 56: three successes win them over for the rest of the battle; losses cost a die', () => {
    const rep6 = unit({ ours: [{ rep: 6 }, { group: 'B' }] })
    const { state } = order(rep6, [['indigenous.speak-local', our(1), 1, 2, 3, 6]])
    expect(state.lasting).toMatchObject([{ kind: 'understood', figureId: our(2) }])
    expect(() => order(state, [])).toThrow('Group: that is not possible.')
    expect(order(rep6, [['indigenous.speak-local', our(1), 6, 6, 6]], true).texts).toEqual([
      'B does nothing this turn but fire at the enemy.',
    ])
  })

  it('FNG p. 10: a political appointee is heard by his own REP, Fluent or not', () => {
    const fluent = unit({ ours: [{ rep: 4, attributes: ['fluent'] }, { group: 'B' }] })
    const { soldierId } = fluent.figures.find(({ id }) => id === our(1))!
    const appointed = {
      ...fluent,
      equipment: [{ id: 1, squad: 0, soldierId, item: 'politicalAppointee', quantity: 1 }],
    }
    expect(order(appointed, [['indigenous.speak-local', our(1), 3, 5]]).texts).toEqual([
      'B carries it out when next active, at normal speed.',
    ])
    expect(order(fluent, [['indigenous.speak-local', our(1), 3, 5, 5, 5]]).texts[0]).toContain('does as it is told')
    // The form begins with him where there is no advisor.
    const { fields } = actionNamed('orderTroops')!
    const asking = { state: { ...appointed, figures: [...appointed.figures].reverse() }, values: {}, selected: [] }
    const { advisor } = fields
    expect(advisor?.kind === 'pick' ? advisor.start?.(asking) : null).toBe(our(1))
  })

  it('is left out where the campaign does not play it', () => {
    expect(() => order(unit({ state: {} }), [])).toThrow('This campaign plays without')
  })
})
