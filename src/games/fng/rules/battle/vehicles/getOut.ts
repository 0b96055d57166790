import { namesOf } from '../fire/fire.ts'
import { takeUpCommand } from '../groups/boarding.ts'
import type { Scene } from '../scene.ts'
import { aboutVehicle, vehicleById } from './vehicle.ts'

/** These are on the table again, where the vehicle is. */
export function getOut(scene: Scene, vehicleId: number, out: readonly number[]): void {
  if (out.length === 0) return
  const { name } = vehicleById(scene.state, vehicleId)
  for (const id of out) scene.patch('figures', id, { vehicleId: null })
  scene.note(`Out of ${name}: ${namesOf(scene.state, out)}.`, { about: aboutVehicle(vehicleId, 'state'), page: 39 })
  takeUpCommand(scene, out)
}
