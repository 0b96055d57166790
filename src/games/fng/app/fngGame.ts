import { fngContract } from '../contract/contract.ts'
import { rosterTable } from '../contract/menTable.ts'
import { friends } from './friends.ts'
import { fngBookQueries, fngQueries } from './queries.ts'
import { dateName, monthOfDate } from '../rules/calendar.ts'
import { playedPatches } from '../rules/house/rulesOf.ts'
import { halfMonthNumber } from '../sheets/shared/formCode.ts'
import type { FngState } from '../rules/state.ts'
import { battleSteps } from '../rules/steps/battle/battleSteps.ts'
import { houseSteps } from '../rules/steps/house/houseSteps.ts'
import { storySteps } from '../rules/steps/story/storySteps.ts'
import { fngSystem } from '../rules/system.ts'
import { defineGame, type AnyGame } from '../../../main/app/game.ts'
import { fngAutoplay } from './autoplay/fngAutoplay.ts'
import { sampleTour } from './autoplay/sampleTour.ts'
import { toldBetween } from './battle/headline.ts'
import { takenNow } from './takenNow.ts'
import { triedOf } from './tried.ts'
import { cardState } from './cardView.ts'
import { chronicleView } from './chronicle/chronicleView.ts'
import { changeViews } from './changeView.ts'
import { manName } from './fieldWords.ts'
import { houseTableView } from './house/houseTableView.ts'
import { houseStamp, houseView } from './house/houseView.ts'
import { packs } from './house/packs.ts'
import { rulingChapters } from './house/rulingChapters.ts'
import { inputForm } from './inputForm.ts'
import { fngLists } from './lists.ts'
import { menWithNames, ownWordsOf, stepsOfCorrection } from './journalWords.ts'
import { outcomeChanges } from './outcomeChanges.ts'
import { cellInWords, outlookOf } from './outlook.ts'
import { chapterOf } from '../rules/bookChapters.ts'
import { flow } from '../rules/flow.ts'
import { missionTable } from './missionTable.ts'
import { lastStep } from './phases.ts'
import { formPlace } from './print/formPlace.ts'
import { formRead } from './print/forms/formRead.ts'
import { goingMen } from './print/goingMen.ts'
import { isTonight, printChoices, printWords, tonight } from './print/printChoices.ts'
import { rosterText } from './rosterText.ts'
import { rosterView } from './rosterView.ts'
import { fngSheets } from './fngSheets.ts'
import { withPlatoon } from './stops.ts'
import { slipSubject, stretchIsOver, stretchStep, stretchTitle } from './stretch.ts'

/** FNG: 2nd Tour, as the program knows it. */
export const fng: AnyGame = defineGame<FngState>({
  contract: fngContract,
  system: fngSystem,
  queries: fngQueries,
  bookQueries: fngBookQueries,
  card: cardState,
  now: {
    moment: ({ tour: [tour] }) => (tour ? dateName(tour.halfMonth) : ''),
    month: monthOfDate,
    phase: ({ tour: [tour] }) => tour?.phase ?? 'start',
    turn: (state) => (state.tour.length === 0 ? null : halfMonthNumber(state)),
    endsTurn: (step) => step === lastStep,
  },
  words: {
    menIn: 'soldiers',
    manField: 'soldierId',
    men: menWithNames,
    man: (state, about) => (about.collection === 'soldiers' ? manName(state, about.id) : null),
    changes: changeViews,
    outcome: outcomeChanges,
    ownWords: ownWordsOf,
    outlook: outlookOf,
    value: cellInWords,
  },
  friends,
  sheets: fngSheets,
  chapters: chapterOf,
  corrections: stepsOfCorrection,
  beside: [...Object.keys(storySteps), ...Object.keys(houseSteps)],
  flow: { next: stretchStep, title: stretchTitle, isOver: stretchIsOver, subject: slipSubject },
  battle: { told: toldBetween, steps: Object.keys(battleSteps) },
  tried: triedOf,
  house: {
    patches: ({ houseRows }) => playedPatches(houseRows),
    view: houseView,
    stamp: houseStamp,
    table: houseTableView,
  },
  packs,
  chronicle: (walk) => chronicleView(withPlatoon(walk)),
  print: { tonight, isTonight, words: printWords, choices: printChoices, going: goingMen, formPlace, formRead },
  lists: fngLists,
  forms: inputForm,
  takenNow,
  rollAlone: ({ subject, ...asked }) => ({ step: 'rollTable', input: { ...asked, soldierId: subject, words: '' } }),
  help: {
    rulings: rulingChapters,
    phases: flow.map(({ phase, title, page, explanation, when }) => ({
      ...{ phase, title, page, explanation },
      when: when === 'mission' ? 'with a mission' : null,
    })),
  },
  roster: { query: 'roster', text: rosterText },
  csv: {
    men: { title: 'Men', table: ({ state }) => rosterTable(rosterView(state)) },
    missions: { title: 'Missions', table: (look) => missionTable(fngQueries.history(look, {})) },
  },
  autoplay: fngAutoplay,
  sample: sampleTour,
})
