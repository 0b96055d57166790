import { figureById } from '../../../rules/battle/battle.ts'
import type { FngState } from '../../../rules/state.ts'
import { listed } from '../../../rules/steps/setup/common.ts'
import { receivedFire } from '../../../rules/tables/reactions.ts'
import type { Batch } from './firstDice.ts'

/** @returns who takes Received Fire where nobody is hit, and who of them outgunned, in a sentence. */
export function afterMiss(state: FngState, batches: readonly Batch[]): string[] {
  const tests = batches
    .flat()
    .flatMap(({ subject, readings = [] }) =>
      readings.flatMap(({ table, situation }) =>
        table.id === receivedFire.id
          ? [{ figure: figureById(state, subject).name, outgunned: situation.when?.['outgunned'] === true }]
          : [],
      ),
    )
  if (tests.length === 0) return []
  const namesOf = (outgunned: boolean) => [
    ...new Set(tests.filter((test) => test.outgunned === outgunned).map(({ figure }) => figure)),
  ]
  const [under, level] = [namesOf(true), namesOf(false)]
  const verb = (names: readonly string[]) => (names.length === 1 ? 'tests' : 'test')
  if (under.length === 0) return [`Missed: ${listed(level)} ${verb(level)}.`]
  const not = level.length === 0 ? '' : `, ${listed(level)} not`
  return [`Missed: ${listed(under)} ${verb(under)} outgunned${not}.`]
}
