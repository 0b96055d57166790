import { describe, expect, it } from 'vitest'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import { actionNamed } from '../../../../../../../src/games/fng/rules/battle/chapters.ts'
import { meleeWeaponOf } from '../../../../../../../src/games/fng/rules/battle/melee/meleeWeapon.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { figureIn, our, playAction, playScene, their, type Dice } from '../../../../../../support/battle.ts'
import { battle } from './forms.ts'

const state = (weapon = 'm60') => battle({ ours: [{ weapon, attributes: ['knifeman'] }], theirs: [{}, {}] })
const throwing: Values = { thrower: our(1), target: their(1), stands: 'open', near: [], sheltered: [] }

/** What he would fight with. */
function inMelee(of: FngState): string {
  let found = ''
  playScene(of, (scene) => {
    found = meleeWeaponOf(scene, figureIn(of, our(1)))
  })
  return found
}

describe("a Knifeman's blade", () => {
  it('FNG p. 5: is thrown as a shot of Impact 1, once, as his fire of the turn', () => {
    const hits: readonly Dice[] = [
      ['ranged-combat', our(1), 3],
      ['combat-damage', their(1), 1],
    ]
    const { state: after, lines } = playAction(state(), 'throwBlade', throwing, hits)
    expect(lines.find(({ table }) => table === 'combat-damage')!.numbers).toEqual({ Impact: 1 })
    expect(figureIn(after, their(1)).status).toBe('obviouslyDead')
    expect(figureIn(after, our(1)).fired).toBe(true)
    expect(actionNamed('throwBlade')!.refuses(after)).toContain('No Knifeman')
  })

  it('FNG p. 30: a miss is fire of the lowest ranking, whatever he holds', () => {
    const { state: after } = playAction(state(), 'throwBlade', throwing, [
      ['ranged-combat', our(1), 1],
      ['reaction.received-fire', their(1), 1, 1],
    ])
    // An AK-47 outranks a knife; from the M-60 in his hands he would have had to duck.
    expect(figureIn(after, their(1)).mayReturnFire).toBe(true)
  })

  it('FNG pp. 5, 17: lies there until it is picked up, and he fights without it', () => {
    const missed: readonly Dice[] = [
      ['ranged-combat', our(1), 1],
      ['reaction.received-fire', their(1), 1, 1],
    ]
    expect(inMelee(state())).toBe('handHeldBlade')
    const { state: after } = playAction(state(), 'throwBlade', throwing, missed)
    expect(inMelee(after)).toBe('improvised')
    const next = { ...after, figures: after.figures.map((figure) => ({ ...figure, fired: false })) }
    const { state: again } = playAction(next, 'pickUpBlade', { figure: our(1) })
    expect(inMelee(again)).toBe('handHeldBlade')
    expect(figureIn(again, our(1)).fired).toBe(true)
  })

  it('nobody else throws one', () => {
    expect(actionNamed('throwBlade')!.refuses(battle({ ours: [{}], theirs: [{}] }))).toContain('No Knifeman')
  })
})
