import type { PackChange, PackContent, PackFault, PackPart } from '../../../contract/pack.ts'

/** What of the player's own goes into packs from a campaign of the game, and is taken from them. */
export interface PacksOf<S> {
  /** The parts of a pack that the game knows; one of another part is refused. */
  readonly parts: { readonly [P in PackPart]?: PackPartOf<S, NonNullable<PackContent[P]>> }
  /** The step that takes a pack: before it a snapshot is kept. */
  readonly step: string
  /** @returns its input. */
  readonly input: (title: string, content: PackContent) => unknown
  /** @returns a file that the game wrote before there were packs as the value of one; null for what is no such file. */
  readonly older?: (state: S, value: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>> | null
}

export interface PackPartOf<S, C> {
  /** "House rules of tables" */
  readonly title: string
  /** @returns what the player calls a row of it, by the name that the file gives it; null where there is none such. */
  readonly called?: (name: string) => string | null
  /** @returns what the campaign has of it, and that in few words ("3 tables"); null: nothing. */
  readonly save: (state: S) => { readonly content: C; readonly holds: string } | null
  /** @param content fits its schema. @returns all that the game finds wrong with it, and all that it would change. */
  readonly check: (state: S, content: C) => PackChecked
}

export interface PackChecked {
  /** Their places begin below the part: "mission.contact". */
  readonly faults: readonly PackFault[]
  readonly changes: readonly PackChange[]
}
