import type { System } from '../../../main/engine/system.ts'
import { corrections } from './corrections.ts'
import { migrations } from './migrations.ts'
import { collections, empty, type SnoopinState } from './state.ts'
import { snoopinSteps } from './steps/snoopinSteps.ts'
import { snoopinTables } from './tables/index.ts'

/** Snoopin' & Poopin': campaigns of platoons around games of another book. */
export const snoopinSystem: Omit<System<SnoopinState>, 'steps'> & { readonly steps: typeof snoopinSteps } = {
  id: 'snoopin',
  title: 'Snoopin’ & Poopin’',
  corrections,
  collections,
  roster: { men: 'men' },
  migrations,
  empty,
  steps: snoopinSteps,
  tables: snoopinTables,
}
