import { describe, expect, it } from 'vitest'
import { bookRules } from '../../../../../src/main/engine/system.ts'
import { cell, groupWeapons } from '../../../../../src/games/bookgun/rules/organisation/irregulars.ts'
import { nations } from '../../../../../src/games/bookgun/rules/organisation/nations.ts'
import { figuresOf, gun, partsOf, sizeOf } from '../../../../../src/games/bookgun/rules/organisation/shape.ts'
import { labelOf } from '../../../../../src/games/bookgun/rules/organisation/words.ts'
import { organization } from '../../../../../src/games/bookgun/rules/tables/organisation.ts'
import { nationOf } from '../../../../support/bookgunRosters.ts'

/** The words of the table, by nation. */
const said = Object.fromEntries(bookRules.table(organization).rows.map(({ key, cells }) => [key, cells]))

describe('p. 6-7: the armies', () => {
  it('have squads of seven under one leader', () => {
    for (const { squad } of nations) {
      expect(sizeOf(squad)).toBe(7)
      expect(figuresOf(squad).filter(({ leads }) => leads)).toHaveLength(1)
    }
  })

  it('know every part of a nation by an id of its own', () => {
    for (const nation of nations) {
      const ids = partsOf(nation).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toContain('armor')
    }
    expect(sizeOf(gun)).toBe(4)
  })

  it('have 4, 4, 4, 3, 3 and 3 vehicles to a platoon or troop of armor', () => {
    expect(nations.map(({ armor }) => armor.vehicles)).toEqual([4, 4, 4, 3, 3, 3])
    expect(nations.map(({ armor }) => armor.title.split(' ')[1])).toEqual([
      'platoon',
      'troop',
      'troop',
      'platoon',
      'platoon',
      'platoon',
    ])
  })

  it('USA: a leader and two fire teams of three (ruling)', () => {
    const figures = figuresOf(nationOf('usa').squad)
    expect(figures.map(({ team }) => team)).toEqual([null, 'A', 'A', 'A', 'B', 'B', 'B'])
    expect(figures.slice(1, 4).map(({ weapon }) => weapon)).toEqual(['M203', 'M16', 'M249 SAW'])
    expect(said['usa']!.squad).toBe(
      'Squad of 7: leader, 2 teams of 3, each 1 team leader (M203), 1 rifleman (M16), 1 gunner (M249 SAW). AT4 LAWs and grenades as rounds.',
    )
  })

  it('USA: support by the type of the platoon', () => {
    const teams = Object.fromEntries(
      nationOf('usa').platoons.map(({ id, parts }) => [id, parts.slice(1).map(({ part, count }) => [part.id, count])]),
    )
    const full = [
      ['javelin', 2],
      ['m240', 2],
    ]
    expect(teams).toEqual({
      infantry: full,
      marine: full,
      mechanized: full,
      airborne: full,
      lightInfantry: [['m240', 2]],
      ranger: [['m240', 3]],
    })
    expect(said['usa']!['platoon headquarters and support']).toBe(
      'Infantry, Marine, Mechanized, Airborne: Platoon HQ: 1 officer, 1 NCO, 1 RTO; 2 Javelin teams of 2; 2 M240 teams of 2. ' +
        'Light infantry: Platoon HQ: 1 officer, 1 NCO, 1 RTO; 2 M240 teams of 2. ' +
        'Ranger: Platoon HQ: 1 officer, 1 NCO, 1 RTO; 3 M240 teams of 2.',
    )
  })

  it('USA: mortars of the company, and special forces with an MP5 for urban operations', () => {
    expect(said['usa']!['company and armor']).toBe(
      'Company HQ: 1 officer, 1 NCO, 1 RTO; 3 60mm mortars of 3. Armor platoon of 4 vehicles. ' +
        'Delta Force, Special Forces: 2 Special teams: 1 sniper (sniper rifle), 1 grenadier (M203), 2 riflemen (M4 carbine or MP5 for urban operations).',
    )
    const [delta] = nationOf('usa').special
    expect(figuresOf(delta!.parts[0]!.part, 'mp5').map(({ weapon }) => weapon)).toEqual([
      'sniper rifle',
      'M203',
      'MP5',
      'MP5',
    ])
  })

  it('UK: two LSW, and mortars of 51mm', () => {
    expect(said['uk']).toEqual({
      nation: 'UK',
      squad: 'Section of 7: leader (SA80), 2 gunners (LSW), 4 riflemen (SA80). M72 LAWs and grenades as rounds.',
      'platoon headquarters and support':
        'Platoon HQ: 1 officer, 1 NCO, 1 RTO; 1 M240 team of 2; 1 51mm mortar team of 2.',
      'company and armor': 'Company HQ: 1 officer, 1 NCO, 1 RTO; 3 MILAN 2 teams. Armor troop of 4 vehicles.',
    })
  })

  it('Canada: a weapons section, 84mm or missile, and mortars of 60mm (ruling)', () => {
    const antiTank = partsOf(nationOf('canada')).find(({ id }) => id === 'antiTank')!
    expect(figuresOf(antiTank).map(labelOf)).toEqual(['84mm MAW', '84mm MAW'])
    expect(figuresOf(antiTank, 'missile').map(labelOf)).toEqual(['light anti-tank missile', 'light anti-tank missile'])
    expect(said['canada']).toMatchObject({
      squad:
        'Section of 7: leader (M16), 1 grenadier (M203), 2 gunners (M249), 3 riflemen (M16). M72 LAWs and grenades as rounds.',
      'platoon headquarters and support':
        'Platoon HQ: 1 officer, 1 NCO, 1 RTO; Weapons section: leader (M16), 2 teams of 2, each 2 crew (M240); ' +
        'Anti-tank team: 2 crew (84mm MAW or light anti-tank missile); 1 60mm mortar team of 2.',
    })
  })

  it('Israel: mortars of 52mm, as printed (ruling)', () => {
    expect(said['israel']).toMatchObject({
      squad:
        'Squad of 7: leader (Galil), 1 gunner (M240 on bipod), 1 gunner (RPG7, Galil), 1 grenadier (M203), 3 riflemen (Galil). AT4 LAWs and grenades as rounds.',
      'platoon headquarters and support':
        'Platoon HQ: 1 officer, 1 NCO, 1 RTO; 1 Javelin team of 2; 1 52mm mortar team of 2.',
      'company and armor': 'Armor platoon of 3 vehicles.',
    })
  })

  it('Former Soviet and Arab: an officer alone, and a rocket of another kind', () => {
    expect(said['formerSoviet']).toMatchObject({
      squad: 'Squad of 7: leader (AK), 2 crew (LMG), 1 gunner (RPG16, AK), 3 riflemen (AK).',
      'platoon headquarters and support': 'Platoon HQ: 1 officer; 1 MMG team of 2.',
    })
    expect(said['arab']!.squad).toBe('Squad of 7: leader, 2 crew (LMG), 1 gunner (RPG7, AK), 3 riflemen.')
  })
})

describe('p. 7: the insurgents', () => {
  it('have cells of 14 figures, the leader among them (ruling)', () => {
    expect(sizeOf(cell)).toBe(14)
    expect(figuresOf(cell).map(labelOf).slice(0, 4)).toEqual(['leader', 'LMG', 'RPG', 'fighter'])
  })

  it('have an HMG and a recoilless rifle for every four cells, an LSAM for four HMGs and one at least', () => {
    expect(groupWeapons(3)).toEqual({ hmgs: 0, recoilless: 0, lsams: 1 })
    expect(groupWeapons(4)).toEqual({ hmgs: 1, recoilless: 1, lsams: 1 })
    expect(groupWeapons(35)).toEqual({ hmgs: 8, recoilless: 8, lsams: 2 })
  })
})
