import type { Answer } from './answers.ts'

/** What one answer of a step is known by; see `DiceRequest`. */
export interface Place {
  readonly key: string
  readonly subject: number
  readonly occurrence: number
}

/** @returns answers by the name of their place. */
export const byPlace = (answers: readonly Answer[]): Map<string, Answer> =>
  new Map(answers.map((answer) => [placeName(answer), answer]))

export const placeName = ({ key, subject, occurrence }: Place): string => `${key}|${subject}|${occurrence}`

/** @returns a counter of questions: told what is asked next, it says which question of the step that is. */
export function placesAsked(): (asked: Omit<Place, 'occurrence'>) => Place {
  const byKey = new Map<string, Map<number, number>>()
  /** What was asked last: a step mostly asks for one key again and again. */
  let latest: { readonly key: string; readonly bySubject: Map<number, number> } | null = null
  return ({ key, subject }) => {
    if (latest?.key !== key) {
      const bySubject = byKey.get(key) ?? new Map<number, number>()
      latest = { key, bySubject }
      byKey.set(key, bySubject)
    }
    const { bySubject } = latest
    const occurrence = bySubject.get(subject) ?? 0
    bySubject.set(subject, occurrence + 1)
    return { key, subject, occurrence }
  }
}
