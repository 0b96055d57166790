import type { Rules } from '../../../../main/engine/system.ts'
import type { AidDraft } from '../../../../main/sheets/aid/block.ts'

/** A block as a campaign has it: with what its player has filled in from his copy. */
export type Draft = (rules: Rules) => AidDraft
