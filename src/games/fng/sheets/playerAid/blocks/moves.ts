import type { AidDraft } from '../../../../../main/sheets/aid/block.ts'
import { attributeInches, normalMove } from '../../../rules/battle/ground/rollFastMove.ts'
import { switchOf } from '../../../rules/house/switches.ts'
import { armyLists } from '../../../rules/platoon/lists.ts'
import { reach } from '../../../rules/reach.ts'
import * as t from '../../../rules/tables/index.ts'
import type { Campaign } from '../campaign.ts'
import { diceOf, effect, inch } from '../saying.ts'

/** What an active figure may do (FNG p. 17). */
export const activeFigure = (): AidDraft => ({
  number: '1.3',
  tables: [],
  title: 'An active figure does one',
  pages: 'p. 17',
  rows: [
    ['Move', 'may fire at any point of it, then goes on'],
    ['Stay', 'turn, fire'],
    ['Charge', 'page 3'],
    ['Fires once', 'a turn when active, whatever it fired in reaction'],
    ['Costs the fire', 'reload, pick up a weapon, radio call. Normal move'],
    [
      'A whole turn',
      'set up a gun or mine, First Aid, disarm a trap, set a hut on fire. A test interrupts it: begin again',
    ],
  ],
})

/** How far one goes (FNG pp. 17-18, 38, 41). */
export function moves(campaign: Campaign): AidDraft {
  const flak = wearsFlak(campaign)
  const half = normalMove / 2
  return {
    number: '1.4',
    tables: ['turn.moves', t.fastMove.id],
    title: 'Moves',
    pages: 'p. 17-18',
    rows: [
      [
        'Normal',
        `${inch(normalMove)}${flak ? `; flak jacket ${inch(normalMove - reach.flakJacket)}` : ''}. Fast +${attributeInches}", Slow -${attributeInches}"`,
      ],
      [
        'Fast Move',
        `${inch(normalMove)}, ${fastMore(campaign)}${flak ? ` Flak jacket -${attributeInches}".` : ''} Fast until next active, prone, or halted behind cover`,
      ],
      [
        'Crawl',
        `${inch(half)}, prone; fast ${effect(t.fastMove, campaign.rules, 'crawling')}. Stand up: half the move`,
      ],
      ['Go prone', 'free, ends the move; in cover: no sight either way'],
      ['Carry a man', `\`-${reach.carrying}"\`, not fast, fires as snap. Walking wounded\u00a0${inch(half)}`],
      ['Door, window', `\`-${reach.door}"\`; window ends the move; a level: half`],
    ],
  }
}

/** What the Fast Move test adds, as long as each die adds as much in one word (FNG p. 17). */
function fastMore({ rules }: Campaign): string {
  const table = rules.table(t.fastMove)
  const steps = new Map(table.rows.map(({ from, gives }) => [from, gives.extraInches]))
  const first = steps.get(1)!
  const isEven = steps.get(2) === 2 * first && steps.get(0) === 0
  const set = 'one set for the group, each by his own REP'
  if (isEven) return `\`+${first}"\` a die passed (${diceOf(table)}, ${set}).`
  const each = ([2, 1, 0] as const).map((passed) => `${passed} passed \`+${steps.get(passed)!}"\``).join(', ')
  return `${diceOf(table)}, ${set}: ${each}.`
}

/**
 * Does anybody wear one (FNG pp. 7, 9-10)? The men say so; the switch and the list only of a platoon that is still to be made,
 * for jackets are handed out when it is.
 */
export function wearsFlak({ state, rules, tour }: Campaign): boolean {
  if (tour !== null && state.billets.length > 0)
    return state.equipment.some(({ item, quantity }) => item === 'flak-jacket' && quantity > 0)
  if (switchOf(state, 'flakJackets') === 'none') return false
  return tour === null || rules.table(armyLists[tour.list].equipment).rows.some(({ key }) => key === 'flak-jacket')
}
