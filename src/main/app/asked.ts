import type { AnyGame } from './game.ts'
import { gameOf } from './gameOf.ts'
import type { OpenTour, OpenTours } from './library/openTours.ts'

/** What a call is about: a campaign, or a game alone. The contract sees to it that it names one of them. */
export interface Asked {
  readonly campaign?: string | undefined
  readonly game?: string | undefined
}

/** @returns the game that a call is about, and the tour; null where it named the game alone. */
export function askedOf(tours: OpenTours, { campaign, game }: Asked): { game: AnyGame; tour: OpenTour | null } {
  if (campaign === undefined) return { game: gameOf(game!), tour: null }
  const tour = tours.get(campaign)
  return { game: tour.game, tour }
}
