import { bookRules, type Rules } from '../../../../main/engine/system.ts'
import { rulesOf } from '../../rules/house/rulesOf.ts'
import type { Choices, PrintableSheet } from '../../../../main/sheets/offer.ts'
import type { Sheet } from '../../../../main/sheets/sheet.ts'
import type { FngState } from '../../rules/state.ts'

interface Blank extends Pick<PrintableSheet, 'sheet' | 'title' | 'about'> {
  readonly takes?: PrintableSheet['takes']
  /** @param state of the campaign whose house rules hold on it; null where none is open. */
  readonly make: (state: FngState | null, choices: Choices) => Sheet
}

/** @returns how a form is offered that is filled in by hand: with a tour or without one. */
export const blankOf = ({ takes = [], make, ...what }: Blank): PrintableSheet => ({
  ...what,
  group: 'blank',
  takes,
  lacking: () => null,
  make: (source, choices) => make((source?.state ?? null) as FngState | null, choices),
})

/** @returns the rules of a campaign; those of the book where none is open. */
export const rulesFor = (state: FngState | null): Rules => (state === null ? bookRules : rulesOf(state))
