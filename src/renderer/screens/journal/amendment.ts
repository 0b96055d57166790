import type { AmendForm, AskedView } from '../../../contract/amend.ts'
import type { Answer } from '../../../contract/answers.ts'
import type { Face } from '../../../contract/journal.ts'
import { valueAt, withValue } from '../../components/inputs/inputValues.ts'

/** What an entry was told, or is to have been told; a die not yet named is null. */
export type Told =
  | { readonly kind: 'dice'; readonly faces: readonly (Face | null)[] }
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'choice'; readonly value: string }

/** An answer to an entry on the way, by the depth it stands at. */
export interface DepthAnswer {
  readonly depth: number
  readonly answer: Answer
}

/** @returns whether an entry was told nothing that could be told otherwise. */
export const isFixed = ({ asked, fields }: AmendForm): boolean => asked.length === 0 && fields.length === 0

/** @returns what an entry was told when it was asked. */
export function toldBy({ answer }: AskedView): Told {
  if (answer.kind === 'dice') return { kind: 'dice', faces: answer.faces }
  if (answer.kind === 'row') return { kind: 'row', row: answer.row }
  return { kind: 'choice', value: String(answer.value) }
}

/** @returns whether every die has a face. */
export const isTold = (told: Told): boolean => told.kind !== 'dice' || told.faces.every((face) => face !== null)

/** @returns the answer to a question, as the player gives it. @param who his name, where several play. */
export function answerTo(
  {
    key,
    subject,
    occurrence,
    sides,
  }: Pick<AskedView, 'key' | 'subject' | 'occurrence'> & { readonly sides?: number | undefined },
  told: Told,
  who?: string,
): Answer {
  const place = { key, subject, occurrence, by: 'player' as const, ...(who === undefined ? {} : { who }) }
  if (told.kind === 'dice') {
    const faces = told.faces.filter((face) => face !== null)
    return { ...place, kind: 'dice', faces, ...(sides === undefined ? {} : { sides }) }
  }
  return told.kind === 'row'
    ? { ...place, kind: 'row', row: told.row }
    : { ...place, kind: 'choice', value: told.value }
}

/** @returns whether two tellings are the same. */
export const isSame = (a: Told, b: Told): boolean => JSON.stringify(plain(a)) === JSON.stringify(plain(b))

const plain = (told: Told) =>
  told.kind === 'dice' ? ['dice', ...told.faces] : [told.kind, told.kind === 'row' ? told.row : told.value]

/** @returns the answers that the player has changed, for `journal.preview` and `journal.amend`. */
export function changedAnswers(form: AmendForm, told: readonly Told[], who?: string): DepthAnswer[] {
  return form.asked.flatMap((asked, i) => {
    const now = told[i] ?? toldBy(asked)
    return isSame(now, toldBy(asked)) ? [] : [{ depth: form.depth, answer: answerTo(asked, now, who) }]
  })
}

/**
 * @param input the form's input as the player has changed it.
 * @returns the input to be sent; undefined where nothing was changed. What stood there for the form only is left out.
 */
export function changedInput(form: AmendForm, input: unknown): unknown {
  if (JSON.stringify(input) === JSON.stringify(form.input)) return undefined
  if (form.extra === null) return input
  const { path, from } = form.extra
  const before = valueAt(form.input, path) as readonly unknown[]
  const items = valueAt(input, path) as readonly unknown[]
  const kept = items.filter((item, i) => i < from || JSON.stringify(item) !== JSON.stringify(before[i]))
  return withValue(input, path, kept)
}
