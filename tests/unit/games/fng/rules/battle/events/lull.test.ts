import { describe, expect, it } from 'vitest'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import {
  battleId,
  battleWith,
  figureIn,
  groupNamed,
  our,
  playAction,
  their,
  type Dice,
} from '../../../../../../support/battle.ts'
import { craftId, fac, onStation } from '../air/onStation.ts'
import { placeId, withPlaces } from '../buildings/places.ts'
import { playPartly } from '../contacts/contactState.ts'
import { battle, firing, line } from '../fire/forms.ts'
import { crew, withSlick } from '../helicopters/withHelicopter.ts'

const event = { kind: 'event', sector: null, figureId: null, structureId: null, amount: 0 } as const
/** A lull in the turn being played. */
const still = (state: FngState): FngState => ({
  ...state,
  lasting: [...state.lasting, { id: 99, ...event, name: 'lull', since: 1, until: 1 }],
})
const away = 'medevacs comes or goes'

describe('fire by choice in a lull', () => {
  const state = still(battle({ ours: [{}], theirs: [{}] }))
  const shot = (seenBefore: boolean) => firing([our(1)], [line(their(1))], { seenBefore })

  it('FNG p. 71: is for those alone who see one another already', () => {
    expect(() => playAction(state, 'fire', shot(false))).toThrow('only those who see one another already fire')
    const { state: after } = playAction(state, 'fire', shot(true), [
      ['ranged-combat', our(1), 2, 2, 2, 2],
      ['reaction.received-fire', their(1), 1, 1],
    ])
    expect(figureIn(after, our(1)).fired).toBe(true)
  })

  it('FNG p. 71: is for them alone with explosive rounds, flame, at buildings and bunkers', () => {
    const armed = (weapon: string) => still(battle({ ours: [{ weapon, role: 'grenadier' }], theirs: [{}] }))
    const round = { shooter: our(1), weapon: 'm79', target: their(1), inches: 18, stands: 'open', circle: [], near: [] }
    const refused = (state: FngState, action: string, values: Values) => () =>
      playAction(state, action, { ...values, seenBefore: false })
    expect(refused(armed('m79'), 'launch', round)).toThrow('only those who see one another')
    const path = { shooter: our(1), path: [their(1)], near: [] }
    expect(refused(armed('flame-thrower'), 'flame', path)).toThrow('only those who see one another')
    const held = (state: FngState) => withPlaces(state, [{ kind: 'bunker', dv: 2, groupId: groupNamed(state, 'E1') }])
    const house = held(armed('m60'))
    const wall = { shooter: our(1), weapon: 'm60', area: placeId(1), inches: 12, inside: [] }
    expect(refused(house, 'fireAtBuilding', wall)).toThrow('only those who see one another')
    const slit = { shooters: [our(1)], bunker: placeId(1), inches: 12, moved: [], hidden: [], near: [] }
    expect(refused(house, 'suppressBunker', slit)).toThrow('only those who see one another')
  })

  it('is asked of in a lull alone', () => {
    const plain = battle({ ours: [{}], theirs: [{}] })
    expect(() =>
      playAction(plain, 'fire', firing([our(1)], [line(their(1))]), [
        ['ranged-combat', our(1), 2, 2, 2, 2],
        ['reaction.received-fire', their(1), 1, 1],
      ]),
    ).not.toThrow()
  })

  it('FNG p. 71: throws no grenade at a spot out of sight, but smoke', () => {
    const thrower = still(battle({ ours: [{ leads: true, items: 'smoke-grenade' }], theirs: [{}] }))
    const grenade = {
      thrower: our(1),
      what: 'grenade',
      inches: 4,
      sees: 'blind',
      into: null,
      circle: [],
      feet: [],
      near: [],
      seenBefore: true,
    }
    expect(() => playAction(thrower, 'throwGrenade', grenade)).toThrow('only those who see one another already fire')
    const smoke = { thrower: our(1), what: 'smoke', inches: 4, sees: 'blind', wind: false }
    expect(() => playAction(thrower, 'throwGrenade', smoke)).toThrow('Ready the Grenade')
  })
})

describe('fire from the air in a lull', () => {
  const hovers = still(withSlick({ ours: [{}], theirs: [{}] }, { mode: 'hovering' }))

  it('FNG p. 71: is for those alone who see one another already', () => {
    const targets = [{ target: their(1), dice: 1, away: 18, stands: 'open', near: [] }]
    const shot = { craft: craftId, shooter: crew(3), targets, seenBefore: false }
    expect(() => playAction(hovers, 'fireFromHelicopter', shot)).toThrow('only those who see one another')
    const at = { craft: craftId, firing: [their(1)], seenBefore: false }
    expect(() => playAction(hovers, 'fireAtAircraft', at)).toThrow('only those who see one another')
    const drop = { craft: craftId, thrower: crew(3) }
    const grenade = { ...drop, item: 'grenade-fwf', seenBefore: false }
    expect(() => playAction(hovers, 'dropStuff', grenade)).toThrow('only those who see one another')
    expect(() =>
      playAction(hovers, 'dropStuff', { ...drop, item: 'smoke' }, [
        ['heli.dropping-stuff', crew(3), 6, 6, 6],
        ['heli.dropping-stuff', crew(3), 1],
      ]),
    ).not.toThrow()
  })
})

