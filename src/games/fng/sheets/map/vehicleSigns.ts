import type { VehicleKind, VehicleState } from '../../rules/battle/terms.ts'
import type { OverSign, StructureSign } from './structureSigns.ts'

/** How a vehicle is drawn: on tracks, on wheels, afloat. */
export const vehicleSigns: Readonly<Record<VehicleKind, Extract<StructureSign, 'tracked' | 'wheeled' | 'boat'>>> = {
  tank: 'tracked',
  apc: 'tracked',
  truck: 'wheeled',
  jeep: 'wheeled',
  other: 'wheeled',
  boat: 'boat',
  sampan: 'boat',
}

/** What is drawn over it. */
export const overSigns: Readonly<Record<VehicleState, OverSign | null>> = {
  standing: null,
  moving: null,
  stuck: 'struck',
  damaged: 'struck',
  burning: 'flames',
  destroyed: 'crossed',
  gone: null,
}
