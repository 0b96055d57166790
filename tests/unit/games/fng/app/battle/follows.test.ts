import { describe, expect, it } from 'vitest'
import { battleForm } from '../../../../../../src/games/fng/app/battle/battleForm.ts'
import { battleView } from '../../../../../../src/games/fng/app/battle/battleView.ts'
import { courseOf } from '../../../../../../src/games/fng/app/battle/course.ts'
import { followsOf } from '../../../../../../src/games/fng/app/battle/follow/follows.ts'
import type { PastEntry } from '../../../../../../src/main/app/game/past.ts'
import { difference } from '../../../../../../src/main/engine/state.ts'
import type { Values } from '../../../../../../src/games/fng/rules/battle/action.ts'
import type { Contact } from '../../../../../../src/games/fng/rules/battle/battle.ts'
import type { FngState } from '../../../../../../src/games/fng/rules/state.ts'
import {
  battleWith,
  figureIn,
  groupNamed,
  our,
  playAction,
  playScene,
  their,
  type Choice,
  type Dice,
  type TestBattle,
  type TestFigure,
} from '../../../../../support/battle.ts'
import { mayPart } from '../../../../../../src/games/fng/rules/battle/reactions/cohesion.ts'
import { mayAnswer } from '../../../../../../src/games/fng/rules/battle/reactions/answer.ts'

/** A battle with what has been played in it, newest first. */
interface Game {
  readonly state: FngState
  readonly back: readonly PastEntry[]
}
const begun = (state: FngState): Game => ({ state, back: [] })

function play({ state, back }: Game, action: string, values: Values, tape: readonly (Dice | Choice)[] = []): Game {
  const { state: after, lines } = playAction(state, action, values, tape)
  const entry: PastEntry = {
    step: 'act',
    input: { action, values },
    changes: () => difference(state, after),
    lines: () => lines,
  }
  return { state: after, back: [entry, ...back] }
}
const follows = ({ state, back }: Game, distances: Readonly<Record<string, number>> = {}) =>
  followsOf({
    state,
    ...courseOf(state, back),
    told: { distance: (one, other) => distances[`${one} ${other}`] ?? distances[`${other} ${one}`] ?? null },
  })
const titles = (game: Game, distances?: Readonly<Record<string, number>>) =>
  follows(game, distances).map(({ title }) => title)
/** Plays one of those that follow as its form fills it, like Enter. */
function enter(game: Game, nth: number, tape: readonly (Dice | Choice)[] = [], more: Values = {}): Game {
  const { action, values } = follows(game)[nth]!
  const form = battleForm(game.state, action, { ...values, ...more }, [])
  expect(form.problem).toBeNull()
  return play(game, action, form.values, tape)
}
const drop = (game: Game, nth: number): Game => {
  const { key, title, figures } = follows(game)[nth]!
  return play(game, 'letGo', { figures, follow: key, title })
}

const theirs = { side: 'theirs', first: 'ours', theirDie: 2 } as const
const men = (count: number, more: TestFigure = {}): TestFigure[] => Array.from({ length: count }, () => more)
const fight = (over: TestBattle = {}): Game =>
  begun(battleWith({ ours: men(2), theirs: men(3), ...over, battle: { ...theirs, eal: 3, ...over.battle } }))
const order = ({ state }: Game, values: Values = {}): Values => ({
  group: groupNamed(state, 'E1'),
  byCommander: false,
  closest: groupNamed(state, 'A'),
  inches: 20,
  inSight: true,
  sector: '1',
  fortified: false,
  ...values,
})
const rolled = ({ state }: Game, ...faces: (1 | 2 | 3 | 4 | 5 | 6)[]): Dice => [
  'vc-nva-action',
  groupNamed(state, 'E1'),
  ...faces,
]
const reaches = (...faces: (1 | 2 | 3 | 4 | 5 | 6)[]): Dice[] =>
  faces.map((face, i) => ['battle.enemy-grenade', their(i + 1), face])

