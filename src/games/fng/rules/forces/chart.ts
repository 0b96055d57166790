import type { AnswerSource } from '../../../../main/engine/answers.ts'
import { rollOnTable, type TableRoll } from '../../../../main/engine/rollOnTable.ts'
import type { Rules } from '../../../../main/engine/system.ts'
import type { Row, Table } from '../../../../main/engine/table.ts'
import { clampLevel } from '../missionRules.ts'
import type { EnemyType } from '../state.ts'
import { vcNvaReinforcements, type Level } from '../tables/index.ts'
import { enemyNames } from '../words.ts'
import { forceOf, type ForceId } from './forces.ts'

/** A roll on a VC/NVA chart, with the force that it brings. */
export interface ChartRoll {
  readonly roll: TableRoll
  readonly force: ForceId
  /** The force in the words of its row. */
  readonly text: string
}

interface Charted {
  readonly enemy: EnemyType
  /** Enemy Activity Level, 1 to 6. */
  readonly eal: number
  /** `half`: half the dice, rounded up, on the chart of that number (ruling to FNG p. 93). */
  readonly dice: 'full' | 'half'
  /** A tank comes from its date on. */
  readonly halfMonth: number
  /** Whom the dice are matched by, and who it is for people. */
  readonly subject: number
  readonly why: string
}

/**
 * Rolls on the VC/NVA reinforcement chart of an EAL (FNG pp. 95-96).
 * @throws RuleError `answer-wanted`.
 */
export function rollOnChart({ rules, dice }: { rules: Rules; dice: AnswerSource }, asked: Charted): ChartRoll {
  const { enemy, eal, halfMonth, subject, why } = asked
  const level = clampLevel(asked.dice === 'full' ? eal : Math.ceil(eal / 2))
  const chart = column(rules, level, enemy, halfMonth)
  const roll = rollOnTable(chart, dice, { subject, why: `${why}, ${enemyNames[enemy]}` })
  return { roll, force: forceIn(roll.row, enemy, halfMonth), text: roll.row.text! }
}

const heads: Readonly<Record<EnemyType, string>> = { lvc: 'LVC', mfvc: 'MFVC', nva: 'NVA' }

const given = (row: Row, enemy: EnemyType): ForceId => row.gives?.[enemy] as ForceId

/** What a row brings at its date: before it the tank's row brings what that force names. */
function forceIn(row: Row, enemy: EnemyType, halfMonth: number): ForceId {
  const id = given(row, enemy)
  const { tank } = forceOf(id)
  return tank && halfMonth < tank.fromHalfMonth ? tank.before : id
}

/** The chart with the one column that counts as its text, for the player and for picking a row by hand. */
function column(rules: Rules, level: Level, enemy: EnemyType, halfMonth: number): Table {
  const chart: Table = rules.table(vcNvaReinforcements[level])
  const printed = (row: Row): string => String(row.cells?.[heads[enemy]])
  const textOf = (row: Row): string => {
    if (forceOf(given(row, enemy)).tank === undefined) return printed(row)
    const now = forceIn(row, enemy, halfMonth)
    const other = chart.rows.find((each) => given(each, enemy) === now && each !== row)
    return other === undefined ? tankText : printed(other)
  }
  return { ...chart, rows: chart.rows.map((row) => ({ ...row, text: textOf(row) })) }
}

const tankText = 'Tank'
