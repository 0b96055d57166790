import { RuleError } from '../../engine/errors.ts'

/**
 * @param what is wrong, as the rest of a sentence, or as one of its own.
 * @param path where it stands, from the outside in: lists are counted from 0.
 * @returns the refusal of a file that was to be taken in.
 */
export function refusedJson(name: string, what: string, path: readonly PropertyKey[] = []): RuleError {
  const where = path.length === 0 ? '' : `${placeIn(path)}: `
  return new RuleError(
    'bad-input',
    `${name} cannot be taken in: ${where}${what.replace(/\.$/, '')}. Nothing was changed.`,
  )
}

/** "entries, number 3, tape, number 1, key". */
const placeIn = (path: readonly PropertyKey[]): string =>
  path.map((key) => (/^\d+$/.test(String(key)) ? `number ${Number(key) + 1}` : String(key).slice(0, 40))).join(', ')
