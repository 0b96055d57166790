import { describe, expect, it } from 'vitest'
import { battleForm } from '../../../../../../../src/games/fng/app/battle/battleForm.ts'
import { battleValues } from '../../../../../../../src/games/fng/contract/fng.ts'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import {
  battleWith,
  civilian,
  figureIn,
  our,
  playAction,
  their,
  type Choice,
  type Dice,
} from '../../../../../../support/battle.ts'

const see = (id: number, ...faces: number[]): Dice => ['in-sight', id, ...faces] as unknown as Dice
const decide = (id: number, face: number): Dice => ['in-sight.resolution', id, face] as unknown as Dice
const hit = (id: number, ...faces: number[]): Dice => ['ranged-combat', id, ...faces] as unknown as Dice
const under = (id: number, ...faces: number[]): Dice => ['reaction.received-fire', id, ...faces] as unknown as Dice
const dead = (id: number): Dice => ['combat-damage', id, 1] as unknown as Dice

const line = (figure: number, targets: readonly number[], more: Values = {}): Values => ({
  figure,
  targets,
  inches: 18,
  stands: 'open',
  moved: false,
  point: false,
  charge: false,
  ...more,
})
const play = (state: FngState, lines: readonly Values[], tape: readonly (Dice | Choice)[], more: Values = {}) =>
  playAction(state, 'inSight', { ours: [our(1)], theirs: [their(1)], again: false, lines, ...more }, tape)
const circle = (...ids: number[]) => ids.map((figure) => ({ figure, dv: 0 }))
const statuses = (state: FngState, ...ids: number[]) => ids.map((id) => figureIn(state, id).status)
/** The enemy acts, ours see nobody. */
const theyAct = [see(our(1), 6, 6, 6, 6), see(their(1), 1, 6, 6, 6), decide(their(1), 1)]

