import { describe, expect, it } from 'vitest'
import type { AnswerSource, D6 } from '../../../../../../src/main/engine/answers.ts'
import { sharedWhy } from '../../../../../../src/main/app/campaign/sharedWhy.ts'
import { bookRules, idMaker } from '../../../../../../src/main/engine/system.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import { missionOf, tourOf } from '../../../../../../src/games/fng/rules/people.ts'
import type { FngState, Mission } from '../../../../../../src/games/fng/rules/state.ts'
import { rollTerrain } from '../../../../../../src/games/fng/rules/steps/setup/rollTerrain.ts'
import {
  areAdjacent,
  bareGround,
  effectsKeyOf,
  isMarsh,
  lay,
  sectorNumbers,
  sectorsOnCourse,
} from '../../../../../../src/games/fng/rules/terrain.ts'
import { testPlatoon, withMission } from '../../../../../support/fngState.ts'
import { answersFor, play, type Roll } from './play.ts'

const at = (mission: Partial<Mission>): FngState => withMission(testPlatoon({ tour: { phase: 'terrain' } }), mission)

/** Faces that add up to a total. */
const faces = (total: number): [D6, D6] => [Math.ceil(total / 2) as D6, Math.floor(total / 2) as D6]

/** Sector 1 gets these totals one after the other, the others `rest`. */
function rolls(table: string, first: readonly number[], rest: number): Roll[] {
  return [
    ...first.map((total): Roll => [table, 1, ...faces(total)]),
    ...[2, 3, 4, 5, 6].map((sector): Roll => [table, sector, ...faces(rest)]),
  ]
}

const iiHighlands = 'terrain.ii-corps.highlands'
const iiCoastal = 'terrain.ii-corps.coastal'
const iCoastal = 'terrain.i-corps.coastal'
const inMay = 8

describe('sectors', () => {
  it('ruling to FNG p. 44: sectors are adjacent when they share an edge', () => {
    const pairs = sectorNumbers.flatMap((a) =>
      sectorNumbers.filter((b) => a < b && areAdjacent(a, b)).map((b) => `${a}-${b}`),
    )
    expect(pairs).toEqual(['1-2', '1-4', '2-3', '2-5', '3-6', '4-5', '5-6'])
  })

  it('ruling to FNG p. 49: a course crosses the three sectors of its row or the two of its column', () => {
    expect(sectorsOnCourse({ sector: 5, direction: 'eastWest' })).toEqual([4, 5, 6])
    expect(sectorsOnCourse({ sector: 3, direction: 'southNorth' })).toEqual([3, 6])
  })
})

describe('layers', () => {
  it('FNG p. 48: a marsh, then elephant grass: grass on a marsh', () => {
    const { state } = play(rollTerrain, at({}), {}, rolls(iiHighlands, [12, 3], 6))
    expect(state.sectors[0]).toMatchObject({ number: 1, ground: 'elephant-grass', under: 'marsh', marsh: false })
    expect(isMarsh(state.sectors[0]!)).toBe(true)
    expect(state.sectors.slice(1).map((s) => s.ground)).toEqual(Array(5).fill('double-canopy-jungle'))
    expect(tourOf(state).phase).toBe('buildings')
  })

  it('FNG p. 48: a hill in the rolls for a marsh takes its place, with its own second roll', () => {
    const { state, texts } = play(rollTerrain, at({}), {}, rolls(iiHighlands, [12, 5, 10], 6))
    expect(state.sectors[0]).toMatchObject({ ground: 'bamboo', under: 'hill' })
    expect(texts.join(' ')).toContain('takes the place of the marsh')
  })

  it('ruling to FNG p. 48: dunes take the place of a marsh', () => {
    const marsh = lay(bareGround, { terrain: 'marsh', flags: { laidUnderAnother: true } }, false).piece
    expect(lay(marsh, { terrain: 'sand-dune', flags: {} }, false)).toMatchObject({
      came: 'marshGivesWay',
      piece: { under: null, ground: 'sand-dune' },
    })
  })

  it('ruling to FNG p. 48: a marsh or a second hill in the rolls for a hill is rolled again', () => {
    const { state } = play(rollTerrain, at({}), {}, rolls(iiHighlands, [5, 12, 7, 4], 6))
    expect(state.sectors[0]).toMatchObject({ ground: 'triple-canopy-jungle', under: 'hill' })
  })

  it('FNG p. 50: a road may run over a hill', () => {
    const { state, texts } = play(rollTerrain, at({ area: 'coastal' }), {}, [
      ...rolls(iiCoastal, [2, 12, 8], 8),
      ['road.direction', 1, 2],
      ['road.width', 1, 4],
    ])
    expect(state.sectors[0]).toMatchObject({ ground: 'clear', under: 'hill', over: 'road' })
    expect(state.courses).toMatchObject([{ kind: 'road', sector: 1, direction: 'westEast', widthInches: 5 }])
    expect(texts).toContain('A road runs left to right, through sectors 1, 2 and 3.')
  })

  it('ruling to FNG p. 46: a river as second result stays under a road: a ford', () => {
    const { state } = play(rollTerrain, at({ area: 'coastal' }), {}, [
      ...rolls(iiCoastal, [2, 3], 8),
      ['river.direction', 1, 5],
      ['river.width', 1, 6],
      ['road.direction', 1, 1],
      ['road.width', 1, 1],
    ])
    expect(state.sectors[0]).toMatchObject({ ground: 'clear', over: 'road', under: null })
    expect(state.courses).toMatchObject([
      { kind: 'river', direction: 'northSouth', widthInches: 14 },
      { kind: 'road', direction: 'westEast', widthInches: 4 },
    ])
  })

  it('ruling to FNG p. 46: a river as second result is rolled again on a hill', () => {
    const { state, texts } = play(rollTerrain, at({ area: 'coastal' }), {}, rolls(iiCoastal, [12, 3, 7], 8))
    expect(state.sectors[0]).toMatchObject({ ground: 'bamboo', under: 'hill' })
    expect(state.courses).toEqual([])
    expect(texts.join(' ')).toContain('a river cannot lie here')
  })
})

