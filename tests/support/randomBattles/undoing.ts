import { difference } from '../../../src/main/engine/state.ts'
import type { FngState } from '../../../src/games/fng/rules/state.ts'
import { viewOf, type Seat } from './player.ts'

/** A few steps back, and some or all of them forth again: each time the tour stands where it stood. */
export function goBackAndForth(seat: Seat): void {
  const { journal, chance, wrong, tally } = seat
  const stood: FngState[] = []
  for (let steps = 1 + chance.below(5); steps > 0; steps--) {
    // The battle goes on: nobody undoes its beginning.
    if (journal.entries().at(-1)?.step !== 'act') break
    stood.push(journal.state())
    journal.undo()
    tally.undone += 1
    if (differ(journal.entries().at(-1)!.state, journal.state())) wrong('undone, it stands otherwise than it stood')
    if (viewOf(seat) === null) wrong('undone, no battle is fought')
  }
  for (let left = chance.often(0.6) ? stood.length : chance.below(stood.length + 1); left > 0; left--) {
    journal.redo()
    tally.redone += 1
    if (differ(stood.pop()!, journal.state())) wrong('redone, it stands otherwise than it stood')
  }
}

const differ = (one: FngState, other: FngState): boolean => difference(one, other).length > 0
