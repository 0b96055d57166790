import { fngSteps } from '../../../contract/fng.ts'
import { RuleError } from '../../engine/errors.ts'
import type { AnyState } from '../../engine/state.ts'
import type { System } from '../../engine/system.ts'
import { dateName } from '../../rules/fng/calendar.ts'
import { tourOf } from '../../rules/fng/people.ts'
import type { FngState, Mission } from '../../rules/fng/state.ts'
import { fngSystem } from '../../rules/fng/system.ts'
import type { AppSystem } from '../appSystem.ts'
import { cardState } from './cardView.ts'
import { missionView } from './missionView.ts'
import { rosterView, strengthOf } from './rosterView.ts'
import { drawBlankRoster, drawSheet } from './sheets.ts'
import { turnView } from './turnView.ts'

// The store hands states on without knowing whose they are; a file's system says so, and files of others never get here.
const own = (state: AnyState) => state as unknown as FngState

/** FNG: 2nd Tour, as the program knows it. */
export const fng: AppSystem = {
  system: fngSystem as unknown as System<AnyState>,
  inputs: fngSteps,
  moment: (state) => {
    const tour = own(state).tour[0]
    return tour ? dateName(tour.halfMonth) : ''
  },
  card: (state) => cardState(own(state)),
  strength: (state) => (own(state).tour.length === 0 ? null : strengthOf(own(state))),
  phase: (state) => own(state).tour[0]?.phase ?? 'start',
  roster: (state) => rosterView(own(state)),
  turn: (state, entries) => turnView(own(state), entries),
  mission: (state, id) => missionView(own(state), missionNamed(own(state), id)),
  endsTurn: (step) => step === 'endTurn',
  draw: (sheet, state, options) =>
    drawSheet(sheet, own(state), () => missionNamed(own(state), options.mission), options),
  drawBlank: drawBlankRoster,
}

function missionNamed(state: FngState, id: number | null): Mission {
  const wanted = id ?? tourOf(state).missionId
  const mission = wanted === null ? state.missions.at(-1) : state.missions.find((m) => m.id === wanted)
  if (!mission) throw new RuleError('not-now', 'There has been no mission in this tour yet.')
  return mission
}
