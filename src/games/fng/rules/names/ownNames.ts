import { addRows, patchRow, removeRows } from '../../../../main/engine/state.ts'
import type { FngState } from '../state.ts'
import { nameListOf, nameLists, withOwnNames, type Nationality } from './drawName.ts'
import type { NameList } from './nameList.ts'

/** The player's own names for one list; a half that is empty is the program's own. */
export interface OwnNames {
  readonly first: readonly string[]
  readonly last: readonly string[]
}

type Named = Pick<FngState, 'nameLists'>

/** What the lists are called. */
export const listTitles: Readonly<Record<Nationality, string>> = {
  american: 'American',
  australian: 'Australian',
  vietnamese: 'Vietnamese',
  montagnard: 'Montagnard',
}

export const isNameList = (list: string): list is Nationality => Object.hasOwn(nameLists, list)

/** @returns the names that the player has given for a list, to be drawn for all who come from now on. */
export function ownNames({ nameLists: rows }: Named, list: string): OwnNames {
  const row = rows.find((each) => each.list === list)
  return { first: namesIn(row?.firstNames), last: namesIn(row?.surnames) }
}

/** @returns the names of one half as its row keeps them. */
export const namesIn = (text = '[]'): readonly string[] => JSON.parse(text) as readonly string[]

/** @returns the names that new men of a nationality get in this campaign. */
export const listIn = (state: Named, nationality: string): NameList =>
  withOwnNames(nameListOf(nationality), ownNames(state, nationality))

/** Keeps the player's own names for a list; with both halves empty, the list is the program's again. */
export function writeNames(state: FngState, list: Nationality, names: OwnNames, newId: () => number): FngState {
  const [firstNames, surnames] = [rowText(names.first), rowText(names.last)]
  const old = state.nameLists.find((row) => row.list === list)
  if (firstNames === '[]' && surnames === '[]') return removeRows(state, 'nameLists', (row) => row.list === list)
  if (!old) return addRows(state, 'nameLists', [{ id: newId(), list, firstNames, surnames }])
  const same = old.firstNames === firstNames && old.surnames === surnames
  return same ? state : patchRow(state, 'nameLists', old.id, { firstNames, surnames })
}

const rowText = (names: readonly string[]): string => JSON.stringify([...new Set(names)])
