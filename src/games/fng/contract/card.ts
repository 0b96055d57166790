import type { CampaignCard } from '../../../contract/campaign.ts'

/** What the card of a tour of FNG tells of its Star besides. */
export interface StarCard {
  /** Half-months he has still to serve, and of how many. */
  readonly toGo: number
  readonly of: number
  /** Half-months that he is known to have served: what his calendar shows in colour. */
  readonly served: number
  /** "Sgt Mercer"; null where there is none. */
  readonly name: string | null
}

/** @returns what it tells of the Star; null before there is a platoon, and for a tour of another game. */
export const starOn = ({ game, state }: CampaignCard): StarCard | null =>
  game === 'fng' && state.kind === 'tour' ? (state.own as StarCard) : null
