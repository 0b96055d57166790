import { describe, expect, it } from 'vitest'
import { figureView } from '../../../../../../../src/games/fng/app/battle/figureView.ts'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import { figuresOf } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import { bringForce } from '../../../../../../../src/games/fng/rules/battle/contacts/placeEnemies.ts'
import { launchables } from '../../../../../../../src/games/fng/rules/battle/fire/launchable.ts'
import { weaponToAnswer } from '../../../../../../../src/games/fng/rules/battle/reactions/outgunned.ts'
import { figureIn, our, playAction, their, type Dice, type TestFigure } from '../../../../../../support/battle.ts'
import { placeId, withPlaces } from '../buildings/places.ts'
import { pef, playPartly, scenePartly, withContacts } from '../contacts/contactState.ts'
import { battle } from './forms.ts'

const theirTurn = (theirs: readonly TestFigure[]) =>
  battle({ ours: [{}], theirs, battle: { side: 'theirs' }, groups: { E1: { activated: true } } })

const round: Values = {
  shooter: their(1),
  indoors: false,
  behind: [],
  target: our(1),
  inches: 18,
  stands: 'open',
  coverDv: 0,
  circle: [],
  near: [],
}
const wide: readonly Dice[] = [
  ['ranged-combat', their(1), 1],
  ['reaction.received-fire', our(1), 1, 1],
]

describe('rounds that are counted', () => {
  it('FNG p. 95: a rocket team has as many rockets as its die says', () => {
    const state = withContacts({ contacts: [{ sector: 3 }], battle: { enemy: 'mfvc', eal: 1 } })
    const { state: after } = scenePartly(
      state,
      (scene) => {
        bringForce(scene, 'rpgTeamSks', { subject: pef(1), why: 'PEF 1', sector: 3 })
      },
      [['battle.how-many', pef(1), 4]],
    )
    const [gunner, loader] = figuresOf(after, 'theirs')
    expect(gunner).toMatchObject({ rounds: 4, items: null })
    expect(loader!.rounds).toBeNull()
    expect(figureView(after, gunner!).marks).toContain('4 rockets left')
  })

  it('pp. 13, 95: where nobody counts them, the lists say so', () => {
    const marks = (man: TestFigure) => figureView(theirTurn([man]), figureIn(theirTurn([man]), their(1))).marks
    expect(marks({ weapon: 'rpg-7', role: 'rpg' })).toEqual(['rounds not counted'])
    expect(marks({ weapon: 'rr-107mm', role: 'gunner' })).toEqual(['rounds not counted'])
    expect(marks({ weapon: 'ak-47' })).toEqual([])
  })

  it('FNG p. 95: each shot takes one; with none left he has his pistol', () => {
    const state = theirTurn([{ weapon: 'rpg-2', role: 'rpg', sidearm: 'tt-30', rounds: 1 }])
    const { state: after, texts } = playAction(state, 'launch', { ...round, weapon: 'rpg-2' }, wide)
    expect(texts).toContain('Enemy 1: no rockets left.')
    const gunner = { ...figureIn(after, their(1)), launchTurn: null, fired: false }
    expect(figureView(after, gunner).marks).toContain('no rockets left')
    expect(launchables(after, gunner)).toEqual([])
    expect(weaponToAnswer(after, gunner)).toBe('tt-30')
  })

  it('FNG p. 95: who takes the launcher takes what is left for it', () => {
    const state = theirTurn([{ weapon: 'rpg-2', rounds: 2, status: 'outOfTheFight' }, { role: 'loader' }])
    const { state: after } = playAction(state, 'takeWeapon', { taker: their(2), from: their(1) })
    expect(figureIn(after, their(2))).toMatchObject({ weapon: 'rpg-2', rounds: 2 })
    expect(figureIn(after, their(1)).rounds).toBeNull()
  })

  it('nobody counts the rockets of a squad', () => {
    const state = theirTurn([{ weapon: 'rpg-2' }])
    const { state: after, texts } = playAction(state, 'launch', { ...round, weapon: 'rpg-2' }, wide)
    expect(figureIn(after, their(1)).rounds).toBeNull()
    expect(texts.join(' ')).not.toContain('left')
  })
})

describe('the 107mm', () => {
  const gun = { weapon: 'rr-107mm', setUp: true, rounds: 2, heatRounds: 1 } as const

  it('FNG p. 13: comes with a die of HE and a die of HEAT rounds', () => {
    const men = [{ count: 1, role: 'gunner', weapon: 'rr-107mm', rep: 4 }]
    const { state } = playPartly(battle({ ours: [{}] }), 'placeByHand', { men, sector: '2' })
    const placed = figuresOf(state, 'theirs')[0]!
    expect([placed.rounds, placed.heatRounds].every((left) => left !== null && left >= 1 && left <= 6)).toBe(true)
    expect(figureView(state, { ...placed, ...gun }).marks).toContain('2 HE, 1 HEAT left')
  })

  it('FNG p. 13: fires HE at men and HEAT at walls, then what is left of the other', () => {
    const at = (figure: TestFigure) => withPlaces(theirTurn([figure]), [{ kind: 'building', type: 'masonry', dv: 3 }])
    const men = playAction(at(gun), 'launch', { ...round, weapon: 'rr-107mm' }, wide)
    expect(figureIn(men.state, their(1))).toMatchObject({ rounds: 1, heatRounds: 1 })
    const values = {
      shooter: their(1),
      weapon: 'rr-107mm',
      indoors: false,
      behind: [],
      area: placeId(1),
      inches: 18,
      inside: [],
      spread: [],
      next: [],
      elsewhere: [],
    }
    const wall = (figure: TestFigure) =>
      figureIn(playAction(at(figure), 'fireAtBuilding', values, [['building-target', their(1), 6, 6]]).state, their(1))
    expect(wall(gun)).toMatchObject({ rounds: 2, heatRounds: 0 })
    expect(wall({ ...gun, heatRounds: 0 })).toMatchObject({ rounds: 1, heatRounds: 0 })
    expect(
      launchables(
        at({ ...gun, rounds: 0, heatRounds: 0 }),
        figureIn(at({ ...gun, rounds: 0, heatRounds: 0 }), their(1)),
      ),
    ).toEqual([])
  })

  it('FNG p. 13: takes six turns to set up, and as many to take down', () => {
    const state = theirTurn([{ ...gun, setUp: false }])
    const up = playAction(state, 'setUpGun', { gunner: their(1), how: 'full', crew: [] }).state
    expect(figureIn(up, their(1))).toMatchObject({ busy: 'setUp', busyLeft: 6, setUp: false })
    const down = playAction(theirTurn([gun]), 'setUpGun', { gunner: their(1), how: 'down', crew: [] })
    expect(down.texts).toEqual(['Enemy 1 takes his 107mm RR down: 6 activations, undisturbed.'])
    expect(figureIn(down.state, their(1))).toMatchObject({ busy: 'setUp', busyLeft: 6, setUp: true })
  })
})
