import type { AnswerSource } from '../../../../../main/engine/answers.ts'
import { explain, type Line } from '../../../../../main/engine/lines.ts'
import { rollOnTable } from '../../../../../main/engine/rollOnTable.ts'
import type { Rules } from '../../../../../main/engine/system.ts'
import type { OutcomeOf } from '../../../../../main/engine/table.ts'
import type { Activity } from '../../battle/collections.ts'
import { ealFor } from '../../missionRules.ts'
import type { SwitchValue } from '../../house/switches.ts'
import type { EnemyType, FngState, Mission } from '../../state.ts'
import { enemyGenerators, vcNvaActivity, type Level } from '../../tables/index.ts'
import { enemyNames } from '../../words.ts'
import { areaKeyOf } from './areas.ts'
import { aboutMission } from './common.ts'

/** Who the enemy is, and the EAL from now on. */
export interface Met {
  readonly enemy: EnemyType
  readonly eal: Level
  readonly activity: Activity
  /** REP of all PEFs from now on. */
  readonly pefRep: number
}

/** By what PEFs move and are resolved: the Activity test, or the same REP always. */
export type PefRep = SwitchValue<'pefRep'>

/** The REP that all PEFs have where a campaign plays it so. */
export const fixedPefRep = 3

const activityNames: Readonly<Record<OutcomeOf<typeof vcNvaActivity>, string>> = {
  high: 'High activity',
  normal: 'Normal activity',
  low: 'Low activity',
}

/**
 * First Contact (FNG pp. 67-68): which enemy this is, and how active, for the rest of the mission.
 * @param eal before it; the activity test is rolled against this and may move it, within 1 to 6 and a cake walk's limit.
 */
export function firstContact(
  mission: Mission,
  eal: number,
  {
    rules,
    dice,
    say,
    pefRep: by,
    effects,
  }: {
    readonly rules: Rules
    readonly dice: AnswerSource
    readonly say: (line: Line) => void
    readonly pefRep: PefRep
    /** What waits to act: a cake walk holds the EAL down here too (FNG p. 102). */
    readonly effects: FngState['effects']
  },
): Met {
  const who = rollOnTable(rules.table(enemyGenerators[areaKeyOf(mission)]), dice, {
    subject: mission.id,
    why: 'First Contact',
  })
  const enemy = who.row.outcome
  say(explain(who, `First Contact: the enemy is ${enemyNames[enemy]}.`, aboutMission(mission, 'enemy')))
  const how = rollOnTable(rules.table(vcNvaActivity), dice, {
    subject: mission.id,
    why: `First Contact, EAL ${eal}`,
    numbers: { EAL: eal },
  })
  const { eal: moved, reinforcementDice } = how.row.gives
  const pefRep = by === 'fixed3' ? fixedPefRep : how.row.gives.pefRep
  const now = ealFor({ effects }, eal + moved)
  const { 'Received Fire Test (VC/NVA)': fire, 'Cohesion Test (VC/NVA)': cohesion } = how.row.cells
  const tests = moved === 0 ? '' : `; their Received Fire ${fire}, their Cohesion ${cohesion}`
  const text = `${activityNames[how.row.outcome]}: EAL ${now}, PEF REP ${pefRep}, Reinforcements on ${reinforcementDice}d6${tests}.`
  say(explain(how, text, aboutMission(mission, 'eal')))
  return { enemy, eal: now, activity: how.row.outcome, pefRep }
}
