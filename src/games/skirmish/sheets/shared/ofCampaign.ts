import type { PrintableSheet, SheetSource } from '../../../../main/sheets/offer.ts'
import type { Sheet } from '../../../../main/sheets/sheet.ts'
import { empty, type SkirmishState } from '../../rules/state.ts'

type Own = Omit<PrintableSheet, 'lacking' | 'make' | 'takes'> & {
  /** What it needs of a campaign; left out for a sheet that needs none. */
  readonly lacking?: (state: SkirmishState) => string | null
  readonly make: (state: SkirmishState, name: string) => Sheet
}

const stateOf = (source: Pick<SheetSource, 'state'> | null): SkirmishState =>
  source === null ? empty : (source.state as SkirmishState)

/** @returns a sheet of this game: with the values of a campaign where one is open. */
export const ofCampaign = ({ lacking, make, ...what }: Own): PrintableSheet => ({
  ...what,
  takes: [],
  lacking(source) {
    if (lacking === undefined) return null
    return source === null ? 'It shows a campaign: open one first.' : lacking(stateOf(source))
  },
  // eslint-disable-next-line require-yield -- it is ready in no time
  *make(source) {
    return make(stateOf(source), source?.name ?? '')
  },
})
