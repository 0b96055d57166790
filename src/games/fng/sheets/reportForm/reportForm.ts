import type { Rules } from '../../../../main/engine/system.ts'
import { readySupportFor } from '../../rules/aftermath/readySupport.ts'
import { reportFieldsOf } from '../../rules/missionRules.ts'
import type { FngState, Mission } from '../../rules/state.ts'
import { missionResult, missionVictoryPoints } from '../../rules/tables/index.ts'
import { goingSquads } from '../briefing/briefingParty.ts'
import { blankHead } from '../shared/blankMission.ts'
import { formCode, missionNumber } from '../shared/formCode.ts'
import { missionHead, missionTitle } from '../shared/missionHead.ts'
import { reportBoxes, type ManBox, type MissionBox } from '../../rules/reportBoxes.ts'
import type { ReportFormModel } from './reportFormModel.ts'
import { sourcesOf } from '../shared/sheetWords.ts'

const isMan = (box: ManBox | MissionBox): box is ManBox => box.of === 'man'
const isMission = (box: ManBox | MissionBox): box is MissionBox => box.of === 'mission'

/**
 * @param setOut the tour as those who went set out; only for a mission that is over is it not the present one.
 * @returns the blank report of a mission: only the boxes that a mission of its type asks for, under their own numbers.
 */
export function reportFormModel(
  state: FngState,
  rules: Rules,
  mission: Mission,
  setOut: FngState = state,
): ReportFormModel {
  const fields: readonly string[] = reportFieldsOf(mission)
  const asked = reportBoxes
    .filter(isMission)
    .filter(({ field }) => fields.includes(field))
    .flatMap((box) => (box.field === 'readyUnused' ? readyBox(box, mission, rules) : [box]))
  return {
    ...missionHead(state, mission),
    title: missionTitle('Battle report', mission),
    code: formCode('reportForm', missionNumber(state, mission)),
    squads: goingSquads(setOut, rules, mission),
    ...inOrder(asked),
    source,
  }
}

/** @returns the report of whatever mission is fought: every box there is, and rows for men whom nobody has named. */
export const blankReportForm = (): ReportFormModel => ({
  ...blankHead,
  title: 'Battle report',
  code: formCode('reportForm', null),
  squads: [],
  ...inOrder(reportBoxes.filter(isMission)),
  source,
})

const source = sourcesOf(missionVictoryPoints.page, ...missionVictoryPoints.alsoOn, missionResult.page)

/** Boxes of the mission, before and after those of the men. */
function inOrder(asked: readonly MissionBox[]): Pick<ReportFormModel, 'before' | 'manBoxes' | 'after'> {
  const manBoxes = reportBoxes.filter(isMan)
  const first = manBoxes[0]!.box
  return {
    before: asked.filter(({ box }) => box < first),
    manBoxes,
    after: asked.filter(({ box }) => box > first),
  }
}

/** Left unused can only be what the Support Level has Ready; where that is nothing, the box is not asked (FNG pp. 75, 102). */
function readyBox(box: MissionBox, mission: Mission, rules: Rules): MissionBox[] {
  if (mission.supportLevel === null) return [box]
  const ready: readonly string[] = readySupportFor(mission, rules)
  const choices = box.choices.filter(({ value }) => ready.includes(value))
  return choices.length === 0 ? [] : [{ ...box, choices }]
}
