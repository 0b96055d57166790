import { defineAction } from '../action.ts'
import { battleOf, refusesOutsideTurn } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { aboardOf, aboutVehicle, ableToAct, vehicleById, vehicleField, vehicleIn } from './vehicle.ts'

/** A vehicle has its activation: where it goes is the player's (FNG p. 17). Groups that ride in it come along. */
export const vehicleActs = defineAction({
  name: 'vehicleActs',
  title: 'Vehicle: acts',
  section: 'move',
  page: 17,
  words: ['drive', 'move', 'tank', 'APC', 'truck', 'jeep', 'boat', 'sampan', 'vehicle'],
  fields: {
    vehicle: vehicleField('Vehicle', ableToAct),
    does: {
      kind: 'choice',
      label: 'It',
      about: 'vehicle',
      options: [
        { value: 'moves', label: 'Moves' },
        { value: 'stands', label: 'Stands' },
      ],
    },
    sector: {
      kind: 'number',
      label: 'Is in sector',
      about: 'vehicle',
      least: 1,
      most: 6,
      start: (asking) => vehicleIn(asking)?.sector ?? 1,
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (ableToAct(state).length > 0 ? null : 'No vehicle may act just now.'),
  likely: ({ state, selected }) => (ableToAct(state).some(({ id }) => selected.includes(id)) ? 60 : 12),
  entry: (state, { vehicle, does, sector }) =>
    `${vehicleById(state, vehicle).name} ${does === 'moves' ? 'moves' : 'stands'}, sector ${sector}`,
  run(scene, { vehicle: id, does, sector }) {
    const { name, state: was } = vehicleById(scene.state, id)
    const now = was === 'damaged' ? was : does === 'moves' ? 'moving' : 'standing'
    scene.patch('vehicles', id, { state: now, actedTurn: battleOf(scene.state).turn })
    bringTo(scene, id, sector)
    const verb = does === 'moves' ? 'has moved, and is' : 'stands'
    scene.note(`${name} ${verb} in sector ${sector}.`, { about: aboutVehicle(id, 'sector'), page: 17 })
  },
})

/** It is in this sector, with the groups that are in it to a man. */
export function bringTo(scene: Scene, id: number, sector: number): void {
  scene.patch('vehicles', id, { sector })
  for (const groupId of new Set(aboardOf(scene.state, id).map((figure) => figure.groupId))) {
    const all = scene.state.figures.filter((figure) => figure.groupId === groupId && figure.status !== 'left')
    if (all.every(({ vehicleId }) => vehicleId === id)) scene.patch('groups', groupId, { sector })
  }
}
