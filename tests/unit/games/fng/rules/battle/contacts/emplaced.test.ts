import { describe, expect, it } from 'vitest'
import type { D6 } from '../../../../../../../src/main/engine/answers.ts'
import { figuresOf, type Figure } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import { bringForce } from '../../../../../../../src/games/fng/rules/battle/contacts/placeEnemies.ts'
import { placeSite } from '../../../../../../../src/games/fng/rules/battle/contacts/placeSite.ts'
import { isSteady, targetRating, weaponIn } from '../../../../../../../src/games/fng/rules/battle/fire/weaponClasses.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { our, playAction, their, type Choice, type Dice } from '../../../../../../support/battle.ts'
import { battle } from '../fire/forms.ts'
import { pef, playPartly, scenePartly, withContacts } from './contactState.ts'

/** A Potential Contact of an EAL, held as the tape says. */
const site = (eal: number, tape: readonly (Dice | Choice)[]): FngState => {
  const state = withContacts({ contacts: [{ sector: 3 }], battle: { enemy: 'nva', eal, side: 'ours' } })
  const why = { subject: pef(1), why: 'PEF 1', sector: 3 }
  return scenePartly(
    state,
    (scene) => placeSite(scene, state.contacts[0]!, (force) => bringForce(scene, force, why).groups),
    tape,
  ).state
}

const withWeapon = (state: FngState, key: string): Figure =>
  figuresOf(state, 'theirs').find(({ weapon }) => weapon === key)!

const hmgPosition = (): FngState =>
  site(4, [
    ['potential-contact.eal-4', pef(1), 6, 6, 6, 6],
    ['battle.occupant', pef(1), 4],
  ])

const bunkerWithLmg = (): FngState =>
  site(2, [
    ['potential-contact.eal-2', pef(1), 6, 5],
    ['battle.occupant', pef(1), 5],
  ])

describe('guns of a place that is held', () => {
  it('FNG p. 63: the heavy machine gun of an anti-aircraft position stands, and fires In Sight', () => {
    const state = hmgPosition()
    const gunner = withWeapon(state, 'dshk')
    expect(gunner.setUp).toBe(true)
    const seers = { ours: [our(1)], theirs: [gunner.id], again: false, lines: [], near: [] }
    const first = Array.from({ length: gunner.rep }, (): D6 => 1)
    const seen = playPartly(state, 'inSight', seers, [
      // Who holds the position is in its cover (p. 21).
      ['in-sight', our(1), 6, 6, 6],
      ['in-sight', gunner.id, ...first],
    ])
    expect(seen.texts.join(' ')).toContain(`${gunner.name}, DShK`)
    expect(seen.texts.join(' ')).not.toContain('cannot fire')
  })

  it('FNG p. 26: the light machine gun of a bunker is not fired from the hip', () => {
    const state = bunkerWithLmg()
    const gunner = withWeapon(state, 'rpd')
    const rpd = weaponIn(state, 'rpd')!
    expect(gunner.prone).toBe(false)
    expect(isSteady(state, gunner, rpd)).toBe(true)
    expect(targetRating(state, gunner, rpd, 12)).toBe(rpd.targets)
  })

  it('FNG p. 26: those who are met in the open have still to set up', () => {
    const state = withContacts({ contacts: [{ sector: 3 }], battle: { enemy: 'nva', eal: 4 } })
    const { state: after } = scenePartly(state, (scene) => {
      bringForce(scene, 'hmgTeam', { subject: pef(1), why: 'PEF 1', sector: 3 })
    })
    expect(withWeapon(after, 'dshk').setUp).toBe(false)
  })

  it('FNG p. 27: an automatic rifle that is dug in can be taken up again, and its man moves on', () => {
    const bar = { weapon: 'bar-cf', role: 'gunner', setUp: true } as const
    const state = battle({
      ours: [{}],
      theirs: [bar],
      battle: { side: 'theirs' },
      groups: { E1: { activated: true } },
    })
    const values = { gunner: their(1), how: 'down', crew: [] }
    expect(withWeapon(playAction(state, 'setUpGun', values).state, 'bar-cf').setUp).toBe(false)
  })

  it('FNG p. 26: a building that is put on the list with men in it, and a team placed by hand, may stand ready', () => {
    const state = battle({ ours: [{}], theirs: [{ weapon: 'rpd', role: 'gunner' }] })
    const bunker = { type: 'bunker', name: '', floors: 1, basement: false, areas: 1, sector: 2 }
    const heldBy = state.groups.find(({ name }) => name === 'E1')!.id
    const held = (more: object) => playAction(state, 'nameBuilding', { ...bunker, heldBy, ...more }).state
    expect(withWeapon(held({ ready: true }), 'rpd').setUp).toBe(true)
    expect(withWeapon(held({}), 'rpd').setUp, 'as before it was asked').toBe(false)
    const men = [{ count: 1, role: 'gunner', weapon: 'dshk', rep: 4 }]
    const placed = (more: object) => playAction(state, 'placeByHand', { men, sector: '2', ...more }).state
    expect(withWeapon(placed({ ready: true }), 'dshk').setUp).toBe(true)
    expect(withWeapon(placed({}), 'dshk').setUp).toBe(false)
  })
})
