import type { PastEntry } from '../../store/types.ts'
import { doneIn } from '../campaign/placeholder.ts'
import type { AnyGame } from '../game.ts'

/** @returns what the player himself wrote in an entry, for the search: notes, captions, reasons. Never what is sealed. */
export function ownWords(game: AnyGame, entry: PastEntry): string[] {
  const { step, input } = doneIn(entry)
  const fields = Object.hasOwn(game.words.ownWords, step) ? game.words.ownWords[step]! : []
  return fields.flatMap((field) => textsIn((input as Readonly<Record<string, unknown>> | null)?.[field]))
}

/** A text, or the reasons of a list. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (!Array.isArray(value)) return []
  return value.flatMap((item) => textsIn((item as { reason?: unknown } | null)?.reason))
}
