import { describe, expect, it } from 'vitest'
import { reportOfBattle } from '../../../../../../../src/games/fng/rules/battle/ending/report.ts'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import {
  figureIn,
  our,
  playAction,
  their,
  type Choice,
  type Dice,
  type TestBattle,
} from '../../../../../../support/battle.ts'
import { craftId, craftIn, crew, nextTurnOf, seat, withSlick } from './withHelicopter.ts'

const field: TestBattle = { ours: [{}, {}, {}], theirs: [{}, {}] }
const wounded = { status: 'outOfTheFight', wasOut: true, prone: true } as const

const quiet: Values = { farther: [], checking: [], open: false }
const land = (more: Values = {}): Values => ({
  craft: craftId,
  plan: 'land',
  sector: 2,
  ...quiet,
  small: false,
  hot: false,
  ...more,
})
const hover = (more: Values = {}): Values => ({
  craft: craftId,
  plan: 'hover',
  sector: 3,
  ...quiet,
  blocked: false,
  ...more,
})
const lift = (more: Values = {}): Values => ({ craft: craftId, ...quiet, blocked: false, home: true, ...more })
/** 2d6 of the pilot. */
const pilots = (...throws: readonly (readonly [1 | 4 | 5 | 6, 1 | 4 | 5 | 6])[]): Dice[] =>
  throws.map(([a, b]): Dice => ['heli.piloting', craftId, a, b])
const well = [1, 1] as const
const open: Choice = { choose: 'battle.crash-terrain', of: craftId, value: 'open' }

describe('a medevac', () => {
  it('FNG pp. 87-89: lands, loads the wounded next turn, takes off the turn after, and they are flown out', () => {
    const ours = [{}, { ...wounded, carried: true }, { carries: our(2) }, { ...wounded, walks: true }]
    const landed = playAction(withSlick({ ...field, ours }), 'flyHelicopter', land(), pilots(well, well)).state
    expect(craftIn(landed)).toMatchObject({ mode: 'landed', freeTurn: 2, sector: 2 })
    const load = { craft: craftId, out: [], in: [our(2), our(4)], porters: [our(1)] }
    expect(() => playAction(landed, 'loadHelicopter', load)).toThrow('No helicopter stands ready')
    const loaded = playAction(nextTurnOf(landed), 'loadHelicopter', load).state
    expect([2, 3, 4].map((nth) => figureIn(loaded, our(nth)).aboardId)).toEqual([craftId, null, craftId])
    expect(figureIn(loaded, our(3)).carries).toBeNull()
    expect(figureIn(loaded, our(1)).fired).toBe(true)
    const away = playAction(nextTurnOf(loaded), 'takeOff', lift(), pilots(well, well)).state
    expect(craftIn(away).mode).toBe('gone')
    expect(away.calls[0]?.status).toBe('done')
    expect(figureIn(away, our(2))).toMatchObject({ status: 'left', leftHow: 'evacuated', evacuation: 'medevac' })
    const men = reportOfBattle(away).men.filter(({ evacuation }) => evacuation === 'medevac')
    expect(men.map(({ fate, recovered }) => [fate, recovered])).toEqual([
      ['outOfTheFight', true],
      ['outOfTheFight', true],
    ])
  })

  it('FNG p. 87: a wounded man takes one to carry him, a dead one two; a half-full one takes two casualties', () => {
    const ours = [{}, wounded, { ...wounded, status: 'obviouslyDead' as const }, wounded, {}]
    const state = withSlick({ ...field, ours }, { mode: 'landed', mostWounded: 2 })
    const load = (ids: readonly number[], porters: readonly number[]) =>
      playAction(state, 'loadHelicopter', { craft: craftId, out: [], in: ids, porters })
    expect(() => load([our(3)], [our(1)])).toThrow('2 men must carry: 1 are named')
    expect(figureIn(load([our(3)], [our(1), our(5)]).state, our(3))).toMatchObject({
      status: 'obviouslyDead',
      aboardId: craftId,
    })
    expect(() => load([our(2), our(3), our(4)], [our(1), our(5)])).toThrow('room for 2 casualties')
    expect(() => load([], [])).toThrow('Say who gets out or comes aboard')
  })

  it('FNG p. 88: on a hot LZ a 5 turns a pilot of REP 4 back, and the next try is a point harder', () => {
    const once = playAction(withSlick(field), 'flyHelicopter', land({ hot: true }), [
      ...pilots(well),
      ['battle.hot-lz', craftId, 5],
    ]).state
    expect(craftIn(once).mode).toBe('flying')
    expect(once.calls[0]?.attempts).toBe(1)
    const back = { ...nextTurnOf(once), craft: once.craft.map((craft) => ({ ...craft, mode: 'off' as const })) }
    const hot = (face: 3 | 4) =>
      playAction(back, 'flyHelicopter', land({ hot: true }), [
        ...pilots(well),
        ['battle.hot-lz', craftId, face],
        ...(face === 3 ? pilots(well) : []),
      ]).state
    expect(craftIn(hot(3)).mode).toBe('landed')
    expect(hot(4).calls[0]?.attempts).toBe(2)
  })

  it('finds the LZ hot once it has been fired at', () => {
    const { state } = playAction(withSlick(field), 'flyHelicopter', land({ checking: [their(1)], hidden: [] }), [
      ['heli.piloting', craftId, 1, 6],
      ['air.anti-aircraft-check', their(1), 1, 1],
      ['air.anti-aircraft-check', their(1), 1],
      ['air.golden-bb', craftId, 1, 1, 1, 1],
      ['battle.hot-lz', craftId, 6],
    ])
    expect(state.calls[0]?.attempts).toBe(1)
  })
})

