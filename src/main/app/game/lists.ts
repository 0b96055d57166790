import type { ListOf } from '../../../contract/form.ts'
import type { GameContract } from '../../../contract/game.ts'
import type { InputOption } from '../../../contract/inputField.ts'

/**
 * @param holder the player who holds the machine; null for nobody: what is sealed from him is not named.
 * @returns what can be picked as a tour stands, in the order shown.
 */
export type ListIn<S> = (state: S, holder: number | null) => readonly InputOption[]

/** One list for every name that the forms of a game's contract pick from. */
export type Lists<C extends GameContract, S> = Readonly<Record<ListOf<C['forms']>, ListIn<S>>>
