import { explain, note } from '../../../../../main/engine/lines.ts'
import { rollAllOnTable, type TableRoll } from '../../../../../main/engine/rollOnTable.ts'
import { patchRow } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import type { OutcomeOf } from '../../../../../main/engine/table.ts'
import { aboutMan, counted, type Hands } from '../../aftermath/hands.ts'
import { isDueForShortTimerCheck, monthOfTour } from '../../aftermath/inCountry.ts'
import { loweredRep, repFloor } from '../../aftermath/reputation.ts'
import { isLate } from '../../calendar.ts'
import { fullName } from '../../naming.ts'
import { attributesOf, mustStandAt, rosterOf } from '../../people.ts'
import type { FngState, Soldier } from '../../state.ts'
import { shortTimerCheck } from '../../tables/index.ts'
import { goOn } from '../../turn.ts'
import { titleOfMen } from '../titles.ts'

/**
 * Short Timers (FNG p. 104): at the end of a month every man in his tenth month or later checks, the first time
 * whatever his REP, after that only above REP 3. Officers are exempt, the Star is not (rulings to p. 104).
 */
export const checkShortTimers: Step<FngState> = {
  title: titleOfMen(
    { one: (name) => `Short Timer: ${name}`, many: (men) => `Short Timers: ${men} men`, none: 'Short Timers' },
    (man, before) => man.shortTimer && before?.shortTimer === false,
  ),
  run({ state, ...hands }) {
    const tour = mustStandAt(state, 'shortTimers')
    const monthEnds = isLate(tour.halfMonth)
    const due = monthEnds ? rosterOf(state).filter((man) => isDueForShortTimerCheck(state, man, repFloor)) : []
    if (!monthEnds) hands.say(note('Short Timers check at the end of the month.', { page: 104 }))
    else if (due.length === 0) hands.say(note('Nobody is short enough to check.', { page: 104 }))
    return goOn(check(state, due, hands))
  },
}

function check(state: FngState, due: readonly Soldier[], hands: Hands): FngState {
  const rolls = rollAllOnTable(
    hands.rules.table(shortTimerCheck),
    hands.dice,
    due.map((man) => {
      const m = monthOfTour(state, man)
      const attributes = attributesOf(state, man.id).length
      const why = `${fullName(state, man)}, REP ${man.rep}, ${counted(attributes, 'Attribute', 'Attributes')}, month ${m}`
      return { subject: man.id, why, numbers: { REP: man.rep, m }, when: { attribute: attributes } }
    }),
  )
  return rolls.reduce((next, roll, i) => effects[roll.row.outcome](next, due[i]!, roll, hands), state)
}

type Effect = (state: FngState, man: Soldier, roll: TableRoll, hands: Hands) => FngState

const effects: Readonly<Record<OutcomeOf<typeof shortTimerCheck>, Effect>> = {
  none: (state, man, roll, { say }) => {
    say(explain(roll, `${fullName(state, man)} keeps his nerve.`, aboutMan(man, 'shortTimer')))
    return patchRow(state, 'soldiers', man.id, { shortTimerChecked: true })
  },
  shortTimer: (state, man, roll, { say }) => {
    const rep = loweredRep(man.rep)
    const cost = rep < man.rep ? `falls to REP ${rep}` : `stays at REP ${rep}`
    const short = man.shortTimer ? 'is a Short Timer still' : 'is a Short Timer'
    say(explain(roll, `${fullName(state, man)} ${short} and ${cost}.`, aboutMan(man, 'rep')))
    return patchRow(state, 'soldiers', man.id, { rep, shortTimer: true, shortTimerChecked: true })
  },
}
