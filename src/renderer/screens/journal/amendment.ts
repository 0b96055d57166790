import type { Answer } from '../../../contract/procedures.ts'
import type { EntryView, Face, LineView } from '../../../contract/views.ts'

export type DiceAnswer = Extract<Answer, { kind: 'dice' }>

/** A throw of an entry, with the sentence that tells what it was for. */
export interface Throw {
  readonly answer: DiceAnswer
  readonly what: string
}

/**
 * @returns the throws of an entry in the order they were asked, each with the line that tells what came of it: that of
 * its table and man, else the next one that shows these faces and has not been given to another throw.
 */
export function throwsOf(entry: EntryView): Throw[] {
  const left = new Set(entry.lines)
  return entry.answers
    .filter((answer) => answer.kind === 'dice')
    .map((answer) => {
      const line = lineFor([...left], answer)
      if (line) left.delete(line)
      return { answer, what: line?.text ?? entry.title }
    })
}

function lineFor(lines: readonly LineView[], answer: DiceAnswer): LineView | undefined {
  const shows = (line: LineView) =>
    line.dice.length === answer.faces.length && line.dice.every((die, i) => die.face === answer.faces[i])
  const ofTable = lines.filter((line) => line.table?.id === answer.key)
  return (
    ofTable.find((line) => line.about?.id === answer.subject && shows(line)) ??
    ofTable.find(shows) ??
    ofTable.find((line) => line.about?.id === answer.subject) ??
    lines.find(shows)
  )
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
