import { RuleError } from '../../../../../main/engine/errors.ts'
import { note, type Line } from '../../../../../main/engine/lines.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import type { NameListInput } from '../../inputs.ts'
import type { Nationality } from '../../names/drawName.ts'
import { isNameList, listTitles, ownNames, writeNames, type OwnNames } from '../../names/ownNames.ts'
import type { FngState } from '../../state.ts'
import { nothingChanged } from '../story/place.ts'

/**
 * Keeps names of the player's own for one list: all who come from now on are called by them. A half that is empty is
 * drawn from the program's own list.
 * @throws RuleError `bad-input` for a list that there is not, or where nothing would change.
 */
export const setNames: Step<FngState, NameListInput> = {
  title: (_, { list }) => `Names: ${listTitles[mustBeList(list)]}`,
  run({ state, input, newId, say }) {
    const next = writeNames(state, mustBeList(input.list), input, newId)
    const lines = linesOfNames(state, next)
    if (lines.length === 0) nothingChanged()
    lines.forEach(say)
    return next
  },
}

/** @throws RuleError `bad-input` for a list of names that this version does not know. */
export function mustBeList(list: string): Nationality {
  if (!isNameList(list))
    throw new RuleError('bad-input', `This version knows no list of names "${list}". Nothing was changed.`)
  return list
}

/** @returns what the journal says of all lists whose names have changed. */
export const linesOfNames = (before: FngState, after: FngState): Line[] =>
  (Object.keys(listTitles) as Nationality[])
    .filter((list) => JSON.stringify(ownNames(before, list)) !== JSON.stringify(ownNames(after, list)))
    .map((list) => {
      const row = after.nameLists.find((each) => each.list === list)
      return note(
        `${listTitles[list]} names from here on: ${howMany(ownNames(after, list))}.`,
        row ? { about: { collection: 'nameLists', id: row.id, field: 'surnames' } } : {},
      )
    })

/** "12 first names of your own, surnames of the program" */
export const howMany = ({ first, last }: OwnNames): string =>
  first.length + last.length === 0
    ? 'those of the program'
    : `${halfOf(first, 'first name')}, ${halfOf(last, 'surname')}`

const halfOf = ({ length }: readonly string[], what: string): string =>
  length === 0 ? `${what}s of the program` : `${length} ${what}${length === 1 ? '' : 's'} of your own`
