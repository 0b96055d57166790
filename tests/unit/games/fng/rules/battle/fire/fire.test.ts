import { describe, expect, it } from 'vitest'
import type { Shot } from '../../../../../../../src/games/fng/rules/battle/fire/shot.ts'
import { shoot, type Volley } from '../../../../../../../src/games/fng/rules/battle/fire/shoot.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { figureIn, our, playAction, playScene, their, type Dice } from '../../../../../../support/battle.ts'
import { battle, firing, line } from './forms.ts'

function volley(state: FngState, shots: readonly Shot[], tape: readonly Dice[]) {
  let came: Volley | null = null
  const played = playScene(state, (scene) => void (came = shoot(scene, shots)), tape)
  return { ...played, volley: came! }
}

const single = (shooterId: number, targets: Shot['targets'], more: Partial<Shot> = {}): Shot => ({
  shooterId,
  snap: false,
  targets,
  ...more,
})

describe('the dice of a firing', () => {
  it('FNG p. 32: Tranh, SMG, two dice at Barnes and one at Nobles: 3, 5, 2 fall as 5 and 3, then 2', () => {
    const state = battle({
      ours: [{ name: 'Barnes' }, { name: 'Nobles' }],
      theirs: [{ name: 'Tranh', weapon: 'mat-49', rep: 3 }],
    })
    const targets = [
      { figureId: our(1), dice: 2 },
      { figureId: our(2), dice: 1 },
    ]
    const played = volley(
      state,
      [single(their(1), targets)],
      [
        ['ranged-combat', their(1), 3, 5, 2],
        ['combat-damage', our(1), 1],
      ],
    )
    expect(played.lines.slice(0, 3).map(({ faces, score }) => [faces[0], score])).toEqual([
      [5, 8],
      [3, 6],
      [2, 5],
    ])
    expect(played.texts.slice(0, 3)).toEqual([
      'Tranh, MaT-49 at Barnes: hit.',
      'Tranh, MaT-49 at Barnes: missed.',
      'Tranh, MaT-49 at Nobles: missed.',
    ])
  })

  it('FNG p. 32: Sgt Billy, REP 5, at two in cover: 11 hits the first, 9 the second, 8 misses', () => {
    const state = battle({ ours: [{ name: 'Billy', rep: 5 }], theirs: [{}, {}] })
    const targets = [
      { figureId: their(1), dice: 1, cover: true },
      { figureId: their(2), dice: 2, cover: true },
    ]
    const { lines, volley: came } = volley(
      state,
      [single(our(1), targets)],
      [
        ['ranged-combat', our(1), 3, 4, 6],
        ['combat-damage', their(1), 1],
        ['combat-damage', their(2), 1],
      ],
    )
    expect(lines.slice(0, 3).map(({ score, text }) => [score, text.split(': ')[1]])).toEqual([
      [11, 'hit.'],
      [9, 'hit.'],
      [8, 'missed.'],
    ])
    expect(came).toMatchObject({ hit: [their(1), their(2)], missed: [] })
  })

  it('FNG p. 33: cover stops a damage die of 4: the target counts as missed', () => {
    const state = battle({ ours: [{ rep: 5 }], theirs: [{}] })
    const { state: after, volley: came } = volley(
      state,
      [single(our(1), [{ figureId: their(1), dice: 1, cover: true }])],
      [
        ['ranged-combat', our(1), 5],
        ['combat-damage', their(1), 4],
      ],
    )
    expect(came).toMatchObject({ hit: [], missed: [their(1)], inCover: [their(1)] })
    expect(figureIn(after, their(1)).status).toBe('carryOn')
  })

  it('FNG p. 26: a shotgun at 2" throws two dice for its one target, the best counts', () => {
    const state = battle({ ours: [{ weapon: 'remington-shotgun' }], theirs: [{}] })
    const { lines } = volley(
      state,
      [single(our(1), [{ figureId: their(1), dice: 1, inches: 2 }])],
      [
        ['ranged-combat', our(1), 2, 5],
        ['combat-damage', their(1), 1],
      ],
    )
    expect(lines[0]).toMatchObject({ faces: [5], score: 9 })
    const values = firing([our(1)], [line(their(1), { inches: 2, dice: 2 })])
    expect(() => playAction(state, 'fire', values)).toThrow('1 die for 1 target')
  })

  it.each([
    ['standing, two dice', false, [1, 5]],
    ['prone, three', true, [1, 1, 5]],
  ] as const)('FNG p. 5: Crack Shot, one shot from a rifle, %s', (_, prone, faces) => {
    const state = battle({ ours: [{ attributes: ['crack-shot'], weapon: 'm14', prone }], theirs: [{}] })
    const { lines } = volley(
      state,
      [single(our(1), [{ figureId: their(1), dice: 1 }])],
      [
        ['ranged-combat', our(1), ...faces],
        ['combat-damage', their(1), 1],
      ],
    )
    expect(lines[0]!.score).toBe(9)
  })

  it('FNG p. 5: Marksman and Pigman add a point, firing from the hip and an SKS far off take one', () => {
    const score = (figure: object, inches: number) =>
      volley(
        battle({ ours: [figure], theirs: [{}] }),
        [single(our(1), [{ figureId: their(1), dice: 1, inches }])],
        [['ranged-combat', our(1), 1]],
      ).lines[0]!.score
    expect(score({ attributes: ['marksman'] }, 12)).toBe(6)
    expect(score({ attributes: ['pigman'], weapon: 'm60', setUp: true }, 12)).toBe(6)
    expect(score({ attributes: ['pigman'], weapon: 'm14a1', prone: true }, 12)).toBe(5)
    expect(score({ weapon: 'm60' }, 12)).toBe(4)
    expect(score({ weapon: 'sks' }, 31)).toBe(4)
    expect(score({ weapon: 'sks' }, 30)).toBe(5)
  })

  it('FNG p. 5: whoever moved fast misses with 8, an Agile man does not', () => {
    const outcome = (attributes: readonly string[]) =>
      volley(
        battle({ ours: [{ fastMoving: true, attributes }], theirs: [{ status: 'obviouslyDead' }] }),
        [single(our(1), [{ figureId: their(1), dice: 1 }])],
        [['ranged-combat', our(1), 4]],
      ).texts[0]!.split(': ')[1]
    expect(outcome([])).toBe('missed.')
    expect(outcome(['agile'])).toBe('hit.')
  })

  it('FNG p. 28: nobody in smoke is hit', () => {
    const state = battle({ ours: [{}], theirs: [{}] })
    const { volley: came } = volley(
      state,
      [single(our(1), [{ figureId: their(1), dice: 1, inSmoke: true }])],
      [['ranged-combat', our(1), 6]],
    )
    expect(came.missed).toEqual([their(1)])
  })

  it('FNG p. 34: a circle strikes all in it, but a DV not below the Impact only makes them duck', () => {
    const state = battle({ ours: [{ weapon: 'm79' }], theirs: [{}, {}] })
    const circle = [
      { figureId: their(1), coverDv: 0 },
      { figureId: their(2), coverDv: 3 },
    ]
    const { state: after } = volley(
      state,
      [single(our(1), [{ figureId: their(1), dice: 1, inches: 20, circle }])],
      [
        ['ranged-combat', our(1), 6],
        ['combat-damage', their(1), 1],
      ],
    )
    expect([1, 2].map((nth) => figureIn(after, their(nth)).status)).toEqual(['obviouslyDead', 'duckBack'])
    expect(figureIn(after, our(1)).launchTurn).toBe(1)
  })

  it('FNG p. 5: a Grenadier throws two dice for his HE round', () => {
    const state = battle({ ours: [{ weapon: 'm79', attributes: ['grenadier'] }], theirs: [{}] })
    const { lines } = volley(
      state,
      [single(our(1), [{ figureId: their(1), dice: 1, inches: 20 }])],
      [
        ['ranged-combat', our(1), 1, 6],
        ['combat-damage', their(1), 1],
      ],
    )
    expect(lines[0]!.score).toBe(10)
  })
})

