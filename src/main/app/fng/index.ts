import { fngSteps } from '../../../contract/fng.ts'
import { RuleError } from '../../engine/errors.ts'
import type { AnyState } from '../../engine/state.ts'
import type { System } from '../../engine/system.ts'
import { dateName } from '../../rules/fng/calendar.ts'
import { tourOf } from '../../rules/fng/people.ts'
import { empty, type FngState, type Mission } from '../../rules/fng/state.ts'
import { storySteps } from '../../rules/fng/steps/story/index.ts'
import { fngSystem } from '../../rules/fng/system.ts'
import type { AppSystem } from '../appSystem.ts'
import { cardState } from './cardView.ts'
import { chronicleView } from './chronicle/chronicleView.ts'
import { derosView } from './derosView.ts'
import { deskView } from './deskView.ts'
import { changeViews } from './changeView.ts'
import { manName } from './fieldWords.ts'
import { historyView, type Stood } from './historyView.ts'
import { inputForm } from './inputForm.ts'
import { menWithNames, ownWordsOf, stepsOfCorrection } from './journalWords.ts'
import { missionView } from './missionView.ts'
import { cellInWords, outlookOf } from './outlook.ts'
import { phases } from './phases.ts'
import { playersView } from './playersView.ts'
import { recordView } from './recordView.ts'
import { rosterChoices } from './rosterChoices.ts'
import { rosterView, strengthOf } from './rosterView.ts'
import { drawBlankRoster, drawSheet } from './sheets.ts'
import { slipSubject, stretchIsOver, stretchStep } from './stretch.ts'
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
  rosterChoices: (state) => rosterChoices(own(state)),
  turn: (state, entries) => turnView(own(state), entries),
  desk: (state, stops, linesOf) =>
    deskView(
      own(state),
      stops.map((stop) => ({ entry: stop.entry.id, step: stop.entry.step, state: own(stop.state) })),
      linesOf,
    ),
  deros: (state, stops) =>
    derosView(
      own(state),
      stops.map(({ entry, changes, state: after }) => ({ step: entry.step, changes, state: own(after) })),
    ),
  mission: (state, id) => missionView(own(state), missionNamed(own(state), id)),
  players: (state, holder) => playersView(own(state), holder),
  stretch: (state) => stretchStep(own(state)),
  stretchIsOver: (state) => stretchIsOver(own(state)),
  slipSubject: (state, id) => slipSubject(own(state), id),
  history: (walk) => historyView(walk as unknown as readonly Stood[]),
  chronicle: (walk) => chronicleView(walk),
  menIn: 'soldiers',
  men: (state) => menWithNames(own(state)),
  man: (state, about) => (about.collection === 'soldiers' ? manName(own(state), about.id) : null),
  changes: (before, after, changes) => changeViews(own(before), own(after), changes),
  outcomeIn: ['tour', 'soldiers', 'billets', 'attributes', 'medals', 'missions', 'effects'],
  corrections: stepsOfCorrection,
  ownWords: ownWordsOf,
  inputForm: (state, step, input) => inputForm(own(state), step, input),
  record: (state, stops, lines, id) =>
    recordView(
      own(state),
      stops.map(({ entry, changes, state: after }, i) => ({
        entry: entry.id,
        step: entry.step,
        changes,
        before: i === 0 ? empty : own(stops[i - 1]!.state),
        after: own(after),
      })),
      lines,
      id,
    ),
  beside: Object.keys(storySteps),
  outlook: (state, about) => outlookOf(own(state), about),
  inWords: (state, cell) => cellInWords(own(state), cell),
  phases: phases.map(({ phase, title, page, explanation, when }) => ({ phase, title, page, explanation, when })),
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
