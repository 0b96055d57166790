import type { AidDraft } from '../../../../../main/sheets/aid/block.ts'
import type { Draft } from '../draft.ts'
import * as lines from './lines.ts'
import type { Line } from './lines.ts'

/** Blocks of what stands in no table of the book. */

const listed =
  (number: string, title: string, pages: string, rows: readonly Line[], more: Partial<AidDraft> = {}): Draft =>
  () => ({ number, tables: [], title, pages, rows, ...more })

export const units = listed('1.2', 'Units', 'p. 6-7', lines.units)
export const leaders = listed('1.3', 'Leaders', 'p. 7-8', lines.leaders)
export const theTurn = listed('2.1', 'The turn', 'p. 11-12', lines.theTurn)
export const charging = listed('2.5', 'Facing, charge', 'p. 13, 17', lines.charging)
export const obstacles = listed('3.2', 'Obstacles, buildings', 'p. 19', lines.obstacles)
export const vehicles = listed('3.3', 'Vehicles, boats, horses', 'p. 14-17', lines.vehicles)
export const guns = listed('3.5', 'Guns, horses', 'p. 16-17', lines.guns)
export const sight = listed('3.7', 'Sight', 'p. 10-11, 19', lines.sight)
export const concealment = listed('3.8', 'Concealment', 'p. 11', lines.concealment)
