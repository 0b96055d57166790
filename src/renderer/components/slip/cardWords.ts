import type { QuestionView } from '../../../contract/question.ts'

/** A question for a card. */
export type CardQuestion = Extract<QuestionView, { kind: 'choice' }> & {
  readonly deck: NonNullable<Extract<QuestionView, { kind: 'choice' }>['deck']>
}

export type CardOption = CardQuestion['options'][number]

const signs: Readonly<Record<string, string>> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c' }

/** @returns words as a player types them, without case, signs and stops. */
const bare = (words: string): string[] =>
  words
    .replace(/\s*[♠♥♦♣]/g, (sign) => signs[sign.trim()]!)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'of' && word !== 'the')

/**
 * @param typed "ks", "king sp", "10 ♥": the beginning of its short name, or of each word of it.
 * @returns the cards that are meant, the one of just this short name first; none for nothing typed.
 */
export function cardsMeant<O extends Pick<CardOption, 'value' | 'label'>>(options: readonly O[], typed: string): O[] {
  const words = bare(typed)
  if (words.length === 0) return []
  // The black joker goes by its B, and by K as black is called among colours.
  const short = words.join('').replace(/^jk$/, 'jb')
  const isMeant = ({ value, label }: O) => {
    if (value.toLowerCase().startsWith(short)) return true
    const left = bare(label)
    return words.every((word) => {
      const at = left.findIndex((one) => one.startsWith(word))
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
  }
  const isExact = ({ value }: O) => Number(value.toLowerCase() === short)
  return options.filter(isMeant).sort((a, b) => isExact(b) - isExact(a))
}

/** @returns what the cards that are left would bring, each thing once, with how many of them bring it. */
export function bringing(options: readonly CardOption[]): { readonly text: string; readonly cards: number }[] {
  const groups = Map.groupBy(
    options.filter(({ brings }) => brings !== undefined),
    ({ brings }) => brings!,
  )
  return [...groups].map(([text, cards]) => ({ text, cards: cards.length }))
}
