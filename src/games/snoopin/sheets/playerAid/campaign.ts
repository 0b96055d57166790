import { bookRules, type Rules } from '../../../../main/engine/system.ts'
import { markedBlock, type AidBlock, type AidDraft } from '../../../../main/sheets/aid/block.ts'
import { tableNumbers } from './cited.ts'
import { empty, type SnoopinState } from '../../rules/state.ts'

/** What a player aid is made of: a campaign with what its players agreed, or nothing but the book. */
export interface Campaign {
  /** Nobody plays this game by tables of his own. */
  readonly rules: Rules
  readonly state: SnoopinState
}

/** A block as a campaign has it. */
export type Draft = (campaign: Campaign) => AidDraft

const byTheBook: Campaign = { rules: bookRules, state: empty }

/** @returns a block as the campaign plays it; what its players agreed otherwise than the book suggests is marked. */
export const blockOf = (state: SnoopinState, draft: Draft): AidBlock =>
  markedBlock(draft({ ...byTheBook, state }), draft(byTheBook), tableNumbers)
