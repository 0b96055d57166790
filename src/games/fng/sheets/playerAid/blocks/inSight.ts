import type { AidDraft } from '../../../../../main/sheets/aid/block.ts'
import { rowAt, type Row } from '../../../../../main/engine/table.ts'
import { switchOf } from '../../../rules/house/switches.ts'
import { reach } from '../../../rules/reach.ts'
import * as t from '../../../rules/tables/index.ts'
import type { Campaign } from '../campaign.ts'
import { tableNumber } from '../cited.ts'
import { effect, shortly } from '../saying.ts'

/** In Sight, step by step (FNG pp. 20-22, 31). */
export const inSightSteps = ({ state }: Campaign): AidDraft => ({
  number: '2.1',
  tables: [t.inSight.id, 'turn.targets'],
  title: 'In Sight',
  pages: 'p. 20-22, 31',
  rows: [
    `A mover comes into sight: his group may close up ${reach.closeUp}". All who see an enemy are in.`,
    '**REP dice each, count 1, 2, 3.** No success: no action.',
    '**Targets before any shot.** Not active: closest enemy nobody has taken; all taken: from the closest again. Active: whoever took you; if nobody did, the closest not taken. Stars choose.',
    '**Most successes first**, equal ones at the same moment. A target that fell stays the target.',
    'Hit, ducked or charged before your turn: action lost. Saved by cover: kept.',
    switchOf(state, 'inSightRounds') === 'one'
      ? 'Then all still up test: Received Fire, Man Down.'
      : 'Then all still up test: Received Fire, Man Down; and again from 2 until one side has nobody left to fire.',
  ].map((text, i) => [String(i + 1), text]),
})

/** What changes the dice of In Sight (FNG p. 21). */
export function inSightDice({ rules }: Campaign): AidDraft {
  const pairs = [
    [['active and moved', 'activeAndMoved'] as const, ['Pointman, on point', 'walkingPoint'] as const],
    [['enemy in cover or concealed', 'opponentHidden'] as const, ['Quick Reflexes', 'quickReflexes'] as const],
    [['enemy Stealthy', 'targetStealthy'] as const, ['Shortsighted', 'shortsighted'] as const],
  ] as const
  return {
    number: '2.2',
    tables: [t.inSight.id],
    title: 'In Sight dice',
    pages: 'p. 21',
    rows: pairs.map((pair) => pair.flatMap(([words, when]) => [words, effect(t.inSight, rules, when)])),
    notes: [
      'Cover, concealed, Stealthy: only if true of every enemy he sees. Ducking or retiring: no fire, he completes it.',
    ],
  }
}

/** What a man does when his turn comes in In Sight: the first row that fits (FNG p. 21). */
export function inSightResolution({ rules, state }: Campaign): AidDraft {
  const table = rules.table(t.inSightResolution)
  const says = shortly(t.inSightResolution, rules, {
    duckBack: '**Duck Back**',
    charge: '**Charge**, page 3',
    fire:
      switchOf(state, 'inSightRounds') === 'one' ? '**Fire**, active men snap' : '**Fire**, active men snap (round 1)',
  })
  const keyed = (key: string): string => says(table.rows.find((row: Row) => row.key === key))
  const passed = (count: number): string => says(rowAt(table, count))
  return {
    number: '2.3',
    tables: [t.inSightResolution.id],
    title: 'His turn comes',
    hint: 'first that fits',
    pages: 'p. 21',
    rows: [
      [`**Outgunned** (${tableNumber(t.outgunned.id)})`, keyed('outgunned')],
      ['cannot fire, can reach an enemy', keyed('cannotFireMayCharge')],
      ['cannot fire, cannot reach one', keyed('cannotFire')],
      ['else 1d6: REP or less / more', `${passed(1)} / ${passed(0)}`],
    ],
  }
}
