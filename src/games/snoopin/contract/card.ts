import type { CampaignCard } from '../../../contract/campaign.ts'

/** What the card of a campaign tells of it besides: the trail that its cover draws. */
export interface TrailCard {
  readonly length: number | null
  /** A stop for each turn that has been played, in order. */
  readonly stops: readonly { readonly turn: number; readonly wonBy: 'first' | 'second' | 'nobody' }[]
  /** The turn under way; null between turns. */
  readonly now: number | null
  readonly sides: readonly { readonly name: string; readonly kind: 'regulars' | 'insurgents'; readonly total: number }[]
}

/** @returns what it tells of the campaign; null before there are sides, and for a campaign of another game. */
export const trailOn = ({ game, state }: CampaignCard): TrailCard | null =>
  game === 'snoopin' && state.kind === 'tour' ? (state.own as TrailCard | null) : null
