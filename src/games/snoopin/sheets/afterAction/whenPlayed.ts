import type { SheetStop } from '../../../../main/sheets/offer.ts'
import type { SnoopinState, Turn } from '../../rules/state.ts'

/** A campaign at three moments of a turn: who led and who went is told by its game, what it left behind by its end. */
export interface Moments {
  /** When its game was over, before anybody was taken off the log. */
  readonly game: SnoopinState
  /** At the end of the turn, before the next one began. */
  readonly end: SnoopinState
  readonly now: SnoopinState
}

/** @returns a campaign as it stood in a turn; where no entry tells of it, as it stands now. */
export function momentsOf(stops: readonly SheetStop[], now: SnoopinState, { id }: Turn): Moments {
  const states = stops.map(({ state }) => state as SnoopinState).filter(({ tour: [tour] }) => tour?.turnId === id)
  const inGame = states.findLast(({ tour: [tour] }) => tour?.part === 'game')
  const end = states.at(-1) ?? now
  return { game: inGame ?? end, end, now }
}
