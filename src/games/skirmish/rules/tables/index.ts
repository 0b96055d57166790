import type { Table } from '../../../../main/engine/table.ts'
import { deviation, grenades, movement, weapons } from './copy.ts'
import { alternateSpotting, detection, noise, speculativeFire } from './hidden.ts'
import { apMine, claymore } from './mines.ts'
import { fireSupportEffect, grenadeDistance } from './support.ts'
import { kiaCheck, phasesTable, radioLost } from './turn.ts'
import { apcAttack, vehicles } from './vehicles.ts'

/** Every table, in the order in which the page comes to it; those of the player's copy at the end. */
export const skirmishTables: readonly Table[] = [
  phasesTable,
  kiaCheck,
  grenadeDistance,
  noise,
  detection,
  alternateSpotting,
  speculativeFire,
  radioLost,
  fireSupportEffect,
  apcAttack,
  vehicles,
  apMine,
  claymore,
  weapons,
  deviation,
  grenades,
  movement,
]
