import type { ForceView } from '../../contract/rosters.ts'

/** A formation that something can belong to. */
export interface FormationChoice {
  readonly id: number
  readonly name: string
}

/** @returns the formations of a force, without what is attached to none. */
export const formationsOf = ({ formations }: ForceView): readonly FormationChoice[] =>
  formations.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]))