describe('fire at a helicopter', () => {
  it('FNG p. 86: a weapon of any ranking may fire, door gunners take dice off, hits roll on its own table', () => {
    const theirs = Array.from({ length: 8 }, (_, i) => ({ weapon: i < 6 ? 'sks' : 'ak-47' }))
    const state = withSlick({ ...field, theirs })
    const ids = theirs.map((_, i) => their(i + 1))
    const { state: after, lines } = playAction(state, 'flyHelicopter', land({ checking: ids, hidden: [] }), [
      ['heli.piloting', craftId, 1, 6],
      ...ids.map((id): Dice => ['air.anti-aircraft-check', id, 1, 1]),
      ...ids.map((id): Dice => ['air.anti-aircraft-check', id, 1]),
      // 12 and 6 are 18, by 4 is 5, less 2 for the gunners, but never below 4.
      ['air.golden-bb', craftId, 1, 1, 1, 6],
      ['heli.damage', craftId, 1],
      ...[1, 2, 3, 4].map((nth): Dice => ['battle.hit-aboard', crew(nth), nth === 1 ? 1 : 6]),
      ['combat-damage', crew(1), 1],
      ['battle.hot-lz', craftId, 6],
    ])
    expect(lines.find(({ table }) => table === 'air.golden-bb')?.faces).toHaveLength(4)
    expect(figureIn(after, crew(1)).status).toBe('obviouslyDead')
    // The co-pilot flies on with his own REP.
    expect(craftIn(after)).toMatchObject({ damage: 2, rep: 5, startRep: 5 })
  })

  it('FNG p. 86: at treetop height only over open ground, as a sitting duck without a check', () => {
    const over = { craft: craftId, plan: 'across', ...quiet, home: false }
    const low = playAction(
      withSlick(field),
      'flyHelicopter',
      { ...over, checking: [their(1)], hidden: [] },
      pilots(well),
    )
    expect(low.state.figures.some(({ skyTurn }) => skyTurn === 1)).toBe(false)
    const duck = playAction(withSlick(field), 'flyHelicopter', { ...over, farther: [their(2)], hidden: [] }, [
      ...pilots([6, 6]),
      ['air.golden-bb', craftId, 1, 1, 1, 1],
    ])
    expect(figureIn(duck.state, their(2)).skyTurn).toBe(1)
    expect(() => playAction(duck.state, 'fireAtAircraft', { craft: craftId, firing: [their(1)] })).toThrow(
      'No aircraft can be fired at',
    )
  })

  it('FNG p. 86: one that stands is shot at like anybody, and a heavy weapon does twice the damage', () => {
    const state = withSlick({ ...field, theirs: [{ weapon: 'dshk', setUp: true }] }, { mode: 'landed' })
    const { state: after } = playAction(state, 'fireAtAircraft', { craft: craftId, firing: [their(1)] }, [
      ['ranged-combat', their(1), 6, 5, 1, 1],
      ['heli.damage', craftId, 3],
      ['heli.damage', craftId, 2],
    ])
    expect(craftIn(after)).toMatchObject({ damage: 4, mode: 'landed' })
    expect(figureIn(after, their(1)).fired).toBe(true)
  })

  it('FNG p. 92: beyond its points it crashes, and whoever is in it is hit and on the table', () => {
    const state = seat(withSlick(field, { mode: 'hovering', damage: 4 }), our(1))
    const { state: after } = playAction(state, 'fireAtAircraft', { craft: craftId, firing: [their(1)] }, [
      ['ranged-combat', their(1), 5, 5, 1],
      ['heli.damage', craftId, 2],
      ['heli.damage', craftId, 2],
      open,
      ['heli.crash', craftId, 3],
      ...[crew(1), crew(2), crew(3), crew(4), our(1)].map((id): Dice => ['combat-damage', id, 1]),
    ])
    expect(craftIn(after).mode).toBe('down')
    expect(figureIn(after, our(1))).toMatchObject({ status: 'obviouslyDead', aboardId: null })
    expect(after.calls[0]?.status).toBe('done')
  })
})

