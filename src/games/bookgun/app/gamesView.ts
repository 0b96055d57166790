import type { GamesView, GameView } from '../contract/games.ts'
import { forceOf } from '../rules/game.ts'
import type { BookgunState, Game } from '../rules/state.ts'

/** @returns the games so far, the newest first. */
export const gamesView = (state: BookgunState): GamesView => ({
  games: state.games.map((game) => gameView(state, game)).toReversed(),
  begin: whyNotBegin(state),
})

function whyNotBegin({ tour: [tour], units }: BookgunState): string | null {
  if (!tour) return 'Begin the campaign first.'
  if (tour.gameId !== null) return 'A game is under way.'
  const both = (['army', 'insurgents'] as const).every((force) => units.some((unit) => unit.force === force))
  return both ? null : 'Each side needs a unit on its roster.'
}

function gameView(state: BookgunState, { id, number, scenario, turn, phase, winnerId, words }: Game): GameView {
  const counted = state.gameSides.filter(({ gameId }) => gameId === id)
  return {
    ...{ id, number, scenario, words, turns: turn, over: phase === 'over' },
    winner: state.sides.find((side) => side.id === winnerId)?.name ?? null,
    sides: counted.map(({ force, fielded, lost }) => ({
      ...{ kind: force, fielded, lost },
      name: state.sides.find(({ kind }) => forceOf(kind) === force)?.name ?? 'Civilians',
    })),
  }
}
