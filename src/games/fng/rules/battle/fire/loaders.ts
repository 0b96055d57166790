import type { FngState } from '../../state.ts'
import type { Figure } from '../battle.ts'
import { servers, takesLoader, weaponIn } from './weaponClasses.ts'

/** Does he hold a gun that a loader feeds (FNG p. 30)? */
export const isFed = (state: FngState, figure: Figure): boolean => {
  const weapon = weaponIn(state, figure.weapon)
  return weapon !== null && takesLoader(weapon)
}

/** Who could feed the guns that are fired: free hands in the gunners' groups. */
export function loadersFor(state: FngState, shooters: readonly Figure[]): Figure[] {
  const gunners = shooters.filter((figure) => isFed(state, figure))
  const free = gunners.flatMap((gunner) => servers(state, gunner))
  return [...new Map(free.map((figure) => [figure.id, figure])).values()].filter(
    ({ id, fired, busy }) => !fired && busy === null && !shooters.some((shooter) => shooter.id === id),
  )
}
