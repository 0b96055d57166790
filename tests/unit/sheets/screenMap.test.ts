import type { Box } from '../../../src/main/sheets/marks.ts'
import { expect, it } from 'vitest'
import type { MapModel, MapSector } from '../../../src/games/fng/sheets/briefing/briefingModel.ts'
import { cratersOn as placedCraters } from '../../../src/games/fng/sheets/map/drawMap.ts'
import { tableBox } from '../../../src/games/fng/sheets/map/places.ts'
import { screenMap, screenSigns } from '../../../src/games/fng/sheets/map/screenMap.ts'

const sector = (number: number, ground: string, over: Partial<MapSector> = {}): MapSector => ({
  number,
  ground,
  under: null,
  over: null,
  marsh: false,
  mud: false,
  flooded: false,
  craters: 0,
  craterInches: 0,
  buildings: 0,
  ...over,
})
const model = (over: Partial<MapModel> = {}): MapModel => ({
  seed: 7,
  sectors: [sector(1, 'triple-canopy-jungle'), sector(2, 'clear'), sector(6, 'rice-paddy', { buildings: 3 })],
  courses: [
    { kind: 'river', sector: 2, direction: 'northSouth', widthInches: 3 },
    { kind: 'road', sector: 4, direction: 'westEast', widthInches: 2 },
  ],
  markers: [],
  things: [],
  bridge: false,
  defended: null,
  start: null,
  ...over,
})

it('draws the same table from the same mission, and another from another', () => {
  expect(screenMap(model())).toEqual(screenMap(model()))
  expect(screenMap(model({ seed: 8 })).sectors).not.toEqual(screenMap(model()).sectors)
})

it('marks the piece of terrain of each sector; open ground has none', () => {
  const areas = screenMap(model()).sectors.map(({ number, paths }) => [
    number,
    paths.map(({ role }, i) => (role === 'area' ? i : -1)).filter((i) => i >= 0),
  ])
  expect(areas).toEqual([
    [1, [0]],
    [2, []],
    [6, [0]],
  ])
})

it('leaves the upper strip of each sector to its name', () => {
  const ground = [1, 2, 3, 4, 5, 6].map((n) => sector(n, n % 2 === 0 ? 'rice-paddy' : 'triple-canopy-jungle'))
  for (const { number, paths } of screenMap(model({ sectors: ground })).sectors) {
    const top = number > 3 ? tableBox.h / 2 : 0
    const heights = paths.flatMap(({ d }) => [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((at) => Number(at[2])))
    expect(Math.min(...heights)).toBeGreaterThan(top + 17)
  }
})

it('lays a road under the water it fords, and over it where there is a bridge', () => {
  expect(screenMap(model()).courses.map(({ kind }) => kind)).toEqual(['road', 'river'])
  expect(screenMap(model({ bridge: true })).courses.map(({ kind }) => kind)).toEqual(['river', 'road'])
})

it('stays on the table, and draws as many huts as there are buildings', () => {
  const { sectors, huts } = screenMap(model())
  const starts = sectors.flatMap(({ paths }) => paths.map(({ d }) => /^M(-?[\d.]+) (-?[\d.]+)/.exec(d)!))
  expect(starts.length).toBeGreaterThan(3)
  for (const [, x, y] of starts) {
    expect(Number(x)).toBeGreaterThanOrEqual(0)
    expect(Number(x)).toBeLessThanOrEqual(tableBox.w)
    expect(Number(y)).toBeGreaterThanOrEqual(0)
    expect(Number(y)).toBeLessThanOrEqual(tableBox.h)
  }
  expect(huts.map((hut) => hut.sector)).toEqual([6, 6, 6])
  for (const { paths } of huts) expect(paths.filter(({ role }) => role === 'solid')).toHaveLength(1)
})

it('has a sign of its own for everything that is put on the table', () => {
  const drawn = Object.values(screenSigns()).map((paths) => paths.map(({ d }) => d).join(''))
  expect(drawn.length).toBeGreaterThan(10)
  expect(new Set(drawn).size).toBe(drawn.length)
  for (const d of drawn) expect(d).not.toBe('')
})

/** The craters that are drawn: their middles, and their radius. */
const cratersOn = (paths: ReturnType<typeof screenMap>['craters'], r: number) =>
  paths.flatMap(({ d }) =>
    [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)c/g)].map((at) => ({ x: Number(at[1]) + r, y: Number(at[2]) })),
  )

it('draws craters over the water, and beside it while there is room', () => {
  const craters = { over: 'craters', craters: 2, craterInches: 3 } as const
  const drawn = screenMap(model({ sectors: [sector(2, 'clear', craters)], courses: model().courses }))
  const dry = screenMap(model({ sectors: [sector(2, 'clear', craters)], courses: [] }))
  expect(cratersOn(drawn.craters, 15)).toHaveLength(2)
  expect(cratersOn(dry.craters, 15)).toHaveLength(2)
  expect(drawn.sectors[0]!.paths.length).toBeLessThan(3)
  // The river runs from top to bottom through the middle, 300 units from the left.
  const [, second] = cratersOn(drawn.craters, 15)
  expect(Math.abs(second!.x - 300)).toBeGreaterThan(25)
})

it.each([3, 6, 8, 12])(
  'p. 47: craters of %i" are drawn to scale, the first at the centre of its sector, none left out',
  (inches) => {
    for (const number of [1, 2, 6])
      for (const count of [1, 2, 3]) {
        const craters = { over: 'craters', craters: count, craterInches: inches } as const
        const { craters: paths } = screenMap(model({ sectors: [sector(number, 'scrub', craters)] }))
        const radius = inches * 5
        const found = cratersOn(paths, radius)
        expect(found).toHaveLength(count)
        const centre = { x: ((number - 1) % 3) * 200 + 100, y: number > 3 ? 270 : 90 }
        expect(found[0]!.x).toBeCloseTo(centre.x)
        expect(found[0]!.y).toBeCloseTo(centre.y)
      }
  },
)

it('craters lie in the same place at every size, on paper and on the screen', () => {
  const craters = { over: 'craters', craters: 6, craterInches: 4 } as const
  const table = model({
    sectors: [sector(3, 'forest', craters), sector(4, 'scrub', craters)],
    courses: model().courses,
  })
  const inInches = (box: Box) =>
    [...placedCraters(box, table).values()]
      .flat()
      .map(({ x, y, r }) => [x - box.x, y - box.y, r].map((at) => Math.round((at / box.w) * 60 * 100) / 100))
  const onScreen = inInches(tableBox)
  expect(onScreen).toHaveLength(12)
  for (const w of [540, 523.28, 330]) expect(inInches({ x: 36, y: 80, w, h: w * 0.6 })).toEqual(onScreen)
})
