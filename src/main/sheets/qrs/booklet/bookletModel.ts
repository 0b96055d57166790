import type { DrawEmblem } from '../../furniture.ts'
import type { QrsTable } from '../qrsModel.ts'

/** A table that stands somewhere else, by the id of the first that is in it. */
export interface Elsewhere {
  readonly id: string
  readonly number: string
  readonly title: string
}

/** What stands in a chapter, in one place: a table, or where it is. */
export type Entry = { readonly kind: 'table'; readonly table: QrsTable } | ({ readonly kind: 'see' } & Elsewhere)

export interface ChapterModel {
  readonly number: number
  readonly title: string
  /** Of the book, the shorter the later: "p. 16-18, 70, 93", "p. 16-93"; empty where they bear no numbers. */
  readonly pages: readonly string[]
  readonly entries: readonly Entry[]
  /** What the contents name of it, as far as there is room. */
  readonly known: readonly Elsewhere[]
}

/** The quick reference of a game as one book. */
export interface BookletModel {
  readonly title: string
  readonly game: string
  readonly emblem: DrawEmblem | null
  /** The unit and its force on the cover; what the cover says without a campaign. */
  readonly whose: string
  readonly when: string
  readonly chapters: readonly ChapterModel[]
  /** Every name by which a table is looked for, in the order of letters. */
  readonly index: readonly Elsewhere[]
  /** How dice are read. */
  readonly key: string
  /** Numbers of the tables that are not as in the book. */
  readonly changed: readonly string[]
}
