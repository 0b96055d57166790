import type { SlipPlace, SlipView } from '../../../../contract/slip.ts'
import type { BoxStays } from '../../../../renderer/composables/useTakenForm.ts'
import type { Kept } from '../../../../renderer/composables/useWritten.ts'
import { diceOf, placeOf } from './diceAhead.ts'

/**
 * @param kept what lies before a filled slip is laid.
 * @param said the throws of which the filled slip says something.
 * @returns dice and rows that lie for other throws, in the order of the slip; those that it does not list come last.
 */
export function slipStays(view: SlipView | null, kept: Kept, said: readonly SlipPlace[]): BoxStays[] {
  const named = new Set(said.map(placeOf))
  const listed = view?.phases.flatMap(({ title, throws }) => throws.map((one) => ({ ...one, phase: title }))) ?? []
  const lying = diceOf(kept).filter((one) => !named.has(placeOf(one)))
  const stays = lying.map(({ faces, row, why, ...place }) => {
    const one = listed.find((known) => placeOf(known) === placeOf(place))
    const picked = one?.rows.find((known) => known.row === row)?.text ?? 'A row picked by hand'
    return {
      ...{ name: placeOf(place), box: one ? String(one.number) : '', of: null },
      label: one === undefined || one.text === one.phase ? why : `${one.phase}: ${one.text}`,
      written: row === null ? faces.join(' ') : picked,
    }
  })
  return stays.toSorted((a, b) => (Number(a.box) || Infinity) - (Number(b.box) || Infinity))
}