describe('support in a lull', () => {
  it('FNG p. 71: artillery falls as ever', () => {
    const call = { source: 'onDemand', status: 'here', figureId: our(1), askedTurn: 1, arrives: 1, amount: 1 } as const
    const rest = { what: 'Mortar', registered: false, rounds: 1, brings: null, attempts: 0 } as const
    const state = still(battleWith({ ours: [{ leads: true }], theirs: [{}] }))
    const { state: after } = playAction(
      { ...state, calls: [{ id: 700, kind: 'mortars', ...call, ...rest }] },
      'fireMission',
      { call: 700, load: 'he', seen: true, inches: 48 },
      [
        ['mortar.hitting', 700, 1, 1],
        ['mortar.deviation', 700, 5],
      ],
    )
    expect(after.lasting.filter(({ kind }) => kind === 'round')).toHaveLength(1)
  })

  it('FNG p. 71: no FAC crosses the table, no AC-47 drops a flare', () => {
    const state = battleWith({ ours: [{}], theirs: [{}], battle: { dayPart: 'night' } })
    const run = { craft: craftId, task: 'spot', checking: [], pefs: [], groups: [] }
    expect(() => playAction(still(onStation(state, fac)), 'facRun', run)).toThrow(away)
    const spooky = { kind: 'spooky', type: 'ac-47', name: 'AC-47' } as const
    const lights = onStation(state, spooky)
    expect(() => playAction(lights, 'dropFlare', { craft: craftId })).not.toThrow()
    expect(() => playAction(still(lights), 'dropFlare', { craft: craftId })).toThrow(away)
  })

  it('FNG p. 71: a medevac takes off, a transport stays where it stands, in the air or on the ground', () => {
    const lift = { craft: craftId, checking: [], farther: [], open: false, blocked: false, home: false }
    const well: Dice = ['heli.piloting', craftId, 1, 1]
    const stands = (kind: 'medevac' | 'transport') => still(withSlick({ theirs: [{}] }, { mode: 'landed', kind }))
    expect(() => playAction(stands('transport'), 'takeOff', lift)).toThrow(away)
    expect(() => playAction(stands('medevac'), 'takeOff', lift, [well, well])).not.toThrow()
    const across = { craft: craftId, plan: 'across', checking: [], farther: [], open: false, home: false }
    const flies = (kind: 'medevac' | 'transport') => still(withSlick({ theirs: [{}] }, { kind }))
    expect(() => playAction(flies('transport'), 'flyHelicopter', across)).toThrow(away)
    expect(() => playAction(flies('medevac'), 'flyHelicopter', across, [well])).not.toThrow()
  })
})

describe('troops in a lull', () => {
  const turns = (ours: 1 | 3 | 5, theirs: 2 | 4 | 3): Dice[] => [
    ['battle.activation.ours', battleId, ours],
    ['battle.activation.theirs', battleId, theirs],
  ]
  const lullNext = (state: FngState): FngState => ({
    ...state,
    lasting: [{ id: 99, ...event, name: 'lull', since: 2, until: 2 }],
  })

  it('FNG p. 71: ours walk on when it is over', () => {
    const state = lullNext(battleWith({ ours: [{}], theirs: [{}], battle: { side: null, supportLevel: 5 } }))
    const call = {
      source: 'onDemand',
      status: 'underWay',
      figureId: null,
      askedTurn: 1,
      arrives: 2,
      amount: 1,
    } as const
    const rest = { what: 'A squad', registered: false, rounds: 0, brings: 'snipers', attempts: 0 } as const
    const due = { ...state, calls: [{ id: 700, kind: 'reinforcements' as const, ...call, ...rest }] }
    const { state: after, texts } = playAction(due, 'nextTurn', {}, turns(5, 3))
    expect(texts).toContain('The lull keeps our reinforcements off the table this turn.')
    expect(after.calls).toMatchObject([{ status: 'underWay', arrives: 3 }])
  })

  it('FNG p. 71: theirs come the turn after, by the dice that they had', () => {
    const state = lullNext(battleWith({ ours: [{}], theirs: [{}], battle: { side: null, eal: 3 } }))
    const { state: waiting, texts } = playAction(state, 'nextTurn', {}, [
      ...turns(3, 4),
      ['reinforcements', battleId, 1, 1],
    ])
    expect(texts).toContain('The lull keeps their reinforcements off the table this turn.')
    expect(waiting.groups.filter(({ side }) => side === 'theirs')).toHaveLength(1)
    const between = {
      ...waiting,
      battle: waiting.battle.map((row) => ({ ...row, side: null })),
      lasting: waiting.lasting.filter(({ name }) => name !== 'lull'),
    }
    const { texts: then } = playPartly(between, 'nextTurn', {}, turns(5, 3))
    expect(then.some((text) => text.startsWith('They bring'))).toBe(true)
  })
})
