import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookRules } from '../../../src/main/engine/system.ts'
import { briefingModel } from '../../../src/games/fng/sheets/briefing/briefing.ts'
import type { BriefingModel } from '../../../src/games/fng/sheets/briefing/briefingModel.ts'
import { terrainEffects } from '../../../src/games/fng/rules/tables/index.ts'
import { briefingPages } from '../../../src/games/fng/sheets/briefing/briefingSheet.ts'
import { briefingSheet } from '../../../src/games/fng/sheets/briefing/briefingSheet.ts'
import { drawPdf } from './drawPdf.ts'
import { inside, type Paper } from '../../../src/main/sheets/paper.ts'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import { lying } from '../../../src/main/sheets/ink/placing.ts'
import { onPaper, smallestOf } from '../../../src/main/sheets/onPaper.ts'
import { expectInCells, testMeasure, textsOf } from './inCells.ts'
import { readPdf } from './readPdf.ts'
import { samples, withMission } from './sampleMission.ts'

const both: Paper[] = ['letter', 'a4']
const modelOf = (name: string) => briefingModel(withMission(samples[name]), bookRules)

describe.each(both)('the briefing on %s', (paper) => {
  it('of a squad is one page with who goes, the situation and the points', async () => {
    const { pages, title } = await readPdf(await drawPdf(briefingSheet(modelOf('patrol')), { paper }))
    expect(pages).toHaveLength(1)
    expect(title).toBe('Mission briefing: Patrol, 1st squad, 2nd Platoon, Bravo Company')
    for (const words of [
      'Sgt Mercer',
      'Pfc Gaines',
      'M-14A1, radio',
      'I Corps interior',
      'EAL 4',
      '14 turns',
      'river 12"',
    ]) {
      expect(pages[0]!.text).toContain(words)
    }
    expect(pages[0]!.text).not.toContain('Tillman')
    // The least first: a part of the day may end before it.
    expect(pages[0]!.text).toContain('morning to turn 5; 14 at least, then 5-6 ends it, 1-4 one more')
    expect(pages[0]!.text).toContain('25 or more good, 9-24 normal, 0-8 bad, below 0 disastrous')
  })

  it('of a platoon lists the men on a second page', async () => {
    const { pages } = await readPdf(await drawPdf(briefingSheet(modelOf('bridge')), { paper }))
    expect(pages).toHaveLength(2)
    expect(pages[0]!.text).toContain('14 men, Sgt Nuñez')
    for (const name of ['2ndLt Whitcomb', 'Sgt Pruitt', 'Pfc Zimmerman']) expect(pages[1]!.text).toContain(name)
  })

  it('in large print has the names of a squad across the whole page, as large as the rest', () => {
    const model = modelOf('patrol')
    const sheet = onPaper(briefingSheet(model), testMeasure(), { paper, large: true })
    const last = doAtOnce(sheet).sides.at(-1)!.marks
    const names = model.squads.flatMap(({ men }) => men.map(({ name }) => name))
    const set = textsOf(last).filter(({ text }) => names.includes(text))
    expect(set.map(({ text }) => text)).toEqual(names)
    expect(new Set(set.map(({ size }) => size))).toEqual(new Set([9]))
    const { x, w } = inside(paper)
    expect(smallestOf(last)).toBeGreaterThan(7.5)
    expect(Math.max(...lying(last, ({ kind }) => kind === 'path').map(({ on }) => on.x + on.w))).toBeCloseTo(x + w, 0)
  })

  it.each(Object.keys(samples))('keeps every text in its cell: %s', (name) => {
    expectInCells(briefingPages(testMeasure(), modelOf(name), inside(paper)), inside(paper))
  })
})

describe('the sector map', () => {
  it('is the same for the same mission and another for another', () => {
    const draw = (model: BriefingModel) => JSON.stringify(briefingPages(testMeasure(), model, inside('letter')))
    const model = modelOf('recon')
    expect(draw(model)).toBe(draw(modelOf('recon')))
    expect(draw({ ...model, map: { ...model.map, seed: model.map.seed + 1 } })).not.toBe(draw(model))
  })

  it('gives the same bytes twice', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => drawPdf(briefingSheet(modelOf('bridge')), { paper: 'letter' })),
    )
    expect(Buffer.from(first!).equals(Buffer.from(second!))).toBe(true)
  })
})

