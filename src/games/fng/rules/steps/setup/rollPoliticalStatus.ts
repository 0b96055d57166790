import { explain } from '../../../../../main/engine/lines.ts'
import { rollOnTable } from '../../../../../main/engine/rollOnTable.ts'
import { patchRow } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import type { WhenOf } from '../../../../../main/engine/table.ts'
import { missionOf, mustStandAt } from '../../people.ts'
import type { FngState } from '../../state.ts'
import { aoPoliticalStatus, type AreaKey } from '../../tables/index.ts'
import { goOn } from '../../turn.ts'
import { areaNames, corpsNames, inSentence, politicalNames } from '../../words.ts'
import { areaKeyOf } from './areas.ts'
import { aboutMission } from './common.ts'
import { titleOfMission } from '../titles.ts'

/** Rolls whose side the people of the area are on, anew for every mission (FNG p. 54). */
export const rollPoliticalStatus: Step<FngState> = {
  title: titleOfMission(({ politicalStatus }) => `Political status: ${inSentence(politicalNames[politicalStatus!])}`),
  run({ state, rules, dice, say }) {
    mustStandAt(state, 'politicalStatus')
    const mission = missionOf(state)
    const place = `${corpsNames[mission.corps]}, ${areaNames[mission.area]}`
    const roll = rollOnTable(rules.table(aoPoliticalStatus), dice, {
      subject: mission.id,
      why: place,
      when: { [politicalModifiers[areaKeyOf(mission)]]: true },
    })
    const politicalStatus = roll.row.outcome
    say(explain(roll, `${place}: ${politicalNames[politicalStatus]}.`, aboutMission(mission, 'politicalStatus')))
    return goOn(patchRow(state, 'missions', mission.id, { politicalStatus }))
  },
}

/** The modifier of each area of operations (FNG p. 54). */
export const politicalModifiers: Readonly<Record<AreaKey, WhenOf<typeof aoPoliticalStatus>>> = {
  'i.dmz': 'iDmz',
  'i.coastal': 'iCoastal',
  'i.interior': 'iInterior',
  'ii.coastal': 'iiCoastal',
  'ii.interior': 'iiInterior',
  'ii.highlands': 'iiHighlands',
  'iii.coastal': 'iiiOther',
  'iii.interior': 'iiiOther',
  'iii.highlands': 'iiiOther',
  'iii.free-fire-zone': 'iiiFreeFireZone',
  'iii.swamp': 'iiiOther',
  'iv.swamp': 'ivSwamp',
  'iv.interior': 'ivInterior',
  'iv.free-fire-zone': 'ivFreeFireZone',
}
