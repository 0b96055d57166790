import type { Line } from '../../../src/main/engine/lines.ts'
import { playStep } from '../../../src/main/engine/system.ts'
import { openTape } from '../../../src/main/engine/tape.ts'
import type { FngState } from '../../../src/games/fng/rules/state.ts'
import { fngSystem } from '../../../src/games/fng/rules/system.ts'
import { playBattle } from '../battlePlayer.ts'
import { nextStep } from '../playTour.ts'

/** What the rules say and do from here on. */
export interface PlayedOn {
  readonly lines: readonly Line[]
  readonly state: FngState
}

/** @returns so many steps of a campaign more, or moves of the battle that it stands in. */
export function playOn(start: FngState, seed: number, count: number): PlayedOn[] {
  const depth = 5000
  if (start.battle.length > 0)
    return playBattle(start, { seed, moves: count, depth }).map(({ lines, after }) => ({ lines, state: after }))
  const played: PlayedOn[] = []
  for (let state = start; played.length < count && state.tour[0]!.phase !== 'over'; state = played.at(-1)!.state) {
    const { step, input } = nextStep(state, seed)
    const dice = openTape({ dice: 'roll', choices: 'draw', seed, depth: depth + played.length })
    played.push(playStep(fngSystem, step, { state, input, dice, depth: depth + played.length }))
  }
  return played
}
