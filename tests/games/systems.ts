import { autoplay } from '../../src/games/skirmish/rules/simulation.ts'
import { skirmishSystem } from '../../src/games/skirmish/rules/system.ts'
import { fngSystem } from '../../src/games/fng/rules/system.ts'
import type { AnyState } from '../../src/main/engine/state.ts'
import type { System } from '../../src/main/engine/system.ts'
import { nextStep, platoonOf } from '../support/playTour.ts'
import { nextOfToy } from './toy/play.ts'
import { toySystem } from './toy/rules/system.ts'

/** A game's rules, and how a run of it is played. */
export interface Played {
  readonly system: System<AnyState>
  /** @returns the next step; null when the run is over. */
  readonly next: (state: AnyState, seed: number) => { readonly step: string; readonly input: unknown } | null
}

const played = <S>(system: System<S>, next: (state: S, seed: number) => ReturnType<Played['next']>): Played =>
  ({ system, next }) as unknown as Played

/** The rules of every game, those of the toy too: the suite is played over all of them. */
export const systems: readonly Played[] = [
  played(fngSystem, (state, seed) =>
    state.tour.length === 0 ? { step: 'muster', input: platoonOf('usmc') } : nextStep(state, seed),
  ),
  played(skirmishSystem, autoplay),
  played(toySystem, nextOfToy),
]