describe('piloting', () => {
  it('FNG p. 86: at one die it goes around for a whole turn', () => {
    const { state } = playAction(withSlick(field), 'flyHelicopter', land(), [
      ...pilots(well),
      ['heli.piloting', craftId, 1, 5],
    ])
    expect(craftIn(state)).toMatchObject({ mode: 'off', freeTurn: 3 })
  })

  it('FNG p. 86: at none it lands hard, for 2d6 + 1 points; more than it can take wrecks it', () => {
    const crash = (face: 1 | 3) =>
      playAction(withSlick(field), 'flyHelicopter', land(), [
        ...pilots(well),
        ['heli.piloting', craftId, 5, 5],
        ...[1, 2, 3, 4].map((nth): Dice => ['combat-damage', crew(nth), 6]),
        ...[1, 2, 3, 4].map((nth): Dice => ['reaction.recover-from-knock-down', crew(nth), 1, 1]),
        ['battle.hard-landing', craftId, face, face],
      ]).state
    expect(craftIn(crash(1))).toMatchObject({ mode: 'landed', damage: 3 })
    expect(craftIn(crash(3))).toMatchObject({ mode: 'down', damage: 7 })
  })

  it('counts a point less by night and in Inclement weather', () => {
    const state = withSlick({ ...field, battle: { dayPart: 'night', weather: 'inclement' } })
    const { lines } = playAction(state, 'flyHelicopter', land(), pilots(well, well))
    expect(lines.find(({ table }) => table === 'heli.piloting')?.target).toBe(2)
  })

  it('FNG p. 85: hovers, draws fire within 24", and leaves its hover next turn', () => {
    const { state } = playAction(withSlick(field), 'flyHelicopter', hover({ farther: [their(1)], hidden: [] }), [
      ...pilots(well, well),
      ['air.anti-aircraft-check', their(1), 1, 6],
    ])
    expect(craftIn(state).mode).toBe('hovering')
    expect(figureIn(state, their(1)).status).toBe('duckBack')
    const leave = { craft: craftId, plan: 'away', ...quiet, blocked: true, home: false }
    const spin = playAction(nextTurnOf(state), 'flyHelicopter', leave, [
      ['heli.piloting', craftId, 5, 5],
      ['battle.helicopter-spin', craftId, 2],
      ['battle.helicopter-slide', craftId, 3, 4],
      ...[1, 2, 3, 4].map((nth): Dice => ['combat-damage', crew(nth), 1]),
    ])
    expect(craftIn(spin.state).mode).toBe('down')
    expect(spin.texts).toContain('UH-1D/H Slick turns 90 degrees to the left.')
  })

  it('is full at its places, fewer in the Highlands and more with ARVN', () => {
    const many = { ...field, ours: Array.from({ length: 9 }, () => ({})) }
    const state = withSlick(many, { mode: 'landed' })
    const all = many.ours.map((_, i) => our(i + 1))
    const coastal = { ...state, missions: state.missions.map((row) => ({ ...row, area: 'coastal' as const })) }
    const load = (base: typeof state, ids: readonly number[]) => () =>
      playAction(base, 'loadHelicopter', { craft: craftId, out: [], in: ids })
    expect(load(coastal, all)).toThrow('has 8 places')
    expect(load(coastal, all.slice(0, 8))).not.toThrow()
    const high = { ...state, missions: state.missions.map((row) => ({ ...row, area: 'highlands' as const })) }
    expect(load(high, all.slice(0, 7))).toThrow('has 6 places')
  })

  it('goes home after eight turns with whoever is aboard, unless it stands', () => {
    const turn: Dice[] = [
      ['battle.activation.ours', 800, 3],
      ['battle.activation.theirs', 800, 2],
    ]
    const up = playAction(seat(withSlick(field, { mode: 'hovering', turns: 7 }), our(1)), 'nextTurn', {}, turn).state
    expect(craftIn(up).mode).toBe('gone')
    expect(figureIn(up, our(1))).toMatchObject({ status: 'left', leftHow: 'lifted', evacuation: 'none' })
    const down = playAction(withSlick(field, { mode: 'landed', turns: 7 }), 'nextTurn', {}, turn).state
    expect(craftIn(down).mode).toBe('landed')
  })
})

