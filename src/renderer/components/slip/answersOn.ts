import type { Answer } from '../../../contract/answers.ts'
import type { QuestionPlace, WantedThrowView } from '../../../contract/question.ts'
import type { Slip } from '../../composables/useSlip.ts'

/** @returns what is written in full on the slip of a question, as answers to it. */
export function answersOn({ throws, isFull }: Pick<Slip<WantedThrowView>, 'throws' | 'isFull'>): Answer[] {
  return throws.value.flatMap(({ wanted, faces, row, rolled = [] }, i): Answer[] => {
    if (!isFull(i)) return []
    const { key, subject, occurrence, sides } = wanted
    // Who has begun a throw keeps it: it is the program's only where all of its dice are.
    const by = faces.length > 0 && rolled.length === faces.length ? ('program' as const) : ('player' as const)
    const place = { key, subject, occurrence, by }
    return [
      row === null
        ? { ...place, kind: 'dice', faces: [...faces], ...(sides === undefined ? {} : { sides }) }
        : { ...place, kind: 'row', row },
    ]
  })
}

/** @returns the name of a throw among all that a step asks for. */
export const placeOf = ({ key, subject, occurrence }: QuestionPlace): string => `${key}|${subject}|${occurrence}`
