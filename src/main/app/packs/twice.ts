/**
 * JSON.parse takes the last of two fields of one name: what somebody has read in the file would not be what is taken.
 *
 * @param text that JSON.parse has read.
 * @returns the first name that stands twice in one group of fields; null where none does.
 */
export function namedTwice(text: string): string | null {
  /** The names of each group or list that is open, the innermost last. */
  const open: Set<string>[] = []
  for (const [token, string, colon] of text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/g)) {
    if (token === '{' || token === '[') open.push(new Set())
    else if (string === undefined) open.pop()
    else if (colon !== undefined) {
      const name = JSON.parse(string) as string
      if (open.at(-1)!.has(name)) return name
      open.at(-1)!.add(name)
    }
  }
  return null
}
