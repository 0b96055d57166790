import type { AidDraft } from '../../../../../main/sheets/aid/block.ts'
import { normalMove } from '../../../rules/battle/ground/rollFastMove.ts'
import { switchOf } from '../../../rules/house/switches.ts'
import { reach } from '../../../rules/reach.ts'
import * as t from '../../../rules/tables/index.ts'
import type { Campaign } from '../campaign.ts'
import { diceOf, scores, shortly } from '../saying.ts'

/** What each result means (FNG pp. 3-4, 18, 23-24, 38). */
export function results(campaign: Campaign): AidDraft {
  const again = switchOf(campaign.state, 'retireAgain') === 'sameTurn' ? 'Twice in a turn' : 'A second time'
  return {
    number: '1.6',
    tables: ['turn.meanings'],
    title: 'What each result means',
    pages: 'p. 3-4, 18, 23-24, 38',
    rows: [
      ['Carry On', 'in good order. Two results at once: the worse counts'],
      ['Fire', 'at who caused it, all Target dice, no snap; active fire stays'],
      [
        'Duck Back',
        `nearest cover within ${reach.duckBack}", any way; none: prone. In cover: down, out of sight. Until next active`,
      ],
      ['Hero', 'double 1 on Received Fire or Man Down: from now on he passes 2 on both'],
      [
        'Retire',
        `${reach.retire}" to cover away from it; Parting Shot at him (fast). Ours: fires only if shot at, all mission. Theirs: gone once in cover. ${again}: runs for the edge, shot at or charged: missing`,
      ],
      ['Stunned', 'down; nothing until he has sat out one activation'],
      ['Out of the Fight', `${mobility(campaign)}. Enemy contact: captured`],
      [
        'Star',
        'Star Power first. Dead by a lower REP: Out instead; by others he may cheat death: off the table, REP -1',
      ],
    ],
  }
}

/** "1d6: 1-2 walks 4", 3-6 is carried" (FNG p. 24). */
function mobility({ rules }: Campaign): string {
  const says = shortly(t.oofMobility, rules, { walking: `walks ${normalMove / 2}"`, cannotMove: 'is carried' })
  const { rows } = rules.table(t.oofMobility)
  return `${diceOf(t.oofMobility)}: ${rows.map((row) => `${scores(row)} ${says(row)}`).join(', ')}`
}
