import { describe, expect, it } from 'vitest'
import { actionNamed } from '../../../../../../../src/games/fng/rules/battle/chapters.ts'
import { leaveTable } from '../../../../../../../src/games/fng/rules/battle/reactions/leave.ts'
import type { TestFigure } from '../../../../../../support/battle.ts'
import { figureIn, groupNamed, our, playAction, playScene, their } from '../../../../../../support/battle.ts'
import { battle } from './forms.ts'

const gunner: TestFigure = { weapon: 'm1917', role: 'gunner', sidearm: 'm1911a1', setUp: true }
const gone = 'The gun of Man 1 no longer stands: it is to be set up anew.'

describe('a gun that stands', () => {
  it('FNG p. 26: no longer when its gunner goes on to another sector', () => {
    const state = battle({ ours: [gunner, {}] })
    const values = { group: groupNamed(state, 'A'), looked: false }
    const { state: after, texts } = playAction(state, 'moveToSector', { ...values, sector: 2 })
    expect(figureIn(after, our(1)).setUp).toBe(false)
    expect(texts).toContain(gone)
    expect(figureIn(playAction(state, 'moveToSector', { ...values, sector: 5 }).state, our(1)).setUp).toBe(true)
  })

  it('FNG p. 26: nor when he carries a wounded man off, is carried himself, or leaves', () => {
    const carries = battle({ ours: [gunner, { status: 'outOfTheFight' }] })
    const carried = playAction(carries, 'pickUp', { carrier: our(1), wounded: our(2) })
    expect(figureIn(carried.state, our(1)).setUp).toBe(false)
    const lies = battle({ ours: [{ ...gunner, status: 'outOfTheFight' }, {}] })
    expect(playAction(lies, 'pickUp', { carrier: our(2), wounded: our(1) }).texts).toContain(gone)
    const left = playScene(battle({ ours: [gunner] }), (scene) => {
      leaveTable(scene, figureIn(scene.state, our(1)), 'walked')
    })
    expect(figureIn(left.state, our(1)).setUp).toBe(false)
  })

  it('FNG p. 38: nor when he is taken', () => {
    const state = battle({ ours: [{}], theirs: [{ ...gunner, weapon: 'dshk', status: 'stunned' }] })
    const { state: after } = playAction(state, 'subdue', { figure: our(1), target: their(1), does: 'captures' })
    expect(figureIn(after, their(1))).toMatchObject({ status: 'captured', setUp: false })
  })

  it('FNG p. 17: stands on when he falls beside it, and another mans it at the price of his fire', () => {
    const fallen = { ...gunner, status: 'outOfTheFight', outOfAmmo: true } as const
    const state = battle({ ours: [fallen, { role: 'loader' }] })
    const { state: after, texts } = playAction(state, 'takeWeapon', { taker: our(2), from: our(1) })
    expect(texts).toEqual(['Man 2 takes up the M1917 of Man 1, which stands.'])
    expect(figureIn(after, our(2))).toMatchObject({
      weapon: 'm1917',
      role: 'gunner',
      setUp: true,
      outOfAmmo: true,
      fired: true,
    })
    expect(figureIn(after, our(1))).toMatchObject({ weapon: 'm16', setUp: false, outOfAmmo: false })
    expect(actionNamed('takeWeapon')!.refuses(after)).toBe('Nobody active has his fire of this turn left.')
  })
})

describe('a dropped weapon', () => {
  it('FNG p. 17: the enemy’s too, which is nobody’s gun then', () => {
    const state = battle({ ours: [{}], theirs: [{ status: 'obviouslyDead' }] })
    const { state: after } = playAction(state, 'takeWeapon', { taker: our(1), from: their(1) })
    expect(figureIn(after, our(1))).toMatchObject({ weapon: 'ak-47', role: 'rifleman', fired: true })
    expect(figureIn(after, their(1)).weapon).toBe('m16')
  })

  it('lies where its man fell: not with one who is up, carried, below or unarmed', () => {
    const others: readonly TestFigure[] = [
      {},
      { status: 'stunned' },
      { status: 'outOfTheFight', carried: true },
      { status: 'outOfTheFight', inTunnel: true },
      { status: 'outOfTheFight', weapon: 'unarmed' },
    ]
    expect(actionNamed('takeWeapon')!.refuses(battle({ ours: others }))).toBe('No weapon lies on the table.')
  })
})
