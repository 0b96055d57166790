import type { AidDraft } from '../../../../../main/sheets/aid/block.ts'
import type { KeyOf } from '../../../../../main/engine/table.ts'
import { civilianCasualty } from '../../../rules/aftermath/points.ts'
import { switchOf } from '../../../rules/house/switches.ts'
import { reach } from '../../../rules/reach.ts'
import type { MissionType } from '../../../rules/state.ts'
import * as t from '../../../rules/tables/index.ts'
import { missionNames } from '../../../rules/words.ts'
import { signed } from '../../shared/sheetWords.ts'
import type { Campaign } from '../campaign.ts'
import { diceOf, modifierOf, passes, shortly, spanOf } from '../saying.ts'

type Event = KeyOf<typeof t.missionVictoryPoints>

const missions = Object.keys(missionNames) as MissionType[]

/** Two events of one kind share a row, each with its points. */
const events: readonly (readonly [words: string, ...those: Event[]])[] = [
  ['captured unharmed / wounded', 'capturedUnharmed', 'capturedWounded'],
  ['dead confirmed / unconfirmed', 'confirmedDead', 'unconfirmedDead'],
  ['our dead / wounded', 'ownDead', 'ownWounded'],
  ['our missing', 'ownMissing'],
  ['task done / failed', 'taskCompleted', 'taskFailed'],
  ['suspect detained', 'civilianDetained'],
  ['PEF / PC revealed', 'pefRevealed', 'pcRevealed'],
  ['sector patrolled; all PCs, off in time', 'sectorPatrolled', 'allPcsAndOff'],
  ['wounded left / not off in time', 'woundedLeft', 'notOffTable'],
]

/** Victory points by mission (FNG pp. 98-102). */
export function victoryPoints({ rules }: Campaign): AidDraft {
  const { rows } = rules.table(t.missionVictoryPoints)
  const points = (event: Event, mission: MissionType): number | null =>
    rows.find(({ key }) => key === event)!.gives[mission]
  return {
    number: '4.6',
    tables: [t.missionVictoryPoints.id],
    title: 'Victory points',
    pages: 'p. 98-102',
    heads: ['each', ...missions.map((mission) => missionNames[mission])],
    rows: events.map(([words, ...those]) => [
      words,
      ...missions.map((mission) => {
        const given = those.map((event) => points(event, mission))
        return given
          .map((value) => (value === null ? '' : signed(value)))
          .join(' ')
          .trim()
      }),
    ]),
  }
}

/** What counts besides, and what the total means (FNG p. 102). */
export function count({ rules }: Campaign): AidDraft {
  const support = (key: KeyOf<typeof t.supportVictoryPoints>): string =>
    signed(rules.table(t.supportVictoryPoints).rows.find((row) => row.key === key)!.gives.points)
  const confirmed = spanOf(rules.table(t.bodyCount).rows, 'confirmed')
  return {
    number: '4.7',
    tables: [t.bodyCount.id, t.supportVictoryPoints.id, t.missionResult.id],
    title: 'Count',
    pages: 'p. 102',
    rows: [
      ['Body count', `when he dies, ${diceOf(t.bodyCount)}: ${confirmed} confirmed`],
      [
        'Ready, unused',
        `**\`${support('readyUnused')}\`** each. **Civilian hurt \`${signed(civilianCasualty.points)}\`**`,
      ],
      ['On Demand', `**\`${support('onDemandListed')}\`** a type, not on the list **\`${support('onDemandOther')}\`**`],
      ['Result', verdicts(rules)],
    ],
  }
}

/** "25 good, 9 normal, 0 bad, less disastrous". */
function verdicts(rules: Campaign['rules']): string {
  const table = rules.table(t.missionResult)
  return table.rows.map(({ from, outcome }) => `**${from === 'less' ? 'less' : `\`${from}\``}** ${outcome}`).join(', ')
}

/** After the Battle Recovery (FNG p. 40). */
export function ourWounded({ rules, state }: Campaign): AidDraft {
  const table = rules.table(t.afterBattleRecovery)
  const says = shortly(t.afterBattleRecovery, rules, {
    recovers: 'well, normal REP',
    recoversLater: 'away 1/2d6 missions, REP -1',
    lost: 'dead or sent home',
  })
  const by = (when: 'byFoot' | 'byMedevac'): number => modifierOf(t.afterBattleRecovery, rules, when).by
  const medevac = by('byMedevac') + (switchOf(state, 'medevacBonus') === '2' ? 0 : 1)
  return {
    number: '4.8',
    tables: [t.afterBattleRecovery.id],
    title: 'Our wounded',
    hint: `${diceOf(table)}, a 6 fails`,
    pages: 'p. 40',
    rows: table.rows.map((row) => [passes(row), says(row)]),
    notes: [
      `Carried off: REP ${signed(by('byFoot'))}; Medevac: ${signed(medevac)}. Beyond ${reach.broughtBack}" of ours: missing, but no Star.`,
    ],
  }
}
