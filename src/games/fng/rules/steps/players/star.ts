import { addRows, patchRow, removeRows } from '../../../../../main/engine/state.ts'
import { RuleError } from '../../../../../main/engine/errors.ts'
import { refuse } from '../../../../../main/engine/mustBe.ts'
import { rulesOf } from '../../house/rulesOf.ts'
import { fullName } from '../../naming.ts'
import { attributesOf, billetOf, tourOf } from '../../people.ts'
import { attributeName } from '../../platoon/man.ts'
import type { FngState, Soldier } from '../../state.ts'
import { mustBeAttributes, starAttributes, starRep } from '../roster/check.ts'

/** @throws RuleError when the man cannot be anybody's Star just now. */
export function mustBeHere(state: FngState, man: Soldier): void {
  if (!billetOf(state, man.id))
    throw new RuleError('no-longer-applies', `${fullName(state, man)} has left the platoon.`)
  if (man.status !== 'present') refuse(`${fullName(state, man)} is not with the platoon just now: choose another.`)
}

/**
 * A man of the platoon becomes a Star: he keeps his REP and his DEROS and chooses Attributes on top of his own, up to a
 * Star's two in all (FNG p. 5).
 */
export function riseToStar(
  state: FngState,
  man: Soldier,
  attributes: readonly string[],
  newId: () => number,
): FngState {
  const own = attributesOf(state, man.id)
  mustBeAttributes([...own, ...attributes])
  const count = starAttributes(tourOf(state))
  if (attributes.length > Math.max(0, count - own.length))
    refuse(
      count === 0
        ? 'This tour is played without Attributes.'
        : `${fullName(state, man)} has ${own.length} of the ${count} Attributes of a Star already.`,
    )
  return give(state, man, attributes, newId)
}

/** A Star who begins with the tour has REP 5, a full tour before him and two chosen Attributes, no rolled ones (FNG pp. 3, 5, 53). */
export function beginAsStar(
  state: FngState,
  man: Soldier,
  attributes: readonly string[],
  newId: () => number,
): FngState {
  mustBeAttributes(attributes)
  const count = starAttributes(tourOf(state))
  if (attributes.length !== count)
    refuse(
      count === 0
        ? 'This tour is played without Attributes.'
        : `A Star who begins with the tour chooses ${count} Attributes.`,
    )
  const bare = removeRows(state, 'attributes', ({ soldierId }) => soldierId === man.id)
  const own = { rep: starRep, bestRep: starRep, deros: tourOf(state).tourLength }
  return give(patchRow(bare, 'soldiers', man.id, own), man, attributes, newId)
}

/** @returns ": Marksman, Slick" for the Attributes a man has; nothing where he has none. */
export function withAttributes(state: FngState, man: Soldier): string {
  const rules = rulesOf(state)
  const names = attributesOf(state, man.id)
    .map((id) => attributeName(id, rules))
    .join(', ')
  return names === '' ? '' : `: ${names}`
}

const give = (state: FngState, man: Soldier, attributes: readonly string[], newId: () => number): FngState =>
  addRows(
    state,
    'attributes',
    attributes.map((attribute) => ({ id: newId(), soldierId: man.id, attribute })),
  )
