const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** @returns true where a text holds what was typed as it was typed, from the beginning of a word on. */
export const saysWords = (text: string, typed: string): boolean => {
  const words = plain(typed)
  return words !== '' && ` ${plain(text)}`.includes(` ${words}`)
}

/** @returns true where a text is what was typed, letter case and marks aside. */
export const isSaid = (text: string, typed: string): boolean => plain(typed) !== '' && plain(text) === plain(typed)

/** @returns true where a text begins with what was typed, letter case and marks aside. */
export const beginsWith = (text: string, typed: string): boolean => plain(text).startsWith(plain(typed))
