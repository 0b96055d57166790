import type { RowMigration } from '../../../main/engine/migrations.ts'

/** What became of columns since tours were first given to players. */
export const migrations: readonly RowMigration[] = [
  // Whether it rained was said by the weather of the battle, too.
  { collection: 'battle', drops: ['rain'], adds: {} },
  // Nobody had used his luck: it could not be done in a battle that was tracked (FNG p. 5).
  { collection: 'figures', drops: [], adds: { luckUsed: false } },
  // Nothing was ever written there.
  { collection: 'calls', drops: ['leaves'], adds: {} },
]
