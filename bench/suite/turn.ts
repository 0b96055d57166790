import { nextStep, platoonOf, playInMemory } from '../../tests/support/playTour.ts'
import type { FngState } from '../../src/games/fng/rules/state.ts'
import { fngSystem } from '../../src/games/fng/rules/system.ts'
import { median, ms, type Group } from '../measure.ts'

/** Whole campaign turns in the pure core, mission and aftermath included, as they come in real tours. */
export function turn(): Group {
  const withMission: number[] = []
  const all: number[] = []
  for (let seed = 1; seed <= 40; seed++) measureTour(seed, all, withMission)
  const sorted = (values: number[]) => values.sort((a, b) => a - b)
  const typical = median(sorted(all))
  return {
    title: 'A campaign turn',
    how: 'Every half-month of 40 seeded USMC tours in memory: from the Contact test to its end, steps and differences, no file. The first tours warm up and do not count.',
    results: [
      { what: 'Median of all half-months', measured: ms(typical), target: 'under 1 ms', met: typical < 1 },
      {
        what: 'Median of half-months with a mission',
        measured: ms(median(sorted(withMission))),
        target: '',
        met: null,
      },
      { what: 'Half-months', measured: `${all.length}, ${withMission.length} with a mission`, target: '', met: null },
    ],
  }
}

const warmUp = 8

function measureTour(seed: number, all: number[], withMission: number[]): void {
  let state: FngState = playInMemory(fngSystem.empty, 'muster', platoonOf('usmc'), seed, 1).state
  let depth = 1
  const phase = () => state.tour[0]!.phase
  while (phase() !== 'over') {
    const before = state.missions.length
    const start = performance.now()
    do {
      const { step, input } = nextStep(state, seed)
      depth += 1
      state = playInMemory(state, step, input, seed, depth).state
    } while (phase() !== 'contact' && phase() !== 'over')
    const took = performance.now() - start
    if (seed <= warmUp) continue
    all.push(took)
    if (state.missions.length > before) withMission.push(took)
  }
}
