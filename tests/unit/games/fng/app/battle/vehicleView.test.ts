import { expect, it } from 'vitest'
import { battleForm } from '../../../../../../src/games/fng/app/battle/battleForm.ts'
import { groupViews } from '../../../../../../src/games/fng/app/battle/groupView.ts'
import { followsOf } from '../../../../../../src/games/fng/app/battle/follow/follows.ts'
import { battleView } from '../../../../../../src/games/fng/app/battle/battleView.ts'
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

it('one of theirs with a crew follows in their turn, and is named among those who have yet to act', () => {
  const base = battleWith({ ours: [{}], theirs: [{ rep: 1 }], battle: { side: 'theirs' } })
  const tank: Vehicle = { ...one, kind: 'tank', name: 'Tank', side: 'theirs' }
  const view = (vehicle: Vehicle) => {
    const shown = battleView({ ...base, vehicles: [vehicle] }, [])
    return shown.status === 'fought' ? shown.turn : null
  }
  const follows = (vehicle: Vehicle) =>
    followsOf({ state: { ...base, vehicles: [vehicle] }, acts: [] }).map(({ title, wants }) => [title, wants])
  expect(follows(tank)).toEqual([['Tank acts', 'does']])
  expect(view(tank)).toMatchObject({ left: 'Tank has yet to act', idle: null })
  expect(follows({ ...tank, rep: null })).toEqual([])
  expect(follows({ ...tank, actedTurn: 1 })).toEqual([])
})

it('one of ours is due while it is on the move; one that stands may go on standing', () => {
  const turn = (state: Vehicle['state']) => {
    const base = battleWith({ ours: [{}], groups: { A: { activated: true } } })
    const fired = { ...base, figures: base.figures.map((figure) => ({ ...figure, fired: true })) }
    const shown = battleView({ ...fired, vehicles: [{ ...one, state }] }, [])
    return shown.status === 'fought' ? shown.turn : null
  }
  expect(turn('moving')).toMatchObject({ left: 'APC has yet to act', due: 'vehicleActs' })
  expect(turn('standing')).toMatchObject({ left: null, due: 'passOn' })
})
