import { inject, provide, type InjectionKey } from 'vue'

/** What an open form makes of those who stand on the board: every row and token asks it. */
export interface Picking {
  /** A form lies open: what is pressed goes into it, and the keys stay with it. */
  readonly open: () => boolean
  /** The part that somebody plays in the form; null while he is not named. */
  readonly partOf: (id: number) => string | null
  /** The key that names him in the place that wants filling; null where he cannot be. */
  readonly signOf: (id: number) => string | null
  /** He cannot be named where somebody is wanted, nor is he named anywhere. */
  readonly isQuiet: (id: number) => boolean
  /** Does he stand on the board, where he can be pressed? */
  readonly isOnBoard: (id: number) => boolean
}

const key: InjectionKey<Picking> = Symbol('picking')

const nobody: Picking = {
  open: () => false,
  partOf: () => null,
  signOf: () => null,
  isQuiet: () => false,
  isOnBoard: () => false,
}

/** Hands down what the open form makes of the board. */
export function providePicking(picking: Picking): void {
  provide(key, picking)
}

/** @returns what the form that lies open around makes of the board; of no form, nothing. */
export const usePicking = (): Picking => inject(key, nobody)
