import type { ForceView } from '../../contract/rosters.ts'

/** A formation that something can belong to. */
export interface FormationChoice {
  readonly id: number
  readonly name: string
}

/** @returns the unit that came last of all; null where there is none. */
export function newestOf(forces: readonly ForceView[]): number | null {
  const ids = forces.flatMap(({ formations }) => formations.flatMap(({ units }) => units.map(({ id }) => id)))
  return ids.length === 0 ? null : Math.max(...ids)
}

/** @returns the formations of a force that units of a nation can belong to: what is attached belongs to none. */
export const formationsOf = ({ force, formations }: ForceView, nation: string): readonly FormationChoice[] =>
  formations.flatMap(({ id, name, nation: own }) =>
    id === null || (force === 'army' && own !== nation) ? [] : [{ id, name }],
  )
