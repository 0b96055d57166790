import { describe, expect, it } from 'vitest'
import { battleMap } from '../../../src/games/fng/app/battle/battleMap.ts'
import { craftViews } from '../../../src/games/fng/app/battle/craftView.ts'
import { missionView } from '../../../src/games/fng/app/missionView.ts'
import { vehicleViews } from '../../../src/games/fng/app/battle/vehicleView.ts'
import type { Contact, Vehicle } from '../../../src/games/fng/rules/battle/battle.ts'
import type { VehicleState } from '../../../src/games/fng/rules/battle/terms.ts'
import { missionOf } from '../../../src/games/fng/rules/people.ts'
import type { FngState } from '../../../src/games/fng/rules/state.ts'
import { briefingModel } from '../../../src/games/fng/sheets/briefing/briefing.ts'
import { briefingSheet } from '../../../src/games/fng/sheets/briefing/briefingSheet.ts'
import { drawMap } from '../../../src/games/fng/sheets/map/drawMap.ts'
import { thingSpots } from '../../../src/games/fng/sheets/map/drawThings.ts'
import { mapRatio, sectorBox } from '../../../src/games/fng/sheets/map/places.ts'
import { tableMapModel } from '../../../src/games/fng/sheets/map/tableMap.ts'
import { tableMapSheet } from '../../../src/games/fng/sheets/map/tableMapSheet.ts'
import { bookRules } from '../../../src/main/engine/system.ts'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import type { Mark } from '../../../src/main/sheets/marks.ts'
import { inside } from '../../../src/main/sheets/paper.ts'
import { Pen } from '../../../src/main/sheets/pen.ts'
import type { Sheet } from '../../../src/main/sheets/sheet.ts'
import { clearSectors } from '../../support/fngState.ts'
import { both, expectSound } from '../../support/everySheet.ts'
import { withSlick } from '../games/fng/rules/battle/helicopters/withHelicopter.ts'
import { testMeasure, textsOf } from './inCells.ts'

const vehicle = (id: number, over: Partial<Vehicle> = {}): Vehicle => ({
  ...{ id, kind: 'tank', name: 'Tank', side: 'theirs', sector: 3, state: 'standing', rep: 4, dv: 6 },
  ...{ actedTurn: null, words: '' },
  ...over,
})

const river = { id: 1, kind: 'river', sector: 2, direction: 'northSouth', widthInches: 6 } as const

/** A battle with a helicopter and these vehicles. */
const battle = (vehicles: readonly Vehicle[], craft: Parameters<typeof withSlick>[1] = {}): FngState => {
  const state = withSlick({ ours: [{}], theirs: [{}], state: { sectors: clearSectors() } }, craft)
  return { ...state, vehicles, courses: [{ ...river, missionId: state.missions.at(-1)!.id }] }
}
/** A PEF that was set up in sector 6 and has come to sector 2. */
function withPef(state: FngState): FngState {
  const missionId = missionOf(state).id
  const marker = { id: 800, missionId, number: 1, sector: 6, kind: 'pef', found: null, force: null } as const
  const contact = { id: 801, markerId: 800, number: 1, sector: 2, kind: 'pef', status: 'hidden', found: null }
  return { ...state, markers: [marker], contacts: [contact as unknown as Contact] }
}
const some = [
  vehicle(750, { kind: 'apc', name: 'APC', side: 'ours', sector: 1, state: 'damaged' }),
  vehicle(751, { state: 'burning' }),
  vehicle(752, { kind: 'jeep', name: 'Jeep', side: 'civilian', state: 'destroyed' }),
  vehicle(753, { kind: 'boat', name: 'Boat', side: 'ours', sector: 2, state: 'moving' }),
  vehicle(754, { state: 'gone' }),
]

const tableOf = (state: FngState) => tableMapModel(state, bookRules, missionOf(state))
/** The words of a sheet on a paper. */
const wordsOn = (sheet: Sheet, paper: (typeof both)[number]) =>
  doAtOnce(sheet.layOut(testMeasure(), inside(paper)))
    .flatMap(textsOf)
    .map(({ text }) => text)
const pathsOf = (marks: readonly Mark[]): string[] =>
  marks.flatMap((mark) => (mark.kind === 'path' ? [mark.d] : mark.kind === 'clip' ? pathsOf(mark.marks) : []))

