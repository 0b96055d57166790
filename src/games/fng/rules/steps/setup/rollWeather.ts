import { explain } from '../../../../../main/engine/lines.ts'
import { rollOnTable } from '../../../../../main/engine/rollOnTable.ts'
import { patchRow } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { dateName, isRainy } from '../../calendar.ts'
import { missionOf, mustStandAt } from '../../people.ts'
import type { FngState } from '../../state.ts'
import { weather as weatherTable } from '../../tables/index.ts'
import { goOn } from '../../turn.ts'
import { inSentence, weatherNames } from '../../words.ts'
import { aboutMission } from './common.ts'
import { titleOfMission } from '../titles.ts'

/** Rolls the weather, with +1 in the rainy season (FNG p. 59). */
export const rollWeather: Step<FngState> = {
  title: titleOfMission(({ weather }) => `Weather: ${inSentence(weatherNames[weather!])}`),
  run({ state, rules, dice, say }) {
    mustStandAt(state, 'weather')
    const mission = missionOf(state)
    const roll = rollOnTable(rules.table(weatherTable), dice, {
      subject: mission.id,
      why: dateName(mission.halfMonth),
      when: { rainySeason: isRainy(mission.halfMonth) },
    })
    const weather = roll.row.outcome
    say(explain(roll, `The weather is ${weatherNames[weather]}.`, aboutMission(mission, 'weather')))
    return goOn(patchRow(state, 'missions', mission.id, { weather }))
  },
}
