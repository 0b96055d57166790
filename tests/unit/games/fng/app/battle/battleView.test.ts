import { describe, expect, it } from 'vitest'
import type { BattleView } from '../../../../../../src/games/fng/contract/battle.ts'
import { battleView } from '../../../../../../src/games/fng/app/battle/battleView.ts'
import { actions } from '../../../../../../src/games/fng/rules/battle/chapters.ts'
import type { FngState } from '../../../../../../src/games/fng/rules/state.ts'
import { battleWith, figureIn, our, their, type TestBattle } from '../../../../../support/battle.ts'

type Fought = Extract<BattleView, { status: 'fought' | 'ended' }>
const view = (state: FngState, selected: readonly number[] = []): Fought => {
  const found = battleView(state, selected)
  if (found.status === 'none' || found.status === 'ready') throw new Error(`It is ${found.status}.`)
  return found
}
const fight = (over: TestBattle = {}) =>
  battleWith({ ours: [{ leads: true, rep: 5 }, { rep: 4 }], theirs: [{ rep: 3 }], ...over })
const group = (state: FngState, name: string) => view(state).groups.find((one) => one.name === name)!

describe('whether there is a battle', () => {
  it('none, ready, fought, ended', () => {
    const state = fight()
    expect(battleView({ ...state, tour: [{ ...state.tour[0]!, phase: 'contact' }] }, [])).toEqual({ status: 'none' })
    expect(battleView({ ...state, battle: [], groups: [], figures: [] }, [])).toMatchObject({
      status: 'ready',
      title: 'Fight',
      men: 2,
    })
    expect(view(state).status).toBe('fought')
    expect(view(fight({ battle: { ended: true } })).status).toBe('ended')
  })
})

describe('the turn', () => {
  it('says who goes, and on which REP; the check of a total of 7 is made as the turn begins', () => {
    expect(view(fight()).turn).toMatchObject({
      saying: 'We act first. Groups led by REP 3 or more.',
      goOn: 'passOn',
      conditions: 'Morning, 10 turns left. Clear.',
    })
    const seven = fight({ battle: { ourDie: 2, theirDie: 5, side: 'ours', first: 'theirs' } })
    expect(view(seven).turn).toMatchObject({
      saying: 'Now we act. Groups led by REP 2 or more.',
      goOn: 'nextTurn',
    })
  })

  it('goes on to the end once the mission is over, and nowhere once the battle is', () => {
    expect(view(fight({ battle: { over: true, side: null, ourDie: null, theirDie: null } })).turn.goOn).toBe(
      'endBattle',
    )
    expect(view(fight({ battle: { ended: true } })).turn.goOn).toBeNull()
  })
})

describe('groups and figures', () => {
  it.each([
    ['may', {}, {}, 'May act now'],
    ['acted', {}, { A: { activated: true } }, 'Has acted'],
    ['waits', { ourDie: 6 }, {}, 'Not on a 6'],
    ['waits', { side: 'theirs' }, {}, 'Acts when its side does'],
    ['waits', { side: null, ourDie: null, theirDie: null }, {}, 'Between turns'],
    ['out', {}, { A: { hidden: true } }, 'Out of sight'],
  ] as const)('a group %s', (state, battle, groups, may) => {
    expect(group(fight({ battle, groups }), 'A')).toMatchObject({ state, may })
  })

  it('a group below the die waits for a commander where one has the REP for it', () => {
    const ours = [{ leads: true, rep: 4 }, {}, { leads: true, rep: 6, group: 'B' }] as const
    const state = battleWith({ ours, battle: { ourDie: 5 } })
    expect(group(state, 'A').may).toBe('Not on a 5, unless a commander brings it along')
    expect(group(state, 'B').may).toBe('May act now')
  })

  it('a group of dead men is out and has no REP', () => {
    const dead = fight({ theirs: [{ status: 'obviouslyDead' }] })
    expect(group(dead, 'E1')).toMatchObject({ state: 'out', may: 'Nobody can act', rep: null })
  })

  it('tells the status of a figure with all that must be remembered, and what its REP is just now', () => {
    const state = fight({
      ours: [
        { leads: true, rep: 5, repLoss: 2, status: 'duckBack', outOfAmmo: true, prone: true },
        { rep: 4, status: 'left', leftHow: 'walked', prone: true },
      ],
    })
    const [first, second] = group(state, 'A').figures
    expect(first).toMatchObject({
      id: our(1),
      rep: 3,
      repLoss: 2,
      leader: true,
      status: 'Duck Back',
      tone: 'mind',
      marks: ['REP -2', 'out of ammo'],
      posture: { is: null, prone: true, words: 'prone', may: null },
      starDice: null,
    })
    expect(second).toMatchObject({ status: 'Walked off', tone: 'gone', marks: [], posture: null })
  })

  it('shows the Star Power that is left', () => {
    const state = fight({ ours: [{ star: true, rep: 5, starDice: 3 }] })
    expect(group(state, 'A').figures[0]).toMatchObject({ starDice: 3 })
  })
})

