import { describe, expect, it } from 'vitest'
import { rostersView } from '../../../../../src/games/bookgun/app/rostersView.ts'
import { checkFormation, openPlaces } from '../../../../../src/games/bookgun/rules/roster/checks.ts'
import { formationTypes } from '../../../../../src/games/bookgun/rules/roster/parts.ts'
import type { FormationRow } from '../../../../../src/games/bookgun/rules/state.ts'
import { bookgunCampaign, bookgunGame, type BookgunTable } from '../../../../support/bookgun.ts'

const whole = (type: string, nation = 'canada') =>
  bookgunCampaign({ nation }).do('addFormation', { type, name: 'First', whole: true })

const sizes = (table: BookgunTable) =>
  Object.fromEntries(
    table.state.units.map(({ id, name }) => [name, table.state.figures.filter(({ unitId }) => unitId === id).length]),
  )

const broken = (table: BookgunTable) =>
  checkFormation(table.state, table.state.formations[0]!)
    .filter(({ kept }) => !kept)
    .map(({ text, wayOut }) => `${text}. ${wayOut}.`)

/** Puts platoons of the army's first type under the company that came first. */
function withPlatoons(table: BookgunTable, count: number): BookgunTable {
  const [{ id: under, nation }] = table.state.formations as [FormationRow]
  const type = formationTypes.find((one) => one.nation === nation && one.kind === 'platoon')!.key
  for (let i = 0; i < count; i++) table.do('addFormation', { type, name: `Platoon ${i + 1}`, under })
  return table
}

describe('Organisation (p. 6-7)', () => {
  it.each(formationTypes.map(({ key }) => [key]))('%s is begun whole, and keeps to the table', (key) => {
    const table = whole(key, key.startsWith('insurgents') ? 'arab' : key.split('.')[0])
    expect(broken(table)).toEqual([])
  })

  it('three platoons are a company (p. 6)', () => {
    const table = whole('canada.company')
    expect(broken(withPlatoons(table, 1))).toEqual(['Platoons: 4 of 3. Put 1 elsewhere, or keep them attached.'])
    for (const { id } of table.state.formations.slice(-2)) table.do('disband', { formation: id })
    expect(broken(table)).toEqual(['Platoons: 2 of 3. Add 1 to it, or leave it short.'])
  })

  it('a company begun whole has platoons of the type that its player chooses (ruling)', () => {
    const usa = bookgunCampaign({ nation: 'usa' })
    const company = { type: 'usa.company', name: 'Bravo', whole: true }
    expect(usa.refused('addFormation', { ...company, platoons: 'canada.infantry' })).toContain('no such platoons')
    usa.do('addFormation', { ...company, platoons: 'usa.ranger' })
    const [bravo, ...platoons] = usa.state.formations
    expect(platoons.map(({ name, type, parentId }) => [name, type, parentId === bravo!.id])).toEqual([
      ['1st Platoon', 'ranger', true],
      ['2nd Platoon', 'ranger', true],
      ['3rd Platoon', 'ranger', true],
    ])
    const names = usa.state.units.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain('2nd Squad, 3rd Platoon')
    usa.do('addFormation', { ...company, name: 'Charlie', whole: false })
    expect(usa.state.formations).toHaveLength(5)
  })

  it('a Canadian platoon has three sections of seven, a headquarters, weapons', () => {
    expect(sizes(whole('canada.infantry'))).toEqual({
      '1st Section': 7,
      '2nd Section': 7,
      '3rd Section': 7,
      'Platoon HQ': 3,
      'Weapons section': 5,
      'Anti-tank team': 2,
      '60mm mortar team': 2,
    })
  })

  it('a US squad is a leader with two fire teams of three (ruling)', () => {
    const table = bookgunCampaign({ nation: 'usa' }).do('addUnit', { part: 'usa.squad', name: 'Squad' })
    expect(table.state.figures.map(({ weapon, leads }) => (leads ? 'leader' : weapon))).toEqual([
      'leader',
      ...['M203', 'M16', 'M249 SAW', 'M203', 'M16', 'M249 SAW'],
    ])
  })

  it('a cell is 14 with its leader, or has him besides (ruling, switch)', () => {
    const cell = (leaderBesides: boolean) =>
      sizes(bookgunCampaign({ leaderBesides }).do('addUnit', { part: 'insurgents.cell', name: 'Cell' }))['Cell']
    expect([cell(false), cell(true)]).toEqual([14, 15])
  })

  it('with its leader besides the fourteen a cell has fifteen, in whatever is said of it (switch of a ruling)', () => {
    const table = bookgunCampaign({ leaderBesides: true })
    table.do('addFormation', { type: 'insurgents.group', name: 'Group', whole: true })
    const { forces, nations } = rostersView(table.state)
    const [group] = forces.find(({ force }) => force === 'insurgents')!.formations
    const said = group!.checks.filter(({ text }) => text.includes('Cell')).map(({ text }) => text)
    expect(said[0]).toBe('4 × Cell, 15 each')
    expect(said[1]).toBe('Cell 1: leader, 1 gunner (LMG), 1 gunner (RPG), 12 fighters')
    const { size, parts } = nations.find(({ key }) => key === 'insurgents')!
    expect([size, parts[0]!.figures, parts[0]!.words]).toEqual([15, 15, expect.stringContaining('12 fighters')])
  })

  it('a group of four cells has an HMG, a recoilless rifle and an LSAM', () => {
    expect(Object.keys(sizes(whole('insurgents.group')))).toEqual([
      'Group leader',
      ...['Cell 1', 'Cell 2', 'Cell 3', 'Cell 4', 'HMG team', 'Recoilless rifle team', 'LSAM team'],
    ])
  })
})