describe('seasons', () => {
  it('FNG p. 45: a flagged hill is mud in the rainy season, and in Terrible weather', () => {
    const hill = rolls(iiHighlands, [5, 6], 6)
    const mud = (mission: Partial<Mission>) => play(rollTerrain, at(mission), {}, hill).state.sectors[0]!.mud
    expect(mud({ halfMonth: inMay, weather: 'clear' })).toBe(true)
    expect(mud({ weather: 'terrible' })).toBe(true)
    expect(mud({ weather: 'clear' })).toBe(false)
    expect(play(rollTerrain, at({ weather: 'variable' }), {}, hill).texts).toContain(
      'Sector 1 turns to mud if the weather becomes Terrible.',
    )
  })

  it('ruling to FNG p. 50: the II Corps Highlands road is mud in the season, never by weather alone', () => {
    const road: Roll[] = [...rolls(iiHighlands, [2, 6], 6), ['road.direction', 1, 1], ['road.width', 1, 1]]
    const mud = (mission: Partial<Mission>) => play(rollTerrain, at(mission), {}, road).state.sectors[0]!.mud
    expect(mud({ halfMonth: inMay, weather: 'clear' })).toBe(true)
    expect(mud({ weather: 'terrible' })).toBe(false)
  })

  it('ruling to FNG p. 49: paddies are flooded in the rainy season and in Terrible weather', () => {
    const flooded = (mission: Partial<Mission>) =>
      play(rollTerrain, at({ area: 'coastal', ...mission }), {}, rolls(iiCoastal, [6], 8)).texts.at(-1)
    expect(flooded({ halfMonth: inMay, weather: 'clear' })).toBe('The rice paddies are flooded.')
    expect(flooded({ weather: 'terrible' })).toBe('The rice paddies are flooded.')
    expect(flooded({ weather: 'inclement' })).toBe('Sector 6: clear.')
    expect(effectsKeyOf('rice-paddy', { rainy: true, terrible: false })).toBe('rice-paddy-flooded')
    expect(effectsKeyOf('forest', { rainy: true, terrible: true })).toBe('forest')
  })

  it('FNG p. 45: a forest flagged so counts as marsh in the rainy season, but not on a hill', () => {
    const interior = { corps: 'iii', area: 'interior', halfMonth: inMay } as const
    const table = 'terrain.iii-corps.interior'
    const open = play(rollTerrain, at(interior), {}, rolls(table, [6], 9)).state.sectors[0]!
    expect(open).toMatchObject({ ground: 'forest', marsh: true })
    const dry = play(rollTerrain, at({ ...interior, halfMonth: 0 }), {}, rolls(table, [6], 9)).state.sectors[0]!
    expect(dry.marsh).toBe(false)
    const hill = play(rollTerrain, at(interior), {}, rolls(table, [4, 6], 9)).state.sectors[0]!
    expect(hill).toMatchObject({ ground: 'forest', under: 'hill', marsh: false })
  })

  it('ruling to FNG p. 46: the IV Corps interior road is a river and no road in the rainy season', () => {
    const mission = { corps: 'iv', area: 'interior', halfMonth: inMay } as const
    const { state } = play(rollTerrain, at(mission), {}, [
      ...rolls('terrain.iv-corps.interior', [3], 9),
      ['river.direction', 1, 1],
      ['river.width', 1, 2],
    ])
    expect(state.sectors[0]).toMatchObject({ ground: 'clear', over: null })
    expect(state.courses).toMatchObject([{ kind: 'river', widthInches: 10 }])
  })
})