describe('a round that bursts, fired In Sight', () => {
  const rocket = battleWith({
    ours: [{}, {}, { group: 'B' }],
    theirs: [{ weapon: 'rpg-2', rounds: 2, sidearm: 'tt-30' }, {}],
    civilians: [{}],
  })

  it('FNG p. 34: everybody in the circle is struck, friends and civilians too, and a rocket is used up', () => {
    const rpg = line(their(1), [our(1)], { circle: circle(our(2), their(2), civilian(1)) })
    const { state, texts } = play(
      rocket,
      [rpg],
      [...theyAct, hit(their(1), 6), ...[our(1), our(2), their(2), civilian(1)].map(dead)],
    )
    expect(statuses(state, our(1), our(2), their(2), civilian(1))).toEqual(Array(4).fill('obviouslyDead'))
    expect(figureIn(state, their(1))).toMatchObject({ rounds: 1, launchTurn: 1 })
    expect(texts).toContain('Enemy 1: 1 rocket left.')
  })

  it('FNG p. 34: a miss has no blast, and everybody round the target takes Received Fire, outgunned', () => {
    const rpg = line(their(1), [our(1)], { circle: circle(our(2)), besideCircle: [our(3)] })
    const { state } = play(
      rocket,
      [rpg],
      [...theyAct, hit(their(1), 1), ...[our(1), our(2), our(3)].map((id) => under(id, 1, 2))],
    )
    expect(statuses(state, our(1), our(2), our(3))).toEqual(Array(3).fill('duckBack'))
  })

  it('FNG p. 22: beside whoever fell by it they take Received Fire and Man Down with the same dice', () => {
    const lines = [line(their(1), [our(1)], { circle: circle(our(2)), besideCircle: [our(3)] })]
    const { texts } = play(rocket, lines, [
      ...theyAct,
      hit(their(1), 6),
      dead(our(1)),
      dead(our(2)),
      under(our(3), 1, 2),
    ])
    expect(texts).toContain('Received Fire and Man Down: Man 3 ducks back.')
  })

  it('FNG p. 34: cover whose DV is not below the Impact makes a man duck back, and he has lost his action', () => {
    const lines = [line(their(1), [our(1)]), line(our(1), [their(1)], { stands: 'cover', coverDv: 3 })]
    const { state, texts } = play(rocket, lines, [
      see(our(1), 1, 6, 6, 6),
      see(their(1), 1, 2, 6),
      decide(their(1), 1),
      hit(their(1), 6),
    ])
    expect(statuses(state, our(1))).toEqual(['duckBack'])
    expect(texts).toContain('Man 1 has lost his action.')
  })

  it('FNG p. 28: with anybody behind it, friend or foe, or from inside, a rocket is not fired', () => {
    const behind = (ids: readonly number[], more: Values = {}) => [line(their(1), [our(1)], { behind: ids, ...more })]
    const unable = theyAct.slice(0, 2)
    for (const [id, name] of [
      [their(2), 'Enemy 2'],
      [our(2), 'Man 2'],
      [civilian(1), 'Civilian 1'],
    ] as const) {
      const { state, texts } = play(rocket, behind([id]), unable)
      expect(texts).toContain(`Enemy 1 has ${name} behind him and cannot fire his RPG-2.`)
      expect(statuses(state, their(1))).toEqual(['duckBack'])
    }
    const inside = play(rocket, behind([], { indoors: true }), unable)
    expect(inside.texts).toContain('Enemy 1 is inside and cannot fire his RPG-2.')
  })

  it('FNG p. 27: the back blast of a recoilless rifle strikes whoever is behind, and it is fired all the same', () => {
    const gun = battleWith({ ours: [{}, {}], theirs: [{ weapon: 'rr-57mm-cf', setUp: true }] })
    const lines = [line(their(1), [our(1)], { behind: [our(2)] })]
    const played = play(gun, lines, [...theyAct, hit(their(1), 1), dead(our(2)), under(our(1), 1, 2)])
    expect(played.lines.find(({ table }) => table === 'combat-damage')?.numbers).toEqual({ Impact: 3 })
  })

  describe('over who lies in a foxhole', () => {
    const theirTurn = { battle: { side: 'theirs' } } as const
    const inHoles = battleWith({ ours: [{ weapon: 'm79' }], theirs: [{ prone: true }, { prone: true }], ...theirTurn })
    const weAct = (...faces: readonly number[]) => [see(our(1), ...faces), see(their(1), 6, 6, 6, 6), decide(our(1), 1)]
    const lies = line(their(1), [our(1)], { stands: 'hole' })

    it('FNG pp. 34, 51: a small blast passes, and is fire at him: he takes Received Fire', () => {
      const lines = [line(our(1), [their(1)], { circle: [{ figure: their(2), dv: 0, dugIn: true }] })]
      const tape = [...weAct(1, 6, 6, 6), hit(our(1), 6), dead(their(1)), under(their(2), 1, 2)]
      const { state, texts } = play(inHoles, lines, tape)
      expect(texts.some((text) => text.includes('passes over Enemy 2 in his hole'))).toBe(true)
      expect(statuses(state, their(1), their(2))).toEqual(['obviouslyDead', 'duckBack'])
    })

    it('FNG p. 51: so it does where he is the man aimed at', () => {
      const tape = [...weAct(1, 6, 6), hit(our(1), 6), under(their(1), 1, 2)]
      const { state } = play(inHoles, [line(our(1), [their(1)]), lies], tape)
      expect(statuses(state, their(1))).toEqual(['duckBack'])
    })

    it('FNG p. 51: small arms do not hit him', () => {
      const rifles = battleWith({ ours: [{}], theirs: [{ prone: true }], ...theirTurn })
      const tape = [...weAct(1, 6, 6), hit(our(1), 6, 6, 6, 6), under(their(1), 1, 2)]
      const { texts } = play(rifles, [line(our(1), [their(1)]), lies], tape)
      expect(texts.filter((text) => text.includes('over his hole'))).toHaveLength(4)
    })
  })

  it('FNG p. 34: a man struck by it loses his action, one beside the target as well', () => {
    const state = battleWith({ ours: [{}, {}], theirs: [{ weapon: 'rpg-2' }] })
    const rpg = line(their(1), [our(1)], { circle: circle(our(2)) })
    const { texts } = play(
      state,
      [rpg],
      [
        see(our(1), 6, 6, 6, 6),
        see(our(2), 1, 6, 6, 6),
        see(their(1), 1, 2, 6, 6),
        decide(their(1), 1),
        hit(their(1), 6),
      ].concat([our(1), our(2)].map(dead)),
      { ours: [our(1), our(2)] },
    )
    expect(texts).toContain('Man 2 has lost his action.')
  })

  it('FNG p. 28: an M-79 fires high explosive from 12" on, snapped when active; up to 12" buckshot with three dice', () => {
    const state = battleWith({ ours: [{ weapon: 'm79' }], theirs: [{}, {}], groups: { A: { activated: true } } })
    const weAct = [see(our(1), 1, 6, 6, 6), see(their(1), 6, 6, 6, 6), decide(our(1), 1)]
    const far = line(our(1), [their(1)], { inches: 20, circle: circle(their(2)) })
    // 4 and 4: a total of 8, a hit but for the snap fire of the first round.
    const snap = play(state, [far], [...weAct, hit(our(1), 4), under(their(1), 1, 2), under(their(2), 1, 2)])
    expect(snap.texts).toContain('Man 1, M-79 HE at Enemy 1: missed.')
    const waiting = battleWith({ ours: [{ weapon: 'm79' }], theirs: [{}, {}], battle: { side: 'theirs' } })
    const aimed = play(waiting, [far], [...weAct, hit(our(1), 4), dead(their(1)), dead(their(2))])
    expect(statuses(aimed.state, their(1), their(2))).toEqual(['obviouslyDead', 'obviouslyDead'])
    const near = play(
      state,
      [line(our(1), [their(1)], { inches: 10 })],
      [...weAct, hit(our(1), 1, 1, 1), under(their(1), 1, 2)],
    )
    expect(near.texts.filter((text) => text.includes('buckshot'))).toHaveLength(3)
  })

  it('FNG p. 13: too near for his rocket he fires his pistol', () => {
    const lines = [line(their(1), [our(1)], { inches: 6, with: 'sidearm' })]
    const pistols = battleWith({ ours: [{ weapon: 'm1911a1' }], theirs: [{ weapon: 'rpg-2', sidearm: 'tt-30' }] })
    const { texts } = play(pistols, lines, [...theyAct, hit(their(1), 1, 2), under(our(1), 1, 2)])
    expect(texts).toContain('Enemy 1, TT-30 at Man 1: missed.')
  })
})

