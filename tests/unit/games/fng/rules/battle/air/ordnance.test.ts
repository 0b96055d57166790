import { describe, expect, it } from 'vitest'
import type { Lasting } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { battleId, battleWith, figureIn, our, playAction, their } from '../../../../../../support/battle.ts'
import { placeId, withPlaces } from '../buildings/places.ts'
import { craftId, craftIn, fac, onStation } from './onStation.ts'

const lyingId = 50

const lying = (kind: Lasting['kind'], more: Partial<Lasting> = {}): Lasting => ({
  id: lyingId,
  kind,
  name: `${kind} 1: on target`,
  sector: null,
  figureId: null,
  structureId: null,
  since: 1,
  until: null,
  amount: 0,
  ...more,
})

const field = (row: Lasting): FngState => ({ ...battleWith({ ours: [{}], theirs: [{}, {}, {}] }), lasting: [row] })
const inside = (id: number, more: object = {}) => ({ figure: id, stands: 'open', dv: 0, ...more })

describe('ordnance that has landed', () => {
  it('FNG p. 83: a 500 lb bomb rolls 1d6 and 6 at everybody, stuns whom it misses, and spares a bunker', () => {
    const { state, texts } = playAction(
      field(lying('bomb500')),
      'ordnanceLands',
      {
        ordnance: lyingId,
        inside: [inside(their(1)), inside(their(2), { stands: 'both' }), inside(their(3), { dv: 3 })],
        near: [],
      },
      [
        ['ranged-combat', their(1), 1],
        ['ranged-combat', their(2), 2],
        ['combat-damage', their(1), 1],
      ],
    )
    expect([1, 2, 3].map((nth) => figureIn(state, their(nth)).status)).toEqual(['obviouslyDead', 'stunned', 'duckBack'])
    expect(texts).toContain('It leaves a crater 6" across.')
    expect(state.lasting).toEqual([])
  })

  it('FNG pp. 41, 83: strikes a bunker with its APR, whoever is in it', () => {
    const place = { kind: 'bunker', type: 'bunker', dv: 5, dvAtStart: 5 } as const
    const { lines } = playAction(
      withPlaces(field(lying('bomb750')), [place]),
      'ordnanceLands',
      { ordnance: lyingId, inside: [], near: [], struck: [placeId(1)] },
      [['building-penetration', placeId(1), 6, 6]],
    )
    expect(lines.find(({ table }) => table === 'building-penetration')?.numbers).toMatchObject({ 'APR - DV': 3 })
  })

  it('a rocket stuns nobody: whoever it misses takes Received Fire', () => {
    const { state } = playAction(
      field(lying('rocket')),
      'ordnanceLands',
      { ordnance: lyingId, inside: [inside(their(1))], near: [our(1)] },
      [
        ['ranged-combat', their(1), 1],
        ['reaction.received-fire', their(1), 1, 1],
        ['reaction.received-fire', our(1), 1, 1],
      ],
    )
    expect(figureIn(state, their(1)).status).not.toBe('stunned')
  })

  it('FNG p. 83: napalm hits all in it each turn while it burns, and they take no test in it', () => {
    const first = playAction(
      field(lying('napalm')),
      'ordnanceLands',
      { ordnance: lyingId, inside: [{ figure: their(1), stands: 'open' }], near: [] },
      [
        ['combat-damage', their(1), 6],
        ['reaction.recover-from-knock-down', their(1), 1, 1],
      ],
    ).state
    expect(() => playAction(first, 'ordnanceLands', { ordnance: lyingId, inside: [], near: [] })).toThrow(
      'has come down',
    )
    const later = playAction(
      { ...first, battle: first.battle.map((b) => ({ ...b, first: 'theirs' as const })) },
      'nextTurn',
      {},
      [
        ['battle.activation.ours', battleId, 3],
        ['battle.activation.theirs', battleId, 2],
        ['battle.napalm', lyingId, 3],
      ],
    ).state
    expect(() => playAction(later, 'ordnanceLands', { ordnance: lyingId, inside: [], near: [] })).not.toThrow()
    const out = playAction(first, 'nextTurn', {}, [
      ['battle.activation.ours', battleId, 3],
      ['battle.activation.theirs', battleId, 2],
      ['battle.napalm', lyingId, 4],
    ]).state
    expect(out.lasting).toEqual([])
  })
})

describe('a FAC', () => {
  const overhead = (contacts: FngState['contacts'] = []): FngState => ({
    ...onStation(battleWith({ ours: [{}], theirs: [{}] }), fac),
    contacts,
  })
  const pef = { id: 60, markerId: null, number: 1, kind: 'pef', sector: 2, status: 'hidden', found: null } as const
  const contact = { ...pef, actedTurn: 0, groupId: null, sealed: false, pc: false }

  it('FNG p. 84: reveals the PEF that he spots, without points for it, and may direct artillery at it next turn', () => {
    const { state } = playAction(
      overhead([contact]),
      'facRun',
      { craft: craftId, task: 'spot', checking: [], pefs: [{ contact: 60, stands: 'open' }], groups: [] },
      [
        ['air.spotting-check', 60, 1, 5],
        ['pef-resolution', 60, 6, 6],
      ],
    )
    expect(state.contacts[0]?.status).toBe('removed')
    expect(state.tallies.filter(({ event }) => event === 'pefRevealed')).toEqual([])
    expect(state.lasting).toMatchObject([{ kind: 'event', name: 'spottedFromAir', since: 2, until: 2 }])
  })

  it('has a die less at what is concealed, and another in cover', () => {
    const { state, lines } = playAction(
      overhead([contact]),
      'facRun',
      { craft: craftId, task: 'spot', checking: [], pefs: [{ contact: 60, stands: 'concealed' }], groups: [] },
      [['air.spotting-check', 60, 1]],
    )
    expect(state.contacts[0]?.status).toBe('hidden')
    expect(lines.find(({ table }) => table === 'air.spotting-check')?.score).toBe(1)
  })

  it('marks a target with one of his rockets, and has flown for this turn', () => {
    const mark = { craft: craftId, task: 'mark', checking: [], spotLies: 'open' }
    const { state } = playAction(overhead(), 'facRun', mark, [['ranged-combat', craftId, 6]])
    expect(state.lasting).toMatchObject([
      { kind: 'wpRocket' },
      { kind: 'smoke', name: 'Marking smoke', since: 1, until: 3 },
    ])
    expect(craftIn(state)).toMatchObject({ used: 'wpRocket', freeTurn: 2, mode: 'flying' })
    expect(() => playAction(state, 'facRun', mark)).toThrow('The FAC has flown this turn')
    const empty = { ...overhead(), craft: overhead().craft.map((row) => ({ ...row, used: 'wpRocket wpRocket' })) }
    expect(() => playAction(empty, 'facRun', mark)).toThrow('mark is not among the choices')
  })
})
