import type { FngState } from '../rules/state.ts'
import { nameOf } from '../rules/naming.ts'

/** What the journal needs to know of this game's steps and men. */

/** Steps by which the player puts something right by hand, outside the course of the half-month. */
export const stepsOfCorrection: readonly string[] = [
  'correctSoldier',
  'correctBillet',
  'adjustPoints',
  'renameSoldier',
  'rerollName',
]

/** Fields in which the player writes words of his own. Sealed notes are not among them. */
export const ownWordsOf: Readonly<Record<string, readonly string[]>> = {
  report: ['notes', 'otherPoints.reason'],
  takeOver: ['history'],
  adjustPoints: ['reason'],
  correctSoldier: ['reason'],
  correctBillet: ['reason'],
  writeNote: ['text'],
  placePicture: ['caption'],
  changeCaption: ['caption'],
  keepPrintSetup: ['name'],
}

/** @returns all men the tour has had, in order of last name. */
export const menWithNames = (state: FngState): readonly { readonly id: number; readonly name: string }[] =>
  state.soldiers
    .toSorted((a, b) => a.lastName.localeCompare(b.lastName) || a.id - b.id)
    .map((man) => ({ id: man.id, name: nameOf(state, man) }))
