import { bookRules } from '../../../../main/engine/system.ts'
import { markedBlock } from '../../../../main/sheets/aid/block.ts'
import { byNumber, type AidBlocks } from '../../../../main/sheets/aid/card.ts'
import { bookgunCopy } from '../../rules/copy.ts'
import type { BookgunState } from '../../rules/state.ts'
import * as before from './blocks/beforeTheGame.ts'
import * as fighting from './blocks/fighting.ts'
import * as lists from './blocks/lists.ts'
import * as moving from './blocks/moving.ts'
import * as withLeader from './blocks/spotting.ts'
import { tableNumbers } from './cited.ts'
import type { Draft } from './draft.ts'

/** Every block, in the order of its number: the same table at the same place for years. */
const drafts: readonly Draft[] = [
  ...[before.armies, lists.units, lists.leaders, before.engagement],
  ...[lists.theTurn, moving.joker, moving.dice, moving.changes, lists.charging],
  ...[before.formations, lists.obstacles, lists.vehicles, moving.passengers, lists.guns],
  ...[withLeader.spotting, lists.sight, lists.concealment],
  ...[fighting.fire, fighting.ownFire, fighting.close, fighting.ownClose],
  ...[withLeader.rally, fighting.morale, fighting.ownMorale],
]

/** @returns every block of the player aid: with what a campaign has filled in, and boxes for what it has not. */
export function playerAid(state: BookgunState): AidBlocks {
  const rules = bookgunCopy.rulesOf(state)
  const blocks = drafts.map((draft) => markedBlock(draft(rules), draft(bookRules), tableNumbers))
  return { blocks: byNumber(blocks) }
}
