/**
 * Passing dice (FNG p. 1): each die on its own passes when it is equal to or under the number.
 * @param alwaysFails a score that fails whatever the number, where a table says so.
 * @returns how many of the faces passed.
 */
export function countPassed(faces: readonly number[], target: number, alwaysFails: number | null = null): number {
  return faces.filter((face) => face <= target && face !== alwaysFails).length
}

/** @returns how many dice, each on its own, come to at least the number. */
export const countAtLeast = (faces: readonly number[], target: number): number =>
  faces.filter((face) => face >= target).length

/**
 * Successes (FNG p. 1): every 1, 2 or 3 is one.
 * @param only the one face that counts instead, where a table says so.
 */
export const countSuccesses = (faces: readonly number[], only: number | null = null): number =>
  faces.filter((face) => (only === null ? face <= 3 : face === only)).length

/** Half a die, 1/2d6 (FNG p. 1): 1-2 is 1, 3-4 is 2, 5-6 is 3. */
export const halfDie = (face: number): number => Math.ceil(face / 2)

/** A possibility such as "(1-2)" (FNG p. 2): yes when the face lies in the span. */
export const isPossible = (face: number, from: number, to: number): boolean => face >= from && face <= to

/** Added dice (FNG p. 2). */
export function sum(faces: readonly number[]): number {
  let total = 0
  for (const face of faces) total += face
  return total
}

/** Two dice of which doubles count as that score, and the lower one counts otherwise (FNG p. 58). */
export const lower = (faces: readonly number[]): number => Math.min(...faces)
