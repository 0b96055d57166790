import type { AnswerSource } from '../../../../../main/engine/answers.ts'
import { RuleError } from '../../../../../main/engine/errors.ts'
import { explain, note, type Line } from '../../../../../main/engine/lines.ts'
import { readThrow, type TableRoll } from '../../../../../main/engine/rollOnTable.ts'
import { requestFor } from '../../../../../main/engine/throwRequest.ts'
import { patchRow } from '../../../../../main/engine/state.ts'
import type { Rules, Step } from '../../../../../main/engine/system.ts'
import type { AreaByHand } from '../../inputs.ts'
import { switchOf } from '../../house/switches.ts'
import { missionOf, mustStandAt, tourOf } from '../../people.ts'
import type { Area, FngState, Mission } from '../../state.ts'
import { areaOfOperations } from '../../tables/index.ts'
import { goOn } from '../../turn.ts'
import { areaNames, corpsNames } from '../../words.ts'
import { areasOf } from './areas.ts'
import { aboutMission, capital, listed } from './common.ts'

/**
 * Finds the area of the mission (FNG p. 54): one die for each area of the Corps, +2 for the area of the last mission,
 * the highest total wins; or the area that the player names.
 * @throws RuleError `bad-input` for an area that the Corps does not have.
 */
export const rollArea: Step<FngState, AreaByHand> = {
  title: (_, { area }, after) => `Area${area === null ? '' : ' by hand'}: ${areaNames[missionOf(after).area]}`,
  run({ state, input, rules, dice, say }) {
    mustStandAt(state, 'area')
    const mission = missionOf(state)
    const areas = areasOf(mission.corps, rules)
    const area = input.area ?? contest(state, mission, areas, { rules, dice, say })
    if (!areas.includes(area))
      throw new RuleError('bad-input', `${corpsNames[mission.corps]} has no ${areaNames[area]} area.`)
    if (input.area !== null)
      say(
        note(`The mission is in the ${areaNames[area]} area, named by the player instead of rolled.`, {
          about: aboutMission(mission, 'area'),
          page: areaOfOperations.page,
        }),
      )
    return goOn(patchRow(state, 'missions', mission.id, { area }), { lastArea: area })
  },
}

interface Means {
  readonly rules: Rules
  readonly dice: AnswerSource
  readonly say: (line: Line) => void
}

/** Rolls for the areas, and again for those that tie (ruling to FNG p. 54: the +2 still counts, unless a switch says no). */
function contest(state: FngState, mission: Mission, areas: readonly Area[], { rules, dice, say }: Means): Area {
  let { lastArea } = tourOf(state)
  let left = areas
  for (;;) {
    const rolls = rollFor(lastArea, left, areas, rules, dice)
    const best = Math.max(...rolls.map((roll) => roll.score!))
    const ahead = left.filter((_, i) => rolls[i]!.score === best)
    // The highest first: in a line of the journal it alone is told.
    const told = rolls.map((roll, i) => ({ roll, area: left[i]! })).sort((a, b) => b.roll.score! - a.roll.score!)
    told.forEach(({ roll, area }) => {
      const won = ahead.includes(area) ? (ahead.length > 1 ? ', a tie' : ', the mission is here') : ''
      say(explain(roll, `${capital(areaNames[area])}: ${roll.score!}${won}.`, aboutMission(mission, 'area')))
    })
    if (ahead.length === 1) return ahead[0]!
    say(note(`${capital(listed(ahead.map((area) => areaNames[area])))} roll again.`, { page: areaOfOperations.page }))
    if (switchOf(state, 'areaTies') === 'without') lastArea = null
    left = ahead
  }
}

/** No row may be picked by hand here: the one row is a total, and `area` of the input names an area outright. */
function rollFor(
  lastArea: Area | null,
  left: readonly Area[],
  areas: readonly Area[],
  rules: Rules,
  dice: AnswerSource,
) {
  const table = rules.table(areaOfOperations)
  const situations = left.map((area) => ({
    subject: areas.indexOf(area),
    why: areaNames[area],
    when: { lastArea: area === lastArea },
  }))
  const throws = dice.rollAll(situations.map((s) => ({ ...requestFor(table, s), rows: [] })))
  return throws.map((thrown, i): TableRoll<typeof areaOfOperations> => readThrow(table, situations[i]!, thrown))
}
