import type { Answer } from '../../engine/answers.ts'
import { note } from '../../engine/lines.ts'
import type { NewEntry, PastEntry } from '../../store/types.ts'

/**
 * Stands in the journal for an entry that no longer applies, so that the entries after it keep their depth:
 * the ids of the rows they make hang on it.
 */
const placeholder = 'noLongerApplies'

/** What was done in an entry, and what it was told. */
export interface Done {
  readonly step: string
  readonly title: string
  readonly input: unknown
  readonly tape: readonly Answer[]
}

/** Does an entry only hold the place of one that no longer applies? */
export const isPlaceholder = (entry: { readonly step: string }): boolean => entry.step === placeholder

/** @returns what an entry did; of a placeholder, what it did when it still applied. */
export function doneIn(entry: PastEntry): Done {
  // Its input is what `placeholderFor` put there: the journal keeps inputs as they are.
  const { step, title, input, tape } = isPlaceholder(entry) ? (entry.input as Done) : entry
  return { step, title, input, tape }
}

/**
 * @param rest what every entry has, whatever it does.
 * @param why it no longer applies, for the player.
 * @returns an entry that does nothing. It keeps what was done, so that a later amendment can bring it back.
 */
export function placeholderFor(
  done: Done,
  rest: Pick<NewEntry, 'moment' | 'mode' | 'rulesVersion' | 'at'>,
  why: string,
): NewEntry {
  return {
    ...rest,
    step: placeholder,
    title: `No longer applies: ${done.title}`,
    input: done,
    tape: [],
    lines: [note(why)],
    changes: [],
  }
}
