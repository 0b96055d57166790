import type { Table } from '../../../../main/engine/table.ts'
import { capacity } from './capacity.ts'
import { formations } from './formations.ts'
import { terrain, weather } from './ground.ts'
import { jokerMovement } from './joker.ts'
import { movement } from './movement.ts'
import { organization, rulesOfEngagement } from './organisation.ts'
import { rally, spotting } from './spotting.ts'

/** Every table, in the order in which the book comes to it. */
export const bookgunTables: readonly Table[] = [
  organization,
  rulesOfEngagement,
  formations,
  spotting,
  jokerMovement,
  movement,
  capacity,
  rally,
  terrain,
  weather,
]
