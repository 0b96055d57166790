import { note as line } from '../../../../../main/engine/lines.ts'
import { refuse } from '../../../../../main/engine/mustBe.ts'
import { addRows, patchRow, removeRows, rowById } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import type { WrittenNote } from '../../inputs.ts'
import { tourOf } from '../../people.ts'
import type { FngState, Note } from '../../state.ts'
import { aboutWhat, belongs, nothingChanged } from './place.ts'

/**
 * Writes down what the player wants to remember about a man, a mission or a half-month; at any time of the tour, also
 * after its end. Naming a note changes its text where it stands; an empty text takes it away.
 */
export const writeNote: Step<FngState, WrittenNote> = {
  title: (state, input) => {
    if (input.note === null) return `Note about ${aboutWhat(state, input)}`
    const what = aboutWhat(state, noteById(state, input.note))
    return input.text.trim() === '' ? `Remove the note about ${what}` : `Change the note about ${what}`
  },
  run({ state, input, newId, say }) {
    tourOf(state)
    const text = input.text.trim()
    if (input.note === null) {
      if (text === '') refuse('There is nothing to write down: the note is empty.')
      const row: Note = { id: newId(), ...belongs(state, input), text }
      say(line(text, aboutText(row.id)))
      return addRows(state, 'notes', [row])
    }
    const before = noteById(state, input.note)
    if (text === before.text) nothingChanged()
    if (text === '') {
      say(line(`Removed: ${before.text}`, aboutText(before.id)))
      return removeRows(state, 'notes', ({ id }) => id === before.id)
    }
    say(line(text, aboutText(before.id)))
    return patchRow(state, 'notes', before.id, { text })
  },
}

const noteById = (state: FngState, id: number): Note => rowById(state.notes, id, 'note')
const aboutText = (id: number) => ({ about: { collection: 'notes', id, field: 'text' } })
