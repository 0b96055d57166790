import { describe, expect, it } from 'vitest'
import { lasts } from '../../../../../../../src/games/fng/rules/battle/events/lasts.ts'
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
  type TestBattle,
} from '../../../../../../support/battle.ts'
import { missionId } from '../../../../../../support/fngState.ts'

/** Two groups, the event of a booby trap due. */
const eventDue = (more: TestBattle = {}): FngState =>
  playScene(battleWith({ ours: [{ rep: 4 }, { rep: 3 }, { group: 'B' }], ...more }), (scene) => {
    lasts(scene, 'boobyTrapDue', { since: 1, until: null })
  }).state

const met = { trap: null, type: 'rolled', who: 'rolled', figure: null, point: [] }
/** Group A, and in it the first man. */
const first = (state: FngState) =>
  [
    ['battle.highest', groupNamed(state, 'A'), 5],
    ['battle.highest', groupNamed(state, 'B'), 4],
    ['battle.trap-target', our(1), 6],
    ['battle.trap-target', our(2), 2],
  ] as const

const isOver = (state: FngState) => state.lasting.length === 0

describe('a booby trap of a Random Event', () => {
  it('FNG p. 65: a die for each group, one for each man; wide-spread, and two dice make it safe', () => {
    const state = eventDue()
    const { state: after, texts } = playAction(state, 'meetTrap', met, [
      ...first(state),
      ['booby-trap-type', battleId, 3],
      ['disarm-trap', our(1), 4, 1],
    ])
    expect(texts.at(-1)).toBe('Man 1 makes the trap safe.')
    expect(after.structures).toMatchObject([{ type: 'wideSpread', state: 'cleared' }])
    expect(isOver(after)).toBe(true)
  })

  it('FNG p. 65: ties roll again; whoever walks point rolls two dice and counts the better', () => {
    const state = eventDue()
    const { texts } = playAction(state, 'meetTrap', { ...met, point: [our(2)] }, [
      ['battle.highest', groupNamed(state, 'A'), 3],
      ['battle.highest', groupNamed(state, 'B'), 3],
      ['battle.highest', groupNamed(state, 'A'), 3],
      ['battle.highest', groupNamed(state, 'B'), 2],
      ['battle.trap-target', our(1), 5],
      ['battle.trap-target', our(2), 1, 6],
      ['booby-trap-type', battleId, 4],
    ])
    expect(texts).toContain('Man 2 comes upon a localized booby trap.')
    expect(texts.at(-1)).toBe('It goes off: say who stands around him.')
  })

  it('FNG p. 6: a Trap Finder of the group is the man, and tests at REP +1', () => {
    const state = eventDue({ ours: [{ rep: 3 }, { rep: 3, attributes: ['trap-finder'] }] })
    const { texts } = playAction(state, 'meetTrap', met, [
      ['booby-trap-type', battleId, 1],
      ['disarm-trap', our(2), 4, 4],
    ])
    expect(texts.at(-1)).toBe('Man 2 makes the trap safe.')
  })

  it('FNG p. 65: one die passed asks for another, a 6 never passes; it goes off with Impact 2 on the whole circle', () => {
    const state = eventDue({ ours: [{ rep: 6 }, { rep: 4 }, { rep: 4 }] })
    const waiting = playAction(state, 'meetTrap', { ...met, who: 'named', figure: our(1) }, [
      ['booby-trap-type', battleId, 1],
      ['disarm-trap', our(1), 5, 6],
      ['disarm-trap', our(1), 6],
    ])
    expect(waiting.texts).toContain('Man 1 sets it off.')
    expect(() => playAction(waiting.state, 'meetTrap', { ...met })).toThrow('A trap is going off')
    const trap = waiting.state.lasting[0]!.id
    const circle = [
      { figure: our(2), dv: 0 },
      { figure: our(3), dv: 2 },
    ]
    const { state: after } = playAction(waiting.state, 'trapGoesOff', { trap, circle, near: [] }, [
      ['combat-damage', our(1), 1],
      ['combat-damage', our(2), 2],
      ['oof-mobility', our(2), 1],
    ])
    expect([1, 2, 3].map((nth) => figureIn(after, our(nth)).status)).toEqual([
      'obviouslyDead',
      'outOfTheFight',
      'duckBack',
    ])
    expect(after.structures[0]!.state).toBe('destroyed')
    expect(isOver(after)).toBe(true)
  })

  it('FNG p. 65: a localized one strikes him alone with Impact 1; friends near take Man Down', () => {
    const state = eventDue({ ours: [{ rep: 4 }, { rep: 4 }] })
    const waiting = playAction(state, 'meetTrap', { ...met, who: 'named', figure: our(1) }, [
      ['booby-trap-type', battleId, 6],
    ]).state
    const { state: after } = playAction(waiting, 'trapGoesOff', { trap: waiting.lasting[0]!.id, near: [our(2)] }, [
      ['combat-damage', our(1), 1],
      ['reaction.man-down', our(2), 5, 2],
    ])
    expect(figureIn(after, our(1)).status).toBe('obviouslyDead')
    expect(figureIn(after, our(2)).status).toBe('duckBack')
  })

  it('FNG p. 70: by the other reading it meets the man closest to a PEF', () => {
    const state = eventDue({ state: { switches: [{ id: 1, name: 'trapTarget', value: 'nearPef' }] } })
    expect(() => playAction(state, 'meetTrap', { ...met, who: 'named' })).toThrow('Say who meets the trap.')
  })
})

