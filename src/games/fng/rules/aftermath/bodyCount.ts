import { explain } from '../../../../main/engine/lines.ts'
import { rollAllOnTable } from '../../../../main/engine/rollOnTable.ts'
import type { OutcomeOf } from '../../../../main/engine/table.ts'
import type { BattleReport } from '../inputs.ts'
import { fullName } from '../naming.ts'
import { soldierById } from '../people.ts'
import type { FngState } from '../state.ts'
import { bodyCount } from '../tables/index.ts'
import { aboutMan, type Hands } from './hands.ts'

/** Kills of one man, or of nobody in particular, by what the body count said. */
export type Kills = Record<OutcomeOf<typeof bodyCount>, number>

/** Stands for kills by artillery, aircraft and traps, for which nobody gets credit (ruling to FNG p. 102). */
export const nobody = 0

/**
 * Rolls the body counts that were not rolled at the table (FNG p. 102), all in one go.
 * @returns the kills by soldier id, reported and rolled ones together; those without credit under `nobody`.
 */
export function countBodies(state: FngState, report: BattleReport, hands: Hands): Map<number, Kills> {
  const kills = new Map<number, Kills>([
    [nobody, { confirmed: report.otherKillsConfirmed, unconfirmed: report.otherKillsUnconfirmed }],
  ])
  for (const man of report.men)
    kills.set(man.soldierId, { confirmed: man.killsConfirmed, unconfirmed: man.killsUnconfirmed })
  const subjects = [
    ...report.men.flatMap((man) => Array<number>(man.killsToRoll).fill(man.soldierId)),
    ...Array<number>(report.otherKillsToRoll).fill(nobody),
  ]
  const who = (id: number) => (id === nobody ? 'Nobody to credit' : fullName(state, soldierById(state, id)))
  const rolls = rollAllOnTable(
    hands.rules.table(bodyCount),
    hands.dice,
    subjects.map((subject) => ({ subject, why: who(subject) })),
  )
  rolls.forEach((roll, i) => {
    const subject = subjects[i]!
    kills.get(subject)![roll.row.outcome] += 1
    const about = subject === nobody ? null : aboutMan(soldierById(state, subject), 'kills')
    hands.say(explain(roll, `${who(subject)}: an enemy dead, ${roll.row.outcome}.`, about))
  })
  return kills
}
