import { fngContract } from '../contract/contract.ts'
import { fngBookQueries, fngQueries } from './queries.ts'
import type { AnyState } from '../../../main/engine/state.ts'
import type { System } from '../../../main/engine/system.ts'
import { dateName } from '../rules/calendar.ts'
import { playedPatches } from '../rules/house/rulesOf.ts'
import { halfMonthNumber } from '../sheets/shared/formCode.ts'
import type { FngState } from '../rules/state.ts'
import { battleSteps } from '../rules/steps/battle/index.ts'
import { houseSteps } from '../rules/steps/house/index.ts'
import { storySteps } from '../rules/steps/story/index.ts'
import { fngSystem } from '../rules/system.ts'
import type { AppSystem } from '../../../main/app/appSystem.ts'
import { toldBetween } from './battle/headline.ts'
import { cardState } from './cardView.ts'
import { chronicleView } from './chronicle/chronicleView.ts'
import { changeViews } from './changeView.ts'
import { manName } from './fieldWords.ts'
import { readHouseFile, writeHouseFile } from './house/houseFile.ts'
import { houseTableView } from './house/houseTableView.ts'
import { houseStamp, houseView } from './house/houseView.ts'
import { rulingChapters } from './house/rulingChapters.ts'
import { inputForm } from './inputForm.ts'
import { menWithNames, ownWordsOf, stepsOfCorrection } from './journalWords.ts'
import { outcomeChanges } from './outcomeChanges.ts'
import { cellInWords, outlookOf } from './outlook.ts'
import { chapterOf } from '../rules/bookChapters.ts'
import { flow } from '../rules/flow.ts'
import { lastStep } from './phases.ts'
import { formPlace } from './print/formPlace.ts'
import { goingMen } from './print/goingMen.ts'
import { printChoices } from './print/printChoices.ts'
import { strengthOf } from './rosterView.ts'
import { fngSheets } from './fngSheets.ts'
import { withPlatoon } from './stops.ts'
import { slipSubject, stretchIsOver, stretchStep, stretchTitle } from './stretch.ts'

// The store hands states on without knowing whose they are; a file's system says so, and files of others never get here.
const own = (state: AnyState) => state as unknown as FngState

/** FNG: 2nd Tour, as the program knows it. */
export const fng: AppSystem = {
  contract: fngContract,
  queries: fngQueries as unknown as AppSystem['queries'],
  bookQueries: fngBookQueries,
  system: fngSystem as unknown as System<AnyState>,
  moment: (state) => {
    const tour = own(state).tour[0]
    return tour ? dateName(tour.halfMonth) : ''
  },
  card: (state) => cardState(own(state)),
  strength: (state) => (own(state).tour.length === 0 ? null : strengthOf(own(state))),
  phase: (state) => own(state).tour[0]?.phase ?? 'start',
  battle: {
    told: (entry, before, after) => toldBetween(entry, own(before), own(after)),
    steps: Object.keys(battleSteps),
  },
  stretch: (state) => stretchStep(own(state)),
  stretchTitle: (state, step) => stretchTitle(own(state), step),
  stretchIsOver: (state) => stretchIsOver(own(state)),
  slipSubject: (state, id) => slipSubject(own(state), id),
  chronicle: (walk) => chronicleView(withPlatoon(walk)),
  menIn: 'soldiers',
  men: (state) => menWithNames(own(state)),
  man: (state, about) => (about.collection === 'soldiers' ? manName(own(state), about.id) : null),
  changes: (before, after, changes) => changeViews(own(before), own(after), changes),
  outcome: (now, then) => outcomeChanges(own(now), own(then)),
  corrections: stepsOfCorrection,
  ownWords: ownWordsOf,
  inputForm: (state, step, input) => inputForm(own(state), step, input),
  beside: [...Object.keys(storySteps), ...Object.keys(houseSteps)],
  house: {
    patches: (state) => playedPatches(own(state).houseRows),
    view: (state) => houseView(own(state)),
    stamp: (state) => houseStamp(own(state)),
    table: (state, id) => houseTableView(own(state), id),
    save: (state, name) => writeHouseFile(own(state), name),
    read: (state, text) => readHouseFile(own(state), text),
  },
  rulings: rulingChapters,
  outlook: (state, about) => outlookOf(own(state), about),
  inWords: (state, cell) => cellInWords(own(state), cell),
  chapterOf,
  phases: flow.map(({ phase, title, page, explanation, when }) => ({ phase, title, page, explanation, when })),
  endsTurn: (step) => step === lastStep,
  halfMonthOf: (state) => (own(state).tour.length === 0 ? null : halfMonthNumber(own(state))),
  sheets: fngSheets,
  print: {
    choices: (state) => printChoices(own(state)),
    going: (state, mission) => goingMen(own(state), mission),
    formPlace: (state, code) => formPlace(state && own(state), code),
  },
}
