import type { CampaignCard } from '../../../contract/campaign.ts'

/** What the card of a campaign tells of its table besides: only what both players may see. */
export interface TableCard {
  readonly sides: readonly {
    readonly name: string
    /** Those on the table; between games the men who are fit. */
    readonly figures: readonly CardFigure[]
  }[]
}

/** A figure as the cover shows it. */
export interface CardFigure {
  /** None between games. */
  readonly phases: number
  readonly left: number
  readonly counters: number
  /** Has it phases left, in the phases of its own turn? */
  readonly now: boolean
  /** Where it stands, in parts of the width and the depth of the table; null while it has not been placed. */
  readonly at: { readonly across: number; readonly down: number } | null
}

/** @returns what it tells of the table; null before there are players, and for a campaign of another game. */
export const tableOn = ({ game, state }: CampaignCard): TableCard | null =>
  game === 'skirmish' && state.kind === 'tour' ? (state.own as TableCard | null) : null
