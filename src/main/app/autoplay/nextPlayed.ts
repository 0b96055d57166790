import type { AutoplayView } from '../../../contract/campaign.ts'
import type { StepName } from '../../../contract/gameProcedures.ts'
import { ownersOf } from '../campaign/holding.ts'
import { mustHave } from '../gameOf.ts'
import type { OpenTour } from '../library/openTours.ts'

/**
 * @param seed of what is made up.
 * @param holder whom the step is told where it is about what a player has sealed.
 * @returns where a tour that plays itself stands, and what it does next.
 * @throws RuleError `not-here` for a game that does not play itself.
 */
export function nextPlayed({ game, file }: OpenTour, seed: number, holder: number | null): AutoplayView {
  const { state } = file.load()
  const next = mustHave(game, 'autoplay').next(state, seed)
  const [owner = null] = next ? ownersOf(game, state, next) : []
  return {
    moment: game.now.moment(state),
    holder: owner,
    next:
      next && (owner === null || owner === holder)
        ? {
            // A game names its own steps alone.
            procedure: `${game.contract.id}.${next.step}` as StepName,
            input: next.input,
            faces: next.faces ?? [],
            endsTurn: game.now.endsTurn(next.step),
          }
        : null,
  }
}
