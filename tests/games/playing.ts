import { games } from '../../src/games/games.ts'
import type { AnyGame } from '../../src/main/app/game.ts'
import type { AutoplayOf, PlayedStep } from '../../src/main/app/autoplay/autoplay.ts'
import { difference, type AnyState } from '../../src/main/engine/state.ts'

/** A game with the way in which it plays itself: without one it could not be tested here. */
export interface Playing {
  readonly game: AnyGame
  readonly begin: PlayedStep
  readonly next: (state: AnyState, seed: number) => PlayedStep | null
}

function mustPlay({ autoplay, contract }: AnyGame): AutoplayOf<AnyState> {
  if (!autoplay) throw new Error(`${contract.title} does not play itself.`)
  return autoplay
}

/** The first step of a tour, with what is usual for each choice. */
const beginningOf = ({ choices, begin }: AutoplayOf<AnyState>): PlayedStep =>
  begin(Object.fromEntries(Object.entries(choices).map(([name, { usual }]) => [name, usual])))

/** What is left unsaid in an input, the contract says. */
const told = ({ contract }: AnyGame, { step, input }: PlayedStep): PlayedStep => ({
  step,
  input: contract.steps[step]!.parse(input),
})

function nextOf(game: AnyGame, state: AnyState, seed: number): PlayedStep | null {
  const isBlank = difference(state, game.system.empty).length === 0
  const next = isBlank ? beginningOf(mustPlay(game)) : mustPlay(game).next(state, seed)
  return next && told(game, next)
}

/** Every game of the list by its title, for `describe.each`. */
export const playing: readonly (readonly [string, Playing])[] = games.map((game) => [
  game.contract.title,
  { game, begin: beginningOf(mustPlay(game)), next: (state, seed) => nextOf(game, state, seed) },
])