describe('a grenade that is ready, thrown In Sight', () => {
  const ready = { readied: 'now', readiedItem: 'grenade-fwf' } as const
  const near = (more: Values = {}) => line(our(1), [their(1)], { inches: 5, with: 'ready', ...more })
  const weAct = [see(our(1), 1, 6, 6, 6), see(their(1), 6, 6, 6, 6), decide(our(1), 1)]
  const throws = (id: number, ...faces: number[]): Dice => ['throwing-a-grenade', id, ...faces] as unknown as Dice
  const dud = (id: number, face: number): Dice => ['battle.grenade-dud', id, face] as unknown as Dice

  it('FNG pp. 33-34: it bursts where his target stands, on everybody there, and it was his one of this turn', () => {
    const state = battleWith({ ours: [ready, {}], theirs: [{}, {}] })
    const { state: after, texts } = play(
      state,
      [near({ circle: circle(their(2), our(2)) })],
      [...weAct, throws(our(1), 1, 1), ...[their(1), their(2), our(2)].map(dead)],
    )
    expect(statuses(after, their(1), their(2), our(2))).toEqual(Array(3).fill('obviouslyDead'))
    expect(figureIn(after, our(1))).toMatchObject({ readied: null, readiedItem: null, grenadeTurn: 1, fired: false })
    expect(texts).toContain("Man 1's Grenade lands where it should.")
  })

  it('FNG p. 31: the tests of those round it wait for the end of the round, and none is taken before', () => {
    const state = battleWith({ ours: [ready], theirs: [{}, {}] })
    const { lines } = play(
      state,
      [near({ circle: circle(their(2)), blind: true }), line(their(2), [our(1)], { inches: 5 })],
      [
        see(our(1), 1, 2, 6, 6),
        see(their(1), 6, 6, 6, 6),
        see(their(2), 1, 6, 6, 6),
        decide(our(1), 1),
        throws(our(1), 1, 6),
        under(their(1), 1, 2),
        under(their(2), 1, 2),
      ],
      { theirs: [their(1), their(2)] },
    )
    const said = lines.map(({ text }) => text.replace(/:.*/, ''))
    expect(said.slice(-4)).toEqual([
      "Man 1's Grenade goes wide.",
      'Enemy 2 is outgunned and ducks back.',
      'Received Fire',
      'Received Fire',
    ])
  })

  it('FNG p. 34: dropped, it bursts among those round the thrower', () => {
    const state = battleWith({ ours: [ready, {}], theirs: [{}] })
    const { state: after } = play(
      state,
      [near({ feet: [our(2)] })],
      [
        ...weAct,
        throws(our(1), 6, 6),
        ['battle.grenade-escape', our(1), 6],
        ['battle.grenade-escape', our(2), 1],
        dead(our(1)),
        ['reaction.man-down', our(2), 1, 2],
      ],
    )
    expect(statuses(after, our(1))).toEqual(['obviouslyDead'])
    expect(figureIn(after, our(2)).prone).toBe(true)
  })

  it('FNG pp. 34, 51: over who lies in a foxhole it passes, and is fire at him', () => {
    const state = battleWith({ ours: [ready], theirs: [{}, { prone: true }] })
    const { state: after } = play(
      state,
      [near({ circle: [{ figure: their(2), dv: 0, dugIn: true }] })],
      [...weAct, throws(our(1), 1, 1), dead(their(1)), under(their(2), 1, 2)],
    )
    expect(statuses(after, their(1), their(2))).toEqual(['obviouslyDead', 'duckBack'])
  })

  it('FNG p. 13: the enemy may throw a dud, which harms and outguns nobody', () => {
    const state = battleWith({ ours: [{}], theirs: [{ readied: 'now', readiedItem: 'grenade-cf' }] })
    const lines = [line(their(1), [our(1)], { inches: 5, with: 'ready' })]
    const { state: after } = play(state, lines, [
      ...theyAct,
      throws(their(1), 1, 1),
      dud(their(1), 2),
      under(our(1), 1, 2),
    ])
    expect(figureIn(after, our(1))).toMatchObject({ status: 'carryOn', mayReturnFire: true })
  })

  it('FNG p. 28: a rifle grenade is fired, and bursts like a thrown one', () => {
    const switches = [{ id: 1, name: 'rifleGrenades', value: 'ours' }]
    const rifle = { readied: 'now', readiedItem: 'rifle-grenade' } as const
    const state = battleWith({ ours: [rifle], theirs: [{}, {}], battle: { side: 'theirs' }, state: { switches } })
    const lines = [line(our(1), [their(1)], { inches: 15, with: 'ready', circle: circle(their(2)) })]
    const { state: after } = play(state, lines, [...weAct, hit(our(1), 6), dead(their(1)), dead(their(2))])
    expect(statuses(after, their(1), their(2))).toEqual(['obviouslyDead', 'obviouslyDead'])
    expect(figureIn(after, our(1))).toMatchObject({ readied: null, grenadeTurn: 1 })
  })

  it('FNG pp. 27, 33: a LAW that is ready is fired and thrown away', () => {
    const equipment = [{ id: 1, squad: 1, soldierId: null, item: 'm72-law', quantity: 1 }]
    const law = { readied: 'now', readiedItem: 'm72-law' } as const
    const state = battleWith({ ours: [law], theirs: [{}], battle: { side: 'theirs' }, state: { equipment } })
    const { state: after } = play(
      state,
      [line(our(1), [their(1)], { with: 'ready' })],
      [...weAct, hit(our(1), 6), dead(their(1))],
    )
    expect(after.tallies.at(-1)).toMatchObject({ event: 'lawFired', figureId: our(1) })
    expect(figureIn(after, our(1)).readied).toBeNull()
  })
})

