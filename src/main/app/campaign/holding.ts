import { RuleError } from '../../engine/errors.ts'
import type { AnyState } from '../../engine/state.ts'
import { playStep, type StepArgs } from '../../engine/system.ts'
import type { AnyGame } from '../game.ts'

/** The player who holds the machine; null: nobody, or nobody has said so. A tour that plays itself plays for everybody. */
export type Holder = number | 'everybody' | null

/** A step with its input. */
interface Asked {
  readonly step: string
  readonly input: unknown
}

/** @returns the players whose sealed things a step is about: nobody else takes it, or hears what it asks. */
export function ownersOf({ seals }: AnyGame, state: AnyState, { step, input }: Asked): readonly number[] {
  if (!seals) return []
  const own = seals.ownStep(state, step, input)
  return [...new Set([...(own === null ? [] : [own]), ...seals.namedIn(state, input)])]
}

export const mayTake = (game: AnyGame, state: AnyState, asked: Asked, holder: Holder): boolean =>
  holder === 'everybody' || ownersOf(game, state, asked).every((owner) => owner === holder)

/**
 * What others have sealed is not there for who calls: a step that names it is refused as one that names what is nothing,
 * so that nobody learns by guessing.
 * @param now what is sealed in it counts; left out, in the state that the step is taken in.
 * @throws RuleError, StepStopped as the step would without it; `not-now` where it is another player's step.
 */
export function mustMayTake(
  game: AnyGame,
  asked: Asked,
  holder: Holder,
  { state, now = state, ...rest }: Pick<StepArgs<AnyState>, 'state' | 'dice'> & { depth: number; now?: AnyState },
): void {
  const { seals, system } = game
  if (!seals || mayTake(game, now, asked, holder)) return
  const { step, input } = asked
  const own = seals.ownStep(now, step, input)
  if (own !== null && own !== holder) throw notHis()
  const without = seals.without(state, input, holder === 'everybody' ? null : holder)
  playStep(system, step, { ...rest, state: without, input })
  throw notHis()
}

const notHis = () =>
  new RuleError('not-now', 'This is about what a player has sealed: he takes it, with the machine in his hands.')
