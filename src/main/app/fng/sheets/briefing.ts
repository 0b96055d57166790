import { rulesOf } from '../../../rules/fng/house/rulesOf.ts'
import { briefingModel } from '../../../rules/fng/sheets/briefing.ts'
import { briefingSheet } from '../../../sheets/briefing/briefingSheet.ts'
import type { FngState, Mission } from '../../../rules/fng/state.ts'
import { isAtBattle, partyDepth } from '../setOut.ts'
import { ofMission, type FngSource } from './define.ts'

export const briefing = ofMission({
  sheet: 'briefing',
  title: 'Briefing',
  about: 'The mission of now, or the last one: situation, sectors, who goes, a tick list for the victory points.',
  group: 'folder',
  make: (source, mission) =>
    briefingSheet(briefingModel(source.state, rulesOf(source.state), mission, whenSetOut(source, mission))),
})

/** @returns the tour as the men of a mission set out: where it is over, they are printed as they were then. */
function whenSetOut({ state, walk }: FngSource, mission: Mission): FngState {
  const depth = isAtBattle(state, mission) ? null : partyDepth(state, mission)
  const stop = depth === null ? undefined : walk()[depth - 1]
  return stop ? (stop.state as unknown as FngState) : state
}
