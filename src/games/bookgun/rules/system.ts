import type { System } from '../../../main/engine/system.ts'
import { bookgunCopy } from './copy.ts'
import { corrections } from './corrections.ts'
import { migrations } from './migrations.ts'
import { collections, empty, type BookgunState } from './state.ts'
import { bookgunSteps } from './steps/bookgunSteps.ts'
import { bookgunTables } from './tables/index.ts'

/** The Book and The Gun: games between an army and insurgents, and the rosters that are kept between them. */
export const bookgunSystem: Omit<System<BookgunState>, 'steps'> & { readonly steps: typeof bookgunSteps } = {
  id: 'bookgun',
  title: 'The Book and The Gun',
  corrections,
  collections,
  roster: { men: 'figures' },
  migrations,
  empty,
  steps: bookgunSteps,
  tables: bookgunTables,
  rules: bookgunCopy.rulesOf,
}
