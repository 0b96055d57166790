import type { EntryView } from '../contract/journal.ts'

/** @returns what is said of an entry that the page shows anyway: what was done, and what it came to. */
export const cameTo = ({ title, lines }: EntryView): string => `${title}. ${lines.at(-1)?.text ?? ''}`

/** @returns what is said of an entry that is its first line and no more. */
export const doneBy = ({ title, lines }: EntryView): string => lines[0]?.text ?? title