describe('return fire (FNG p. 22)', () => {
  const underFire = (state: FngState) =>
    playScene(state, (scene) => {
      mayAnswer(scene, their(1), [our(1)])
      mayAnswer(scene, their(2), [our(1)])
      mayAnswer(scene, their(3), [our(1), our(2)])
    }).state
  const game = begun(underFire(battleWith({ ours: men(2), theirs: [{}, { weapon: 'sks' }, { group: 'E2' }] })))

  it('of whoever may, those of a group who answer the same in one volley, with what they hold', () => {
    expect(follows(game, { [`${their(1)} ${our(1)}`]: 18 })).toMatchObject([
      {
        action: 'returnFire',
        title: 'Enemy 1 and Enemy 2 return fire at Man 1',
        detail: '18", AK-47 and SKS',
        side: 'theirs',
        wants: null,
        values: { shooters: [their(1), their(2)], targets: [{ target: our(1), inches: 18 }] },
      },
      { title: 'Enemy 3 returns fire at Man 1', wants: 'inches' },
    ])
    const [first] = follows(game, { [`${their(1)} ${our(1)}`]: 18 })
    expect(battleForm(game.state, 'returnFire', first!.values, []).problem).toBeNull()
  })

  it('leaves out whose weapon does not reach so far, and waits where nobody of them reaches, or sees', () => {
    const answering = (over: TestBattle) => begun(underFire(battleWith({ ours: men(2), ...over })))
    const short = answering({ theirs: [{}, { weapon: 'tt-30' }, { group: 'E2' }] })
    const far = (inches: number) => ({ [`${their(1)} ${our(1)}`]: inches, [`${their(2)} ${our(1)}`]: inches })
    expect(follows(short, far(18))[0]).toMatchObject({ wants: null, values: { shooters: [their(1)] } })
    expect(follows(short, far(9))[0]).toMatchObject({ wants: null, values: { shooters: [their(1), their(2)] } })
    expect(follows(answering({ theirs: [{ weapon: 'tt-30' }, {}, {}] }), far(60))[0]).toMatchObject({ wants: 'inches' })
    const night = answering({ theirs: [{}, {}, { group: 'E2' }], battle: { dayPart: 'night' } })
    expect(follows(night, far(18))[0]).toMatchObject({ wants: 'inches' })
    expect(follows(night, far(9))[0]).toMatchObject({ wants: null })
  })

  it('waits for a word where the only one to answer has ducked out of sight', () => {
    const ducked = begun(
      underFire(
        battleWith({ ours: [{ status: 'duckBack' }, {}], theirs: [{}, {}, { group: 'E2', status: 'stunned' }] }),
      ),
    )
    expect(follows(ducked, { [`${their(1)} ${our(1)}`]: 9 })[0]).toMatchObject({ wants: 'targets' })
  })

  it('is gone once given up, and comes back when that is undone', () => {
    const dropped = drop(game, 0)
    expect(titles(dropped)).toEqual(['Enemy 3 returns fire at Man 1'])
    expect(battleView(dropped.state, [], dropped.back)).toMatchObject({ follows: [{ key: `returnFire ${their(3)}` }] })
    expect(titles({ state: game.state, back: dropped.back.slice(1) })).toHaveLength(2)
    // Fired upon anew they may answer again, whatever was given up before.
    expect(titles({ ...dropped, state: underFire(dropped.state) })).toHaveLength(2)
  })

  it('N asks first, and names it before those who have yet to act', () => {
    const view = battleView(game.state, [], [])
    const leaves = (name: string) =>
      view.status === 'fought' ? view.actions.find((one) => one.name === name)!.leaves : null
    expect(leaves('passOn')).toBe(
      'Still to follow: Enemy 1 and Enemy 2 return fire at Man 1; Enemy 3 returns fire at Man 1. A has yet to act.',
    )
    expect(leaves('nextTurn')).toContain('Still to follow')
    expect(leaves('fire')).toBeNull()
  })

  it('at whom, only the table says where nobody has said who fired', () => {
    const figures = game.state.figures.map((one) => ({ ...one, answers: null }))
    expect(follows({ ...game, state: { ...game.state, figures } })[0]).toMatchObject({
      title: 'Enemy 1 and Enemy 2 return fire',
      wants: 'targets',
    })
  })
})

