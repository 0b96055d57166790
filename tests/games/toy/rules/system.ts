import type { System } from '../../../../src/main/engine/system.ts'
import { collections, empty, type ToyState } from './state.ts'
import { toySteps } from './steps.ts'
import { toyTables } from './tables.ts'

export const toySystem: System<ToyState> = {
  id: 'toy',
  title: 'The Ferry',
  corrections: [],
  collections,
  roster: { men: 'hands' },
  empty,
  steps: toySteps,
  tables: toyTables,
}
