import { refuse } from '../../../../main/engine/mustBe.ts'
import type { PrintableSheet, SheetSource } from '../../../../main/sheets/offer.ts'
import type { Sheet } from '../../../../main/sheets/sheet.ts'
import { momentsOf, type Moments, type Passed } from '../../rules/moments.ts'
import type { SnoopinState, Turn } from '../../rules/state.ts'

type OfTurn = Omit<PrintableSheet, 'lacking' | 'make' | 'takes' | 'shows'> & {
  /** The turn that is meant where none is named; undefined where there is none to show. */
  readonly usualTurn: (state: SnoopinState) => Turn | undefined
  /** What is said then. */
  readonly none: string
  readonly make: (at: Moments, name: string, turn: Turn) => Sheet
}

/** A sheet of one turn of a campaign, whichever it is: it tells of the turn as it was played. */
export const ofTurn = ({ usualTurn, none, make, ...what }: OfTurn): PrintableSheet => ({
  ...what,
  takes: ['mission'],
  shows: (state) => usualTurn(state as SnoopinState)?.id,
  lacking(source) {
    if (source === null) return 'It shows a campaign: open one first.'
    return usualTurn(source.state as SnoopinState) ? null : none
  },
  make(source, { mission }) {
    const state = source!.state as SnoopinState
    const turn = mission === undefined ? usualTurn(state) : state.turns.find(({ id }) => id === mission)
    if (!turn) refuse('This campaign has no such turn. Nothing was printed.')
    return make(momentsIn(source!, turn), source!.name, turn)
  },
})

/** @returns a campaign at the moments of a turn; only the entries of that turn are read. */
export function momentsIn(source: Pick<SheetSource, 'state' | 'steps' | 'stretch'>, turn: Turn): Moments {
  const steps = source.steps()
  const begins = steps.flatMap((step, i) => (step === 'beginTurn' ? [i] : []))
  const [from = steps.length, to = steps.length] = [begins[turn.number - 1], begins[turn.number]]
  // The store hands states on without knowing whose they are.
  const passed = source.stretch(from, to) as unknown as readonly Passed[]
  return momentsOf(passed, source.state as SnoopinState, turn)
}