describe('one order of the enemy ends as dice (FNG pp. 69-70)', () => {
  it('too few to attack: they fire at the closest of us, one who cannot is left out', () => {
    const game = fight({ ours: men(3), theirs: [{}, { role: 'medic' }] })
    const acted = play(game, 'enemyActs', order(game, { inches: 9 }))
    expect(follows(acted)).toMatchObject([
      {
        action: 'fire',
        title: 'E1 fires at the closest of A',
        detail: '9", AK-47',
        values: { shooters: [their(1)], targets: [{ target: null, inches: 9 }] },
        wants: 'targets',
      },
    ])
    const form = battleForm(
      acted.state,
      'fire',
      { ...follows(acted)[0]!.values, targets: [{ target: our(2), inches: 9 }] },
      [],
    )
    expect(form.problem).toBeNull()
    const unseen = play(game, 'enemyActs', order(game, { inches: 9, inSight: false }))
    expect(follows(unseen)).toEqual([])
  })

  it('it fires once: after that, or left out, it does not follow', () => {
    const game = fight({ ours: [{}, { status: 'obviouslyDead' }, { group: 'B' }], theirs: [{}] })
    const acted = play(game, 'enemyActs', order(game, { inches: 9 }))
    expect(titles(acted)).toEqual(['E1 fires at Man 1'])
    expect(titles(drop(acted, 0))).toEqual([])
    const fired = enter(acted, 0, [
      ['ranged-combat', their(1), 1, 1, 1],
      ['reaction.received-fire', our(1), 2, 2],
    ])
    expect(titles(fired)).toEqual(['Man 1 returns fire at Enemy 1'])
  })

  it('far off and assaulting: they run first, where to the table says, then fire as far as that leaves them', () => {
    const game = fight()
    const acted = play(game, 'enemyActs', order(game), [rolled(game, 1, 1)])
    expect(titles(acted)).toEqual([
      'E1 makes a Fast Move toward A',
      'E1 moves toward A',
      'E1 fires at the closest of A',
    ])
    expect(follows(acted).map(({ wants }) => wants)).toEqual([null, 'sector', 'targets'])
    const moved = enter(acted, 0, [['fast-move', groupNamed(game.state, 'E1'), 6, 6]])
    expect(titles(moved)).toEqual(['E1 moves toward A', 'E1 fires at the closest of A'])
    expect(titles(enter(moved, 0, [], { sector: 4 }))).toEqual(['E1 fires at the closest of A'])
    expect(titles(drop(moved, 0))).toEqual(['E1 fires at the closest of A'])
  })

  it('maneuvering in sight they come at their usual speed, harassing they draw back', () => {
    const game = fight()
    const comes = play(game, 'enemyActs', order(game), [rolled(game, 1, 6)])
    expect(titles(comes)).toEqual(['E1 moves toward A', 'E1 fires at the closest of A'])
    const harasses = play(game, 'enemyActs', order(game), [rolled(game, 6, 6)])
    expect(titles(harasses)).toEqual([
      'E1 moves to the limit of range or sight',
      'E1 fires at whom of A the fewest can help',
    ])
  })

  it('between 6" and 12" one part fires, the other charges, each at one of ours', () => {
    const game = fight({ ours: men(3), theirs: men(6) })
    const acted = play(game, 'enemyActs', order(game, { inches: 10 }), [rolled(game, 1, 1, 6)])
    expect(titles(acted)).toEqual(['E1 fires at the closest of A', 'E2 makes a Fast Move to reach A', 'E2 charges A'])
    expect(follows(acted)[1]).toMatchObject({
      action: 'fastMove',
      detail: '10", beyond 8"',
      values: { figures: [4, 5, 6].map(their) },
    })
    expect(follows(acted)[2]).toMatchObject({
      action: 'charge',
      detail: '3 against 3',
      values: { charges: [4, 5, 6].map((nth, i) => ({ charger: their(nth), target: our(i + 1), from: 'front' })) },
    })
    expect(battleForm(acted.state, 'charge', follows(acted)[2]!.values, []).problem).toBeNull()
    const near = play(game, 'enemyActs', order(game, { inches: 8 }), [rolled(game, 1, 1, 6)])
    expect(titles(near)).toEqual(['E1 fires at the closest of A', 'E2 charges A'])
  })

  it('of a human wave two come from the front and two round the flank, and no more than there is room for (FNG p. 37)', () => {
    const game = fight({ ours: [{}], theirs: men(6) })
    const wave = play(game, 'enemyActs', order(game, { inches: 5 }), [rolled(game, 1, 1, 6)])
    const [charge] = follows(wave)
    expect(charge!.values['charges']).toEqual(
      (['front', 'front', 'flank', 'flank'] as const).map((from, i) => ({
        charger: their(i + 1),
        target: our(1),
        from,
      })),
    )
    expect(battleForm(wave.state, 'charge', charge!.values, []).problem).toBeNull()
    const crowded = men(6).map((_, i) => ({ charger: their(i + 1), target: our(1), from: 'front' }))
    expect(battleForm(wave.state, 'charge', { charges: crowded }, []).problem).toMatch(/^At most two in front of Man 1/)
  })

  it('within 6" grenades come first, then charges; three to one is a human wave', () => {
    const game = fight()
    const acted = play(game, 'enemyActs', order(game, { inches: 5 }), [rolled(game, 1, 1), ...reaches(5, 1, 1)])
    expect(titles(acted)).toEqual(['Enemy 1 throws a grenade at A', 'E1 charges A'])
    expect(follows(acted)[0]).toMatchObject({ values: { thrower: their(1) }, wants: 'circle' })
    const three = fight({ ours: [{}] })
    const wave = play(three, 'enemyActs', order(three, { inches: 5 }), [rolled(three, 1, 1, 6)])
    expect(follows(wave)).toMatchObject([{ title: 'E1 charges A as a human wave', wants: null }])
  })

  it('is over when the side is', () => {
    const game = fight({ battle: { side: 'theirs', first: 'theirs' } })
    const acted = play(game, 'enemyActs', order(game), [rolled(game, 1, 6)])
    expect(titles(play(acted, 'passOn', {}))).toEqual([])
  })
})

