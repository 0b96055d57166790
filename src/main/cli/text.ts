import type { QuestionView, StepReply } from '../../contract/question.ts'
import { entryText, lineText } from '../app/journal/entryText.ts'
import { meddling } from './plain.ts'

/** @returns rows of cells as aligned columns. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = []
  for (const row of rows)
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, cell.length)
    })
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
}

/** @returns JSON for people and programs alike: what JSON itself leaves as it is, and a terminal obeys, is escaped too. */
export const json = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(meddling, (sign) =>
    sign === '\n' ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** @returns what a step waits for, for somebody who has to type it. */
export function questionText(question: QuestionView): string[] {
  if (question.kind === 'choice' && question.deck !== undefined)
    return [`1 card wanted, ${question.deck.left} of ${question.deck.of} are left: ${question.why}`]
  if (question.kind === 'choice')
    return [
      question.why,
      ...question.options.map(
        ({ value, label, brings }) => `  ${value}: ${label}${brings === undefined ? '' : `. ${brings}`}`,
      ),
      `answer with --answers '${JSON.stringify([choiceAnswer(question)])}'`,
    ]
  return question.throws.map(({ count, sides, why }) => `${diceWanted(count, sides)} wanted: ${why}`)
}

function diceWanted(count: number, sides: number | undefined): string {
  if (sides !== undefined) return `${count}d${sides}`
  return count === 1 ? '1 die' : `${count} dice`
}

const choiceAnswer = ({ key, subject, occurrence, options }: Extract<QuestionView, { kind: 'choice' }>) => ({
  kind: 'choice',
  key,
  subject,
  occurrence,
  value: options[0]?.value ?? '',
  by: 'player',
})

/** @returns what came of a step. */
export function stepText(reply: StepReply): string[] {
  if (reply.status === 'done') return entryText(reply.entry)
  return [...reply.lines.map(lineText), ...questionText(reply.question)]
}
