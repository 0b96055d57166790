import { join } from 'node:path'
import type { Line } from '../../../src/main/engine/lines.ts'
import { difference } from '../../../src/main/engine/state.ts'
import { playStep } from '../../../src/main/engine/system.ts'
import { openTape } from '../../../src/main/engine/tape.ts'
import { writePatch } from '../../../src/games/fng/rules/house/write.ts'
import type { FngState, FreeWorldList } from '../../../src/games/fng/rules/state.ts'
import { fngSystem } from '../../../src/games/fng/rules/system.ts'
import { fngTables } from '../../../src/games/fng/rules/tables/index.ts'
import { createTourFile } from '../../../src/main/store/openTourFile.ts'
import { playBattle } from '../battlePlayer.ts'
import { commitPlayed, playedAt } from '../commitPlayed.ts'
import { nextStep, platoonOf, type PlayedEntry } from '../playTour.ts'
import { heldAsItIs } from './otherBook.ts'

/** A campaign that has a house rule for every row and modifier of every table: just what the book says now. */
export function heldBook(): FngState {
  let id = 0
  return fngTables.reduce<FngState>(
    (state, table) => writePatch(state, table.id, heldAsItIs(table), () => ++id),
    fngSystem.empty,
  )
}

export interface HeldTour {
  readonly list: FreeWorldList
  readonly seed: number
  /** Where it stops. */
  readonly until: (state: FngState) => boolean
  /** Moves of the battle it has come to. */
  readonly moves: number
  /** What it begins with; without the house rules for the control. */
  readonly start: FngState
}

/** Plays a tour into a file. @returns it, as it stands at the end. */
export function playInto(folder: string, name: string, { list, seed, until, moves, start }: HeldTour): FngState {
  const id = `00000000-0000-4000-8000-0000${Buffer.from(name).toString('hex').padStart(8, '0').slice(-8)}`
  const file = createTourFile(join(folder, `${name}.tour`), { system: fngSystem, name, seed, id, now: playedAt })
  let state: FngState = fngSystem.empty
  let depth = 0
  const commit = (played: Pick<PlayedEntry, 'step' | 'input' | 'tape' | 'lines' | 'state'>) => {
    depth++
    const changes = difference(state, played.state)
    if (changes.length > 0 || depth > 1) commitPlayed(file, { ...played, depth, changes }, file.info().head)
    state = played.state
  }
  const take = (step: string, input: unknown) => {
    const tape = openTape({ dice: 'roll', choices: 'draw', seed, depth: depth + 1 })
    const played = playStep(fngSystem, step, { state, input, dice: tape, depth: depth + 1 })
    commit({ step, input, tape: tape.told(), lines: played.lines, state: played.state })
  }
  const none: readonly Line[] = []
  commit({ step: 'applyHouseRules', input: { text: '' }, tape: [], lines: none, state: start })
  take('muster', platoonOf(list))
  while (!until(state)) {
    const { step, input } = nextStep(state, seed)
    take(step, input)
  }
  if (moves > 0) take('beginBattle', {})
  for (const { input, tape, lines, after, refused } of playBattle(state, { seed, moves, depth: depth + 1 }))
    if (refused === null) commit({ step: 'act', input, tape, lines, state: after })
  file.close()
  return state
}