describe('their side in one go (FNG pp. 60, 69)', () => {
  const pef = (number: number): Contact => ({
    id: 600 + number,
    markerId: null,
    number,
    kind: 'pef',
    sector: 2,
    status: 'hidden',
    found: null,
    actedTurn: 0,
    groupId: null,
    sealed: false,
    pc: false,
  })
  const both = (over: TestBattle = {}): Game =>
    fight({
      ours: [{}, { group: 'B' }],
      theirs: [{ rep: 3 }, { group: 'E2', rep: 5 }, { group: 'E3', rep: 1 }],
      ...over,
      state: { contacts: [pef(1), pef(2)], ...over.state },
    })

  it('PEFs, then groups, the closest first as far as distances are known; who is below the die is not named', () => {
    const game = both()
    expect(titles(game)).toEqual(['PEF 1 moves', 'PEF 2 moves', 'E2 acts', 'E1 acts'])
    const [a, e1] = [groupNamed(game.state, 'A'), groupNamed(game.state, 'E1')]
    const known = { [`602 ${a}`]: 14, [`${e1} ${a}`]: 11 }
    expect(titles(game, known)).toEqual(['PEF 2 moves', 'PEF 1 moves', 'E1 acts', 'E2 acts'])
    const [nearest, , first, second] = follows(game, known)
    expect(nearest).toMatchObject({ detail: 'REP 3, 14"', wants: null, isTurn: true, values: { contact: 602 } })
    expect(first).toMatchObject({
      values: { group: e1, closest: a, inches: 11 },
      wants: null,
      detail: '1 against 1 of A',
    })
    expect(second).toMatchObject({ wants: 'closest' })
  })

  it('where nobody has told how far, those fewer sectors off come first; it is never told as a distance', () => {
    const groups = { A: { sector: 4 }, B: { sector: null }, E1: { sector: 5 }, E2: { sector: 3 }, E3: { sector: null } }
    const contacts = [pef(1), { ...pef(2), sector: 6 }, { ...pef(3), sector: 1 }, { ...pef(4), sector: 1 }]
    const game = both({ groups, state: { contacts } })
    const [, last] = follows(game)
    expect(titles(game)).toEqual(['PEF 3 moves', 'PEF 4 moves', 'PEF 1 moves', 'PEF 2 moves', 'E1 acts', 'E2 acts'])
    expect(last!.detail).toBe('REP 3, sector 1')
    expect(follows(game).at(-1)!.values).not.toHaveProperty('inches')
    const a = groupNamed(game.state, 'A')
    expect(titles(game, { [`602 ${a}`]: 14 })[0]).toBe('PEF 2 moves')
    expect(titles(game, { [`602 ${a}`]: 40 })[0]).toBe('PEF 3 moves')
  })

  it('FNG p. 60: one in our own sector comes before one that was said to be far away', () => {
    const contacts = [
      { ...pef(1), sector: 6 },
      { ...pef(2), sector: 5 },
    ]
    const game = both({ state: { contacts } })
    expect(titles(game).slice(0, 2)).toEqual(['PEF 2 moves', 'PEF 1 moves'])
    const a = groupNamed(game.state, 'A')
    expect(titles(game, { [`601 ${a}`]: 20 })[0]).toBe('PEF 2 moves')
    expect(titles(game, { [`601 ${a}`]: 8 })[0]).toBe('PEF 1 moves')
  })

  it('with one group of ours only the distance is to be told', () => {
    expect(follows(both({ ours: [{}] })).at(-1)).toMatchObject({ wants: 'inches' })
  })

  it('switch: in order of REP, PEFs among them', () => {
    const switches = [{ id: 1, name: 'enemyOrder', value: 'rep' }]
    expect(titles(both({ state: { contacts: [pef(1)], switches } }))).toEqual(['E2 acts', 'PEF 1 moves', 'E1 acts'])
  })

  it('what an order leaves is played before the next acts; one left out is not named again', () => {
    const game = both()
    const moved = play(game, 'pefMoves', { contact: 601 }, [['pef-movement', 601, 6, 6]])
    expect(titles(moved)[0]).toBe('PEF 2 moves')
    const acted = play(drop(moved, 0), 'enemyActs', order(game, { inches: 9 }))
    expect(titles(acted)).toEqual(['E1 fires at Man 1', 'E2 acts'])
  })

  it('is nothing while our side acts', () => {
    expect(titles(both({ battle: { side: 'ours' } }))).toEqual([])
  })
})

