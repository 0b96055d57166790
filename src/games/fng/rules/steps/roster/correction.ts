import { note, type Line } from '../../../../../main/engine/lines.ts'
import { refuse } from '../../../../../main/engine/mustBe.ts'

/** One field of a row that is put right by hand, in the player's words. */
export interface Corrected {
  readonly collection: 'soldiers' | 'billets'
  readonly id: number
  readonly field: string
  /** "REP", "Weapon". */
  readonly what: string
  readonly from: string
  readonly to: string
}

/** @throws RuleError `bad-input` for a correction without a reason. */
export function mustHaveReason(reason: string): void {
  if (reason.trim() === '') refuse('Say why: the journal keeps the reason of every correction.')
}

/**
 * Says each correction on a line about its field, so that "why?" finds it.
 * @param who "Pfc Able, J."
 * @throws RuleError `bad-input` when nothing is different.
 */
export function sayCorrections(
  who: string,
  corrected: readonly Corrected[],
  reason: string,
  say: (line: Line) => void,
): void {
  if (corrected.length === 0) refuse(`${who}: that is what stands there already. Nothing was changed.`)
  for (const { collection, id, field, what, from, to } of corrected)
    say(note(`${who}: ${what} ${to}, was ${from}. ${sentence(reason)}`, { about: { collection, id, field } }))
}

/** The player's words, closed as a sentence. */
function sentence(words: string): string {
  const clean = words.trim()
  return /[.!?]$/.test(clean) ? clean : `${clean}.`
}