describe('ammunition', () => {
  const fired = (weapon: string, faces: readonly (1 | 2)[], loader = false) => {
    const state = battle({ ours: [{ weapon, rep: 1, setUp: true }], theirs: [{}] })
    const shot = single(our(1), [{ figureId: their(1), dice: faces.length }], { loader })
    return figureIn(volley(state, [shot], [['ranged-combat', our(1), ...faces]]).state, our(1)).outOfAmmo
  }

  it('FNG p. 30: an SMG with two 1s is out of ammo, though its third die hits', () => {
    const state = battle({ ours: [{ weapon: 'm3a1' }], theirs: [{}] })
    const { state: after, volley: came } = volley(
      state,
      [single(our(1), [{ figureId: their(1), dice: 3 }])],
      [
        ['ranged-combat', our(1), 1, 1, 5],
        ['combat-damage', their(1), 1],
      ],
    )
    expect(came.hit).toEqual([their(1)])
    expect(figureIn(after, our(1)).outOfAmmo).toBe(true)
  })

  it('FNG p. 30: three 1s with a loader; an M-14A1 takes none', () => {
    expect(fired('m60', [1, 1, 2])).toBe(true)
    expect(fired('m60', [1, 1, 2], true)).toBe(false)
    expect(fired('m60', [1, 1, 1], true)).toBe(true)
    expect(fired('m14a1', [1, 1, 2], true)).toBe(true)
  })

  it('FNG p. 32: the 1s of bridging dice count', () => {
    const state = battle({ ours: [{ rep: 1 }], theirs: [{}, {}] })
    const targets = [
      { figureId: their(1), dice: 1 },
      { figureId: their(2), dice: 1 },
    ]
    const { state: after } = volley(
      state,
      [single(our(1), targets, { bridging: 1 })],
      [
        ['ranged-combat', our(1), 1, 2],
        ['battle.bridging-fire', our(1), 1],
      ],
    )
    expect(figureIn(after, our(1)).outOfAmmo).toBe(true)
  })

  it('FNG p. 13: the BAR of the CF jams on a 1', () => {
    const jam = (face: 1 | 2) => {
      const state = battle({ theirs: [{ weapon: 'bar-cf', prone: true, rep: 1 }], ours: [{}] })
      const tape: Dice[] = [
        ['ranged-combat', their(1), 2],
        ['battle.bar-jam', their(1), face],
      ]
      return figureIn(volley(state, [single(their(1), [{ figureId: our(1), dice: 1 }])], tape).state, their(1))
        .outOfAmmo
    }
    expect([jam(1), jam(2)]).toEqual([true, false])
  })

  it('FNG p. 30: reloading is done when the activation ends, and costs active fire', () => {
    const state = battle({ ours: [{ outOfAmmo: true }, {}], theirs: [{}] })
    const { state: loading } = playAction(state, 'reload', { figures: [our(1)] })
    expect(figureIn(loading, our(1))).toMatchObject({ fired: true, outOfAmmo: true, busy: 'reload' })
    const { state: done } = playAction(loading, 'passOn', {})
    expect(figureIn(done, our(1))).toMatchObject({ outOfAmmo: false, busy: null })
    expect(() => playAction(state, 'reload', { figures: [our(2)] })).toThrow('not possible')
    const running = battle({ ours: [{ outOfAmmo: true, moved: true, fastMoving: true }], theirs: [{}] })
    expect(() => playAction(running, 'reload', { figures: [our(1)] })).toThrow('at a normal pace')
  })
})

