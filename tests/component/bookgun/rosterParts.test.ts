import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { rostersView } from '../../../src/games/bookgun/app/rostersView.ts'
import type { RosterUnit } from '../../../src/games/bookgun/contract/rosters.ts'
import AddUnit from '../../../src/games/bookgun/screens/rosters/AddUnit.vue'
import UnitRow from '../../../src/games/bookgun/screens/rosters/UnitRow.vue'
import { bookgunGame } from '../../support/bookgun.ts'

const rosters = rostersView(bookgunGame({ setUp: true }).state)
const nationOf = (key: string) => rosters.nations.find((nation) => nation.key === key)!

describe('units are added one after the other', () => {
  it('and no name of the last one is proposed for the next', async () => {
    const form = mount(AddUnit, { props: { nation: nationOf('canada'), formations: [], busy: false } })
    const [name, leader] = form.findAll('input')
    await name!.setValue('1st Section')
    await leader!.setValue('Sgt Tremblay')
    await form.trigger('submit')
    expect(form.emitted('add')).toMatchObject([[{ name: '1st Section', leader: 'Sgt Tremblay' }]])
    expect([name!.element.value, leader!.element.value]).toEqual(['Section', ''])
    await form.setProps({ nation: nationOf('civilians') })
    expect(form.get('input').element.value).toBe('Mob')
  })
})

describe('a unit without a name for its leader', () => {
  const row = (unit: RosterUnit) => mount(UnitRow, { props: { unit, chosen: false, under: false, busy: false } })
  const unit = rosters.forces[0]!.formations[0]!.units[0]!

  it('has one who is not named; where nobody leads, one is wanted', () => {
    expect(row(unit).get('.who').text()).toContain('leader not named')
    expect(row(unit).find('.wanted').exists()).toBe(false)
    const figures = unit.figures.map((figure) => ({ ...figure, leads: false }))
    expect(
      row({ ...unit, figures })
        .get('.wanted')
        .text(),
    ).toBe('no leader yet')
  })
})

it('tells what a formation begins with in numbers', () => {
  const words = nationOf('canada').types.map((type) => type.words)
  expect(words[0]).toContain('3 Sections, ')
  expect(nationOf('insurgents').types[0]!.words).toContain('4 Cells')
})
