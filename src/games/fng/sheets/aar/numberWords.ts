const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** @returns a small number as a word, as sentences have it; a larger one in figures. */
export const inWords = (count: number): string => words[count] ?? String(count)