describe('what has come about by itself', () => {
  it('stands before all else; a charge goes off last, once the second side has begun', () => {
    const laid = {
      id: 50,
      kind: 'charge' as const,
      name: 'C-4 of Man 1, turn 1',
      sector: null,
      dv: 0,
      dvAtStart: 0,
      state: 'set' as const,
      groupId: null,
      contactId: null,
      type: 'c4',
      amount: 1,
      buildingId: null,
      level: null,
    }
    const game = fight({ theirs: [{ status: 'retired', fleeing: true }, {}], state: { structures: [laid] } })
    expect(titles(game)).toEqual(['Parting Shot at Enemy 1', 'E1 acts', 'C-4 of Man 1, turn 1: it goes off'])
    expect(follows(game)[0]).toMatchObject({ action: 'partingShot', wants: 'shooters', side: 'ours' })
    const first = { ...game.state, battle: game.state.battle.map((row) => ({ ...row, first: 'theirs' as const })) }
    expect(titles({ ...game, state: first })).toEqual(['Parting Shot at Enemy 1', 'E1 acts'])
  })
})

describe('a Parting Shot at whoever runs (FNG p. 18)', () => {
  it('is filled with those who made him, as the rules named them', () => {
    const game = fight({
      ours: [{ group: 'A', rep: 3 }, { group: 'A', rep: 3 }, { group: 'B' }],
      theirs: [{ rep: 3 }, { rep: 3 }],
      groups: { A: { activated: true } },
      battle: { side: 'ours' },
    })
    const targets = [{ target: their(1), inches: 8, dice: 1, near: [] }]
    const { values } = battleForm(game.state, 'fire', { shooters: [our(1), our(2)], targets }, [])
    const fired = play(game, 'fire', values, [
      ['ranged-combat', our(1), 2],
      ['ranged-combat', our(2), 2],
      ['reaction.received-fire', their(1), 6, 6],
      ['reaction.cohesion', groupNamed(game.state, 'E1'), 6, 6],
    ])
    expect(titles(fired).slice(0, 2)).toEqual([
      'Man 1 and Man 2: Parting Shot at Enemy 1',
      'Man 1 and Man 2: Parting Shot at Enemy 2',
    ])
    expect(follows(fired)[0]).toMatchObject({ wants: 'inches', side: 'ours', detail: 'M-16' })
    const [known] = follows(fired, { [`${our(1)} ${their(1)}`]: 8 })
    expect(known).toMatchObject({
      values: { target: their(1), shooters: [our(1), our(2)], inches: 8 },
      wants: null,
    })
    expect(battleForm(fired.state, known!.action, known!.values, []).problem).toBeNull()
  })

  it('of a name that ends in a stop too, and of no longer name', () => {
    const line = 'Parting Shots may be fired by Enemy 10, Sgt Kowalski, W.'
    const named = (name: string) => mayPart(line, { ...figureIn(battleWith({ ours: [{}] }), our(1)), name })
    expect(['Enemy 10', 'Sgt Kowalski, W.', 'Enemy 1', 'Kowalski, W.'].map(named)).toEqual([true, true, false, false])
  })
})

