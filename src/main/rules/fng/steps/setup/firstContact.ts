import type { AnswerSource } from '../../../../engine/answers.ts'
import { explain, type Line } from '../../../../engine/lines.ts'
import { rollOnTable } from '../../../../engine/rollOnTable.ts'
import type { Rules } from '../../../../engine/system.ts'
import type { OutcomeOf } from '../../../../engine/table.ts'
import { clampLevel } from '../../missionRules.ts'
import type { EnemyType, Mission } from '../../state.ts'
import { enemyGenerators, vcNvaActivity, type Level } from '../../tables/index.ts'
import { enemyNames } from '../../words.ts'
import { areaKeyOf } from './areas.ts'
import { aboutMission } from './common.ts'

/** Who the enemy is, and the EAL from now on. */
export interface Met {
  readonly enemy: EnemyType
  readonly eal: Level
}

const activity: Readonly<Record<OutcomeOf<typeof vcNvaActivity>, string>> = {
  high: 'High activity',
  normal: 'Normal activity',
  low: 'Low activity',
}

/**
 * First Contact (FNG pp. 67-68): which enemy this is, and how active, for the rest of the mission.
 * @param eal before it; the activity test is rolled against this and may move it, within 1 to 6.
 */
export function firstContact(
  mission: Mission,
  eal: number,
  { rules, dice, say }: { readonly rules: Rules; readonly dice: AnswerSource; readonly say: (line: Line) => void },
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
  const { eal: by, pefRep, reinforcementDice } = how.row.gives
  const now = clampLevel(eal + by)
  const { 'Received Fire Test (VC/NVA)': fire, 'Cohesion Test (VC/NVA)': cohesion } = how.row.cells
  const tests = by === 0 ? '' : `; their Received Fire ${fire}, their Cohesion ${cohesion}`
  const text = `${activity[how.row.outcome]}: EAL ${now}, PEF REP ${pefRep}, Reinforcements on ${reinforcementDice}d6${tests}.`
  say(explain(how, text, aboutMission(mission, 'eal')))
  return { enemy, eal: now }
}
