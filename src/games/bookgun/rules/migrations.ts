import type { RowMigration } from '../../../main/engine/migrations.ts'

/** What became of columns since campaigns were first given to players. */
export const migrations: readonly RowMigration[] = [
  // Whatever horses drew was taken for a wagon.
  { collection: 'troops', drops: [], adds: { limber: false } },
  // Where an amphibious vehicle lay nobody wrote down: it counts as on land until it swims again.
  { collection: 'troops', drops: [], adds: { afloat: false } },
]