describe('a booby trap that is known of', () => {
  it('FNG p. 56: the next one that a civilian has told of does no harm, the one after does', () => {
    const told = eventDue({ civilians: [{}] })
    const warned = {
      ...told,
      lasting: [...told.lasting, { ...row, id: 5, kind: 'toldOfTraps', name: 'Told' } as const],
    }
    const named = { ...met, type: 'localized', who: 'named', figure: our(1) }
    const safe = playAction(warned, 'meetTrap', named, [['booby-trap-type', battleId, 6]])
    expect(safe.texts.at(-1)).toBe('A civilian has told of it: it is made safe.')
    expect(isOver(safe.state)).toBe(true)
    expect(playAction(safe.state, 'meetTrap', named).state.lasting).toMatchObject([{ kind: 'trap' }])
  })

  it('FNG p. 56: a civilian who goes along shows all of them, as long as he lives', () => {
    const guide = { ...row, id: 5, kind: 'toldOfTraps', name: 'Guide', amount: 1, figureId: civilian(1) } as const
    const named = { ...met, type: 'localized', who: 'named', figure: our(1) }
    const alive = battleWith({ ours: [{}], civilians: [{}], state: { lasting: [guide] } })
    expect(playAction(alive, 'meetTrap', named).state.lasting).toEqual([guide])
    const dead = battleWith({ ours: [{}], civilians: [{ status: 'obviouslyDead' }], state: { lasting: [guide] } })
    expect(playAction(dead, 'meetTrap', named).state.lasting).toHaveLength(2)
  })
})

const row = { sector: null, figureId: null, structureId: null, since: 1, until: null, amount: 0 } as const

/** Turns pass without anybody acting. */
const sides = (state: FngState) => playAction(state, 'passOn', {}).state

describe('work on traps', () => {
  const trap = {
    id: 700,
    kind: 'trap',
    type: 'wideSpread',
    name: 'Wide-spread booby trap',
    sector: 5,
    dv: 0,
    dvAtStart: 0,
    state: 'set',
    groupId: null,
    contactId: null,
    amount: 0,
    buildingId: null,
    level: null,
  } as const
  const known = battleWith({
    ours: [{ rep: 3 }],
    groups: { A: { activated: true } },
    state: { structures: [trap] },
  })
  const begin = (state: FngState) => playAction(state, 'disarm', { figure: our(1), trap: 700 })

  it('FNG pp. 17, 65: a known trap is made safe in a whole activation; wire cutters help', () => {
    const [man] = known.figures
    const gear = [{ id: 1, missionId, soldierId: man!.soldierId!, item: 'wire-cutters' }]
    const working = begin({ ...known, gear }).state
    expect(figureIn(working, our(1)).busy).toBe('disarm')
    const { state } = playAction(working, 'passOn', {}, [['disarm-trap', our(1), 4, 4]])
    expect(state.structures[0]!.state).toBe('cleared')
    expect(figureIn(state, our(1)).busy).toBeNull()
  })

  it('FNG p. 17: a reaction test interrupts it', () => {
    const working = begin(known).state
    const figures = working.figures.map((figure) => ({ ...figure, busy: null }))
    expect(sides({ ...working, figures }).structures[0]!.state).toBe('set')
  })

  it('FNG p. 65: it goes off under whoever fails', () => {
    const { state } = playAction(begin(known).state, 'passOn', {}, [['disarm-trap', our(1), 4, 4]])
    expect(state.lasting).toMatchObject([{ kind: 'trap', figureId: our(1), structureId: 700 }])
  })

  it('FNG p. 29: a Claymore is set up in a whole activation, and the squad has one less', () => {
    const equipment = [{ id: 1, squad: 1, soldierId: null, item: 'claymore', quantity: 1 }]
    const one = { ...battleWith({ ours: [{}, {}], groups: { A: { activated: true } } }), equipment }
    const working = playAction(one, 'placeClaymore', { figure: our(1) }).state
    expect(working.structures).toEqual([])
    const done = sides(working)
    expect(done.structures).toMatchObject([{ type: 'claymore', state: 'set' }])
    expect(() => playAction({ ...done, battle: one.battle }, 'placeClaymore', { figure: our(2) })).toThrow(
      'Nobody with a Claymore',
    )
  })
})