describe('A roster that breaks the table is kept, and told the way out', () => {
  it('an HMG in a group of too few cells is told how many it is for (p. 7)', () => {
    const table = bookgunCampaign().do('addFormation', { type: 'insurgents.group', name: 'Group', whole: false })
    const formation = table.state.formations[0]!.id
    for (const [part, name] of [
      ['insurgents.cell', 'Cell'],
      ['insurgents.hmg', 'HMG team'],
    ])
      table.do('addUnit', { part, name, formation })
    expect(broken(table)).toContain(
      'HMG team: one for each 4 cells, and the group has 1. Put it elsewhere, or keep it attached.',
    )
  })

  it('a unit without its leader, a unit too few', () => {
    const table = whole('canada.infantry')
    const weapons = table.unit('Weapons section').id
    const leader = table.state.figures.find(({ unitId, leads }) => unitId === weapons && leads)!
    table.do('takeOutFigures', { figures: [leader.id] }).do('takeOutUnit', { unit: table.unit('3rd Section').id })
    expect(broken(table)).toEqual([
      'Section: 2 of 3. Add 1, or leave it short.',
      'Weapons section has no leader. Add one, or take the unit out.',
    ])
    expect(openPlaces(table.state, table.unit('Weapons section'))).toEqual([{ kind: 'man', label: 'leader' }])
    table.do('addFigures', { unit: weapons, what: 'leader', weapon: 'M16', count: 1 })
    expect(openPlaces(table.state, table.unit('Weapons section'))).toEqual([])
  })

  it('an armor troop of three of four', () => {
    const table = whole('canada.company')
    table.do('addUnit', { part: 'canada.armor', name: 'Armor troop', figures: 3 })
    const { id, ...unit } = table.unit('Armor troop')
    table.do('editUnit', {
      unit: id,
      name: unit.name,
      formation: table.state.formations[0]!.id,
      mobility: unit.mobility,
    })
    expect(broken(table)).toEqual(['Armor troop has 3 of 4 vehicles. Add a vehicle, or take the unit out.'])
  })

  it('"84mm or missile" is a choice', () => {
    const table = whole('canada.infantry')
    const unit = table.unit('Anti-tank team').id
    table.do('chooseWeapon', { unit, choice: 'missile' })
    expect(table.said).toBe('Anti-tank team carries light anti-tank missile.')
    expect(broken(table)).toEqual([])
    expect(table.refused('chooseWeapon', { unit, choice: 'bow' })).toContain('no such choice')
  })
})

describe('Rosters', () => {
  it('platoons stand under companies of their own nation', () => {
    const table = whole('canada.company')
    const [company] = table.state.formations
    table.do('addFormation', { type: 'canada.infantry', name: 'Second', under: company!.id, whole: false })
    const under = (type: string) => table.refused('addFormation', { type, name: 'Third', under: company!.id })
    expect([under('uk.infantry'), under('canada.company')]).toEqual([
      'First is of another side or nation.',
      'Company: it cannot stand under First.',
    ])
  })

  it('stay as they are while a game is under way', () => {
    const table = bookgunGame()
    expect(table.refused('takeOutUnit', { unit: table.unit('Section').id })).toContain('while a game is under way')
  })

  it('keep losses where that is wanted: its leader where he was lost, else the last figures (ruling)', () => {
    const table = bookgunGame()
    table.do('casualties', { troop: table.id('Section'), killed: 2, ace: true })
    table.do('endGame', { winner: null, words: '', keepLosses: true })
    const lost = table.state.figures.filter(({ lostIn }) => lostIn !== null)
    expect(lost.map(({ leads, weapon }) => [leads, weapon])).toEqual([
      [true, 'M16'],
      [false, 'M16'],
    ])
    expect(table.state.gameSides.map(({ force, fielded, lost: gone }) => [force, fielded, gone])).toEqual([
      ['army', 7, 2],
      ['insurgents', 14, 0],
    ])
    table.do('bringBack', { figures: lost.map(({ id }) => id) })
    expect(table.state.figures.every(({ lostIn }) => lostIn === null)).toBe(true)
  })

  it('else a game leaves them as they were', () => {
    const table = bookgunGame()
    table.do('casualties', { troop: table.id('Section'), killed: 2 }).do('endGame', { winner: null, words: '' })
    expect(table.state.figures.every(({ lostIn }) => lostIn === null)).toBe(true)
    expect(table.state.troops).toEqual([])
  })
})
