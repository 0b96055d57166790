import { rulesOf } from '../../rules/house/rulesOf.ts'
import { enemyOobModel } from '../../sheets/forms/enemyOob.ts'
import { reportFormModel } from '../../sheets/forms/reportForm.ts'
import { supportCardModel } from '../../sheets/folder/supportCard.ts'
import { tableMapModel } from '../../sheets/map/tableMap.ts'
import { tokensModel } from '../../sheets/tokens/tokens.ts'
import { turnTrackModel } from '../../sheets/turns/turnTrack.ts'
import { supportSheet } from '../../sheets/folder/supportSheet.ts'
import { enemyOobSheet } from '../../sheets/forms/enemyOobSheet.ts'
import { reportFormSheet } from '../../sheets/forms/reportFormSheet.ts'
import { tableMapSheet } from '../../sheets/map/tableMapSheet.ts'
import { tokensSheet } from '../../sheets/tokens/tokensSheet.ts'
import { turnTrackSheet } from '../../sheets/turns/turnTrackSheet.ts'
import { ofMission } from './define.ts'
import { whenSetOut } from './whenSetOut.ts'

/** What lies on the table in a mission, besides its briefing. */

export const map = ofMission({
  sheet: 'map',
  title: 'Table map',
  about: 'The table on a page of its own, with its inches, and a box for every sector.',
  group: 'folder',
  make: ({ state }, mission) => tableMapSheet(tableMapModel(state, rulesOf(state), mission)),
})

export const tokens = ofMission({
  sheet: 'tokens',
  title: 'Tokens and markers',
  about: 'PEFs, PCs, sector numbers and markers to cut out.',
  group: 'folder',
  make: ({ state }, mission) => tokensSheet(tokensModel(state, mission)),
})

export const turnTrack = ofMission({
  sheet: 'turnTrack',
  title: 'Turn track',
  about: 'A line for every turn, the parts of the day, the weather, and what is done in each turn.',
  group: 'folder',
  make: ({ state }, mission) => turnTrackSheet(turnTrackModel(state, rulesOf(state), mission)),
})

export const supportCard = ofMission({
  sheet: 'supportCard',
  title: 'Support card',
  about: 'What is Ready and what can be had, how a call is made, the request tables, and lines for the calls.',
  group: 'folder',
  make: (source, mission) =>
    supportSheet(supportCardModel(source.state, rulesOf(source.state), mission, whenSetOut(source, mission))),
})

export const enemyOob = ofMission({
  sheet: 'enemyOob',
  title: 'Enemy order of battle',
  about: 'A line for every PEF and unit, to be filled in as they are found.',
  group: 'folder',
  make: ({ state }, mission) => enemyOobSheet(enemyOobModel(state, rulesOf(state), mission)),
})

export const reportForm = ofMission({
  sheet: 'reportForm',
  title: 'Battle report',
  about: 'The boxes of the report screen on paper, with the men who went.',
  group: 'folder',
  make: (source, mission) =>
    reportFormSheet(reportFormModel(source.state, rulesOf(source.state), mission, whenSetOut(source, mission))),
})
