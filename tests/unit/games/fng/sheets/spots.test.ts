import { expect, it } from 'vitest'
import { markerSpots } from '../../../../../src/games/fng/sheets/map/spots.ts'

const cell = { x: 100, y: 50, w: 120, h: 90 }
const radius = 8.6

it.each([0, 20, 45, 52, 58])('keeps markers in their sector beside a river of half width %i', (upDown) => {
  for (const leftRight of [0, 12])
    for (const { x } of markerSpots(cell, 6, { upDown, leftRight })) {
      expect(x - radius).toBeGreaterThan(cell.x)
      expect(x + radius).toBeLessThan(cell.x + cell.w)
    }
})
