import { halfDie } from '../../../../../main/engine/checks.ts'
import { explain, explainDice } from '../../../../../main/engine/lines.ts'
import { rollOnTable } from '../../../../../main/engine/rollOnTable.ts'
import { patchRow } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { rowFor } from '../../../../../main/engine/table.ts'
import { isRainy } from '../../calendar.ts'
import { switchOf } from '../../house/switches.ts'
import { missionOf, mustStandAt } from '../../people.ts'
import type { FngState } from '../../state.ts'
import { dayPart as dayPartTable, weather } from '../../tables/index.ts'
import { goOn } from '../../turn.ts'
import { dayPartNames, inSentence } from '../../words.ts'
import { aboutMission, capital, counted, rollOne } from './common.ts'
import { titleOfMission } from '../titles.ts'

/**
 * Rolls when the mission begins, and how many turns that part of the day lasts (FNG p. 59). Its column and that of the
 * weather stand under one modifier, which this program reads for the weather alone; a switch counts it here too.
 */
export const rollDayPart: Step<FngState> = {
  title: titleOfMission(({ dayPart }) => `Part of the day: ${inSentence(dayPartNames[dayPart!])}`),
  run({ state, rules, dice, say }) {
    mustStandAt(state, 'dayPart')
    const mission = missionOf(state)
    const table = rules.table(dayPartTable)
    const [modifiers, season] =
      switchOf(state, 'rainyDayPart') === 'both'
        ? [rules.table(weather).modifiers, { rainySeason: isRainy(mission.halfMonth) }]
        : [table.modifiers, {}]
    const situation = { subject: mission.id, why: 'when the mission begins', when: season }
    const roll = rollOnTable({ ...table, modifiers }, dice, situation)
    const { light, turns, halfDie: rollsLength, next } = roll.row.gives
    const dayPart = roll.row.outcome
    const about = aboutMission(mission, 'dayPart')
    const length = rollsLength ? `${turns} + 1/2d6 turns` : counted(turns, 'turn')
    const after = `${dayPartNames[rowFor(table, next).outcome]}, row ${next}`
    const when = dayPartNames[dayPart] === capital(light) ? dayPartNames[dayPart] : `${dayPartNames[dayPart]}, ${light}`
    say(explain(roll, `The mission begins: ${when}, ${length}. Then ${after}.`, about))
    let dayPartTurns: number = turns
    if (rollsLength) {
      const why = `${dayPartTable.title}: how long the ${dayPartNames[dayPart]} lasts, ${length}`
      const die = rollOne(dice, [{ key: 'mission.day-part.length', subject: mission.id, why }])[0]!
      dayPartTurns = turns + halfDie(die.face)
      const text = `It lasts ${counted(dayPartTurns, 'turn')}: ${turns} + ${halfDie(die.face)}.`
      say(explainDice(text, die, { about: aboutMission(mission, 'dayPartTurns'), page: dayPartTable.page }))
    }
    return goOn(patchRow(state, 'missions', mission.id, { dayPart, dayPartTurns, nextDayPartRow: next }))
  },
}
