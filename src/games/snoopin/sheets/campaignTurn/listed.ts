/** @returns the first of these names, and how many there are more. */
export const listed = (names: readonly string[], most = 4): string => {
  const shown = names.length > most + 1 ? names.slice(0, most) : names
  const left = names.length - shown.length
  return `${shown.join(', ')}${left === 0 ? '' : ` and ${left} more`}`
}
