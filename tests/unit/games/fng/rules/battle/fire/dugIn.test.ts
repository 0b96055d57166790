import { describe, expect, it } from 'vitest'
import { battleForm } from '../../../../../../../src/games/fng/app/battle/battleForm.ts'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import { figureIn, our, playAction, their, type Dice } from '../../../../../../support/battle.ts'
import { withPlaces } from '../buildings/places.ts'
import { battle, firing, line } from './forms.ts'

const hit = (...faces: number[]): Dice => ['ranged-combat', our(1), ...faces] as unknown as Dice
const under = (id: number, ...faces: number[]): Dice => ['reaction.received-fire', id, ...faces] as unknown as Dice
const damage = (id: number, face: number): Dice => ['combat-damage', id, face] as unknown as Dice

const inHole = battle({ ours: [{ weapon: 'm79' }], theirs: [{ prone: true }, {}] })
const round = (more: Values = {}): Values => ({
  shooter: our(1),
  weapon: 'm79',
  target: their(1),
  inches: 18,
  indoors: false,
  behind: [],
  stands: 'hole',
  coverDv: 0,
  circle: [],
  near: [],
  ...more,
})

describe('who lies in a foxhole or trench', () => {
  it('FNG p. 51: cannot be hit by small arms, and takes Received Fire in cover', () => {
    const state = battle({ ours: [{}], theirs: [{ prone: true }] })
    const { state: after, texts } = playAction(state, 'fire', firing([our(1)], [line(their(1), { stands: 'hole' })]), [
      hit(6, 6, 2, 2),
      under(their(1), 1, 6),
    ])
    expect(texts.filter((text) => text.includes('over his hole'))).toHaveLength(4)
    expect(figureIn(after, their(1))).toMatchObject({ status: 'carryOn', mayReturnFire: true })
  })

  it('FNG p. 51: nor by a blast of Impact 3 or less that bursts outside: it passes over, and is fire at him', () => {
    const { state, texts } = playAction(inHole, 'launch', round(), [hit(6), under(their(1), 1, 1)])
    expect(texts.some((text) => text.includes('passes over Enemy 1 in his hole'))).toBe(true)
    expect(figureIn(state, their(1)).status).toBe('duckBack')
  })

  it('FNG p. 51: a grenade beside the hole strikes the others alone', () => {
    const values: Values = {
      thrower: our(1),
      what: 'grenade',
      inches: 6,
      sees: 'seen',
      wind: false,
      canopy: 'none',
      into: null,
      circle: [
        { figure: their(1), dv: 0, dugIn: true },
        { figure: their(2), dv: 0 },
      ],
      feet: [],
      near: [],
    }
    const { state } = playAction(inHole, 'throwGrenade', values, [
      ['ready-the-grenade', our(1), 1, 1],
      ['throwing-a-grenade', our(1), 1, 1],
      damage(their(2), 1),
      under(their(1), 1, 1),
    ])
    expect([1, 2].map((nth) => figureIn(state, their(nth)).status)).toEqual(['duckBack', 'obviouslyDead'])
  })

  it.each([
    [4, 'carryOn'],
    [1, 'obviouslyDead'],
  ] as const)('FNG p. 51: of a bigger one he is in cover: damage die %d', (face, status) => {
    const shell = { kind: 'round' as const, name: 'Heavy artillery round', sector: null, figureId: null }
    const state = {
      ...inHole,
      lasting: [{ ...shell, id: 77, structureId: null, since: 1, until: null, amount: 4 }],
    }
    const values = { round: 77, circle: [{ figure: their(1), dv: 0, dugIn: true }], near: [], struck: [] }
    const { state: after } = playAction(state, 'roundLands', values, [damage(their(1), face)])
    expect(figureIn(after, their(1)).status).toBe(status)
  })

  it('FNG pp. 42, 51: whose group holds a bunker or position stands in cover, as forms begin', () => {
    const position = { kind: 'position', type: 'sandbagged', dv: 2, groupId: 902 } as const
    const state = withPlaces(battle({ ours: [{}], theirs: [{}] }), [position])
    const given = { shooters: [our(1)], targets: [{ target: their(1) }] }
    expect(battleForm(state, 'fire', given, []).values['targets']).toMatchObject([{ stands: 'cover' }])
    const lines = battleForm(state, 'inSight', {}, []).values['lines'] as readonly Values[]
    expect(lines.map(({ stands }) => stands)).toEqual(['open', 'cover'])
    const charge = battleForm(state, 'charge', { charges: [{ charger: our(1), target: their(1) }] }, [])
    expect(charge.values['charges']).toMatchObject([{ cover: true }])
  })

  it('is asked of the prone, and where positions are on the table', () => {
    const circle = battleForm(
      inHole,
      'throwGrenade',
      { thrower: our(1), circle: [their(1), their(2)].map((figure) => ({ figure })) },
      [],
    )
    expect((circle.values['circle'] as readonly Values[]).map(({ dugIn }) => dugIn)).toEqual([false, undefined])
  })
})