describe('actions', () => {
  it('lists every action there is but what is done in the queue, with why it cannot be done', () => {
    const state = fight({ battle: { side: null, ourDie: null, theirDie: null, first: null } })
    const views = view(state).actions
    expect(views.map(({ name }) => name)).toEqual(actions.flatMap(({ name }) => (name === 'letGo' ? [] : [name])))
    const one = views.find(({ name }) => name === 'activate')!
    expect(one).toMatchObject({ refused: 'Roll the activation dice of the next turn first.', likely: 0 })
    expect(views.find(({ name }) => name === 'nextTurn')).toMatchObject({ refused: null, likely: 100 })
  })

  it('finds the activation of a selected group likelier than that of no one', () => {
    const likely = (selected: readonly number[]) =>
      view(fight(), selected).actions.find(({ name }) => name === 'activate')!.likely
    expect(likely([901])).toBeGreaterThan(likely([]))
  })

  it('has a way for each group of ours that may act, and none for theirs', () => {
    const ways = (state: FngState) => view(state).actions.find(({ name }) => name === 'activate')!.ways
    expect(ways(fight())).toContainEqual({ title: 'A activates', values: { group: 901 } })
    expect(ways(fight({ battle: { side: 'theirs' } }))).toEqual([])
  })

  it('FNG pp. 16, 69: offers Activate where a group of ours may act, and not before what the enemy does by the rules', () => {
    const likeliest = (over: TestBattle, selected: readonly number[] = []) =>
      view(fight(over), selected)
        .actions.filter(({ likely }) => likely > 0)
        .toSorted((a, b) => b.likely - a.likely)
        .map(({ name }) => name)
    expect(likeliest({ theirs: [] })[0]).toBe('activate')
    const barrage = { kind: 'event' as const, name: 'enemyBarrage.mortars', sector: null, figureId: null }
    const lasting = [{ ...barrage, id: 7, structureId: null, since: 1, until: 1, amount: 3 }]
    const theirs = likeliest({ battle: { side: 'theirs' }, state: { lasting } }, [902])
    expect(theirs.slice(0, 2)).toEqual(['enemyActs', 'enemyBarrage'])
    expect(theirs.indexOf('activate')).toBeGreaterThan(theirs.indexOf('inSight'))
    const nobody = likeliest({ battle: { side: 'theirs', theirDie: 6 }, state: { lasting } })
    expect(nobody.slice(0, 3)).not.toContain('activate')
    expect(likeliest({ battle: { ourDie: 6 } }).slice(0, 2)).toEqual(['passOn', 'inSight'])
  })
})

describe('what must be kept in mind', () => {
  it('tells what lasts and what was called for, but not what the rules alone keep count of', () => {
    const blank = { sector: null, figureId: null, structureId: null, since: 1, until: null, amount: 0 }
    const call = {
      source: 'ready' as const,
      figureId: our(1),
      askedTurn: 1,
      amount: 2,
      registered: false,
      attempts: 0,
      rounds: 0,
      brings: null,
    }
    const state = fight({
      state: {
        lasting: [
          { ...blank, id: 1, kind: 'smoke', name: 'Smoke', sector: 2, until: 8 },
          { ...blank, id: 2, kind: 'readyUsed', name: 'artillery' },
          { ...blank, id: 5, kind: 'event', name: 'radioJammed', until: 3 },
          { ...blank, id: 6, kind: 'event', name: 'decisive', figureId: our(1) },
          { ...blank, id: 7, kind: 'event', name: 'medicForTwoSquads' },
          { ...blank, id: 8, kind: 'event', name: 'The Ambush goes on as a Fight' },
        ],
        calls: [
          { ...call, id: 3, kind: 'medevac', what: 'One Slick', status: 'underWay', arrives: 4 },
          { ...call, id: 4, kind: 'mortars', what: '', status: 'done', arrives: 2 },
        ],
      },
    })
    expect(view(state)).toMatchObject({
      lasting: [
        { text: 'Smoke, sector 2', when: 'to turn 8' },
        { text: 'Radio jammed', when: 'to turn 3' },
        { text: `Decisive: ${figureIn(state, our(1)).name}` },
        { text: 'The Ambush goes on as a Fight' },
      ],
      calls: [{ text: 'Medevac: One Slick', when: 'in turn 4' }],
    })
  })

  it('counts the victory points so far', () => {
    const { points } = view(
      fight({
        state: {
          tallies: [
            { id: 5, event: 'kill', figureId: our(1), about: their(1), count: 1, points: 0, turn: 1, text: '' },
          ],
        },
      }),
    )
    expect(points.total).toBe(points.items.reduce((sum, item) => sum + item.points, 0))
    expect(points.items).not.toEqual([])
  })
})

describe('what stands first', () => {
  it('enemies and civilians of a group stand by their numbers, whatever their REP and whoever leads', () => {
    const names = Array.from({ length: 11 }, (_, i) => ({ name: `E1 ${i + 1}`, rep: i === 9 ? 5 : 3 }))
    const theirs = names.map((one, i) => (i === 9 ? { ...one, leads: true as const } : one))
    const state = fight({ theirs: [theirs[10]!, ...theirs.slice(0, 10)] })
    expect(group(state, 'E1').figures.map(({ name }) => name)).toEqual(names.map(({ name }) => name))
  })

  it('our men stand by their REP, the leader first', () => {
    const ours = [{ rep: 3 }, { rep: 5 }, { rep: 4, leads: true as const }]
    expect(group(fight({ ours }), 'A').figures.map(({ rep }) => rep)).toEqual([4, 5, 3])
  })

  it('FNG p. 16: as our side begins, to activate is due, whoever is selected', () => {
    for (const selected of [[], [our(1), their(1)]]) expect(view(fight(), selected).turn.due).toBe('activate')
  })
})
