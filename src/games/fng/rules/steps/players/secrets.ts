import { note } from '../../../../../main/engine/lines.ts'
import { refuse } from '../../../../../main/engine/mustBe.ts'
import { addRows, patchRow, removeRows, rowById } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import type { OneSecret, WrittenSecret } from '../../inputs.ts'
import { tourOf } from '../../people.ts'
import type { FngState, Player } from '../../state.ts'

/**
 * Something that one player writes for his own eyes: what his PEFs are in a battle against a friend (FNG p. 57), or a
 * plan. Its line is secret until he opens it.
 */
export const writeSecret: Step<FngState, WrittenSecret> = {
  title: (state, { player }) => `A sealed note of ${playerById(state, player).name}`,
  run({ state, input, newId, say }) {
    const { halfMonth } = tourOf(state)
    const text = input.text.trim()
    const player = playerById(state, input.player)
    const sealed = (id: number) => {
      say({ ...note(text, { about: { collection: 'secrets', id } }), secret: true })
    }
    if (input.secret === null) {
      if (text === '') refuse('There is nothing to seal yet: write it down first.')
      const id = newId()
      sealed(id)
      return addRows(state, 'secrets', [{ id, playerId: player.id, halfMonth, text }])
    }
    const own = rowById(state.secrets, input.secret, 'sealed note')
    if (own.playerId !== player.id) refuse(`That note is not ${player.name}'s.`)
    sealed(own.id)
    if (text === '') return removeRows(state, 'secrets', ({ id }) => id === own.id)
    return patchRow(state, 'secrets', own.id, { text })
  },
}

/** Opens a sealed note: from now on it stands in the journal for everyone. */
export const openSecret: Step<FngState, OneSecret> = {
  title: (state, { secret }) => {
    const { playerId } = rowById(state.secrets, secret, 'sealed note')
    return `${playerById(state, playerId).name} opens a sealed note`
  },
  run({ state, input, say }) {
    const own = rowById(state.secrets, input.secret, 'sealed note')
    const player = playerById(state, own.playerId)
    say(note(`${player.name}: ${own.text}`))
    return removeRows(state, 'secrets', ({ id }) => id === own.id)
  },
}

const playerById = (state: FngState, id: number): Player => rowById(state.players, id, 'player')
