import { expect, it } from 'vitest'
import { battleForm } from '../../../../../../src/games/fng/app/battle/battleForm.ts'
import { groupViews } from '../../../../../../src/games/fng/app/battle/groupView.ts'
import { vehicleViews } from '../../../../../../src/games/fng/app/battle/vehicleView.ts'
import type { Vehicle } from '../../../../../../src/games/fng/rules/battle/battle.ts'
import { battleWith, our } from '../../../../../support/battle.ts'

const one: Vehicle = {
  id: 750,
  kind: 'apc',
  name: 'APC',
  side: 'ours',
  sector: 3,
  state: 'standing',
  rep: 4,
  dv: 4,
  actedTurn: null,
  words: '',
}
const withOne = (more: Partial<Vehicle> = {}, ours: Parameters<typeof battleWith>[0]['ours'] = [{}]) => ({
  ...battleWith({ ours }),
  vehicles: [{ ...one, ...more }],
})
const saying = (more: Partial<Vehicle>) => vehicleViews(withOne(more)).map((view) => view.saying)

it('a vehicle says how it is, and whether it may act', () => {
  expect(saying({})).toEqual(['Stands, DV 4, may act now'])
  expect(saying({ actedTurn: 1, state: 'moving' })).toEqual(['On the move, DV 4, has acted'])
  expect(saying({ rep: 2 })).toEqual(['Stands, DV 4, waits'])
  expect(saying({ side: 'theirs', dv: null })).toEqual(['Stands, waits'])
  expect(saying({ state: 'destroyed' })).toEqual(['Destroyed, DV 4'])
  expect(saying({ state: 'gone' })).toEqual([])
})

it('a group that is in it to a man says so, and so does each of its men', () => {
  const [group] = groupViews(withOne({}, [{ vehicleId: 750 }, { vehicleId: 750 }]))
  expect(group).toMatchObject({ may: 'In APC', state: 'out' })
  expect(group!.figures.map(({ marks }) => marks)).toEqual([['in APC'], ['in APC']])
  const [split] = groupViews(withOne({}, [{ vehicleId: 750 }, {}]))
  expect(split!.may).not.toBe('In APC')
})

it('its forms begin with whoever is in it and whoever is selected, and with where it is', () => {
  const state = withOne({}, [{ vehicleId: 750 }, {}, {}])
  expect(battleForm(state, 'boardVehicle', { vehicle: 750 }, [our(3)]).values['aboard']).toEqual([our(1), our(3)])
  expect(battleForm(state, 'vehicleActs', {}, []).values).toMatchObject({ vehicle: 750, sector: 3 })
  const happens = battleForm(state, 'vehicleHappens', { vehicle: 750, state: 'destroyed' }, [])
  const riders = happens.fields.find(({ name }) => name === 'riders')
  expect(riders?.kind === 'choice' && riders.options.map(({ value }) => value)).not.toContain('stay')
})