const grounds = terrainEffects.rows.map((row) => row.key)
const sector = fc.integer({ min: 1, max: 6 })

const anyMap: fc.Arbitrary<BriefingModel['map']> = fc.record({
  seed: fc.nat(),
  sectors: fc
    .array(
      fc.record({
        ground: fc.constantFrom(...grounds),
        under: fc.constantFrom(null, 'hill' as const, 'marsh' as const),
        over: fc.constantFrom(null, 'road' as const, 'craters' as const, 'termite-mounds' as const),
        marsh: fc.boolean(),
        mud: fc.boolean(),
        flooded: fc.boolean(),
        craters: fc.nat(36),
        craterInches: fc.nat(12),
        buildings: fc.nat(36),
      }),
      { minLength: 6, maxLength: 6 },
    )
    .map((list) => list.map((one, i) => ({ ...one, number: i + 1 }))),
  courses: fc.array(
    fc.record({
      kind: fc.constantFrom('river' as const, 'road' as const),
      sector,
      direction: fc.constantFrom(
        'westEast' as const,
        'eastWest' as const,
        'southNorth' as const,
        'northSouth' as const,
      ),
      widthInches: fc.integer({ min: 4, max: 14 }),
    }),
    { maxLength: 4 },
  ),
  markers: fc
    .array(sector, { maxLength: 10 })
    .map((list) =>
      list.map((at, i) => ({ number: i + 1, sector: at, kind: 'marker' as const, resolved: i % 2 === 0 })),
    ),
  things: fc.array(
    fc.record({
      sign: fc.constantFrom(
        'tracked' as const,
        'wheeled' as const,
        'boat' as const,
        'plane' as const,
        'wreck' as const,
      ),
      over: fc.constantFrom(null, 'struck' as const, 'crossed' as const, 'flames' as const),
      tone: fc.constantFrom('ours' as const, 'theirs' as const, 'civilian' as const),
      where: fc.constantFrom('ground' as const, 'air' as const),
      sector: fc.option(sector),
      words: fc.constant('Tank, theirs: on the move'),
    }),
    { maxLength: 12 },
  ),
  bridge: fc.boolean(),
  defended: fc.option(
    fc.record({
      kind: fc.constantFrom('bridge' as const, 'wounded' as const, 'waterParty' as const, 'checkPoint' as const),
      sector,
      words: fc.constant('landing zone, a clearing 10" across'),
      short: fc.constant('landing zone'),
      brought: fc.record({ hill: fc.boolean(), river: fc.boolean(), road: fc.boolean() }),
      putDown: fc.constant('river and road'),
      posts: fc.constant([{ end: 'left' as const, stands: true }]),
    }),
  ),
  start: fc.option(fc.record({ sector, how: fc.constantFrom('entry' as const, 'start' as const) })),
})

const goer = fc.record({
  soldierId: fc.nat(),
  number: fc.constantFrom(null, '1', '14', 'HQ 5'),
  name: fc.constantFrom('Pfc Wolfeschlegelsteinhausenbergerdorff', 'Pfc Đặng', 'LCpl Núñez de Balboa y Fernández'),
  rep: fc.integer({ min: 2, max: 7 }),
  leader: fc.constantFrom('' as const, 'Ldr' as const, 'Jr' as const),
  weapon: fc.constantFrom('M-14', 'Remington shotgun, M-1 Thompson, radio, flashlight, wire cutters'),
  star: fc.boolean(),
})

describe('whatever the mission', () => {
  it('leaves no cell and no page: any ground, any party, long words', () => {
    const measure = testMeasure()
    const squads = fc.array(
      fc.record({ title: fc.constantFrom('Platoon HQ', '1st squad'), men: fc.array(goer, { maxLength: 30 }) }),
      { maxLength: 6 },
    )
    const words = fc.constantFrom('', 'Long words '.repeat(12))
    fc.assert(
      fc.property(anyMap, squads, words, fc.constantFrom(...both), (map, who, long, paper) => {
        const base = modelOf('patrol')
        const facts = base.facts.map((fact) => ({ ...fact, value: fact.value + long, note: fact.note + long }))
        const model = {
          ...base,
          map,
          squads: who,
          unit: base.unit + long,
          facts,
          objectives: [...base.objectives, long],
        }
        const page = inside(paper)
        expectInCells(briefingPages(measure, model, page), page)
      }),
      { numRuns: 40 },
    )
  })
})
