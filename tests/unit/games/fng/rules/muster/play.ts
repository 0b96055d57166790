import { playStep, bookRules, type System } from '../../../../../../src/main/engine/system.ts'
import type { Answer, D6 } from '../../../../../../src/main/engine/answers.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import type { NewPlatoon } from '../../../../../../src/games/fng/rules/inputs.ts'
import { collections, empty, type FngState } from '../../../../../../src/games/fng/rules/state.ts'
import { rosterSteps } from '../../../../../../src/games/fng/rules/steps/roster/rosterSteps.ts'

/** FNG with the roster steps alone. */
const system: System<FngState> = {
  id: 'fng',
  title: 'FNG',
  corrections: [],
  collections,
  empty,
  steps: rosterSteps,
  tables: [],
}

interface Told {
  readonly state?: FngState
  readonly answers?: readonly Answer[]
  readonly faces?: readonly number[]
  readonly dice?: 'ask' | 'roll'
  readonly choices?: 'ask' | 'draw'
  readonly seed?: number
  readonly depth?: number
}

/** Plays one step to its end; every answer given must be used. */
export function play(step: keyof typeof rosterSteps, input: unknown, told: Told = {}) {
  const tape = openTape({ dice: 'ask', choices: 'ask', seed: 1, depth: 1, ...told })
  const played = playStep(system, step, {
    state: told.state ?? empty,
    input,
    rules: bookRules,
    dice: tape,
    depth: told.depth ?? 1,
  })
  tape.mustBeSpent()
  return { ...played, told: tape.told() }
}

/** A platoon of the US Army in II Corps, from the first half-month on, with nothing chosen beyond what must be. */
export const newPlatoon = (more: Partial<NewPlatoon> = {}): NewPlatoon => ({
  unit: '2nd Platoon',
  list: 'us-army-infantry',
  corps: 'ii',
  startHalfMonth: 0,
  squads: 3,
  star: { firstName: 'Joe', lastName: 'Mercer', squad: 1, post: 'squadLeader', attributes: ['tough', 'lucky'] },
  attributesFor: 'starSquad',
  names: { first: [], last: [] },
  flakJackets: false,
  weapons: {},
  ...more,
})

/** A platoon that the program rolled. */
export const rolled = (more: Partial<NewPlatoon> = {}, seed = 7) =>
  play('muster', newPlatoon(more), { dice: 'roll', choices: 'draw', seed })

export const dice = (key: string, subject: number, faces: readonly D6[], occurrence = 0): Answer => ({
  kind: 'dice',
  key,
  subject,
  occurrence,
  faces,
  by: 'player',
})
