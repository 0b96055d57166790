import * as z from 'zod'
import { answer } from '../../../contract/answers.ts'
import { rulesVersionOf } from '../../engine/corrections.ts'
import { isPlaceholder } from '../campaign/placeholder.ts'
import type { AnyGame } from '../game.ts'
import { issueInWords } from '../inputWords.ts'
import { refusedJson } from './refusedJson.ts'
import type { TourJson } from './tourJson.ts'

/** What stands in the journal for an entry that no longer applies keeps what was done. */
const held = z.looseObject({ step: z.string(), title: z.string(), tape: z.array(answer) })

/**
 * Each step must be one of the game's, and played by rules that it has or had. One that older rules played may have gone since: playing it again tells that.
 * @throws RuleError `bad-input` with the place.
 */
export function mustBeOfGame(name: string, { contract, system }: AnyGame, { entries, pending }: TourJson): void {
  const today = rulesVersionOf(system)
  const isKnown = (step: string) => Object.hasOwn(system.steps, step)
  const unknown = (step: string) => `${contract.title} has no step "${step.slice(0, 40)}"`
  for (const [at, { step, input, rulesVersion }] of entries.entries()) {
    if (rulesVersion > today)
      throw refusedJson(name, 'later rules played it than this Short-Timer has. Update it', [
        'entries',
        at,
        'rulesVersion',
      ])
    if (isPlaceholder({ step })) {
      const [issue] = held.safeParse(input).error?.issues ?? []
      if (issue) throw refusedJson(name, issueInWords(issue), ['entries', at, 'input', ...issue.path])
    } else if (!isKnown(step) && rulesVersion === today) throw refusedJson(name, unknown(step), ['entries', at, 'step'])
  }
  if (pending && !isKnown(pending.step)) throw refusedJson(name, unknown(pending.step), ['pending', 'step'])
}
