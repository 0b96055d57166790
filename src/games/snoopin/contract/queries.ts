import * as z from 'zod'
import type { LackingData } from './lacking.ts'
import type { ForcesData } from './forces.ts'
import type { MissionData } from './mission.ts'
import { NameList, type NamesData, type NewNamesData } from './names.ts'
import type { OverviewData } from './overview.ts'
import type { TurnData } from './turn.ts'

const holder = z.int().positive().nullable().default(null)

/** What can be asked of a campaign. A holder is the side whose player holds the machine; null: anybody may see it. */
export const snoopinQueries = {
  overview: { holder },
  forces: { holder },
  turn: { holder },
  mission: { holder },
  lacking: {},
  /** Invented for men whom nobody has named. */
  names: { list: NameList.default('american'), count: z.int().min(1).max(1000).default(1) },
  newNames: {},
}

/** What each of them answers. */
export interface SnoopinAnswers {
  readonly overview: OverviewData
  readonly forces: ForcesData
  readonly turn: TurnData
  readonly mission: MissionData
  readonly lacking: LackingData
  readonly names: NamesData
  readonly newNames: NewNamesData
}
