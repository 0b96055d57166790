import type { System } from '../../engine/system.ts'
import { collections, empty, type FngState } from './state.ts'
import { aftermathSteps } from './steps/aftermath/index.ts'
import { playerSteps } from './steps/players/index.ts'
import { rosterSteps } from './steps/roster/index.ts'
import { setupSteps } from './steps/setup/index.ts'
import { storySteps } from './steps/story/index.ts'
import { fngTables } from './tables/index.ts'

/** FNG: 2nd Tour, as far as it is played away from the table. */
export const fngSystem = {
  id: 'fng',
  title: 'FNG: 2nd Tour',
  version: 1,
  collections,
  empty,
  steps: { ...rosterSteps, ...playerSteps, ...setupSteps, ...aftermathSteps, ...storySteps },
  tables: fngTables,
} as const satisfies System<FngState>
