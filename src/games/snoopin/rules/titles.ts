import { rowIn } from '../../../main/engine/state.ts'
import { ranksAreSealed } from './kept.ts'
import type { SnoopinState } from './state.ts'

/** What steps are called in the journal and where they are undone: each title names its turn, or whom it is about. */

type Named = {
  readonly [K in keyof SnoopinState]: SnoopinState[K][number] extends { name: string } ? K : never
}[keyof SnoopinState]

/** @returns the name of a row, as the state stands. */
export const nameOf = (state: SnoopinState, collection: Named, id: number): string =>
  rowIn<{ readonly id: number; readonly name: string }>(state[collection], id)?.name ?? ''

/** @returns "turn 4", the one under way. */
export const turnWords = ({ tour: [tour], turns }: SnoopinState): string =>
  `turn ${rowIn(turns, tour?.turnId ?? 0)?.number ?? 1}`

/** @returns the title of a step of a turn that is about nobody by name: "Turn 4: reconnoiter", which stays short where it is cut. */
export const inTurn =
  (words: string) =>
  (state: SnoopinState): string =>
    `T${turnWords(state).slice(1)}: ${words}`

/** @returns the title of a step that is about a force: "Orders of 3rd Platoon, turn 4". */
export const ofForceInTurn =
  (words: string) =>
  (state: SnoopinState, { force }: { readonly force: number }): string =>
    `${words} ${nameOf(state, 'forces', force)}, ${turnWords(state)}`

/** @returns the title of a step about a development by hand: its team is named where ranks are open. */
export const ofDevelopment =
  (words: string) =>
  (state: SnoopinState, input: { readonly team: number } | { readonly development: number }): string => {
    if (ranksAreSealed(state)) return 'A development by hand'
    const team = 'team' in input ? input.team : (rowIn(state.developments, input.development)?.teamId ?? 0)
    return `${nameOf(state, 'teams', team)}: ${words}`
  }
