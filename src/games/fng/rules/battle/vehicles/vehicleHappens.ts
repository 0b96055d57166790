import { defineAction } from '../action.ts'
import { refusesOutsideBattle } from '../battle.ts'
import type { VehicleState } from '../terms.ts'
import { befalls, ridersIn, type Riders } from './befalls.ts'
import {
  aboardOf,
  aboutVehicle,
  vehicleById,
  vehicleField,
  vehicleIn,
  vehiclesOn,
  vehicleStateWords,
} from './vehicle.ts'
import { bringTo } from './vehicleActs.ts'

const states: readonly VehicleState[] = ['standing', 'moving', 'stuck', 'damaged', 'burning', 'destroyed']

/** The player says what has become of a vehicle: stuck, hit by a bomb, repaired, or just somewhere else. */
export const vehicleHappens = defineAction({
  name: 'vehicleHappens',
  title: 'Vehicle: what happens',
  section: 'ground',
  page: 7,
  words: ['tank', 'hit', 'stuck', 'damaged', 'burning', 'destroyed', 'repair', 'mine', 'bomb', 'put right'],
  fields: {
    vehicle: vehicleField('Vehicle', vehiclesOn),
    state: {
      kind: 'choice',
      label: 'It is',
      about: 'vehicle',
      options: states.map((value) => ({ value, label: vehicleStateWords[value] })),
      start: (asking) => vehicleIn(asking)?.state ?? 'standing',
    },
    words: { kind: 'text', label: 'In your words', most: 120 },
    riders: {
      kind: 'choice',
      label: 'Those aboard',
      about: 'vehicle',
      asked: (asking) => aboardOf(asking.state, vehicleIn(asking)?.id ?? 0).length > 0,
      options: ({ values }) => ridersIn(values['state']),
    },
    sector: {
      kind: 'number',
      label: 'In sector',
      about: 'vehicle',
      least: 1,
      most: 6,
      start: (asking) => vehicleIn(asking)?.sector ?? 1,
    },
  },
  refuses: (state) =>
    refusesOutsideBattle(state) ?? (vehiclesOn(state).length > 0 ? null : 'No vehicle is on the table.'),
  likely: ({ state, selected }) => (vehiclesOn(state).some(({ id }) => selected.includes(id)) ? 30 : 3),
  entry: (state, { vehicle, state: now }) =>
    `${vehicleById(state, vehicle).name}: ${vehicleStateWords[now].toLowerCase()}`,
  run(scene, { vehicle: id, state, riders, sector, words }) {
    const before = vehicleById(scene.state, id)
    if (sector !== before.sector) {
      bringTo(scene, id, sector)
      scene.note(`${before.name} is in sector ${sector}.`, { about: aboutVehicle(id, 'sector'), page: 7 })
    }
    befalls(scene, id, { state, riders: riders as Riders, words, by: null })
  },
})
