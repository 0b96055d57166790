import type { RowMigration } from '../../../main/engine/migrations.ts'

/** What became of columns since campaigns were first given to players. */
export const migrations: readonly RowMigration[] = [
  // Every platoon that could go had to.
  { collection: 'momentum', drops: [], adds: { sitsOut: false } },
]
