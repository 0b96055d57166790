import type { CampaignCard } from '../../../contract/campaign.ts'
import type { CardView } from '../../../contract/journal.ts'

/** What the card of a campaign tells of its game besides: only what all players may see. */
export interface BookgunCard {
  readonly sides: readonly {
    readonly kind: 'army' | 'insurgents' | 'civilians'
    readonly name: string
    /** Those on the table; between games those of the roster. Markers are among them as nothing but markers. */
    readonly units: readonly CoverUnit[]
  }[]
  /** The last cards drawn in this phase, the newest last; three at most. */
  readonly cards: readonly CardView[]
}

/** A unit as the cover shows it. */
export interface CoverUnit {
  readonly fit: number
  readonly figures: number
  readonly acted: boolean
  readonly broken: boolean
  readonly marker: boolean
}

/** @returns what it tells of the game; null before there are players, and for a campaign of another game. */
export const gameOn = ({ game, state }: CampaignCard): BookgunCard | null =>
  game === 'bookgun' && state.kind === 'tour' ? (state.own as BookgunCard | null) : null
