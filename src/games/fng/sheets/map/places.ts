import type { MapModel } from '../briefing/briefingModel.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Point } from './blob.ts'
import { chanceFrom, type Chance } from './chance.ts'

/** The table is 60 inches by 36, sectors 20 by 18 (ruling to FNG p. 44). */
export const mapRatio = 36 / 60
export const tableInches = 60

/** The table as a screen draws it: ten units to an inch (ruling to FNG p. 44). */
export const tableBox: Box = { x: 0, y: 0, w: 600, h: 360 }

/** @returns the box of a sector, 1 to 6. */
export function sectorBox({ x, y, w, h }: Box, sector: number): Box {
  const [column, row] = [(sector - 1) % 3, Math.floor((sector - 1) / 3)]
  return { x: x + (column * w) / 3, y: y + (row * h) / 2, w: w / 3, h: h / 2 }
}

/** @returns the middle of a box. */
export const centreOf = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 })

/**
 * @returns the chance that a part of the map is drawn with: 1 to 6 are sectors, 21 to 26 their buildings, from 40 on courses,
 * 61 to 66 craters.
 */
export const seeded = (model: Pick<MapModel, 'seed'>, part: number): Chance => chanceFrom(model.seed * 64 + part)
