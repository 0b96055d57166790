import { fullName } from '../naming.ts'
import { missionOf } from '../people.ts'
import type { FngState, Mission, Soldier } from '../state.ts'

/** What a step is called that turned out to be about these men. */
export interface MenWords {
  /** About one: "Medal for Cpl Reyes, J.". */
  readonly one: (name: string) => string
  readonly many: (men: number) => string
  /** About nobody. */
  readonly none: string
}

type Title = (before: FngState, input: unknown, after: FngState) => string

/**
 * @param concerned is this man one of those whom the step was about? Told of him as he was before, if he was there.
 * @returns a title that names the man, or how many they are: what "Undo" says it takes back.
 */
export const titleOfMen =
  (words: MenWords, concerned: (now: Soldier, before: Soldier | null, change: Change) => boolean): Title =>
  (before, _input, after) => {
    const were = new Map(before.soldiers.map((man) => [man.id, man]))
    const men = after.soldiers.filter((man) => concerned(man, were.get(man.id) ?? null, { before, after }))
    const [first] = men
    if (!first) return words.none
    return men.length === 1 ? words.one(fullName(after, first)) : words.many(men.length)
  }

/** The whole state on both sides of a step. */
export interface Change {
  readonly before: FngState
  readonly after: FngState
}

/** @returns a title that says what came of a step for the mission. */
export const titleOfMission =
  (words: (mission: Mission) => string): Title =>
  (_before, _input, after) =>
    words(missionOf(after))