describe('a launcher of the squad In Sight', () => {
  const kit = (...items: readonly string[]) => ({
    equipment: items.map((item, i) => ({ id: i + 1, squad: 1, soldierId: null, item, quantity: 1 })),
  })
  const squad = (...items: readonly string[]) =>
    battleWith({ ours: [{}, {}], theirs: [{}, {}], battle: { side: 'theirs' }, state: kit(...items) })
  const weAct = [see(our(1), 1, 6, 6, 6), see(their(1), 6, 6, 6, 6), decide(our(1), 1)]
  const fires = (more: Values = {}) => line(our(1), [their(1)], { with: 'm20', ...more })

  it('FNG pp. 13, 27: the M-20 is fired, with its circle, once this turn', () => {
    const lines = [fires({ circle: circle(their(2)) })]
    const { state, texts } = play(squad('m20'), lines, [...weAct, hit(our(1), 6), dead(their(1)), dead(their(2))])
    expect(texts.some((text) => text.includes('M-20'))).toBe(true)
    expect(figureIn(state, our(1)).launchTurn).toBe(1)
  })

  it('FNG p. 27: not by who has fired it, and the 90mm only where it stands', () => {
    const ways = (state: FngState) => {
      const form = battleForm(state, 'inSight', { ours: [our(1)], theirs: [their(1)], lines: [fires()] }, [])
      const rows = form.fields.find(({ name }) => name === 'lines')
      const field = rows?.kind === 'rows' ? rows.lines[0]!.find(({ name }) => name === 'with') : undefined
      return field?.kind === 'choice' ? field.options.map(({ value }) => value) : []
    }
    const held = squad('m20', 'rr-90mm')
    const but = (more: object) => ({ ...held, figures: held.figures.map((figure) => ({ ...figure, ...more })) })
    expect(ways(held)).toEqual(['own', 'm20'])
    expect(ways(but({ launchTurn: 1 }))).toEqual([])
    expect(ways(but({ setUp: true }))).toEqual(['own', 'm20', 'rr-90mm'])
    expect(ways(squad())).toEqual([])
  })

  it('FNG pp. 9-12: one launcher is not fired by two men', () => {
    const lines = [fires(), line(our(2), [their(1)], { with: 'm20' })]
    expect(() => play(squad('m20'), lines, [], { ours: [our(1), our(2)] })).toThrow('The squad has not so many')
  })
})

