import * as z from 'zod'

/** The lists that names are invented from. */
export const NameList = z.enum(['american', 'vietnamese'])
export type NameList = z.output<typeof NameList>

/** Names that nobody in the campaign has borne. */
export interface NamesData {
  readonly names: readonly string[]
}

/** A name for each new man who has none yet. */
export interface NewNamesData {
  readonly men: readonly { readonly man: number; readonly name: string }[]
}
