import type { StoryRun } from '../chronicle/storyModel.ts'

/** A sentence of a sheet: printed words, and what is to be found in a hurry, typed and bold. */
export type Words = readonly StoryRun[]

/**
 * Words of a sentence with what stands in it: numbers are bold, strings are as the words round them.
 * @example words`REP ${4} or less, ${'rainy season'} ${bold('-1')}`
 */
export function words(texts: TemplateStringsArray, ...parts: readonly (string | number | Words)[]): Words {
  return texts.flatMap((text, i) => {
    const part = parts[i]
    const run = text === '' ? [] : [{ text, name: false }]
    if (part === undefined || part === '') return run
    if (typeof part === 'number') return [...run, ...bold(String(part))]
    return [...run, ...(typeof part === 'string' ? [{ text: part, name: false }] : part)]
  })
}

/** What is to be found in a hurry: a figure, a name. It stays on one line where it can. */
export const bold = (text: string): Words => [{ text, name: true }]

/** @returns sentences, or parts of one, with a joint between each two; empty ones are left out. */
export function joined(parts: readonly Words[], joint = ', '): Words {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, i) => (i === 0 ? part : [{ text: joint, name: false }, ...part]))
}

/** @returns the words as plain text. */
export const plainly = (of: Words): string => of.map(({ text }) => text).join('')
