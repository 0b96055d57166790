import { describe, expect, it } from 'vitest'
import { figuresOf, membersOf } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import { bringForce, placeEnemies } from '../../../../../../../src/games/fng/rules/battle/contacts/placeEnemies.ts'
import { barragesDue } from '../../../../../../../src/games/fng/rules/battle/contacts/barrage.ts'
import { weaponFigures } from '../../../../../../../src/games/fng/rules/battle/fire/weapons.ts'
import { bringsFigures, forces, type ForceId } from '../../../../../../../src/games/fng/rules/forces/forces.ts'
import type { EnemyType, FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { bookRules } from '../../../../../../../src/main/engine/system.ts'
import type { Dice } from '../../../../../../support/battle.ts'
import { nextDepth } from '../../../../../../support/fngAftermath.ts'
import { pef, playPartly, scenePartly, withContacts } from './contactState.ts'

const enemies: readonly EnemyType[] = ['lvc', 'mfvc', 'nva']
const ids = Object.keys(forces) as ForceId[]
const met = (enemy: EnemyType, halfMonth = 20) =>
  withContacts({ contacts: [{}], battle: { enemy }, mission: { halfMonth } })

const bring = (state: FngState, id: ForceId, told: readonly Dice[] = [], seed = 1) =>
  scenePartly(
    state,
    (scene) => {
      bringForce(scene, id, { subject: pef(1), why: 'PEF 1', sector: 4 })
    },
    told,
    seed,
  )
/** Id of the nth row that the next step makes, from 1. */
const newId = (state: FngState, nth: number) => nextDepth(state) * 4096 + nth
const weaponsOf = (state: FngState) => figuresOf(state, 'theirs').map(({ weapon }) => weapon)

describe('every force of the charts', () => {
  it.each(enemies)('%s: stands on the table whole, with REPs and weapons of its date', (enemy) => {
    for (const halfMonth of [0, 20, 40])
      for (const [i, id] of ids.entries()) {
        const { state } = bring(met(enemy, halfMonth), id, [], 7 * i + halfMonth)
        const men = figuresOf(state, 'theirs')
        expect(men.length > 0, id).toBe(bringsFigures(id))
        for (const man of men) {
          expect([3, 4, 5], `${id} ${man.name}`).toContain(man.rep)
          expect(() => weaponFigures(bookRules, man.weapon), id).not.toThrow()
        }
        expect(new Set(men.map(({ name }) => name)).size).toBe(men.length)
        for (const group of state.groups.filter(({ side }) => side === 'theirs')) {
          expect(group).toMatchObject({ sector: 4, strength: membersOf(state, group.id).length, hidden: false })
          const leaders = membersOf(state, group.id).filter(({ role }) => role === 'leader')
          expect(leaders.map(({ id: leader }) => leader)).toEqual(group.leaderId === null ? [] : [group.leaderId])
        }
        const placed = state.tallies.filter(({ event }) => event === 'enemyPlaced')
        expect(placed.reduce((sum, { count }) => sum + count, 0)).toBe(men.length)
      }
  })

  it('FNG p. 12: before 1 July 1967 nobody of the Main Force has an AK-47', () => {
    for (let seed = 1; seed <= 12; seed++) {
      expect(weaponsOf(bring(met('mfvc', 11), 'fullSquad', [], seed).state)).not.toContain('ak-47')
      expect(weaponsOf(bring(met('mfvc', 12), 'fullSquad', [], seed).state)).toContain('ak-47')
    }
  })

  it('FNG p. 12: the NVA dices for AK-47 or SKS and RPG-2 or RPG-7 until July 1968, then not', () => {
    const early = bring(met('nva', 35), 'fullSquad')
    expect(early.lines.filter(({ text }) => text.includes('carries')).length).toBeGreaterThanOrEqual(8)
    const men = figuresOf(bring(met('nva', 36), 'fullSquad').state, 'theirs')
    const late = men.map(({ weapon }) => weapon)
    expect(late).toHaveLength(12)
    expect(late.filter((weapon) => weapon === 'rpg-7')).toHaveLength(2)
    // An assistant has what he has rolled; a rifleman his AK-47.
    for (const { role, weapon } of men) if (role === 'rifleman') expect(weapon).toBe('ak-47')
  })

  it('FNG p. 8: a squad is as strong as its die says, at most its paper strength', () => {
    const strength = (face: 1 | 6) =>
      figuresOf(bring(met('lvc'), 'squad', [['battle.squad-strength', pef(1), face]]).state, 'theirs').length
    expect(strength(1)).toBe(5)
    expect(strength(6)).toBe(9)
  })

  it('FNG p. 95: the half squad has an LMG with its loader on 1 to 3, an RPG on 4 to 6; Local VC are five with neither', () => {
    const roles = (enemy: EnemyType, told: readonly Dice[]) =>
      figuresOf(bring(met(enemy), 'halfSquad', told).state, 'theirs').map(({ role }) => role)
    const men = (count: number) => Array.from({ length: count }, () => 'rifleman')
    expect(roles('nva', [['battle.half-squad-weapon', pef(1), 3]])).toEqual(['leader', 'gunner', 'loader', ...men(3)])
    expect(roles('mfvc', [['battle.half-squad-weapon', pef(1), 4]])).toEqual(['leader', 'rpg', ...men(4)])
    expect(roles('lvc', [])).toEqual(['leader', ...men(4)])
  })

  it('FNG p. 95: either the LMG team or the lone sniper of REP 5', () => {
    const lone = bring(met('nva'), 'lmgTeamOrSniper', [['battle.force', pef(1), 4]])
    expect(figuresOf(lone.state, 'theirs')).toMatchObject([{ rep: 5, weapon: 'sks' }])
    const team = bring(met('nva'), 'lmgTeamOrSniper', [['battle.force', pef(1), 3]])
    expect(figuresOf(team.state, 'theirs').map(({ role }) => role)).toEqual(['gunner', 'loader'])
    expect(weaponsOf(team.state)[0]).toBe('rpd')
  })

  it('FNG p. 96: what they bring along: rockets, satchel charges, Tough, Nerves of Steel', () => {
    const rockets = bring(met('mfvc'), 'rpgTeamSks', [['battle.how-many', pef(1), 4]])
    expect(figuresOf(rockets.state, 'theirs')[0]).toMatchObject({ rounds: 4, items: null })
    const scouts = figuresOf(bring(met('nva'), 'toughScouts').state, 'theirs')
    expect(scouts.every(({ traits, items }) => traits === 'tough' && items === 'wire-cutters')).toBe(true)
    const troops = bring(met('lvc'), 'suicideTroops', [['battle.how-many', pef(1), 2]])
    expect(figuresOf(troops.state, 'theirs').map(({ traits }) => traits)).toEqual([
      'nerves-of-steel',
      'nerves-of-steel',
    ])
  })

  it('FNG p. 96: barrages wait to fall this turn, a tank is left to the player', () => {
    const two = bring(met('lvc'), 'twoArtilleryBarrages').state
    expect(barragesDue(two).map(({ weapon, amount, until }) => [weapon, amount, until])).toEqual([
      ['artillery', 3, 1],
      ['artillery', 3, 1],
    ])
    expect(bring(met('nva', 26), 'tank').texts).toEqual([
      'PEF 1: a tank. The book has no rules for it: play it as you agree.',
    ])
  })

  it('FNG p. 12: a squad of the NVA carries a die of satchel charges, one for each man as long as they suffice', () => {
    const before = met('nva', 40)
    const groupId = newId(before, 1)
    const { state } = bring(before, 'fullSquad', [
      ['battle.equipment-chance', groupId, 4],
      ['battle.equipment-number', groupId, 2],
    ])
    const carriers = figuresOf(state, 'theirs').filter(({ items }) => items === 'satchel-charge')
    expect(carriers.map(({ role }) => role)).toEqual(['rifleman', 'rifleman'])
  })
})

describe('enemies by hand', () => {
  it('makes First Contact where nobody has been met, and takes the next name', () => {
    const state = withContacts({ contacts: [], battle: { enemy: null, activity: null }, theirs: [] })
    const men = [{ count: 2, role: 'rifleman', weapon: 'sks', rep: 4 }]
    const { state: after, texts } = playPartly(state, 'placeByHand', { men, sector: '3' })
    expect(texts[0]).toMatch(/^First Contact: the enemy is/)
    expect(after.groups.at(-1)).toMatchObject({ name: 'E1', sector: 3, strength: 2 })
    expect(figuresOf(after, 'theirs').map(({ name, weapon, rep }) => [name, weapon, rep])).toEqual([
      ['E1 1', 'sks', 4],
      ['E1 2', 'sks', 4],
    ])
  })

  it('rolls REP and rifle by the army list where nothing is said, for everybody in one go', () => {
    const state = met('lvc')
    const [first, second] = [newId(state, 2), newId(state, 3)]
    const { state: after } = scenePartly(
      state,
      (scene) => {
        placeEnemies(scene, { men: [{ role: 'rifleman' }, { role: 'gunner', arms: { by: 'lmg' } }], sector: null })
      },
      [
        ['vc-weapons', first, 5],
        ['battle.weapon', second, 6],
        ['army.lvc.rep', first, 6],
        ['army.lvc.rep', second, 4],
      ],
    )
    expect(figuresOf(after, 'theirs').map(({ weapon, rep }) => [weapon, rep])).toEqual([
      ['ak-47', 5],
      ['bar-cf', 3],
    ])
  })

  it('refuses a sector that is none, and no men', () => {
    const state = met('nva')
    const men = [{ count: 2, role: 'rifleman', weapon: 'byList', rep: 0 }]
    expect(() => playPartly(state, 'placeByHand', { men, sector: '7' })).toThrow('Sector: 7 is not among the choices.')
    expect(() => playPartly(state, 'placeByHand', { men: [], sector: '1' })).toThrow('Men: 1 to 8 lines are wanted.')
  })
})
