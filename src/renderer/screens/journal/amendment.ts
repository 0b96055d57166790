import type { Answer } from '../../../contract/procedures.ts'
import type { EntryView, Face } from '../../../contract/views.ts'

export type DiceAnswer = Extract<Answer, { kind: 'dice' }>

/** A throw of an entry, with the sentence that tells what it was for. */
export interface Throw {
  readonly answer: DiceAnswer
  readonly what: string
}

/** @returns the throws of an entry in the order they were asked. */
export function throwsOf(entry: EntryView): Throw[] {
  return entry.answers
    .filter((answer) => answer.kind === 'dice')
    .map((answer) => ({ answer, what: sentenceFor(entry, answer) }))
}

function sentenceFor(entry: EntryView, answer: DiceAnswer): string {
  const ofTable = entry.lines.filter((line) => line.table?.id === answer.key)
  const about = ofTable.find((line) => line.about?.id === answer.subject) ?? ofTable[0]
  return about?.text ?? answer.key
}

/** @returns the answers whose faces the player has changed, for `journal.preview` and `journal.amend`. */
export function changedAnswers(
  entry: EntryView,
  throws: readonly Throw[],
  faces: readonly (readonly Face[])[],
): { depth: number; answer: Answer }[] {
  return throws.flatMap(({ answer }, i) => {
    const now = faces[i] ?? answer.faces
    if (now.every((face, die) => face === answer.faces[die])) return []
    return [{ depth: entry.depth, answer: { ...answer, by: 'player' as const, faces: [...now] } }]
  })
}
