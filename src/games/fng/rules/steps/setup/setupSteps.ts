import type { Steps } from '../../../../../main/engine/system.ts'
import type { FngState } from '../../state.ts'
import { chooseParty } from './chooseParty.ts'
import { placeMarkers } from './placeMarkers.ts'
import { rollArea } from './rollArea.ts'
import { rollBuildings } from './rollBuildings.ts'
import { rollDayPart } from './rollDayPart.ts'
import { rollEnemyActivity } from './rollEnemyActivity.ts'
import { rollMissionDetails } from './rollMissionDetails.ts'
import { rollMissionType } from './rollMissionType.ts'
import { rollPoliticalStatus } from './rollPoliticalStatus.ts'
import { rollSupportLevel } from './rollSupportLevel.ts'
import { rollTerrain } from './rollTerrain.ts'
import { rollWeather } from './rollWeather.ts'
import { testForContact } from './testForContact.ts'

/** The steps from the Contact test to the battle, in the order they are made (FNG pp. 57-60, 98-101). */
export const setupSteps = {
  testForContact,
  rollArea,
  rollPoliticalStatus,
  rollSupportLevel,
  rollEnemyActivity,
  rollDayPart,
  rollWeather,
  rollMissionType,
  rollTerrain,
  rollBuildings,
  rollMissionDetails,
  placeMarkers,
  chooseParty,
} satisfies Steps<FngState>
