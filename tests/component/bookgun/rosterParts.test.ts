import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import type { NationView, PartView, RosterUnit } from '../../../src/games/bookgun/contract/rosters.ts'
import AddUnit from '../../../src/games/bookgun/screens/rosters/AddUnit.vue'
import UnitRow from '../../../src/games/bookgun/screens/rosters/UnitRow.vue'

const part = (key: string, title: string, over: Partial<PartView> = {}): PartView => ({
  ...{ key, title, figures: 7, vehicles: 0, sizeUnsaid: false, leads: true, words: '', options: [], mobilities: [] },
  ...over,
})
const nation = (key: string, force: NationView['force'], parts: readonly PartView[]): NationView => ({
  ...{ key, force, title: key, size: 7, types: [], parts },
})
const canada = nation('canada', 'army', [part('canada.squad', 'Section')])
const civilians = nation('civilians', 'civilians', [part('civilians.mob', 'Mob', { sizeUnsaid: true, leads: false })])

describe('units are added one after the other', () => {
  it('and no name of the last one is proposed for the next', async () => {
    const form = mount(AddUnit, { props: { nation: canada, formations: [], busy: false } })
    const [name, leader] = form.findAll('input')
    await name!.setValue('1st Section')
    await leader!.setValue('Sgt Tremblay')
    await form.trigger('submit')
    expect(form.emitted('add')).toMatchObject([[{ name: '1st Section', leader: 'Sgt Tremblay' }]])
    expect([name!.element.value, leader!.element.value]).toEqual(['Section', ''])
    await form.setProps({ nation: civilians })
    expect(form.get('input').element.value).toBe('Mob')
  })
})

describe('a unit without a name for its leader', () => {
  const row = (leads: boolean) => {
    const unit: RosterUnit = {
      ...{ id: 1, name: '1st Section', leader: '', mobility: 'foot', mobilityTitle: 'on foot', games: 0 },
      ...{ part: 'canada.squad', partTitle: 'Section', wantsLeader: true, heads: false, open: [], choice: null },
      figures: [{ id: 2, kind: 'man', role: 'leader', leads, label: 'M16', out: false }],
    }
    return mount(UnitRow, { props: { unit, chosen: false, under: false, busy: false } })
  }

  it('has one who is not named; where nobody leads, one is wanted', () => {
    expect(row(true).get('.who').text()).toContain('leader not named')
    expect(row(true).find('.wanted').exists()).toBe(false)
    expect(row(false).get('.wanted').text()).toBe('no leader yet')
  })
})
