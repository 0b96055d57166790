import type { Figure } from '../../../rules/battle/battle.ts'
import { isOutOfSight } from '../../../rules/battle/fire/ducked.ts'
import { canAim } from '../../../rules/battle/fire/fireForm.ts'
import { isLitUp, whyNotLit } from '../../../rules/battle/fire/light.ts'
import { carriesScope, reachOf } from '../../../rules/battle/fire/scope.ts'
import { weaponIn } from '../../../rules/battle/fire/weaponClasses.ts'
import type { FngState } from '../../../rules/state.ts'

/** Does he fire what is in his hands? Else it is his sidearm: in one volley all fire the one, or all the other. */
export const firesOwn = (state: FngState, figure: Figure): boolean => canAim(state, figure, figure.weapon)

/** Does he reach so far with what he would fire? */
function reaches(state: FngState, figure: Figure, inches: number): boolean {
  const weapon = weaponIn(state, firesOwn(state, figure) ? figure.weapon : (figure.sidearm ?? figure.weapon))
  return weapon === null || inches <= reachOf(weapon, carriesScope(figure))
}

/** @returns those who reach so far; all of them where nobody has said how far it is, or nobody does. */
export function reaching(state: FngState, shooters: readonly Figure[], inches: number | null): readonly Figure[] {
  const able = inches === null ? shooters : shooters.filter((figure) => reaches(state, figure, inches))
  return able.length > 0 ? able : shooters
}

/**
 * @param inches as last told; null where nobody knows.
 * @returns the field that only the table can fill: at whom, how far where it is not known, or is too far to fire or to see;
 *   null where the shot can be fired as it is known.
 */
export function wantsOf(
  state: FngState,
  shooters: readonly Figure[],
  target: Figure | null,
  inches: number | null,
): 'targets' | 'inches' | null {
  if (target === null || isOutOfSight(target)) return 'targets'
  if (inches === null) return 'inches'
  const light = { lit: isLitUp(state, target), beam: false }
  const fires = (figure: Figure) =>
    reaches(state, figure, inches) && whyNotLit(state, figure.id, target.id, inches, light) === null
  return shooters.every(fires) ? null : 'inches'
}
