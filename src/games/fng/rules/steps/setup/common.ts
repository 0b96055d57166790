import type { AnswerSource, DiceRequest, Hand, Throw } from '../../../../../main/engine/answers.ts'
import type { About } from '../../../../../main/engine/lines.ts'
import type { Mission } from '../../state.ts'

/** What the steps of mission set-up share. */

/** What a line says about the mission. */
export const aboutMission = (mission: Mission, field: keyof Mission): About => ({
  collection: 'missions',
  id: mission.id,
  field,
})

/** One die as it fell, and who rolled it. */
export interface OneDie extends Hand {
  readonly face: number
  readonly faces: readonly number[]
}

/**
 * Dice that belong to no table, one each: a sector, a number of turns.
 * @param lies told of those that lie there already, before the others are asked for.
 */
export function rollOne(
  source: AnswerSource,
  requests: readonly Omit<DiceRequest, 'count' | 'rows'>[],
  lies?: (die: OneDie, nth: number) => void,
): OneDie[] {
  const dieOf = ({ faces, by, who }: Throw): OneDie => ({ face: faces[0]!, faces, by, who })
  const asked = requests.map((request) => ({ ...request, count: 1 }))
  return source
    .rollAll(
      asked,
      lies &&
        ((thrown, nth) => {
          lies(dieOf(thrown), nth)
        }),
    )
    .map(dieOf)
}

/** Who rolled several dice: the player as soon as one of them is his. */
export function handOf(dice: readonly Hand[]): Hand {
  const own = dice.find(({ by }) => by === 'player')
  return own ? { by: 'player', who: own.who } : { by: 'program' }
}

const faceCount = 6

/**
 * A choice "at random" by die: the faces are dealt evenly to the options, and a face too many is rolled again.
 * With one option nothing is rolled.
 * @param request its key names what is chosen, for replay.
 * @throws Error for no options or more than six.
 */
export function pickByDie<T>(
  source: AnswerSource,
  request: Omit<DiceRequest, 'count' | 'rows'>,
  options: readonly T[],
): Hand & { readonly picked: T; readonly faces: readonly number[] } {
  if (options.length === 0 || options.length > faceCount) throw new Error(`${request.key}: ${options.length} options.`)
  if (options.length === 1) return { picked: options[0]!, faces: [], by: 'program' }
  const each = Math.floor(faceCount / options.length)
  const faces: number[] = []
  for (;;) {
    const die = rollOne(source, [request])[0]!
    faces.push(die.face)
    const index = Math.floor((die.face - 1) / each)
    if (index < options.length) return { picked: options[index]!, faces, by: die.by, who: die.who }
  }
}

/** "1, 2 and 4". */
export function listed(words: readonly (string | number)[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`
}

/** A word at the head of a sentence: "Coastal". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Ends a sentence, also one whose last word is an initial: "Sgt Mercer, J." */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

/** "1 PEF", "3 PEFs". */
export const counted = (count: number, word: string, plural = `${word}s`): string =>
  `${count} ${count === 1 ? word : plural}`

/**
 * A fact of the mission that an earlier phase of the set-up has found.
 * @throws Error when it has not: the phases were walked out of order, a mistake of ours.
 */
export function known<T>(value: T | null, what: string): T {
  if (value === null) throw new Error(`The ${what} of this mission is not known yet.`)
  return value
}
