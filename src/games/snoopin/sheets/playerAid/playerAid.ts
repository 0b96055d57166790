import { byNumber, type AidBlocks } from '../../../../main/sheets/aid/card.ts'
import type { SnoopinState } from '../../rules/state.ts'
import * as casualties from './blocks/casualties.ts'
import * as insurgency from './blocks/insurgency.ts'
import * as learning from './blocks/learning.ts'
import * as orders from './blocks/orders.ts'
import * as replacing from './blocks/replacing.ts'
import * as table from './blocks/table.ts'
import * as teams from './blocks/teams.ts'
import * as theGame from './blocks/theGame.ts'
import * as turn from './blocks/turn.ts'
import * as victory from './blocks/victory.ts'
import { blockOf, type Draft } from './campaign.ts'

/** Every block, in the order of its number: the same table at the same place for years. */
const drafts: readonly Draft[] = [
  ...[turn.campaignTurn, turn.mission, orders.commitment, orders.assets, table.reconnoiter, table.initiate],
  ...[theGame.eachTurn, theGame.goesOn, teams.ranks, teams.special, teams.leadership, teams.fatigue],
  ...[victory.freeWorld, victory.vc, victory.margin],
  ...[casualties.recovery, casualties.categories, casualties.campaignPoints],
  ...[learning.whoRolls, learning.development, insurgency.ranks, insurgency.special],
  ...[replacing.pools, replacing.newMen, replacing.loss],
]

/** @returns every block of the player aid, each figure from the tables and from what the players of a campaign agreed. */
export const playerAid = (state: SnoopinState): AidBlocks => ({
  blocks: byNumber(drafts.map((draft) => blockOf(state, draft))),
})
