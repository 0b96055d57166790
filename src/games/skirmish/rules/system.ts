import type { System } from '../../../main/engine/system.ts'
import { rulesOf } from './copy/rulesOf.ts'
import { collections, empty, type SkirmishState } from './state.ts'
import { skirmishSteps } from './steps/skirmishSteps.ts'
import { skirmishTables } from './tables/index.ts'

/** Vietnam Skirmish Rules: games between two sides, and the squads that are kept between them. */
export const skirmishSystem: Omit<System<SkirmishState>, 'steps'> & { readonly steps: typeof skirmishSteps } = {
  id: 'skirmish',
  title: 'Vietnam Skirmish Rules',
  corrections: [],
  collections,
  roster: { men: 'men' },
  empty,
  steps: skirmishSteps,
  tables: skirmishTables,
  rules: rulesOf,
}
