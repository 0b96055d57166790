import { switchOf } from '../../house/switches.ts'
import type { FngState } from '../../state.ts'
import { listed, sentence } from '../../steps/setup/common.ts'
import type { Figure } from '../battle.ts'
import { isSteady, weaponIn } from './weaponClasses.ts'

/**
 * @returns whose guns are fired from the hip as they stand, and what it costs (FNG p. 26); null where nobody's are.
 */
export function hipNote(state: FngState, figures: readonly Figure[]): string | null {
  const guns = figures.flatMap((figure) => {
    const weapon = weaponIn(state, figure.weapon)
    return weapon === null || isSteady(state, figure, weapon) ? [] : [`the ${weapon.name} of ${figure.name}`]
  })
  if (guns.length === 0) return null
  const cost = switchOf(state, 'hipFire') === 'both' ? 'REP -1 and a die less' : 'REP -1'
  return sentence(`From the hip, ${cost}: ${listed(guns)}`)
}
