import type { Work } from '../../../../main/engine/work.ts'
import { missionNamed, noMission } from '../../rules/missions.ts'
import type { FngState, Mission } from '../../rules/state.ts'
import type { Sheet } from '../../../../main/sheets/sheet.ts'
import type { Choices, PrintableSheet, SheetSource, SheetStop } from '../../../../main/sheets/offer.ts'

/** A place of a tour of FNG. */
export interface FngStop extends SheetStop {
  readonly state: FngState
}

/** A tour of FNG, for its sheets. */
export interface FngSource extends SheetSource {
  readonly state: FngState
  readonly walk: () => readonly FngStop[]
  readonly stretch: (from: number, to: number) => readonly FngStop[]
}

interface OfTour extends Omit<PrintableSheet, 'lacking' | 'make' | 'takes'> {
  readonly takes?: PrintableSheet['takes']
  /** What it needs besides a platoon; null where it has it. */
  readonly lacking?: (state: FngState, source: Pick<FngSource, 'lacksSlip'>) => string | null
  readonly make: (source: FngSource, choices: Choices) => Sheet | Work<Sheet>
}

/** @returns a sheet that shows a tour, and so needs one with a platoon. */
export const ofTour = ({ takes = [], lacking, make, ...what }: OfTour): PrintableSheet => ({
  ...what,
  takes,
  lacking(source) {
    if (source === null) return 'It shows a tour: open one first.'
    const state = source.state as FngState
    if (state.tour.length === 0) return 'There is no platoon yet.'
    return lacking?.(state, source) ?? null
  },
  make: (source, choices) => make(source as FngSource, choices),
})

/** @returns a sheet of a mission; the choice `mission` says of which. */
export const ofMission = (
  sheet: Omit<OfTour, 'lacking' | 'takes' | 'make'> & {
    readonly make: (source: FngSource, mission: Mission, choices: Choices) => Sheet
  },
): PrintableSheet =>
  ofTour({
    ...sheet,
    takes: ['mission'],
    lacking: ({ missions }) => (missions.length === 0 ? noMission : null),
    make: (source, choices) => sheet.make(source, missionNamed(source.state, choices.mission ?? null), choices),
  })
