import type { Face } from '../../contract/journal.ts'

/** What keys have come to: faces, and a digit that may go on to a face of two. */
export interface TypedFaces {
  readonly faces: readonly Face[]
  readonly begun: string
}

/**
 * A die of up to nine sides takes one digit; a larger one takes two where the first may begin a higher face: "12", "07".
 *
 * @param begun the digit that waits for another; empty for none.
 * @returns null where the key brings no face and begins none.
 */
export function typeFace(begun: string, key: string, sides: number): TypedFaces | null {
  if (!/^\d$/.test(key)) return null
  const value = Number(begun + key)
  if (begun !== '' && value > sides) {
    const next = typeFace('', key, sides)
    return next && { faces: [...finished(begun, sides), ...next.faces], begun: next.begun }
  }
  const goesOn = begun === '' && sides > 9 && value * 10 <= sides
  if (goesOn) return { faces: [], begun: key }
  return value >= 1 && value <= sides ? { faces: [value], begun: '' } : null
}

/** @returns the face that a digit is when no other follows it. */
export const finished = (begun: string, sides: number): readonly Face[] => {
  const value = Number(begun)
  return begun !== '' && value >= 1 && value <= sides ? [value] : []
}
