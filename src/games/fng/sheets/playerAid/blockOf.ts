import { bookRules } from '../../../../main/engine/system.ts'
import { markedBlock, type AidBlock, type AidDraft } from '../../../../main/sheets/aid/block.ts'
import type { FngState } from '../../rules/state.ts'
import type { Campaign } from './campaign.ts'
import { tableNumbers } from './cited.ts'

/**
 * @returns a block as the campaign plays it, under the numbers of its tables; what differs from the same without its
 *   house rules and switches is marked.
 */
export function blockOf(campaign: Campaign, draft: (campaign: Campaign) => AidDraft): AidBlock {
  const book = draft({ ...campaign, rules: bookRules, state: asFirstRead(campaign.state) })
  return markedBlock(draft(campaign), book, tableNumbers)
}

/** Every question of the switches answered as when nothing is said; but rain has columns of sight of its own, beside the others. */
const asFirstRead = (state: FngState): FngState => ({
  ...state,
  switches: state.switches.filter(({ name }) => name === 'inclementSight'),
})
