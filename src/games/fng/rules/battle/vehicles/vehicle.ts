import { rowById } from '../../../../../main/engine/state.ts'
import type { FngState } from '../../state.ts'
import type { Asking } from '../action.ts'
import { battleOf, dieOf, type Figure, type Vehicle } from '../battle.ts'
import type { Side, VehicleKind, VehicleState } from '../terms.ts'

/** Questions about vehicles and boats. All read the state and change nothing. */

export const vehicleWords: Readonly<Record<VehicleKind, string>> = {
  tank: 'Tank',
  apc: 'APC',
  truck: 'Truck',
  jeep: 'Jeep',
  boat: 'Boat',
  sampan: 'Sampan',
  other: 'Vehicle',
}

export const vehicleStateWords: Readonly<Record<VehicleState, string>> = {
  standing: 'Stands',
  moving: 'On the move',
  stuck: 'Stuck',
  damaged: 'Damaged',
  burning: 'Burning',
  destroyed: 'Destroyed',
  gone: 'Off the table',
}

export const vehicleById = (state: FngState, id: number): Vehicle => rowById(state.vehicles, id, 'vehicle')

/** @returns vehicles on the table, wrecks too. */
export const vehiclesOn = ({ vehicles }: FngState): Vehicle[] => vehicles.filter(({ state }) => state !== 'gone')

/** Nothing more than a wreck: nobody drives or boards it. */
export const isWreck = ({ state }: Vehicle): boolean => state === 'destroyed' || state === 'burning'

/** Those of the enemy at which shells and bombs may be aimed (FNG p. 77). */
export const targetVehicles = (state: FngState): Vehicle[] =>
  vehiclesOn(state).filter(({ side, state: now }) => side === 'theirs' && now !== 'destroyed')

/** @returns the figures in it. */
export const aboardOf = (state: FngState, vehicleId: number): Figure[] =>
  state.figures.filter((figure) => figure.vehicleId === vehicleId && figure.status !== 'left')

/** It can still go where its crew wants. */
export const isMobile = ({ state }: Vehicle): boolean =>
  state === 'standing' || state === 'moving' || state === 'damaged'

/**
 * Vehicles that may act now: of the side that acts, once a turn, and by REP as groups do where their crew has one
 * (FNG p. 17). Civilians go when nobody's REP is asked.
 */
export function ableToAct(state: FngState): Vehicle[] {
  const battle = battleOf(state)
  const mayGo = ({ side, rep }: Vehicle): boolean => {
    if (side === 'civilian') return true
    const die = dieOf(battle, side)
    return side === battle.side && (rep === null || die === null || rep >= die)
  }
  return vehiclesOn(state).filter((vehicle) => isMobile(vehicle) && vehicle.actedTurn !== battle.turn && mayGo(vehicle))
}

/** Whoever is due to act: ours that are on the move, as one of ours that stands may go on standing, and theirs that have a crew. */
export const vehiclesToAct = (state: FngState, side: Side): Vehicle[] =>
  ableToAct(state).filter(
    (vehicle) => vehicle.side === side && (side === 'ours' ? vehicle.state === 'moving' : vehicle.rep !== null),
  )

/** The field of a form that names a vehicle: the selected one first. */
export const vehicleField = (label: string, those: (state: FngState) => readonly Vehicle[]) =>
  ({
    kind: 'pick',
    from: 'vehicles',
    label,
    among: ({ state }: Asking) => those(state).map(({ id }) => id),
    start: ({ state, selected }: Asking) => those(state).find(({ id }) => selected.includes(id))?.id ?? null,
  }) as const

/** @returns the vehicle that a form names so far. */
export const vehicleIn = ({ state, values }: Asking): Vehicle | null =>
  typeof values['vehicle'] === 'number' ? vehicleById(state, values['vehicle']) : null

/** What a line about a vehicle is about. */
export const aboutVehicle = (id: number, field: string) => ({ collection: 'vehicles', id, field })