describe('rivers and craters', () => {
  it('ruling to FNG p. 49: a second river where the water runs already changes nothing', () => {
    const { state, texts } = play(rollTerrain, at({ corps: 'i', area: 'coastal' }), {}, [
      [iCoastal, 1, 1, 1],
      [iCoastal, 2, 1, 1],
      [iCoastal, 3, 2, 3],
      [iCoastal, 4, 1, 1],
      [iCoastal, 5, 2, 3],
      [iCoastal, 6, 2, 3],
      ['river.direction', 1, 2],
      ['river.width', 1, 1],
      ['river.direction', 4, 4],
      ['river.width', 4, 3],
    ])
    expect(state.courses.map(({ sector, direction }) => [sector, direction])).toEqual([
      [1, 'westEast'],
      [4, 'southNorth'],
    ])
    expect(texts).toContain('Sector 2: the river of sector 1 runs through here.')
  })

  it('FNG p. 47: craters, 1/2d6 of one size, lie on another type', () => {
    const mission = { corps: 'i', area: 'dmz' } as const
    const { state } = play(rollTerrain, at(mission), {}, [
      ...rolls('terrain.i-corps.dmz', [8, 4], 6),
      ['terrain.crater-count', 1, 6],
      ['terrain.crater-size', 1, 4],
    ])
    expect(state.sectors[0]).toMatchObject({ ground: 'scrub', over: 'craters', craters: 3, craterInches: 8 })
    expect(missionOf(state).area).toBe('dmz')
  })

  it('FNG pp. 47, 49: a slip that sums sectors up still says of what the dice are', () => {
    const whys = new Map<string, string[]>()
    for (let seed = 1; seed <= 60; seed += 1) {
      const tape = openTape({ answers: [], dice: 'roll', choices: 'draw', seed, depth: 1 })
      const heard: AnswerSource = {
        ...tape,
        rollAll(requests) {
          for (const { key, why } of requests) whys.set(key, [...(whys.get(key) ?? []), why])
          return tape.rollAll(requests)
        },
      }
      const state = at({ corps: 'i', area: seed % 2 === 0 ? 'dmz' : 'coastal' })
      rollTerrain.run({ state, input: {}, rules: bookRules, dice: heard, newId: idMaker(1), say: () => undefined })
    }
    const shared = (key: string) => sharedWhy(whys.get(key) ?? [], 'nothing')
    expect(shared('terrain.crater-count')).toBe('How many craters: 1/2d6')
    expect(shared('river.width')).toMatch(/^Width of the river: /)
  })
})

describe('how far it has come, for a trial', () => {
  /** Rolls the terrain until a die is wanting. @returns what stands by then. */
  function soFar(rolled: readonly Roll[], mission: Partial<Mission> = {}): FngState {
    const dice = openTape({ answers: answersFor(rolled), dice: 'ask', choices: 'ask', seed: 1, depth: 1 })
    let look = (): FngState => at(mission)
    const run = () =>
      rollTerrain.run({
        ...{ state: at(mission), input: {}, rules: bookRules, dice, newId: idMaker(1), say: () => undefined },
        stands: (now) => (look = now),
      })
    expect(run).toThrow()
    return look()
  }
  const grounds = ({ sectors }: FngState) => sectors.map(({ number, ground }) => `${number} ${ground}`)

  it('tells each sector as its dice lie there, whichever they are', () => {
    expect(grounds(soFar([]))).toEqual([])
    expect(grounds(soFar([[iiHighlands, 4, 3, 3]]))).toEqual(['4 double-canopy-jungle'])
    const two: Roll[] = [
      [iiHighlands, 1, 3, 3],
      [iiHighlands, 6, 2, 2],
    ]
    expect(grounds(soFar(two))).toEqual(['1 double-canopy-jungle', '6 triple-canopy-jungle'])
  })

  it('keeps a sector back until its plain ground has come, and a river without its course', () => {
    // A marsh of its own wants a second roll; all others lie there.
    const marsh = soFar(rolls(iiHighlands, [12], 6))
    expect(marsh.sectors.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6])
    const river = soFar(rolls(iCoastal, [3], 6), { corps: 'i', area: 'coastal' })
    expect(river.courses).toEqual([])
  })
})
