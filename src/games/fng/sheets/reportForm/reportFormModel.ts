import type { GoingSquad } from '../briefing/briefingModel.ts'
import type { MissionHead } from '../shared/missionHead.ts'
import type { ManBox, MissionBox } from '../../rules/reportBoxes.ts'

/** The blank report of a battle: the boxes of its screen, in their order, with the men who went (FNG pp. 98-104). */
export interface ReportFormModel extends MissionHead {
  readonly title: string
  /** "R12-K": opens the screen that takes it in. */
  readonly code: string
  readonly squads: readonly GoingSquad[]
  /** Boxes of the mission that come before those of the men. */
  readonly before: readonly MissionBox[]
  readonly manBoxes: readonly ManBox[]
  readonly after: readonly MissionBox[]
  readonly source: string
}
