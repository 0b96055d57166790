import type { ForceView } from '../../contract/rosters.ts'

/** A formation that something can belong to. */
export interface FormationChoice {
  readonly id: number
  readonly name: string
}

/** @returns the formations of a force that units of a nation can belong to: what is attached belongs to none. */
export const formationsOf = ({ force, formations }: ForceView, nation: string): readonly FormationChoice[] =>
  formations.flatMap(({ id, name, nation: own }) =>
    id === null || (force === 'army' && own !== nation) ? [] : [{ id, name }],
  )