describe('command of whoever boards', () => {
  const ours = [
    { leads: true, rep: 5, grade: 'officer' },
    { rep: 4 },
    { rep: 3 },
    { group: 'B', leads: true, rep: 4 },
    { group: 'B', rep: 3 },
  ] as const
  const state = withSlick({ ...field, ours, battle: { commanderId: our(1) } }, { mode: 'landed' })
  const load = (from: typeof state, more: Values) =>
    playAction(from, 'loadHelicopter', { craft: craftId, out: [], in: [], ...more }).state
  const leads = (after: typeof state) => [
    ...after.groups.slice(0, 2).map(({ leaderId }) => leaderId),
    after.battle[0]!.commanderId,
  ]

  it('FNG p. 16: a Leader who boards hands on his group, and the force with it', () => {
    expect(leads(load(state, { in: [our(1)] }))).toEqual([our(2), our(4), our(4)])
  })

  it('goes to nobody who boards with him', () => {
    expect(leads(load(state, { in: [our(1), our(2)] }))).toEqual([our(3), our(4), our(4)])
  })

  it('stays his where his whole group goes along: he leads it where it gets out', () => {
    const gone = load(state, { in: [our(4), our(5)] })
    expect(leads(gone)).toEqual([our(1), our(4), our(1)])
    const force = load(state, { in: [our(1), our(2), our(3)] })
    expect(leads(force)).toEqual([our(1), our(4), our(4)])
    // The Lieutenant ranks above the squad Leader, and takes the force over as he gets out (p. 15).
    expect(leads(load(nextTurnOf(force), { out: [our(1)] }))).toEqual([our(1), our(4), our(1)])
  })

  it('FNG p. 15: is for him who gets out first where nobody leads the group on the table', () => {
    const away = load(state, { in: [our(4), our(5)] })
    expect(leads(load(nextTurnOf(away), { out: [our(5)] }))).toEqual([our(1), our(5), our(1)])
  })
})
