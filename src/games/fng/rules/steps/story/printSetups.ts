import { note as line } from '../../../../../main/engine/lines.ts'
import { refuse } from '../../../../../main/engine/mustBe.ts'
import { addRows, patchRow, removeRows, rowById } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import type { NamedPrintSetup } from '../../inputs.ts'
import type { FngState, PrintSetupRow } from '../../state.ts'
import { nothingChanged } from './place.ts'

/**
 * Keeps under a name what the player prints together, so that it is chosen again in one go; naming a set-up changes or
 * renames it where it stands.
 * @throws RuleError `bad-input` for a name that another set-up has.
 */
export const keepPrintSetup: Step<FngState, NamedPrintSetup> = {
  title: (state, { setup, name }) => {
    if (setup === null) return `Keep the print set-up "${name.trim()}"`
    const before = setupById(state, setup).name
    return before === name.trim() ? `Change the print set-up "${before}"` : `Rename the print set-up "${before}"`
  },
  run({ state, input, newId, say }) {
    const name = input.name.trim()
    const content = JSON.stringify(input.content)
    if (name === '') refuse('A print set-up needs a name.')
    if (state.printSetups.some((one) => one.id !== input.setup && isSame(one.name, name)))
      refuse(`There is a print set-up "${name}" already. Nothing was changed.`)
    if (input.setup === null) {
      const row: PrintSetupRow = { id: newId(), name, content }
      say(line(`Kept: ${name}.`, about(row.id)))
      return addRows(state, 'printSetups', [row])
    }
    const before = setupById(state, input.setup)
    if (before.name === name && before.content === content) nothingChanged()
    say(line(before.name === name ? `Changed: ${name}.` : `${before.name} is now called ${name}.`, about(before.id)))
    return patchRow(state, 'printSetups', before.id, { name, content })
  },
}

/** Takes a set-up away; the sheets themselves are always there. */
export const removePrintSetup: Step<FngState, { readonly setup: number }> = {
  title: (state, { setup }) => `Remove the print set-up "${setupById(state, setup).name}"`,
  run({ state, input, say }) {
    const { id, name } = setupById(state, input.setup)
    say(line(`Removed: ${name}.`, about(id)))
    return removeRows(state, 'printSetups', (row) => row.id === id)
  },
}

const setupById = (state: FngState, id: number): PrintSetupRow => rowById(state.printSetups, id, 'print set-up')
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const about = (id: number) => ({ about: { collection: 'printSetups', id, field: 'name' } })