describe('a flame-thrower In Sight', () => {
  const burning = { weapon: 'flame-thrower', rep: 4 } as const
  const flames = (more: Values = {}) => line(our(1), [their(1)], { inches: 10, ...more })
  const weAct = [see(our(1), 1, 6, 6, 6), see(their(1), 6, 6, 6, 6), decide(our(1), 1)]

  it('FNG p. 29: a die at everybody in the path, friends too; a 1 leaves one shot, and the path burns', () => {
    const state = battleWith({ ours: [burning, {}], theirs: [{}, {}], battle: { side: 'theirs' } })
    const path = [flames({ path: [their(2), our(2)] })]
    const { state: after, lines } = play(state, path, [
      ...weAct,
      hit(our(1), 1),
      hit(our(1), 6),
      hit(our(1), 6),
      dead(their(2)),
      dead(our(2)),
      under(their(1), 1, 2),
    ])
    expect(statuses(after, their(1), their(2), our(2))).toEqual(['duckBack', 'obviouslyDead', 'obviouslyDead'])
    expect(lines.find(({ table }) => table === 'combat-damage')?.numbers).toEqual({ Impact: 5 })
    expect(figureIn(after, our(1))).toMatchObject({ lastShot: true, outOfAmmo: false, launchTurn: 1 })
    expect(after.lasting).toMatchObject([{ kind: 'fire', figureId: our(1), until: null }])
  })

  it('FNG p. 29: a 1 that another throws at the same moment empties no tank; the last shot does', () => {
    const state = battleWith({ ours: [burning, {}], theirs: [{}], battle: { side: 'theirs' } })
    const both = [
      ...weAct.slice(0, 1),
      see(our(2), 1, 6, 6, 6),
      see(their(1), 6, 6, 6, 6),
      decide(our(1), 1),
      decide(our(2), 1),
      hit(our(1), 2),
      hit(our(2), 1, 2, 2, 2),
      under(their(1), 1, 2),
    ]
    const ours = { ours: [our(1), our(2)] }
    const { state: after } = play(state, [flames()], both, ours)
    expect(figureIn(after, our(1)).lastShot).toBe(false)
    const last = { ...state, figures: state.figures.map((f) => (f.id === our(1) ? { ...f, lastShot: true } : f)) }
    expect(figureIn(play(last, [flames()], both, ours).state, our(1)).outOfAmmo).toBe(true)
  })
})

