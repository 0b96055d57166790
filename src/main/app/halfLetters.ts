/**
 * @param value an input as it came over the contract.
 * @returns where a text in it holds half a letter (a lone surrogate), which no file can keep: "values.name"; null where
 * none does.
 */
export function halfLetterAt(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return value.isWellFormed() ? null : path.join('.')
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return null
  for (const [name, inner] of Object.entries(value)) {
    const found = name.isWellFormed() ? halfLetterAt(inner, [...path, name]) : path.join('.')
    if (found !== null) return found
  }
  return null
}
