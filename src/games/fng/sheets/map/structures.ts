import type { MapStructure } from './tableMapModel.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Ink } from './ink.ts'
import { at } from './defendedSigns.ts'
import { sectorBox } from './places.ts'
import { drawStructureSign } from './structureSigns.ts'

const step = 24
const inRow = 3
const most = 9

/** Draws what has been put on the table, from the far right corner of its sector on: in the middle lie the markers. */
export function drawStructures(ink: Ink, box: Box, structures: readonly MapStructure[]): void {
  for (let sector = 1; sector <= 6; sector += 1) {
    const cell = sectorBox(box, sector)
    const here = structures.filter((one) => one.sector === sector).slice(0, most)
    here.forEach(({ sign }, i) => {
      const x = cell.x + cell.w - 15 - (i % inRow) * step
      const y = cell.y + 14 + Math.floor(i / inRow) * step
      drawStructureSign(at(ink, x, y), sign)
    })
  }
}
