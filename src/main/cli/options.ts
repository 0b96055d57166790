import { gameIds, type GameId } from '../../contract/gameProcedures.ts'
import { UsageError, type OptionSpec, type Options } from './command.ts'

/** @returns the value of an option, or undefined when it was not given. */
export function textOption(options: Options, name: string): string | undefined {
  const value = options[name]
  return value === true ? undefined : value
}

/**
 * @param bounds lowest and highest number allowed.
 * @throws UsageError when it is given and no whole number within the bounds.
 */
export function numberOption(options: Options, name: string, [least, most]: readonly [number, number]) {
  const text = textOption(options, name)
  if (text === undefined) return undefined
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new UsageError(`--${name} wants a whole number of ${least} to ${most}, not "${text}".`)
  return value
}

/** @throws UsageError when it is given and not one of these. */
export function choiceOption<T extends string>(options: Options, name: string, allowed: readonly T[]): T | undefined {
  const text = textOption(options, name)
  if (text === undefined) return undefined
  const found = allowed.find((value) => value === text)
  if (found === undefined) throw new UsageError(`--${name} is one of ${allowed.join(', ')}, not "${text}".`)
  return found
}

/**
 * @param example what it may look like.
 * @throws UsageError when it is given and no JSON.
 */
export function jsonOption(options: Options, name: string, example: string): unknown {
  const text = textOption(options, name)
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`--${name} wants JSON, for example --${name} '${example}'.`)
  }
}

/** Seeds of the program's dice. */
export const seedBounds = [0, 0xffffffff] as const

/** `--game` of a command that goes by no campaign. */
export const gameSpec: OptionSpec = {
  value: gameIds.join('|'),
  help: 'Which game, where no campaign says it.',
  ...(gameIds.length === 1 && { otherwise: gameIds[0]! }),
}

/**
 * @returns the game that is named; left out, the only one there is.
 * @throws UsageError where there are several to name one of.
 */
export function gameOption(options: Options, known: readonly GameId[] = gameIds): GameId {
  const named = choiceOption(options, 'game', known)
  if (named !== undefined) return named
  if (known.length === 1) return known[0]!
  throw new UsageError(`--game says which game: ${known.join(', ')}. Nothing was done.`)
}
