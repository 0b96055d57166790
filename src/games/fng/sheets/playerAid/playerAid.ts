import type { AidDraft } from '../../../../main/sheets/aid/block.ts'
import { byNumber, type AidBlocks } from '../../../../main/sheets/aid/card.ts'
import type { FngState } from '../../rules/state.ts'
import { artillery, makingTheCall, onThatDie } from './blocks/calls.ts'
import { count, ourWounded, victoryPoints } from './blocks/afterwards.ts'
import { combatDamage, firstAid, recovery } from './blocks/damage.ts'
import { whoIsMet } from './blocks/enemyGenerators.ts'
import { activity, enemyActs } from './blocks/enemies.ts'
import { outgunned, rangedCombat } from './blocks/fire.ts'
import { blast, readying, throwing } from './blocks/grenades.ts'
import { inSightDice, inSightResolution, inSightSteps } from './blocks/inSight.ts'
import { chargeDice, chargeResolution, mayCharge, melee } from './blocks/melee.ts'
import { activeFigure, moves } from './blocks/moves.ts'
import { pefMoves, pefSeen } from './blocks/pefs.ts'
import { reactions } from './blocks/reactions.ts'
import { results } from './blocks/results.ts'
import { sightColumns, sightGrid } from './blocks/sight.ts'
import { turnSequence, whoActs } from './blocks/turn.ts'
import { ourWeapons, theirWeapons } from './blocks/weapons.ts'
import { blockOf } from './blockOf.ts'
import { campaignOf, type Campaign } from './campaign.ts'

/** Every block, in the order of its place: the same table at the same place for years. */
const drafts: readonly ((campaign: Campaign) => AidDraft)[] = [
  ...[turnSequence, whoActs, activeFigure, moves, sightGrid, results],
  ...[inSightSteps, inSightDice, inSightResolution, rangedCombat, outgunned],
  ...[combatDamage, recovery, firstAid, reactions],
  ...[readying, throwing, blast, mayCharge, chargeDice, chargeResolution, melee],
  ...[pefMoves, pefSeen, whoIsMet, activity, enemyActs],
  ...[ourWeapons, theirWeapons, makingTheCall, artillery, onThatDie, victoryPoints, count, ourWounded],
]

/** What stands on the four pages. */
export interface PlayerAid extends AidBlocks {
  /** Heads over the pairs of columns of sight: "Clear, Inclement". */
  readonly sightHeads: readonly string[]
}

/**
 * @param state null where no tour is open: then all is as the book has it.
 * @returns every block of the player aid, each figure from the tables as the campaign plays them; what a house rule has
 *   changed is marked.
 */
export function playerAid(state: FngState | null): PlayerAid {
  const campaign = campaignOf(state)
  return {
    blocks: byNumber(drafts.map((draft) => blockOf(campaign, draft))),
    sightHeads: sightColumns(campaign).heads,
  }
}
