import type { Scene } from '../scene.ts'
import { getOut } from './getOut.ts'
import { aboardOf, aboutVehicle, isWreck, vehiclesOn, vehicleStateWords } from './vehicle.ts'

/** The battle ends: whoever rides on the table is with his own, and what became of vehicles is told. No points hang on it. */
export function emptyVehicles(scene: Scene): void {
  for (const vehicle of vehiclesOn(scene.state)) {
    const { id, name, state } = vehicle
    getOut(
      scene,
      id,
      aboardOf(scene.state, id).map((figure) => figure.id),
    )
    if (isWreck(vehicle) || state === 'damaged' || state === 'stuck')
      scene.note(`${name}: ${vehicleStateWords[state].toLowerCase()}.`, { about: aboutVehicle(id, 'state'), page: 7 })
  }
}
