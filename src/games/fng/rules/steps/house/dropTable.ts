import { RuleError } from '../../../../../main/engine/errors.ts'
import { note } from '../../../../../main/engine/lines.ts'
import { removeRows } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { ownTables } from '../../house/ownTables.ts'
import type { OneTable } from '../../inputs.ts'
import type { FngState } from '../../state.ts'

/**
 * Takes one of the player's own tables out of the campaign; what was rolled on it stays in the journal.
 * @throws RuleError `bad-input` where there is none of that id.
 */
export const dropTable: Step<FngState, OneTable> = {
  title: (state, { table }) => `Without the table: ${found(state, table).title}`,
  run({ state, input, say }) {
    const { title } = found(state, input.table)
    say(note(`${title} is no table of this campaign any more.`))
    const place = ownTables(state).findIndex(({ id }) => id === input.table)
    const gone = state.ownTables[place]!.id
    return removeRows(state, 'ownTables', ({ id }) => id === gone)
  },
}

function found(state: FngState, id: string) {
  const table = ownTables(state).find((each) => each.id === id)
  if (!table) throw new RuleError('bad-input', `There is no table ${id} of your own. Nothing was changed.`)
  return table
}
