import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookRules } from '../../../src/main/engine/system.ts'
import { battleMap } from '../../../src/games/fng/app/battle/battleMap.ts'
import { missionOf } from '../../../src/games/fng/rules/people.ts'
import { briefingModel } from '../../../src/games/fng/sheets/briefing/briefing.ts'
import { tableMapModel } from '../../../src/games/fng/sheets/map/tableMap.ts'
import type { DefenseTask } from '../../../src/games/fng/rules/state.ts'
import { briefingSheet } from '../../../src/games/fng/sheets/briefing/briefingSheet.ts'
import { defendedOn, reachOf } from '../../../src/games/fng/sheets/map/defended.ts'
import { markersOn } from '../../../src/games/fng/sheets/map/drawMap.ts'
import { scaled } from '../../../src/games/fng/sheets/map/moved.ts'
import { tableBox } from '../../../src/games/fng/sheets/map/places.ts'
import { tableMapSheet } from '../../../src/games/fng/sheets/map/tableMapSheet.ts'
import { drawPdf } from './drawPdf.ts'
import { readPdf } from './readPdf.ts'
import { withMission, type SampleMission } from './sampleMission.ts'

type Courses = NonNullable<SampleMission['courses']>

const words: Readonly<Record<DefenseTask, readonly string[]>> = {
  radioRelay: ['radio relay'],
  resupplySite: ['landing zone, a clearing 10" across'],
  waterParty: ['water to fetch'],
  wounded: ['wounded, in a clearing 10" across'],
  checkPoint: ['check point'],
  bridge: ['bridge', 'sandbagged position for four'],
}
const tasks = Object.keys(words) as DefenseTask[]
const river: Courses[number] = { kind: 'river', sector: 5, direction: 'westEast', widthInches: 12 }
const road: Courses[number] = { kind: 'road', sector: 5, direction: 'northSouth', widthInches: 3 }

const stateOf = (defenseTask: DefenseTask, courses: Courses = [], playerSector = 5) =>
  withMission({ mission: { type: 'defense', defenseTask, playerSector }, courses, markers: [5, 5, 5, 2] })
const modelOf = (...of: Parameters<typeof stateOf>) => {
  const state = stateOf(...of)
  return tableMapModel(state, bookRules, missionOf(state))
}

describe.each(tasks)('what a Defense defends: %s (p. 99)', (task) => {
  it.each([
    ['on bare ground', []],
    ['where river and road run', [river, road]],
  ] as const)('is drawn on table map, briefing and screen, with its word, %s', async (_, courses) => {
    const state = stateOf(task, courses)
    const mission = missionOf(state)
    const sheets = [
      tableMapSheet(tableMapModel(state, bookRules, mission)),
      briefingSheet(briefingModel(state, bookRules, mission)),
    ]
    for (const sheet of sheets) {
      const { pages } = await readPdf(await drawPdf(sheet, { paper: 'letter' }))
      const text = pages.map((page) => page.text.replace(/\s+/g, ' ')).join(' ')
      for (const word of words[task]) expect(text).toContain(word)
    }
    const { defended } = battleMap(state, mission)
    expect(defended!.above.length).toBeGreaterThan(2)
    expect(words[task][0]).toContain(defended!.words)
    expect(defended!.posts).toHaveLength(task === 'bridge' ? 2 : 0)
  })

  it('has no marker upon it, wherever it lies', () => {
    const place = fc.record({ sector: fc.integer({ min: 1, max: 6 }), widthInches: fc.integer({ min: 3, max: 14 }) })
    const course = fc
      .tuple(
        place,
        fc.constantFrom('river' as const, 'road' as const),
        fc.constantFrom('westEast' as const, 'northSouth' as const),
      )
      .map(([at, kind, direction]) => ({ ...at, kind, direction }))
    fc.assert(
      fc.property(fc.array(course, { maxLength: 1 }), fc.integer({ min: 1, max: 6 }), (courses, sector) => {
        const { map } = modelOf(task, courses, sector)
        const { centre, task: found } = defendedOn(tableBox, map)!
        if (found.kind !== 'waterParty')
          for (const { x, y } of markersOn(tableBox, map))
            expect(Math.hypot(x - centre.x, y - centre.y)).toBeGreaterThan(14)
      }),
      { numRuns: 25 },
    )
  })
})

describe('where it lies (p. 99)', () => {
  it('is the river and the road that the terrain brought; else both are put down in the sector of the start', () => {
    expect(modelOf('bridge', [river, road]).map.defended).toMatchObject({ sector: 5, putDown: '' })
    expect(modelOf('bridge', [river]).map.defended).toMatchObject({ sector: 5, putDown: 'road' })
    expect(modelOf('bridge').map.defended).toMatchObject({ sector: 5, putDown: 'river and road' })
    expect(modelOf('checkPoint', [road]).map.defended).toMatchObject({ sector: 5, putDown: '' })
    expect(modelOf('waterParty').map.defended).toMatchObject({ putDown: 'pond' })
    expect(modelOf('waterParty', [{ ...river, sector: 1 }]).map.defended).toMatchObject({ sector: 1, putDown: '' })
  })

  it('spans the water: the positions stand on dry land, one at each end', () => {
    for (const courses of [[], [river], [road], [river, road]]) {
      const { map } = modelOf('bridge', courses)
      const { centre, posts, flat, water } = defendedOn(tableBox, map)!
      const along = posts.map((post) => (flat.road ? post.x - centre.x : post.y - centre.y))
      expect(along[0]).toBeLessThan(-water)
      expect(along[1]).toBeGreaterThan(water)
      expect(flat.road).toBe(!flat.river)
    }
  })

  it('a clearing is ten inches across to the scale of the table', () => {
    for (const task of ['resupplySite', 'wounded'] as const) {
      const found = defendedOn(tableBox, modelOf(task).map)!
      expect(found.clearing).toBe(50)
      expect(reachOf(found)).toBe(50)
    }
  })

  it('other missions have none', () => {
    const state = withMission()
    expect(tableMapModel(state, bookRules, missionOf(state)).map.defended).toBeNull()
  })
})

it('a path is scaled in its lengths alone', () => {
  expect(scaled('M-4 2a6 6 0 0 1 -12 0H8Z', 0.5)).toBe('M-2 1a3 3 0 0 1 -6 0H4Z')
})
