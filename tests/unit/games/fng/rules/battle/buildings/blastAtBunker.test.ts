import { describe, expect, it } from 'vitest'
import { battleForm } from '../../../../../../../src/games/fng/app/battle/battleForm.ts'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import { figureIn, our, playAction, their } from '../../../../../../support/battle.ts'
import { battle } from '../fire/forms.ts'
import { decide, hit, line, playInSight, see, under } from '../reactions/inSightForms.ts'
import { withPlaces } from './places.ts'

const logBunker = { kind: 'bunker', type: 'logBunker', dv: 4, groupId: 902 } as const
const apart = { inches: 18 }

/** A grenadier against a man with a machine gun (OR 4) in a bunker of DV 4. */
const grenadier = (theirs: readonly object[] = [{ weapon: 'rpd', rep: 3, setUp: true }]) =>
  withPlaces(battle({ ours: [{ weapon: 'm79', rep: 4 }], theirs }), [logBunker])
const seen = [see(our(1), 1, 6, 6), see(their(1), 6, 6, 6), decide(our(1), 1)]
const inSight = (state: ReturnType<typeof grenadier>, tape: Parameters<typeof playInSight>[2]) =>
  playInSight(state, { lines: [line(our(1), [their(1)], apart), line(their(1), [our(1)], sheltered)] }, tape)
const sheltered = { ...apart, stands: 'cover', coverDv: 4 }
/** A round of the M-79 at the man in the bunker, another beside him. */
const roundAtBunker: Values = {
  shooter: our(1),
  weapon: 'm79',
  target: their(1),
  inches: 18,
  indoors: false,
  behind: [],
  stands: 'cover',
  coverDv: 4,
  circle: [],
  near: [their(2)],
}

describe('a blast outside a bunker', () => {
  it('FNG pp. 34, 42: In Sight its DV lets him duck back, without a die and without Received Fire', () => {
    const { state, texts } = inSight(grenadier(), [...seen, hit(our(1), 6)])
    expect(texts.some((text) => text.startsWith('Cover shelters Enemy 1'))).toBe(true)
    expect(figureIn(state, their(1)).status).toBe('duckBack')
  })

  it('FNG p. 42: that misses In Sight ranks two lower for him, and not for who stands outside', () => {
    const { state } = inSight(grenadier(), [...seen, hit(our(1), 1), under(their(1), 1, 6, 6)])
    expect(figureIn(state, their(1))).toMatchObject({ status: 'carryOn', mayReturnFire: true })
    const beside = grenadier([
      { weapon: 'rpd', rep: 3, setUp: true },
      { weapon: 'rpd', rep: 3, setUp: true, group: 'E2' },
    ])
    const { state: after } = playAction(beside, 'launch', roundAtBunker, [
      hit(our(1), 1),
      under(their(1), 1, 6, 6),
      under(their(2), 1, 1),
    ])
    expect([1, 2].map((nth) => figureIn(after, their(nth)).status)).toEqual(['carryOn', 'duckBack'])
  })

  it('FNG pp. 22, 34: whom cover shelters takes no Received Fire, of a launched round as of a grenade', () => {
    const state = grenadier([{ rep: 3 }, { rep: 3 }])
    const launched = playAction(state, 'launch', roundAtBunker, [hit(our(1), 6), under(their(2), 1, 6, 6)])
    const thrown = playAction(
      state,
      'throwGrenade',
      {
        thrower: our(1),
        what: 'grenade',
        inches: 6,
        sees: 'seen',
        wind: false,
        canopy: 'none',
        into: null,
        circle: [{ figure: their(1), dv: 4 }],
        feet: [],
        near: [their(2)],
      },
      [['ready-the-grenade', our(1), 1, 1], ['throwing-a-grenade', our(1), 1, 1], under(their(2), 1, 6, 6)],
    )
    for (const { state: after } of [launched, thrown]) expect(figureIn(after, their(1)).status).toBe('duckBack')
  })

  it('FNG p. 42: forms begin with its cover and its DV for whoever holds it', () => {
    const state = grenadier()
    const lines = battleForm(state, 'inSight', {}, []).values['lines'] as readonly Values[]
    expect(lines[1]).toMatchObject({ figure: their(1), stands: 'cover', coverDv: 4 })
    const form = battleForm(state, 'launch', { shooter: our(1), target: their(1) }, [])
    expect(form.values).toMatchObject({ stands: 'cover', coverDv: 4 })
    const circle = battleForm(state, 'throwGrenade', { thrower: our(1), circle: [{ figure: their(1) }] }, [])
    expect(circle.values['circle']).toMatchObject([{ figure: their(1), dv: 4 }])
    // Nor has who has no line of his own to say so.
    const { state: after } = playInSight(state, { lines: [line(our(1), [their(1)], apart)] }, [...seen, hit(our(1), 6)])
    expect(figureIn(after, their(1)).status).toBe('duckBack')
  })
})
