import type { SwitchName } from '../house/switches.ts'

/** How this program reads the book where it is unclear, torn or contradicts itself. */
export interface Ruling {
  /** Chapter of the rules digest and number in it: `25.3`. */
  readonly id: string
  /** Printed page. */
  readonly page: number
  /** In a sentence, in our own words. */
  readonly text: string
  /** The switch by which a campaign may read it otherwise. */
  readonly switch?: SwitchName
}

export interface Chapter {
  /** Number of the digest's chapter. */
  readonly id: string
  readonly title: string
  readonly rulings: readonly Ruling[]
}

/** One ruling as it is written down: page, sentence, and its switch where it has one. */
export type Written = readonly [page: number, text: string, name?: SwitchName]

/** Numbers the rulings of a chapter as they stand. */
export const chapter = (id: string, title: string, written: readonly Written[]): Chapter => ({
  id,
  title,
  rulings: written.map(([page, text, name], i) => ({
    id: `${id}.${i + 1}`,
    page,
    text,
    ...(name !== undefined && { switch: name }),
  })),
})
