import type { ForcesData } from '../../contract/forces.ts'

/** What a side has in the field. */
export interface SideForces {
  readonly side: ForcesData['sides'][number]
  /** It has no force yet. */
  readonly bare: boolean
  /** It may have a force more. */
  readonly may: boolean
}

/** @param coop several players lead platoons of one side. @returns which side has no force yet, and which may have another. */
export const sideForces = ({ sides, forces, mayAdd }: ForcesData, coop: boolean): SideForces[] =>
  sides.map((side) => {
    const bare = !forces.some((one) => one.side === side.id)
    return { side, bare, may: mayAdd && (bare || (side.kind === 'regulars' && coop)) }
  })
