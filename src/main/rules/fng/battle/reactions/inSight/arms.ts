import type { FngState } from '../../../state.ts'
import type { Option } from '../../action.ts'
import type { Figure } from '../../battle.ts'
import { weaponIn, roundFor } from '../../fire/weaponClasses.ts'
import { whyNotFire } from '../../fire/mayFire.ts'
import { isRocket } from '../../fire/launchable.ts'
import { reachOf } from '../../fire/scope.ts'
import { weaponFigures, type WeaponFigures } from '../../fire/weapons.ts'
import type { With } from '../../fire/with.ts'
import type { Scene } from '../../scene.ts'
import { weaponToAnswer } from '../outgunned.ts'

/** A flame-thrower has an action of its own. */
const flames = 'flame-thrower'

/** What a figure acts with, as a line of the form says it. */
export interface Arms {
  /** Key of it: `m79`. */
  readonly held: string
  /** The round that goes so far: buckshot or high explosive of a launcher; else the weapon itself. */
  readonly round: WeaponFigures
}

/** Key of the weapon, whatever the distance; null for none. Who has ducked is judged as if he stood. */
function keyOf(state: FngState, figure: Figure, choice: string): string | null {
  const { sidearm } = figure
  if (choice !== 'sidearm') return weaponToAnswer(state, figure)
  return sidearm !== null && whyNotFire(state, { ...figure, status: 'carryOn' }, sidearm) === null ? sidearm : null
}

/** @returns what he can fire so far with it; null for nothing. */
export function armsOf(
  tables: Pick<Scene, 'table'>,
  state: FngState,
  figure: Figure,
  { with: choice, inches, scope }: { readonly with: string; readonly inches: number; readonly scope: boolean },
): Arms | null {
  const held = keyOf(state, figure, choice)
  if (held === null || held === flames) return null
  const round = weaponFigures(tables, roundFor(weaponFigures(tables, held), inches, weaponFigures(tables, buckshot)))
  return inches > reachOf(round, scope) || inches < round.minRange ? null : { held, round }
}

const buckshot = 'gl-buckshot'

/** What he may choose between: whoever holds a rocket or a flame-thrower has his pistol for what is too near for it. */
export function choicesFor(state: FngState, figure: Figure): Option[] {
  const own = weaponIn(state, figure.weapon)
  const name = own?.name ?? 'Own weapon'
  const pistol = own !== null && (isRocket(state, own.key) || own.key === flames) ? figure.sidearm : null
  const atBelt = { value: 'sidearm' satisfies With, label: weaponIn(state, pistol ?? '')?.name ?? 'Sidearm' }
  return [{ value: 'own' satisfies With, label: name }, ...(pistol === null ? [] : [atBelt])]
}
