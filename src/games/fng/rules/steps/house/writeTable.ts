import { mustBeWhole, type OwnTable } from '../../../../../main/engine/ownTables.ts'
import { note, type Line } from '../../../../../main/engine/lines.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { writeOwnTable } from '../../house/ownTables.ts'
import type { FngState } from '../../state.ts'
import { nothingChanged } from '../story/place.ts'

/**
 * Keeps a table of the player's own, in place of one of the same id.
 * @throws RuleError `bad-input` where it cannot be rolled on, or is just so already.
 */
export const writeTable: Step<FngState, OwnTable> = {
  title: (_, { title }) => `A table of your own: ${title}`,
  run({ state, input, newId, say }) {
    mustBeWhole(input)
    const next = writeOwnTable(state, input, newId)
    const lines = linesOfOwnTables(state, next)
    if (lines.length === 0) nothingChanged()
    lines.forEach(say)
    return next
  },
}

/** @returns what the journal says of the player's own tables that are new, or have changed. */
export function linesOfOwnTables(before: FngState, after: FngState): Line[] {
  const had = new Map(before.ownTables.map((row) => [row.id, row]))
  return after.ownTables
    .filter((row) => had.get(row.id) !== row)
    .map(({ id, title, dice }) =>
      note(`A table of your own: ${title}, ${dice}.`, { about: { collection: 'ownTables', id, field: 'rows' } }),
    )
}