describe('vehicles, boats and aircraft on paper', () => {
  it('are those of the screen, with its signs and its words', () => {
    const state = battle(some, { mode: 'landed', sector: 4 })
    const { things } = tableMapModel(state, bookRules, missionOf(state)).map
    const screen = vehicleViews(state)
    const ground = things.filter(({ where }) => where === 'ground')
    expect(ground.map(({ sign, over, tone, sector }) => ({ sign, over, side: tone, sector }))).toEqual(
      screen.map(({ sign, over, side, sector }) => ({ sign, over, side, sector })),
    )
    for (const [i, { words }] of ground.entries()) expect(words.split(': ')[1]).toBe(screen[i]!.label.split(': ')[1])
    const [slick] = craftViews(state)
    expect(things.find(({ where }) => where === 'air')).toMatchObject({ sign: slick!.kind, sector: slick!.sector })
    const drawn = battleMap(state, missionOf(state)).signs
    for (const { sign, over } of things)
      for (const one of [sign, over ?? sign]) expect(drawn[one].length).toBeGreaterThan(0)
  })

  it('are drawn and told on the table map, on both papers', () => {
    const state = battle(some, { mode: 'landed', sector: 4 })
    const sheet = tableMapSheet(tableOf(state))
    expectSound(sheet)
    for (const paper of both) {
      const words = wordsOn(sheet, paper)
      for (const name of ['on tracks', 'on tracks, theirs', 'on wheels, of civilians', 'boat', 'helicopter'])
        expect(words).toContain(name)
      for (const name of ['stuck or damaged', 'burning', 'destroyed']) expect(words).toContain(name)
    }
    const { sectors } = tableMapModel(state, bookRules, missionOf(state))
    expect(sectors[0]!.on).toContain('APC: damaged')
    expect(sectors[2]!.on).toEqual(expect.arrayContaining(['Tank, theirs: burning', 'Jeep, of civilians: destroyed']))
    expect(sectors[3]!.on.at(-1)).toMatch(/^UH-1D\/H Slick: has landed$/)
  })

  it('are not on the briefing, which tells the mission as it was set up, in its picture and in its table', () => {
    const fought = withPef(battle(some, { mode: 'landed', sector: 4 }))
    const mission = missionOf(fought)
    const briefing = briefingModel(fought, bookRules, mission)
    expect(briefing.map).toMatchObject({ things: [], markers: [{ number: 1, sector: 6 }] })
    expectSound(briefingSheet(briefing))
    for (const paper of both) expect(wordsOn(briefingSheet(briefing), paper)).not.toContain('on tracks')
    const page = missionView(fought, mission)
    const withPefs = page.sectors.flatMap(({ number, on }) => (on.includes('PEF 1') ? [number] : []))
    expect(withPefs).toEqual([6])
    expect(battleMap(fought, mission).markers).toMatchObject([{ number: 1, sector: 6 }])
    expect(page.sectors.flatMap(({ on }) => on).join()).not.toMatch(/APC|Tank|Slick/)
    const now = tableOf(fought)
    expect(now.map.markers).toMatchObject([{ number: 1, sector: 2 }])
    expect(now.sectors[1]!.on).toContain('PEF 1')
    expect(now.map.things.length).toBeGreaterThan(3)
  })

  it('in flight are in no sector, and a wreck lies where it fell', () => {
    const flying = battle([], { mode: 'flying', sector: 2 })
    const { sectors, inFlight } = tableMapModel(flying, bookRules, missionOf(flying))
    expect(inFlight).toEqual(['UH-1D/H Slick: over the table'])
    expect(sectors.flatMap(({ on }) => on.filter((words) => words.includes('Slick')))).toEqual([])
    const down = battle([], { mode: 'down', sector: 5 })
    expect(tableMapModel(down, bookRules, missionOf(down)).map.things).toMatchObject([{ sign: 'wreck', sector: 5 }])
  })

  it('stand apart, each in its own sector, a boat on its river', () => {
    const crowd = [1, 2, 3, 4, 5, 6].flatMap((sector) =>
      [1, 2, 3, 4].map((n) => vehicle(700 + 10 * sector + n, { sector })),
    )
    const boats = [1, 2].map((n) => vehicle(790 + n, { kind: 'sampan', sector: 2 }))
    const state = battle([...crowd, ...boats])
    const { map } = tableOf(state)
    const box = { x: 0, y: 0, w: 340, h: 340 * mapRatio }
    const spots = thingSpots(box, map, [])
    map.things.forEach(({ sector, sign }, i) => {
      if (sector === null) return
      const cell = sectorBox(box, sector)
      const { x, y } = spots[i]!
      expect(x > cell.x + 8 && x < cell.x + cell.w - 8 && y > cell.y + 6 && y < cell.y + cell.h - 6).toBe(true)
      if (sign === 'boat') expect(x).toBeCloseTo(cell.x + cell.w / 2)
      for (const other of spots.slice(0, i)) expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(10)
    })
  })

  it('leave no line beyond the map, wherever their signs are put', () => {
    const kinds = ['tank', 'truck', 'boat'] as const
    const all = kinds.flatMap((kind, i) => [1, 6].map((sector) => vehicle(760 + 10 * i + sector, { kind, sector })))
    const state = battle(all, { mode: 'landed', sector: 6 })
    const pen = new Pen(testMeasure())
    const box = { x: 1000, y: 1000, w: 500, h: 300 }
    drawMap(pen, box, tableOf(state).map)
    // Every number of an absolute command lies on the map, which is far from the point 0, 0.
    const numbers = pathsOf(pen.marks.filter(({ kind }) => kind === 'path')).flatMap((d) =>
      [...d.matchAll(/[MLHVCQ](-?[\d. -]+)/g)].flatMap(([, rest]) => rest!.trim().split(/ +/).map(Number)),
    )
    expect(numbers.length).toBeGreaterThan(200)
    expect(numbers.filter((at) => at < 980 || at > 1520)).toEqual([])
  })

  it.each(['stuck', 'damaged', 'burning', 'destroyed'] satisfies VehicleState[])('are marked when %s', (how) => {
    const draw = (state: FngState) => {
      const pen = new Pen(testMeasure())
      drawMap(pen, { x: 0, y: 0, w: 500, h: 300 }, tableOf(state).map)
      return pathsOf(pen.marks).length
    }
    expect(draw(battle([vehicle(750, { state: how })]))).toBeGreaterThan(draw(battle([vehicle(750)])))
  })

  it('are gone from the map when the battle is over', () => {
    const state = { ...battle(some), battle: [] }
    expect(briefingModel(state, bookRules, missionOf(state)).map.things).toEqual([])
  })
})
