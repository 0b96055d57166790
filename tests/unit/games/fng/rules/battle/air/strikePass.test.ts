import { describe, expect, it } from 'vitest'
import type { Craft } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import {
  battleWith,
  figureIn,
  our,
  playAction,
  their,
  type Dice,
  type TestFigure,
} from '../../../../../../support/battle.ts'
import { callId, craftId, craftIn, fac, onStation } from './onStation.ts'

const run = (attack: string, more: Values = {}): Values => ({ craft: craftId, attack, checking: [], ...more })
const strafe = (more: Values = {}): Values => run('guns', { strip: [], beside: [], ...more })
const bomb = (more: Values = {}): Values => run('bombs', { pieces: [{ what: 'bomb500', stands: 'open' }], ...more })
const napalm = run('napalm', { pieces: [{ what: 'napalm', stands: 'open' }] })

/** One of ours, so many of theirs. */
const field = (...theirs: TestFigure[]) => battleWith({ ours: [{}], theirs })

/** Ten men of the Main Force: 2d6 of those who check, and a third die of those who may fire. */
const check = (nth: number, ...faces: (1 | 2 | 3 | 4 | 5 | 6)[]): Dice => [
  'air.anti-aircraft-check',
  their(nth),
  faces[0]!,
  faces[1]!,
]
const stand = (nth: number, face: 1 | 6): Dice => ['air.anti-aircraft-check', their(nth), face]

/** A roll of damage for each hit. */
const damage = (...faces: (1 | 2 | 3 | 4 | 5 | 6)[]): Dice[] => faces.map((face): Dice => ['air.damage', craftId, face])

describe('fire from the ground at an air strike', () => {
  const weapons = ['ak-47', 'ak-47', 'ak-47', 'ak-47', 'rpd', 'rpg-7', 'sks', 'sks', 'ak-47', 'ak-47']
  const men = weapons.map((weapon): TestFigure => ({ weapon, group: 'E1' }))
  const checks: Dice[] = [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((nth) => check(nth, 1, 1)),
    check(9, 1, 6),
    check(10, 6, 6),
    ...[1, 2, 3, 4, 5, 6].map((nth) => stand(nth, 1)),
  ]
  const ids = men.map((_, i) => their(i + 1))
  const pass = (hidden: readonly number[], tape: readonly Dice[], more: Partial<Craft> = {}) =>
    playAction(onStation(field(...men), more, fac), 'strikePass', bomb({ checking: ids, hidden }), [...checks, ...tape])

  it('FNG p. 82: four AK-47, an LMG and an RPG-7 are 21, six dice against REP 4, and three hits', () => {
    const { state, lines } = pass(
      [],
      [['air.golden-bb', craftId, 1, 2, 3, 5, 6, 6], ...damage(2, 3, 4), ['ranged-combat', craftId, 6]],
    )
    expect(lines.find(({ table }) => table === 'air.golden-bb')?.score).toBe(3)
    expect(craftIn(state)).toMatchObject({ damage: 2, rep: 4, mode: 'flying', used: 'bombs' })
    expect(state.lasting).toMatchObject([{ kind: 'bomb500' }])
    expect(figureIn(state, their(1))).toMatchObject({ fired: true, skyTurn: 1 })
    expect(figureIn(state, their(7))).toMatchObject({ status: 'duckBack', fired: false })
    expect(figureIn(state, their(9)).status).toBe('duckBack')
    expect(figureIn(state, their(10)).status).toBe('retired')
  })

  it('counts half the ranking of whoever is hidden, and rounds once', () => {
    const { lines } = pass(
      [their(1), their(5)],
      [
        ['air.golden-bb', craftId, 1, 1, 1, 1, 1],
        ['ranged-combat', craftId, 6],
      ],
    )
    // 1.5 + 9 + 2 + 5 = 17.5, by 4 is 4.4.
    expect(lines.find(({ table }) => table === 'air.golden-bb')?.faces).toHaveLength(5)
  })

  it('FNG p. 82: two dice passed cost the pilot a point, and he attacks with what is left', () => {
    const { state, lines } = pass(
      [],
      [['air.golden-bb', craftId, 1, 2, 5, 6, 6, 6], ...damage(6, 6, 6, 6), ['ranged-combat', craftId, 6]],
    )
    expect(craftIn(state).rep).toBe(3)
    expect(
      lines.find(({ table, numbers }) => table === 'ranged-combat' && numbers['REP'] !== undefined)?.numbers,
    ).toEqual({
      REP: 3,
    })
  })

  it.each([
    [3, 'gone', 'done'],
    [4, 'flying', 'here'],
  ] as const)('breaks off at one die passed; a %d says whether it comes back', (face, mode, status) => {
    const { state } = pass(
      [],
      [
        ['air.golden-bb', craftId, 1, 5, 5, 6, 6, 6],
        ...damage(6, 6, 6, 6, 6),
        ['battle.aircraft-leaves', craftId, face],
      ],
    )
    expect(craftIn(state)).toMatchObject({ mode, used: 'bombs' })
    expect(state.calls[0]?.status).toBe(status)
    expect(state.lasting).toEqual([])
  })

  it.each([
    [0, 5, 'flying'],
    [1, 6, 'down'],
  ] as const)(
    'with %d points of damage before, crashes beyond its Damage Points and not at them',
    (was, damaged, mode) => {
      const leaves: Dice[] = mode === 'flying' ? [['battle.aircraft-leaves', craftId, 6]] : []
      const tape: Dice[] = [['air.golden-bb', craftId, 1, 5, 5, 6, 6, 6], ...damage(2, 2, 2, 2, 2), ...leaves]
      const { state } = pass([], tape, { damage: was })
      expect(craftIn(state)).toMatchObject({ damage: damaged, mode })
      expect(state.calls[0]?.status).toBe(mode === 'down' ? 'done' : 'here')
    },
  )

  it('sends a pilot home who is down to half his REP', () => {
    const { state } = pass([], [['air.golden-bb', craftId, 1, 2, 5, 6, 6, 6], ...damage(1, 6, 6, 6)])
    expect(craftIn(state)).toMatchObject({ rep: 2, mode: 'gone' })
  })

  it('plays the loss for the run alone where the campaign says so', () => {
    const state = onStation(field(...men), {}, fac)
    const { state: after } = playAction(
      { ...state, switches: [{ id: 1, name: 'goldenBbRep', value: 'run' }] },
      'strikePass',
      bomb({ checking: ids, hidden: [] }),
      [...checks, ['air.golden-bb', craftId, 1, 2, 5, 6, 6, 6], ...damage(6, 6, 6, 6), ['ranged-combat', craftId, 6]],
    )
    expect(craftIn(after)).toMatchObject({ rep: 4, repLoss: 1 })
  })
})

