import type { System } from '../../../main/engine/system.ts'
import { corrections } from './corrections/corrections.ts'
import { migrations } from './migrations.ts'
import { collections, empty, type FngState } from './state.ts'
import { battleSteps } from './steps/battle/battleSteps.ts'
import { rulesOf } from './house/rulesOf.ts'
import { aftermathSteps } from './steps/aftermath/aftermathSteps.ts'
import { houseSteps } from './steps/house/houseSteps.ts'
import { playerSteps } from './steps/players/playerSteps.ts'
import { rosterSteps } from './steps/roster/rosterSteps.ts'
import { setupSteps } from './steps/setup/setupSteps.ts'
import { storySteps } from './steps/story/storySteps.ts'
import { fngTables } from './tables/index.ts'

/** All steps by name. Named part by part: written out, the type would be longer than the compiler takes. */
type FngSteps = typeof rosterSteps &
  typeof playerSteps &
  typeof setupSteps &
  typeof battleSteps &
  typeof aftermathSteps &
  typeof storySteps &
  typeof houseSteps

/** FNG: 2nd Tour, as far as it is played away from the table. */
export const fngSystem: Omit<System<FngState>, 'steps'> & { readonly steps: FngSteps } = {
  id: 'fng',
  title: 'FNG: 2nd Tour',
  corrections,
  migrations,
  collections,
  roster: { men: 'soldiers', place: { collection: 'billets', by: 'soldierId' } },
  empty,
  steps: {
    ...rosterSteps,
    ...playerSteps,
    ...setupSteps,
    ...battleSteps,
    ...aftermathSteps,
    ...storySteps,
    ...houseSteps,
  },
  tables: fngTables,
  rules: rulesOf,
}