describe('Man Down where an act asks nobody who stands beside (FNG p. 22)', () => {
  const game = fight({ ours: men(4), battle: { side: 'ours' } })
  const down = play(game, 'recover', { figures: [our(2)], by: null }, [
    ['reaction.recover-from-knock-down', our(2), 6, 6],
  ])

  it('follows for those next in line, filled, and is gone once it has been taken or left out', () => {
    expect(titles(down)).toEqual(['Man Down: Man 1 and Man 3'])
    const taken = enter(down, 0, [
      ['reaction.man-down', our(1), 1, 1],
      ['reaction.man-down', our(3), 1, 1],
    ])
    expect(titles(taken)).toEqual([])
    expect(titles(drop(down, 0))).toEqual([])
  })

  it('FNG p. 50: also where a man has drowned as the turn ended', () => {
    const lies = {
      id: 700,
      kind: 'swimmer',
      name: '',
      figureId: our(2),
      structureId: 701,
      since: 1,
      until: 1,
      amount: 0,
    } as const
    const swims = { ...game.state, lasting: [lies] } as unknown as FngState
    const turned = play(
      begun({ ...swims, battle: swims.battle.map((one) => ({ ...one, turn: 1, length: 9 })) }),
      'nextTurn',
      {},
      [
        ['battle.activation.ours', 800, 5],
        ['battle.activation.theirs', 800, 1],
      ],
    )
    expect(titles(turned)).toEqual(['Man Down: Man 1 and Man 3'])
  })
})
