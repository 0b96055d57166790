/** Hands a text to the player as a file of his own. */
export function saveText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the bytes over by the next turn of its loop.
  setTimeout(() => {
    URL.revokeObjectURL(url)
  }, 0)
}

/** @returns a text that may name a file on every system. */
export const fileNameOf = (title: string): string =>
  title
    .replaceAll(/[^\p{L}\p{N} ,.'()&+-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Hands a table to the player as a CSV file. @param name of the file, without its ending. */
export const saveCsv = (name: string, text: string): void => {
  saveText(`${fileNameOf(name) || 'Table'}.csv`, 'text/csv', text)
}
