import type { Api } from '../../../contract/client.ts'
import type { PrintSetup } from '../../../contract/sheets.ts'
import { useStep, type Step } from '../../composables/useStep.ts'
import { useUnrolled } from '../../composables/useTelling.ts'
import { doneBy } from '../../entryWords.ts'
import { useGame } from '../../stores/game.ts'
import { useNotices } from '../../stores/notices.ts'

export interface KeptSetups {
  readonly step: Step
  /** Keeps a set-up under a name, in the place of another or as a new one. */
  readonly keep: (setup: number | null, name: string, content: PrintSetup) => Promise<void>
  readonly remove: (setup: number) => Promise<void>
}

/** The set-ups of sheets that a tour keeps: each change of them is a step of its journal. */
export function useKeptSetups(api: Api): KeptSetups {
  const game = useGame()
  const notices = useNotices()
  const step = useStep(api, useUnrolled())
  const write = async (name: 'keepPrintSetup' | 'removePrintSetup', input: unknown) => {
    const reply = await step.run(game.step(name), input)
    if (reply?.status === 'done') notices.say(doneBy(reply.entry))
  }
  return {
    step,
    keep: (setup, name, content) => write('keepPrintSetup', { setup, name, content }),
    remove: (setup) => write('removePrintSetup', { setup }),
  }
}
