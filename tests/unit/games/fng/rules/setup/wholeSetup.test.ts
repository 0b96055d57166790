import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bookRules, idMaker, type Step } from '../../../../../../src/main/engine/system.ts'
import { openTape, type Tape } from '../../../../../../src/main/engine/tape.ts'
import { missionOf, tourOf } from '../../../../../../src/games/fng/rules/people.ts'
import type { Area, Corps, FngState, MissionType } from '../../../../../../src/games/fng/rules/state.ts'
import { areasOf } from '../../../../../../src/games/fng/rules/steps/setup/areas.ts'
import { setupSteps } from '../../../../../../src/games/fng/rules/steps/setup/setupSteps.ts'
import { terrainEffects } from '../../../../../../src/games/fng/rules/tables/index.ts'
import { testPlatoon } from '../../../../../support/fngState.ts'

interface Tour {
  readonly seed: number
  readonly corps: Corps
  readonly area: Area | null
  readonly halfMonth: number
  readonly squads: readonly number[]
}

const tours: fc.Arbitrary<Tour> = fc.constantFrom<Corps>('i', 'ii', 'iii', 'iv').chain((corps) =>
  fc.record({
    seed: fc.integer({ min: 0, max: 0x7fffffff }),
    corps: fc.constant(corps),
    area: fc.constantFrom<Area | null>(null, ...areasOf(corps, bookRules)),
    halfMonth: fc.integer({ min: 0, max: 47 }),
    squads: fc.constantFrom([1], [2], [0, 1, 2, 3], [1, 3]),
  }),
)

/** Plays a step with a tape of its own, then again from that tape: the same must come of it. */
function playTwice<I>(step: Step<FngState, I>, state: FngState, input: I, seed: number, depth: number): FngState {
  const run = (dice: Tape) =>
    step.run({ state, input, rules: bookRules, dice, newId: idMaker(depth), say: () => undefined })
  const seeded = openTape({ dice: 'roll', choices: 'draw', seed, depth })
  const next = run(seeded)
  const recorded = openTape({ answers: seeded.told(), dice: 'ask', choices: 'ask', seed: 0, depth })
  expect(run(recorded)).toEqual(next)
  recorded.mustBeSpent()
  return next
}

const { testForContact, rollArea, chooseParty, ...rest } = setupSteps

/** The half-months go by until there is contact, then the mission is set up to the battle. */
function setUp({ seed, corps, area, halfMonth, squads }: Tour): FngState {
  let depth = 1
  let state = testPlatoon({ tour: { corps, halfMonth } })
  while (tourOf(state).phase !== 'area')
    state = playTwice(testForContact, testPlatoon({ tour: { corps, halfMonth } }), {}, seed, depth++)
  state = playTwice(rollArea, state, { area }, seed, depth++)
  for (const step of Object.values<Step<FngState>>(rest)) state = playTwice(step, state, {}, seed, depth++)
  return playTwice(chooseParty, state, { squads, stayBehind: [] }, seed, depth)
}

const types: readonly (MissionType | null)[] = ['ambush', 'defense', 'fight', 'patrol', 'recon']
const grounds = terrainEffects.rows.map((row) => row.key as string)
const isLevel = (n: number | null) => n !== null && n >= 1 && n <= 6

it('for any seed, Corps, area and season a mission is set up to the battle, with valid values, and replays', () => {
  fc.assert(
    fc.property(tours, (tour) => {
      const state = setUp(tour)
      const mission = missionOf(state)
      expect(tourOf(state).phase).toBe('battle')
      expect(areasOf(tour.corps, bookRules)).toContain(mission.area)
      expect(types).toContain(mission.type)
      expect([mission.eal, mission.supportLevel, mission.playerSector].every(isLevel)).toBe(true)
      expect(state.sectors.map((s) => s.number)).toEqual([1, 2, 3, 4, 5, 6])
      for (const sector of state.sectors) {
        expect(grounds).toContain(sector.ground)
        expect(['hill', 'marsh', 'road', 'craters', 'river', 'termite-mounds']).not.toContain(sector.ground)
        if (sector.under === 'hill') expect(sector.marsh).toBe(false)
        if (sector.ground === 'sand-dune') expect(sector.under === 'marsh' || sector.marsh).toBe(false)
        expect(sector.craters > 0).toBe(sector.over === 'craters')
      }
      expect(state.markers.length).toBeGreaterThan(0)
      expect(state.markers.every((marker) => isLevel(marker.sector))).toBe(true)
      if (mission.type === 'ambush') {
        expect(mission.enemy).not.toBeNull()
        expect(state.markers.some((marker) => marker.found !== null)).toBe(true)
      }
      expect(new Set(state.party.map((m) => m.soldierId)).size).toBe(state.party.length)
    }),
    { numRuns: 300 },
  )
})
