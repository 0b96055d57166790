import type { Face } from '../../../contract/journal.ts'
import type { WantedThrowView } from '../../../contract/question.ts'
import type { Line } from '../../engine/lines.ts'
import { playStep, StepStopped } from '../../engine/system.ts'
import { openTape } from '../../engine/tape.ts'
import type { AnyGame } from '../game.ts'
import type { AnyState } from '../../engine/state.ts'
import { questionView } from '../journal/entryView.ts'

/** A table that is rolled on alone, with the dice that lie. */
export interface LiveTable {
  /** The throws that these dice have come to, each as it was asked for; the last one waits where `line` is null. */
  readonly throws: readonly WantedThrowView[]
  /** What all of them bring; null while dice are missing. */
  readonly line: Line | null
}

/**
 * Asks the step that rolls on one table alone what it would throw, die after die; nothing is written and nothing is rolled.
 * @param faces that lie, in the order asked; more than it wants are left over.
 * @throws RuleError when the rules refuse.
 */
export function liveTable(
  { system }: AnyGame,
  state: AnyState,
  { step, input }: { readonly step: string; readonly input: unknown },
  faces: readonly Face[],
): LiveTable {
  const throws: WantedThrowView[] = []
  for (let lying = 0; ;) {
    const told = { answers: [], faces: faces.slice(0, lying) }
    const dice = openTape({ ...told, dice: 'ask', choices: 'draw', seed: 0, depth: 0 })
    try {
      const { lines } = playStep(system, step, { state, input, dice, depth: 0 })
      return { throws, line: lines.at(-1) ?? null }
    } catch (error) {
      if (!(error instanceof StepStopped)) throw error
      const asked = questionView(error.wanted)
      if (asked.kind !== 'dice') return { throws, line: null }
      // Alone a table is rolled: there is no row to be picked instead.
      throws.push(...asked.throws.map((one) => ({ ...one, rows: [] })))
      lying += asked.throws.reduce((sum, { count }) => sum + count, 0)
      if (faces.length < lying) return { throws, line: null }
    }
  }
}
