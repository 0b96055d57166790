/** What a shot came to. */
export type Shooting = 'hit' | 'missed' | 'lost in the smoke' | 'over his hole'

/** @returns a shot in a sentence: "E1 2, AK-47 at Reyes: hit." */
export const shotWords = (shooter: string, weapon: string, target: string, what: Shooting): string =>
  `${shooter}, ${weapon} at ${target}: ${what}.`

/** @returns who fired, with what, "E1 2, AK-47", where a sentence tells that this came of a shot at a figure; else null. */
export function shotOf(line: string, target: string, what: Shooting): string | null {
  const end = ` at ${target}: ${what}.`
  return line.endsWith(end) ? line.slice(0, -end.length) : null
}