describe('an attack run', () => {
  it('FNG p. 83: autocannon rake everybody in the strip, two rolls each, and who is missed takes Received Fire', () => {
    const state = onStation(field({}, {}), {}, fac)
    const strip = [
      { figure: their(1), stands: 'open' },
      { figure: our(1), stands: 'cover' },
    ]
    const { state: after } = playAction(state, 'strikePass', strafe({ strip }), [
      ['ranged-combat', their(1), 5, 1],
      ['ranged-combat', our(1), 2, 1],
      ['combat-damage', their(1), 1],
      ['reaction.received-fire', our(1), 1, 1],
    ])
    expect(figureIn(after, their(1)).status).toBe('obviouslyDead')
    // Outgunned by what flies.
    expect(figureIn(after, our(1)).status).toBe('duckBack')
    expect(after.tallies).toMatchObject([
      { event: 'putOut', figureId: null },
      { event: 'kill', figureId: null },
    ])
  })

  it('strays along the Flight Line when the die misses, and lies there until it is looked at', () => {
    const { state } = playAction(onStation(field({}), {}, fac), 'strikePass', bomb(), [
      ['ranged-combat', craftId, 2],
      ['air.deviation', craftId, 6],
      ['battle.air-deviation', craftId, 1, 2, 3, 4],
    ])
    expect(state.lasting[0]?.name).toBe('Bomb, 500 lb 1: 10" short of it; circle 20" across')
  })

  it('counts a marked target as one REP more', () => {
    const smoke = { kind: 'smoke', name: 'Marking smoke', sector: null, figureId: null, structureId: null } as const
    const marked = { ...onStation(field({}), {}, fac), lasting: [{ id: 1, ...smoke, since: 1, until: 3, amount: 0 }] }
    const { lines } = playAction(marked, 'strikePass', bomb({ marked: true }), [['ranged-combat', craftId, 4]])
    expect(lines.find(({ table }) => table === 'ranged-combat')?.score).toBe(9)
  })

  it('FNG p. 83: guns, bombs and napalm are three passes of an F-100, then it goes home', () => {
    const state = onStation(field({}), { used: 'guns bombs' }, fac)
    expect(() => playAction(state, 'strikePass', bomb())).toThrow('bombs is not among the choices')
    const { state: after } = playAction(state, 'strikePass', napalm, [['ranged-combat', craftId, 6]])
    expect(craftIn(after).mode).toBe('gone')
    expect(after.calls[0]?.status).toBe('done')
  })

  it('drops no more than it carries', () => {
    const three = Array.from({ length: 3 }, () => ({ what: 'bomb500', stands: 'open' }))
    expect(() => playAction(onStation(field({}), {}, fac), 'strikePass', bomb({ pieces: three }))).toThrow(
      'so much of it',
    )
    expect(() => playAction(onStation(field({}), {}, fac), 'strikePass', bomb({ pieces: [] }))).toThrow('at least one')
  })

  it('is refused without a word from the ground, without anybody to direct it, beside helicopters and in a lull', () => {
    const state = field({})
    const refused =
      (more: object, ...others: Parameters<typeof onStation>[1][]) =>
      () =>
        playAction({ ...onStation(state, more, ...others) }, 'strikePass', bomb())
    expect(refused({ directed: false }, fac)).toThrow('Speak to its FAC first')
    expect(refused({})).toThrow('Nobody is there to direct it')
    expect(refused({ freeTurn: 2 }, fac)).toThrow('next turn')
    expect(refused({}, fac, { kind: 'gunship', type: 'uh-1b-hog', name: 'Hog', mode: 'hovering' })).toThrow(
      'only one kind of support',
    )
    const lull = { kind: 'event', name: 'lull', sector: null, figureId: null, structureId: null } as const
    const still = { ...onStation(state, {}, fac), lasting: [{ id: 1, ...lull, since: 1, until: 1, amount: 0 }] }
    expect(() => playAction(still, 'strikePass', bomb())).toThrow('A lull')
  })

  it('FNG pp. 84-85: an AC-47 throws four dice of REP 5 at everybody, nobody fires at it, and it stays for its flares', () => {
    const spooky = {
      kind: 'spooky',
      type: 'ac-47',
      name: 'AC-47 Spooky/Puff',
      rep: 5,
      startRep: 5,
      used: 'guns',
    } as const
    const strip = [{ figure: their(1), stands: 'open' }]
    const byDay = onStation(field({}), spooky, fac)
    expect(() => playAction(byDay, 'strikePass', strafe({ strip }))).toThrow('AC-47 Spooky/Puff fires at night only')
    const night = { ...byDay, battle: byDay.battle.map((row) => ({ ...row, dayPart: 'night' as const })) }
    const { state } = playAction(night, 'strikePass', strafe({ strip }), [
      ['ranged-combat', their(1), 4, 1, 1, 1],
      ['combat-damage', their(1), 1],
    ])
    expect(craftIn(state)).toMatchObject({ used: 'guns guns', mode: 'flying' })
    const withGun = {
      ...night,
      figures: night.figures.map((f) => (f.id === their(1) ? { ...f, weapon: 'dshk' } : f)),
    }
    const woken = playAction(withGun, 'strikePass', strafe({ strip: [] }))
    expect(woken.texts[0]).toBe(
      'Enemy 1 may take Received Fire wherever they stand: a gun that may fire, fires at AC-47 Spooky/Puff.',
    )
    const next = { ...state, battle: state.battle.map((row) => ({ ...row, turn: 2 })) }
    const flown = { ...next, craft: next.craft.map((craft) => ({ ...craft, mode: 'off' as const })) }
    expect(() => playAction(flown, 'strikePass', strafe())).toThrow('nothing left to attack with')
    const lit = playAction(flown, 'dropFlare', { craft: craftId }).state
    expect(lit.lasting).toMatchObject([{ kind: 'flare', since: 2, until: 4, amount: 24 }])
    expect(() => playAction(lit, 'dropFlare', { craft: craftId })).toThrow('No aircraft can drop a flare')
  })
})