describe('the fire action', () => {
  it('FNG p. 22: the missed and those near them take Received Fire, and may answer', () => {
    const state = battle({ ours: [{ rep: 3 }], theirs: [{}, {}, {}] })
    const { state: after } = playAction(
      state,
      'fire',
      firing([our(1)], [line(their(1), { near: [their(2)], sheltered: [] })]),
      [
        ['ranged-combat', our(1), 2, 2, 2, 2],
        ['reaction.received-fire', their(1), 2, 2],
        ['reaction.received-fire', their(2), 2, 6],
      ],
    )
    expect([1, 2, 3].map((nth) => figureIn(after, their(nth)).mayReturnFire)).toEqual([true, false, false])
    expect(figureIn(after, their(2)).status).toBe('duckBack')
    expect(figureIn(after, our(1)).fired).toBe(true)
    const { state: answered } = playAction(after, 'returnFire', firing([their(1)], [line(our(1))]), [
      ['ranged-combat', their(1), 2, 2, 1],
      ['reaction.received-fire', our(1), 1, 2],
    ])
    expect(figureIn(answered, their(1))).toMatchObject({ mayReturnFire: false, fired: false })
    expect(figureIn(answered, our(1)).mayReturnFire).toBe(true)
  })

  it('FNG p. 112: who stands near in cover fires back on a die passed, in the open he ducks', () => {
    const state = battle({ ours: [{ rep: 3 }], theirs: [{}, {}, {}] })
    const near = { near: [their(2), their(3)], sheltered: [their(2)] }
    const { state: after } = playAction(state, 'fire', firing([our(1)], [line(their(1), near)]), [
      ['ranged-combat', our(1), 2, 2, 2, 2],
      ['reaction.received-fire', their(1), 2, 2],
      ['reaction.received-fire', their(2), 2, 6],
      ['reaction.received-fire', their(3), 2, 6],
    ])
    expect(figureIn(after, their(2))).toMatchObject({ status: 'carryOn', mayReturnFire: true })
    expect(figureIn(after, their(3)).status).toBe('duckBack')
  })

  it('FNG p. 22: whoever stands beside a man who falls takes Man Down', () => {
    const state = battle({ ours: [{}], theirs: [{}, {}] })
    const { state: after } = playAction(
      state,
      'fire',
      firing([our(1)], [line(their(1), { dice: 1, near: [their(2)], sheltered: [] })]),
      [
        ['ranged-combat', our(1), 5],
        ['combat-damage', their(1), 1],
        ['reaction.man-down', their(2), 2, 6],
      ],
    )
    expect(figureIn(after, their(2)).status).toBe('duckBack')
  })

  it('FNG p. 30: a target that cannot reach back is outgunned', () => {
    const state = battle({ ours: [{ rep: 3 }], theirs: [{ weapon: 'mat-49' }] })
    const { state: after } = playAction(state, 'fire', firing([our(1)], [line(their(1), { inches: 30, dice: 1 })]), [
      ['ranged-combat', our(1), 2],
      ['reaction.received-fire', their(1), 1, 2],
    ])
    expect(figureIn(after, their(1)).status).toBe('duckBack')
  })

  it('FNG p. 32: dice are shared out evenly, and gaps are paid for', () => {
    const state = battle({ ours: [{ rep: 1 }], theirs: [{}, {}] })
    const values = firing([our(1)], [line(their(1)), line(their(2), { gap: 2 })])
    const { lines } = playAction(state, 'fire', values, [
      ['ranged-combat', our(1), 2, 2, 2],
      ['battle.bridging-fire', our(1), 3],
      ['reaction.received-fire', their(1), 1, 1],
      ['reaction.received-fire', their(2), 1, 2],
    ])
    expect(lines.filter(({ text }) => text.includes(' at Enemy')).map(({ text }) => text)).toEqual([
      'Man 1, M-16 at Enemy 1: missed.',
      'Man 1, M-16 at Enemy 1: missed.',
      'Man 1, M-16 at Enemy 2: missed.',
    ])
  })

  it('FNG p. 32: an SMG with three dice has one for each of three without a gap, and one for each of two with one between', () => {
    const state = battle({ ours: [{ rep: 1, weapon: 'm3a1' }], theirs: [{}, {}, {}] })
    const at = (...lines: Parameters<typeof firing>[1]) => firing([our(1)], lines)
    const missed = (nth: number): Dice => ['reaction.received-fire', their(nth), 1, 1]
    const close = [1, 2, 3].map((nth) => line(their(nth), { inches: 6 }))
    const three = playAction(state, 'fire', at(...close), [
      ['ranged-combat', our(1), 2, 2, 2],
      ...[1, 2, 3].map(missed),
    ])
    expect(three.texts.filter((text) => text.includes(' at Enemy'))).toHaveLength(3)
    const apart = [line(their(1), { inches: 6 }), line(their(3), { inches: 6, gap: 2 })]
    playAction(state, 'fire', at(...apart), [
      ['ranged-combat', our(1), 2, 2],
      ['battle.bridging-fire', our(1), 3],
      ...[1, 3].map(missed),
    ])
  })

  it('lets each fire at his own target', () => {
    const state = battle({ ours: [{ rep: 1 }, { rep: 1 }], theirs: [{}, {}] })
    const values = firing(
      [our(1), our(2)],
      [line(their(1), { by: our(1), dice: 1 }), line(their(2), { by: our(2), dice: 1 })],
    )
    const { texts } = playAction(state, 'fire', values, [
      ['ranged-combat', our(1), 2],
      ['ranged-combat', our(2), 2],
      ['reaction.received-fire', their(1), 1, 2],
      ['reaction.received-fire', their(2), 1, 2],
    ])
    expect(texts.slice(0, 2)).toEqual(['Man 1, M-16 at Enemy 1: missed.', 'Man 2, M-16 at Enemy 2: missed.'])
  })

  it('a loader feeds one gun and does nothing else', () => {
    const state = battle({
      ours: [{ weapon: 'm60', setUp: true, rep: 1 }, { role: 'loader' }],
      theirs: [{}],
    })
    const { state: after } = playAction(
      state,
      'fire',
      firing([our(1)], [line(their(1), { dice: 2 })], { loaders: [our(2)] }),
      [
        ['ranged-combat', our(1), 1, 1],
        ['reaction.received-fire', their(1), 1, 1],
      ],
    )
    expect(figureIn(after, our(1)).outOfAmmo).toBe(false)
    expect(figureIn(after, our(2)).fired).toBe(true)
  })

  it.each([
    ['a target out of range', firing([our(1)], [line(their(1), { inches: 49 })]), 'out of range'],
    ['more targets than dice', firing([our(1)], [line(their(1), { dice: 5 })]), '4 dice'],
    ['gaps that eat the dice', firing([our(1)], [line(their(1)), line(their(2), { gap: 6 })]), 'dice for 2 targets'],
    ['a friend as target', firing([our(1)], [line(our(2))]), 'Target'],
    ['a shooter of the other side', firing([their(1)], [line(our(1))]), 'Who fires'],
    ['no target for one of them', firing([our(1), our(2)], [line(their(1), { by: our(1) })]), 'Man 2 has no target'],
    ['HE as small arms', firing([our(3)], [line(their(1), { inches: 20 })]), 'out of range'],
  ])('refuses %s', (_, values, message) => {
    const state = battle({ ours: [{}, {}, { weapon: 'm79' }], theirs: [{}, {}] })
    expect(() => playAction(state, 'fire', values)).toThrow(message)
  })

  it.each([
    ['has fired', { fired: true }],
    ['is out of ammo', { outOfAmmo: true }],
    ['ducks', { status: 'duckBack' }],
    ['is suppressed', { suppressed: true }],
    ['is busy', { busy: 'setUp' }],
    ['is a Medic', { role: 'medic' }],
    ['has a gun that does not stand', { weapon: 'm2hb' }],
  ] as const)('nobody fires who %s', (_, figure) => {
    const state = battle({ ours: [figure], theirs: [{}] })
    expect(() => playAction(state, 'fire', firing([our(1)], [line(their(1))]))).toThrow('Nobody is active')
  })
})

it('FNG p. 18: whoever has retired fires only when he is fired upon', () => {
  const retired = { status: 'retired', retiredTurn: 1 } as const
  const form = firing([our(1)], [line(their(1))])
  const quiet = battle({ ours: [retired], theirs: [{}] })
  expect(() => playAction(quiet, 'fire', form)).toThrow('Nobody is active and able to fire.')
  const underFire = battle({ ours: [{ ...retired, mayReturnFire: true }], theirs: [{}] })
  const { state: after } = playAction(underFire, 'returnFire', form, [
    ['ranged-combat', our(1), 1, 2, 2, 2],
    ['reaction.received-fire', their(1), 6, 6],
    ['reaction.cohesion', 902, 1, 1],
  ])
  expect(figureIn(after, our(1)).mayReturnFire).toBe(false)
})
