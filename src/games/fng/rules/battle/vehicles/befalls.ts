import { bringDown, knockDown } from '../harm/harm.ts'
import type { Scene } from '../scene.ts'
import type { VehicleState } from '../terms.ts'
import { getOut } from './getOut.ts'
import { aboardOf, aboutVehicle, vehicleById, vehicleStateWords } from './vehicle.ts'

/** What becomes of those in a vehicle that something happens to, as the player says. */
export type Riders = 'stay' | 'out' | 'knockedDown' | 'lost'

const ridersOptions = [
  { value: 'stay', label: 'Stay in it' },
  { value: 'out', label: 'Get out unhurt' },
  { value: 'knockedDown', label: 'Are thrown out and knocked down' },
  { value: 'lost', label: 'Are dead' },
] as const satisfies readonly { value: Riders; label: string }[]

/** Nobody stays in what burns or is no more. */
export const ridersIn = (state: unknown) =>
  state === 'burning' || state === 'destroyed' ? ridersOptions.filter(({ value }) => value !== 'stay') : ridersOptions

/**
 * Something happens to a vehicle, and with it to those in it.
 * @param by who did it; null for nobody.
 */
export function befalls(
  scene: Scene,
  id: number,
  { state, riders, words, by }: { state: VehicleState; riders: Riders; words: string; by: number | null },
): void {
  const { name } = vehicleById(scene.state, id)
  scene.patch('vehicles', id, { state, words })
  const says = words === '' ? '' : ` ${words.replace(/[.\s]*$/, '.')}`
  scene.note(`${name}: ${vehicleStateWords[state].toLowerCase()}.${says}`, {
    about: aboutVehicle(id, 'state'),
    page: 7,
  })
  const inside = aboardOf(scene.state, id).map((figure) => figure.id)
  if (riders === 'stay' || inside.length === 0) return
  getOut(scene, id, inside)
  if (riders === 'knockedDown') knockDown(scene, inside, by)
  if (riders === 'lost') bringDown(scene, inside, 'obviouslyDead', by, `in ${name}`)
}