describe('directing a strike', () => {
  const radio = () =>
    battleWith({ ours: [{ leads: true }, { role: 'rto' }], theirs: [{}], groups: { A: { activated: true } } })
  const direct = { craft: craftId, caller: our(2), radio: our(2), fieldPhone: false, tallestHill: false }

  it('FNG p. 80: takes a call; the run is made at the next activation', () => {
    const state = onStation(radio(), { directed: false }, fac)
    const { state: after } = playAction(state, 'directStrike', direct, [
      ['battle.atmospherics', our(2), 3],
      ['making-the-call', our(2), 2],
    ])
    expect(craftIn(after)).toMatchObject({ directed: true, freeTurn: 2 })
    const failed = playAction(state, 'directStrike', direct, [
      ['battle.atmospherics', our(2), 3],
      ['making-the-call', our(2), 6],
    ])
    expect(craftIn(failed.state).directed).toBe(false)
  })

  it('waits for a FAC, but a Forward Observer will do, and Marines need neither for their own', () => {
    const alone = onStation(radio(), { directed: false })
    expect(() => playAction(alone, 'directStrike', direct)).toThrow('No strike aircraft waits')
    const observed = {
      ...alone,
      figures: alone.figures.map((f) => (f.id === our(1) ? { ...f, role: 'observer' as const } : f)),
    }
    const tape: Dice[] = [
      ['battle.atmospherics', our(2), 3],
      ['making-the-call', our(2), 2],
    ]
    expect(craftIn(playAction(observed, 'directStrike', direct, tape).state).directed).toBe(true)
    const marines = {
      ...onStation(radio(), { directed: false, service: 'usmc' }),
      tour: alone.tour.map((tour) => ({ ...tour, list: 'usmc' as const })),
    }
    expect(craftIn(playAction(marines, 'directStrike', direct, tape).state).directed).toBe(true)
  })

  it('ends after five turns for a jet, twelve for a propeller', () => {
    const nextTurn: Dice[] = [
      ['battle.activation.ours', 800, 3],
      ['battle.activation.theirs', 800, 2],
    ]
    const state = onStation(field({}), { turns: 4 }, { ...fac, turns: 10 })
    const { state: after } = playAction(state, 'nextTurn', {}, nextTurn)
    expect(after.craft.map(({ mode }) => mode)).toEqual(['gone', 'off'])
    expect(after.calls.find(({ id }) => id === callId)?.status).toBe('done')
  })
})
