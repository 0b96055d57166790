import type { Chapter } from '../chapter.ts'
import { boardVehicle } from './boardVehicle.ts'
import { fireAtVehicle } from './fireAtVehicle.ts'
import { placeVehicle } from './placeVehicle.ts'
import { vehicleActs } from './vehicleActs.ts'
import { vehicleHappens } from './vehicleHappens.ts'
import { vehicleLeaves } from './vehicleLeaves.ts'

/** Vehicles and boats, as far as the book goes (FNG pp. 7, 11, 17, 39); all else is the player's. */
export const vehicles: Chapter = {
  actions: [placeVehicle, vehicleActs, boardVehicle, fireAtVehicle, vehicleHappens, vehicleLeaves],
  hooks: {},
}
