import type { FlowOf, StretchStep } from '../../../main/app/game/flow.ts'
import { rowIn } from '../../../main/engine/state.ts'
import { capital } from '../../../main/sheets/phrases.ts'
import { flow } from '../rules/flow.ts'
import type { SnoopinState } from '../rules/state.ts'
import { nextView } from './nextView.ts'
import { turnUnderWay } from './who.ts'

/** A step that needs no word of the players. */
interface Wordless {
  readonly step: string
  /** What the run of such steps is called; of the same run as the one before where it is the same. */
  readonly run: string
  /** The players may do something else here first. */
  readonly waits?: true
}

const afterAction = 'the rest of the after action'

/** In the order of the turn. A step that may come more than once is a run by itself each time. */
const wordless: readonly Wordless[] = [
  { step: 'rollMomentum', run: 'the momentum' },
  { step: 'rollOff', run: 'the roll-off' },
  { step: 'startGame', run: 'the start of the game', waits: true },
  { step: 'openMission', run: 'the missions', waits: true },
  { step: 'recoverCasualties', run: afterAction },
  { step: 'recordPoints', run: afterAction },
  { step: 'returnToDuty', run: afterAction, waits: true },
]

/** @returns the step that comes next without any word of the players; null where one of them must speak first. */
function nextStep(state: SnoopinState): StretchStep | null {
  const next = turnUnderWay(state) === null ? null : nextView(state)
  const at = wordless.findIndex(({ step }) => step === next?.step)
  const found = wordless[at]
  // What only one player may do waits for his word.
  if (!next || !found || next.owner !== null) return null
  const { step, run, waits = false } = found
  const { part, title, page } = flow.find((one) => one.part === state.tour[0]!.part)!
  const input = next.input
  return {
    // Two rolls of one step are two stretches: what was thrown ahead for the one is not the other's.
    part: run === afterAction ? `after:${waits ? 'return' : 'casualties'}` : `${step}:${JSON.stringify(input)}`,
    title: capital(run),
    order: at,
    steps: wordless.slice(at).filter((one) => one.run === run && (one.waits ?? false) === waits).length,
    phase: { phase: part, title, page },
    ...{ step, input, waits },
  }
}

/** @returns what the steps are called that can be taken in one go from here: "the rest of the after action"; null for one alone. */
export function restOf(state: SnoopinState): string | null {
  const next = nextStep(state)
  return next === null || next.steps < 2 ? null : `${next.title.slice(0, 1).toLowerCase()}${next.title.slice(1)}`
}

/** The order of the turn, as far as it goes from word to word. */
export const snoopinFlow: FlowOf<SnoopinState> = {
  next: nextStep,
  title: (_, step) => wordless.find((one) => one.step === step)?.run ?? null,
  isOver: (state) => nextStep(state) === null,
  subject: ({ men }, id) => {
    const man = rowIn(men, id)
    return man ? { id, name: man.name } : null
  },
}
