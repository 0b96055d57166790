import type { BoxRead } from '../../../../../contract/print.ts'
import { RuleError } from '../../../../../main/engine/errors.ts'
import type { Written } from '../../../../../main/sheets/forms/filled.ts'
import { tourOf } from '../../../rules/people.ts'
import type { FngState } from '../../../rules/state.ts'
import { phaseInfo } from '../../../rules/turn.ts'

/**
 * @param boxes what stands in the boxes of a slip: a row of a throw's dice each, with the place of the throw.
 * @returns the dice of every throw that has any, by the throw's place; which throws there are now, the slip on the screen
 *   knows.
 * @throws RuleError `not-now` where the next word is the player's.
 */
export function slipRead(state: FngState, boxes: ReadonlyMap<string, Written>): readonly BoxRead[] {
  if (phaseInfo(tourOf(state).phase)?.spoken !== false)
    throw new RuleError('not-now', 'No dice can be taken ahead just now: the next word is yours.')
  const throws = new Map<string, { readonly box: string; written: string }>()
  for (const [name, written] of boxes) {
    const [, box = '', place] = /^(\d+)\/\d+ (\w+:-?\d+:\d+)$/.exec(name) ?? []
    if (place === undefined) continue
    const one = throws.get(place) ?? { box, written: '' }
    one.written += String(written).replace(/\s/g, '')
    throws.set(place, one)
  }
  return [...throws]
    .filter(([, { written }]) => written !== '')
    .map(([name, { box, written }]) => {
      const isDice = /^[1-6]+$/.test(written)
      const fault = isDice ? null : 'A die shows 1 to 6.'
      return { name, box, of: null, label: 'A throw', written, fault, value: isDice ? written : null }
    })
}
