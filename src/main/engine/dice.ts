/** Sides of a die that says nothing else: most dice of the games are d6, and tapes leave them unsaid. */
export const usualSides = 6

/** Fewest and most sides that a die can have. */
export const fewestSides = 2
export const mostSides = 100

/** Dice that say how many sides they have, where those are not six. */
export interface OfSides {
  readonly sides?: number | undefined
}

/** @returns the sides of dice. */
export const sidesOf = ({ sides }: OfSides): number => sides ?? usualSides

/** @returns the sides as they are kept: nothing is said of six. */
export const unusual = (sides: number): OfSides => (sides === usualSides ? {} : { sides })

/** @returns true for an integer of 1 to the number of sides. */
export const isFace = (value: number, sides: number): boolean => Number.isInteger(value) && value >= 1 && value <= sides

/** @returns the faces of a die, from 1. */
export const facesOf = (sides: number): number[] => Array.from({ length: sides }, (_, i) => i + 1)

/** @returns so many dice in words: "1d6", "3d10". */
export const diceName = (count: number, sides: number): string => `${count}d${sides}`

/** One die that is taken off dice that are added. */
export interface Off {
  readonly die: 'highest' | 'lowest'
  /** How many times its amount is taken off: with 2 it goes, and its amount goes again. */
  readonly times: number
}

/** @returns places of the dice that are taken off, one after the other; of like faces the last goes. */
export function takenOff(faces: readonly number[], offs: readonly Off[]): number[] {
  const gone: number[] = []
  for (const { die } of offs) {
    const rest = faces.flatMap((face, place) => (gone.includes(place) ? [] : [face]))
    const sought = die === 'highest' ? Math.max(...rest) : Math.min(...rest)
    if (rest.length > 0) gone.push(faces.findLastIndex((face, place) => face === sought && !gone.includes(place)))
  }
  return gone
}

/** @returns added dice, some of them taken off one after the other; what is left may come below none. */
export function sumWithout(faces: readonly number[], offs: readonly Off[]): number {
  const rest = faces.toSorted((a, b) => a - b)
  let again = 0
  for (const { die, times } of offs) {
    const taken = (die === 'highest' ? rest.pop() : rest.shift()) ?? 0
    again += taken * (times - 1)
  }
  return rest.reduce((total, face) => total + face, 0) - again
}
