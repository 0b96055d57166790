import { defineAction } from '../action.ts'
import { figureById, refusesOutsideTurn, type Vehicle } from '../battle.ts'
import type { FngState } from '../../state.ts'
import { evacuate, goOff } from '../wounded/goOff.ts'
import { aboardOf, aboutVehicle, isMobile, vehicleById, vehicleField, vehiclesOn } from './vehicle.ts'

const able = (state: FngState): Vehicle[] => vehiclesOn(state).filter(isMobile)

/** A vehicle leaves the table with all who are in it: the wounded are brought off, as good as on foot (FNG pp. 39-40). */
export const vehicleLeaves = defineAction({
  name: 'vehicleLeaves',
  title: 'Vehicle: leaves the table',
  section: 'wounded',
  page: 39,
  words: ['evacuate', 'drive off', 'withdraw', 'exit', 'medevac', 'truck', 'boat', 'table edge'],
  fields: {
    vehicle: vehicleField('Vehicle', able),
  },
  refuses: (state) => refusesOutsideTurn(state) ?? (able(state).length > 0 ? null : 'No vehicle can leave the table.'),
  likely: ({ state, selected }) => (able(state).some(({ id }) => selected.includes(id)) ? 25 : 3),
  entry: (state, { vehicle }) => `${vehicleById(state, vehicle).name} leaves the table`,
  run(scene, { vehicle: id }) {
    scene.patch('vehicles', id, { state: 'gone' })
    scene.note(`${vehicleById(scene.state, id).name} has left the table.`, {
      about: aboutVehicle(id, 'state'),
      page: 39,
    })
    for (const figure of aboardOf(scene.state, id)) {
      // The dead and prisoners stay what they are; they are only elsewhere.
      if (figure.status === 'obviouslyDead' || figure.status === 'captured') continue
      scene.patch('figures', figure.id, { vehicleId: null })
      const out = figureById(scene.state, figure.id)
      if (out.status === 'outOfTheFight') evacuate(scene, out)
      else goOff(scene, out, 'walked')
    }
  },
})
