import type { PictureFault } from '../pictures/head.ts'
import type { ReadyPicture } from '../pictures/unpack.ts'

/** Some words of a sentence; the names of men are typed. */
export interface StoryRun {
  readonly text: string
  readonly name: boolean
}

export type StoryBlock =
  | { readonly kind: 'paragraph'; readonly runs: readonly StoryRun[] }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly (readonly StoryRun[])[] }
  /** Names only, set small. */
  | { readonly kind: 'roll'; readonly title: string; readonly runs: readonly StoryRun[] }
  /** The player's own words; they keep their line breaks. */
  | { readonly kind: 'note'; readonly about: string; readonly text: string }
  /** A picture, or why it cannot be drawn; null where the file does not hold it. */
  | {
      readonly kind: 'picture'
      readonly picture: ReadyPicture | PictureFault | null
      readonly caption: string
      readonly portrait: boolean
    }

export interface StoryChapter {
  readonly title: string
  readonly digest: string
  readonly blocks: readonly StoryBlock[]
}

/** The story of a tour, ready to be set. */
export interface StoryModel {
  readonly title: string
  readonly force: string
  readonly span: string
  readonly parts: readonly { readonly title: string | null; readonly chapters: readonly StoryChapter[] }[]
}
