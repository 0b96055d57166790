import type { AidBlock } from '../../../../main/sheets/aid/block.ts'
import { recovery } from '../playerAid/blocks/damage.ts'
import { rangedCombatOfSquad } from '../playerAid/blocks/fire.ts'
import { reactions } from '../playerAid/blocks/reactions.ts'
import { squadWeapons } from '../playerAid/blocks/weapons.ts'
import { blockOf } from '../playerAid/blockOf.ts'
import type { Campaign } from '../playerAid/campaign.ts'
import { underNames } from '../playerAid/pages/shoot.ts'
import type { SquadAid } from './squadsModel.ts'

/**
 * What of the player aid a squad needs while it fights, under the numbers that it has there.
 * @param ids the weapons that its men have between them; null for rows to write in.
 */
export const squadAid = (campaign: Campaign, ids: readonly string[] | null): SquadAid => ({
  arms: { ...blockOf(campaign, squadWeapons(ids ?? [])), ...(ids === null ? { rows: [] } : {}) },
  hits: numbered(blockOf(campaign, rangedCombatOfSquad)),
  recovery: blockOf(campaign, recovery),
  reactions: underNames(blockOf(campaign, reactions)),
})

/** The lines of Ranged Combat are counted: a man's row says under each number which die he needs. */
const numbered = ({ heads, rows, ...block }: AidBlock): AidBlock => ({
  ...block,
  heads: ['', ...heads],
  rows: rows.map((row, i) => [{ text: String(i + 1), house: false }, ...row]),
})