describe('the form of In Sight', () => {
  const fieldsOf = (state: FngState, lines: readonly Values[] = []) => {
    const given = { ours: [our(1)], theirs: [their(1)], ...(lines.length > 0 ? { lines } : {}) }
    const form = battleForm(state, 'inSight', given, [])
    const rows = form.fields.find(({ name }) => name === 'lines')
    const named = rows?.kind === 'rows' ? rows.lines.map((fields) => fields.map(({ name }) => name)) : []
    return { named, values: form.values['lines'] as readonly Values[] }
  }
  const asked = ['with', 'coverDv', 'indoors', 'behind', 'circle', 'besideCircle']

  it('asks nothing of blasts of riflemen', () => {
    const { named } = fieldsOf(battleWith({ ours: [{}], theirs: [{}] }))
    expect(named.flat().filter((name) => asked.includes(name))).toEqual([])
  })

  it('asks of a rocket who is round its target and behind it, and of the other side for the DV of its cover', () => {
    const state = battleWith({ ours: [{}], theirs: [{ weapon: 'rpg-2', sidearm: 'tt-30' }, {}] })
    const cover = [
      line(our(1), [their(1)], { stands: 'cover' }),
      line(their(1), [our(1)], { circle: circle(their(2)) }),
    ]
    const { named, values } = fieldsOf(state, cover)
    expect(named.map((names) => names.filter((name) => asked.includes(name)))).toEqual([
      ['coverDv'],
      ['with', 'indoors', 'behind', 'circle', 'besideCircle'],
    ])
    expect(values[1]).toMatchObject({ with: 'own', behind: [], besideCircle: [their(1)] })
    const near = fieldsOf(state, [line(their(1), [our(1)], { inches: 6 })])
    expect(near.values[0]).toMatchObject({ with: 'sidearm' })
    expect(near.named[0]).not.toContain('circle')
  })

  it('comes through the contract whole, the circle of a line too', () => {
    const lines = [line(their(1), [our(1)], { circle: circle(our(2)), behind: [] })]
    expect(battleValues.parse({ ours: [our(1)], lines })).toEqual({ ours: [our(1)], lines })
  })

  it('offers what is ready where it reaches, and asks of a grenade what its throw wants', () => {
    const state = battleWith({ ours: [{ readied: 'now', readiedItem: 'grenade-fwf' }], theirs: [{}] })
    const { named, values } = fieldsOf(state, [line(our(1), [their(1)], { inches: 5, with: 'ready' })])
    expect(named[0]).toEqual(expect.arrayContaining(['with', 'blind', 'circle', 'feet']))
    expect(named[0]).not.toContain('into')
    expect(values[0]).toMatchObject({ with: 'ready' })
    expect(fieldsOf(state, [line(our(1), [their(1)], { inches: 7 })]).named[0]).not.toContain('with')
    const thrown = { ...state, figures: state.figures.map((figure) => ({ ...figure, grenadeTurn: 1 })) }
    expect(fieldsOf(thrown, [line(our(1), [their(1)], { inches: 5 })]).named[0]).not.toContain('with')
  })

  it('asks of flames who else is in their path', () => {
    const state = battleWith({ ours: [{ weapon: 'flame-thrower' }], theirs: [{}] })
    expect(fieldsOf(state, [line(our(1), [their(1)], { inches: 12 })]).named[0]).toContain('path')
    expect(fieldsOf(state, [line(our(1), [their(1)], { inches: 13 })]).named[0]).not.toContain('path')
  })
})
