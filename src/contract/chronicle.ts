/** A piece of a sentence: plain words, or the name of a man or a mission that has a page of its own. */
export type ChronicleRun =
  | string
  | { readonly kind: 'man'; readonly id: number; readonly text: string }
  | { readonly kind: 'mission'; readonly id: number; readonly text: string }

/** One thing of a chapter, in the order it is read. */
export type ChronicleBlock =
  | { readonly kind: 'paragraph'; readonly runs: readonly ChronicleRun[] }
  /** Many of one sort: the hit, the new men. */
  | {
      readonly kind: 'list'
      readonly title: string
      readonly items: readonly (readonly ChronicleRun[])[]
    }
  /** Names only, as on a roll: who went, who was in it. */
  | { readonly kind: 'roll'; readonly title: string; readonly runs: readonly ChronicleRun[] }
  /** What the player wrote, word for word; `id` is null where it is no note but part of a report. */
  | { readonly kind: 'note'; readonly id: number | null; readonly about: string; readonly text: string }
  | {
      readonly kind: 'picture'
      readonly id: number
      readonly hash: string
      readonly caption: string
      readonly portrait: boolean
    }

/** One turn, or the end of the tour. */
export interface ChronicleChapter {
  /** Unique in the story, fit for an address: `early-march-1967`. */
  readonly id: string
  /** As the game counts them; notes of the player name it. */
  readonly turn: number
  /** "Early March 1967". */
  readonly title: string
  /** What it holds, in a word or two: "Patrol, good", "no contact". */
  readonly digest: string
  /** Its mission, if there was one. */
  readonly mission: number | null
  readonly blocks: readonly ChronicleBlock[]
}

/** Some months of a long tour; a short one is a single part without a title. */
export interface ChroniclePart {
  readonly title: string | null
  readonly chapters: readonly ChronicleChapter[]
}

/** The tour told as a story, from its start to where it stands. */
export interface ChronicleView {
  /** The unit. */
  readonly title: string
  /** "USMC, I Corps". */
  readonly force: string
  /** "Early March 1967 to late August 1967". */
  readonly span: string
  readonly parts: readonly ChroniclePart[]
}
