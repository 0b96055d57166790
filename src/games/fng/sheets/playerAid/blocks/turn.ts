import type { AidDraft } from '../../../../../main/sheets/aid/block.ts'
import { halfDie } from '../../../../../main/engine/checks.ts'
import { dieToAct } from '../../../rules/battle/civilians/civiliansAct.ts'
import { smokeTurns } from '../../../rules/battle/fire/smoke.ts'
import { dueOnTotal } from '../../../rules/battle/support/check.ts'
import { switchOf } from '../../../rules/house/switches.ts'
import { reach } from '../../../rules/reach.ts'
import * as t from '../../../rules/tables/index.ts'
import { missionNames } from '../../../rules/words.ts'
import type { Campaign } from '../campaign.ts'
import { diceOf, facesFrom, grouped, shortly, spanOf } from '../saying.ts'

/** How dice are read, at the head of every page (FNG pp. 1-2). */
export const diceKey: readonly string[] = [
  '**Pass:** a die of REP or less. **Success:** a die of 1, 2 or 3.',
  `1/2d6: ${grouped([1, 2, 3, 4, 5, 6], halfDie)
    .map(([half, faces]) => `${faces[0]!}-${faces.at(-1)!} is ${half}`)
    .join(', ')}.`,
]

/** What is done in every turn, in its order (FNG pp. 16, 28, 55, 59, 69, 70, 93, 98). */
export const turnSequence = (campaign: Campaign): AidDraft => ({
  number: '1.1',
  tables: ['turn.activation'],
  title: 'Turn sequence',
  pages: 'p. 16, 69',
  rows: [
    '**Both activation dice.** Each side reads its own.',
    `**Doubles: no turn.** Variable weather settles (p. ${t.weather.page}); ${randomEvent(campaign)}roll again.`,
    `**Smoke** in the wind grows; it goes after ${smokeTurns} turns (p. ${t.smokeGrowth.page}).`,
    `**Total ${dueOnTotal}:** ${help(campaign)}`,
    "**Higher die goes first.** A group may act if its REP is its own side's die or more. The others still react.",
    '**We act:** highest REP first. A group finishes, all reactions included, before the next begins.',
    `**They act:** ${theirOrder(campaign)}`,
    `**Civilians** move if either die was ${dieToAct} or more (p. ${t.civilianActivity.page}).`,
    `**Tick the turn.** ${ending(campaign)}`,
  ].map((text, i) => [String(i + 1), text]),
})

function randomEvent({ state }: Campaign): string {
  if (switchOf(state, 'randomEvents') === 'off') return ''
  return `random event on the total +\u00a0${diceOf(t.randomEvents)} (p. ${t.randomEvents.page}); `
}

/** What the check for reinforcements brings (FNG p. 93). */
function help({ rules }: Campaign): string {
  const { rows } = rules.table(t.reinforcements)
  const says = shortly(t.reinforcements, rules, {
    full: '1d6 a level on the chart',
    half: 'half of them, rounded up',
    none: 'nobody',
  })
  const results = rows.map((row, i) => `${row.from}${i === 0 ? ' passed' : ''}: ${says(row)}`).join('; ')
  return `the side with the higher die rolls ${diceOf(t.reinforcements)} against SL (ours) or EAL (theirs). ${results} (p. ${t.reinforcements.page}).`
}

/** In which order the enemy acts (FNG pp. 60, 69: a switch). */
function theirOrder({ state }: Campaign): string {
  if (switchOf(state, 'enemyRunBy') === 'player') return 'highest REP first, PEFs among them.'
  return switchOf(state, 'enemyOrder') === 'closest'
    ? 'PEFs, then groups, each from the closest on (page 3).'
    : 'highest REP first, PEFs among them (page 3).'
}

/** How a game ends after its last turn (FNG pp. 98-101). */
function ending({ rules }: Campaign): string {
  const length = rules.table(t.gameLength).rows
  const open = length.flatMap(({ key, gives }) => (gives.endsFrom === null ? [] : [{ key, from: gives.endsFrom }]))
  const [[usual, most] = [0, []], ...others] = grouped(open, ({ from }) => from).toSorted(
    ([, a], [, b]) => b.length - a.length,
  )
  const more = others.map(
    ([from, those]) => `${those.map(({ key }) => missionNames[key]).join(', ')} ${facesFrom(from)}`,
  )
  const ambush = `Ambush ${spanOf(rules.table(t.ambushAftermath).rows, 'ends')}, once`
  const rest = [...(most.length === 0 ? [] : more), ambush].join('; ')
  return `Last one, each extra one: ${diceOf(t.gameLength)}, ${facesFrom(usual)} ends (${rest}).`
}

/** Groups and those who lead them (FNG pp. 14-16). */
export const whoActs = ({ state }: Campaign): AidDraft => ({
  number: '1.2',
  tables: [],
  title: 'Who acts together',
  pages: 'p. 14-16',
  rows: [
    `**Group:** each within ${reach.neighbours}" of another of it, and in sight. ${
      switchOf(state, 'duckBackInGroup') === 'holds'
        ? 'Stunned, Out, Dead and Retired'
        : 'Ducked Back, Stunned, Out, Dead and Retired'
    } men break the chain.`,
    "It acts on its **Leader's REP**; without one on its highest.",
    `**Force Commander** (highest Leader here): also takes groups whose Leader is within ${reach.command}" and in sight, on **his** REP.`,
    'Leader lost: Jr NCO; then highest REP, without Leader Die.',
  ].map((text) => [text]),
})
