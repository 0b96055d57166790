import type { CardFigure, TableCard } from '../contract/card.ts'
import { rulesOf } from '../rules/copy/rulesOf.ts'
import { figuresOf, gameOf, isSealed } from '../rules/game.ts'
import { phasesLeft, phasesOf } from '../rules/phases.ts'
import type { Figure, SkirmishState } from '../rules/state.ts'
import { groundView, spotOf } from './groundView.ts'

const resting: CardFigure = { phases: 0, left: 0, counters: 0, now: false, at: null }

/** @returns the table as a card shows it. The library has no player: what is sealed from either is left out. */
export function cardTable(state: SkirmishState): TableCard {
  const isPlaying = (state.tour[0]?.gameId ?? null) !== null
  return {
    sides: state.sides.map(({ id, name }) => ({
      name,
      figures: isPlaying ? standing(state, id) : fitMen(state, id).map(() => resting),
    })),
  }
}

function fitMen(state: SkirmishState, sideId: number) {
  const squads = new Set(state.squads.filter((squad) => squad.sideId === sideId).map(({ id }) => id))
  return state.men.filter(({ squadId, status }) => squads.has(squadId) && status === 'fit')
}

function standing(state: SkirmishState, sideId: number): CardFigure[] {
  const rules = rulesOf(state)
  const game = gameOf(state)
  const acts = game.part === 'phases' && game.sideId === sideId
  return figuresOf(state, sideId)
    .filter((figure) => !isSealed(state, figure))
    .map((figure) => {
      const left = Math.max(0, phasesLeft(rules, figure))
      const { counters } = figure
      return { phases: phasesOf(rules, figure), left, counters, now: acts && left > 0, at: placeOf(state, figure) }
    })
}

function placeOf(state: SkirmishState, figure: Figure): CardFigure['at'] {
  const [ground, spot] = [groundView(state), spotOf(state, figure)]
  return ground && spot && { across: spot.across / ground.width, down: spot.down / ground.depth }
}
