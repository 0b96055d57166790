import type { PastEntry } from '../../store/types.ts'
import { doneIn } from '../campaign/placeholder.ts'
import type { AnyGame } from '../game.ts'

/** @returns what the player himself wrote in an entry, for the search: notes, captions, reasons. Never what is sealed. */
export function ownWords(game: AnyGame, entry: PastEntry): string[] {
  const { step, input } = doneIn(entry)
  const fields = Object.hasOwn(game.words.ownWords, step) ? game.words.ownWords[step]! : []
  return fields.flatMap((path) => textsIn(input, path.split('.')))
}

/** The texts at a path: a field, or what a field of each row of a list holds. */
function textsIn(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, path))
  const [field, ...rest] = path
  if (field === undefined) return typeof value === 'string' && value !== '' ? [value] : []
  return textsIn((value as Readonly<Record<string, unknown>> | null)?.[field], rest)
}
