import type { SlipDice } from '../../../../contract/slip.ts'
import type { Kept, Written } from '../../../../renderer/composables/useWritten.ts'

/** The name of a throw's place; what it is for may read otherwise when the slip is foreseen anew. */
export const placeOf = ({ step, subject, rank }: Pick<SlipDice, 'step' | 'subject' | 'rank'>): string =>
  JSON.stringify([step, subject, rank])

/** What is remembered with dice, besides where they lie. */
export const tagOf = ({ table, why, sides }: Pick<SlipDice, 'table' | 'why' | 'sides'>): string =>
  JSON.stringify(sides === undefined ? [table, why] : [table, why, sides])

/** @returns the dice that are remembered, as main takes them. */
export function diceOf(kept: Kept): SlipDice[] {
  return Object.entries(kept).flatMap(([place, { faces, row, tag }]) => {
    if ((faces.length === 0 && row === null) || tag === undefined) return []
    const [step, subject, rank] = JSON.parse(place) as [string, number, number]
    const [table, why, sides] = JSON.parse(tag) as [string | null, string, number?]
    return [{ step, subject, rank, table, why, faces, ...(sides === undefined ? {} : { sides }), row }]
  })
}

/** @returns dice as the slip remembers them. */
export const keptOf = (dice: readonly SlipDice[]): Kept =>
  Object.fromEntries(dice.map((one) => [placeOf(one), { faces: one.faces, row: one.row, tag: tagOf(one) }]))

/** @returns what is remembered of each throw as a text of its own: dice of one throw are taken or left together. */
export const textsOf = (kept: Kept): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(kept).map(([place, written]) => [place, JSON.stringify(written)]))

/** The other way round from `textsOf`. */
export const keptIn = (texts: Readonly<Record<string, string>>): Kept =>
  Object.fromEntries(Object.entries(texts).map(([place, text]) => [place, JSON.parse(text) as Written]))
