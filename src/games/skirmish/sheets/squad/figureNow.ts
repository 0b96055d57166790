import { gameOf } from '../../rules/game.ts'
import type { Figure, SkirmishState } from '../../rules/state.ts'
import type { FigureNow } from './squadModel.ts'

/** Boxes that a sheet has for a figure's counters. */
export const counterBoxes = 6

/** @returns what of a figure in the battle stands in boxes. */
export function nowOf(state: SkirmishState, { sideId, kind, counters, ...figure }: Figure): FigureNow {
  const { sideId: on, part } = gameOf(state)
  const { spent, prepared, pips, hidden, kills, out } = figure
  return {
    ...{ counters, prepared, pips, spotted: !hidden, out: kind === 'apc' ? kills : Number(out) },
    // Of a turn that is over nothing has to be remembered.
    spent: on === sideId && part === 'phases' ? spent : 0,
  }
}

/** @returns what of it has no box, in words. */
export function wordsNow({ radios, games }: SkirmishState, figure: Figure): string[] {
  const { id, kind, counters, heard, hidden, kills, out, gameId } = figure
  const spotting = games.find((game) => game.id === gameId)?.hiddenRules === 'alternate'
  return [
    radios.some(({ carrierId }) => carrierId === id) ? 'carries the radio' : '',
    kind === 'apc' ? ['always 3 phases', 'cannot move', 'exploded'][Math.min(kills, 2)]! : out ? 'off the table' : '',
    !out && heard ? 'heard' : '',
    !out && hidden && spotting ? 'hidden' : '',
    !out && counters > counterBoxes ? `${counters} counters` : '',
  ]
}
