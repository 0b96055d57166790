import { note } from '../../../../../main/engine/lines.ts'
import { refuse } from '../../../../../main/engine/mustBe.ts'
import { patchRow } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import type { OneSoldier, SoldierName } from '../../inputs.ts'
import { drawName, nameListOf, type FullName } from '../../names/drawName.ts'
import { listIn } from '../../names/ownNames.ts'
import { fullName } from '../../naming.ts'
import { rosterOf, soldierById, tourOf } from '../../people.ts'
import type { FngState } from '../../state.ts'

/** Gives a man the name that the player wants. */
export const renameSoldier: Step<FngState, SoldierName> = {
  title: (state, { soldierId }) => `Rename ${fullName(state, soldierById(state, soldierId))}`,
  run({ state, input, say }) {
    tourOf(state)
    const name = { firstName: input.firstName.trim(), lastName: input.lastName.trim() }
    mustBeFreeName(state, input.soldierId, name)
    return withName(state, input.soldierId, name, say)
  },
}

/** @throws RuleError `bad-input` for a name without a surname, or one that another man of the platoon has. */
export function mustBeFreeName(state: FngState, soldierId: number, name: FullName): void {
  if (name.lastName === '') refuse('A man needs a surname.')
  const same = rosterOf(state).find((man) => man.id !== soldierId && isSame(man, name))
  if (same) refuse(`There is a ${name.firstName} ${name.lastName} in the platoon already.`)
}

/** Draws another name from the man's list. */
export const rerollName: Step<FngState, OneSoldier> = {
  title: (state, { soldierId }) => `Another name for ${fullName(state, soldierById(state, soldierId))}`,
  run({ state, input, dice, say }) {
    tourOf(state)
    const man = soldierById(state, input.soldierId)
    // His own name counts as taken, so that he does get another.
    const [list, spare] = [listIn(state, man.nationality), nameListOf(man.nationality)]
    return withName(state, man.id, drawName(dice, man.id, list, state.soldiers, spare), say)
  },
}

function withName(
  state: FngState,
  id: number,
  name: FullName,
  say: Parameters<Step<FngState>['run']>[0]['say'],
): FngState {
  const before = soldierById(state, id)
  const after = patchRow(state, 'soldiers', id, name)
  const text = `New name: ${fullName(after, soldierById(after, id))} (until now ${fullName(state, before)})`
  say(note(text, { about: { collection: 'soldiers', id, field: 'lastName' } }))
  return after
}

const isSame = (a: FullName, b: FullName): boolean =>
  `${a.firstName} ${a.lastName}`.toLowerCase() === `${b.firstName} ${b.lastName}`.toLowerCase()
