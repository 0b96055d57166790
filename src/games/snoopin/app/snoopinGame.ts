import { defineGame, type AnyGame } from '../../../main/app/game.ts'
import { snoopinContract } from '../contract/contract.ts'
import type { SnoopinState } from '../rules/state.ts'
import { snoopinSystem } from '../rules/system.ts'
import { snoopinSheets } from '../sheets/sheetsOf.ts'
import { snoopinAutoplay, snoopinSample } from './autoplay.ts'
import { cardView } from './cardView.ts'
import { changeViews, outcomeOf } from './changeViews.ts'
import { snoopinCsv } from './csv.ts'
import { chronicleView } from './chronicle/chronicleView.ts'
import { friends } from './friends.ts'
import { help } from './help.ts'
import { manIn, menOf, ownWords, rowsOf, stepsBeside, stepsOfCorrection } from './journalWords.ts'
import { snoopinLists } from './lists.ts'
import { momentOf, partOf, turnOf } from './moment.ts'
import { outlookOf } from './outlook.ts'
import { print } from './print.ts'
import { snoopinAnswers } from './queries.ts'
import { rosterText } from './rosterText.ts'
import { valueWords } from './rowWords.ts'
import { seals } from './sealedFrom.ts'
import { snoopinFlow } from './stretch.ts'

/** Snoopin' & Poopin', as the program knows it. */
export const snoopin: AnyGame = defineGame<SnoopinState>({
  contract: snoopinContract,
  system: snoopinSystem,
  queries: snoopinAnswers,
  bookQueries: {},
  card: cardView,
  now: {
    moment: momentOf,
    phase: partOf,
    turn: turnOf,
    endsTurn: (step) => step === 'returnToDuty',
  },
  words: {
    menIn: 'men',
    manField: 'man',
    rowsOf,
    men: menOf,
    man: manIn,
    changes: changeViews,
    outcome: outcomeOf,
    ownWords,
    outlook: outlookOf,
    value: valueWords,
  },
  flow: snoopinFlow,
  roster: { query: 'forces', text: rosterText },
  csv: snoopinCsv,
  autoplay: snoopinAutoplay,
  sample: snoopinSample,
  chronicle: chronicleView,
  lists: snoopinLists,
  seals,
  friends,
  sheets: snoopinSheets,
  print,
  chapters: (page) => chapters.findLast(({ from }) => page !== null && page >= from)?.title ?? snoopinSystem.title,
  corrections: stepsOfCorrection,
  beside: stepsBeside,
  help,
})

/** The parts of the book, by the page that each begins on. */
const chapters: readonly { readonly from: number; readonly title: string }[] = [
  { from: 3, title: 'Choosing the campaign' },
  { from: 5, title: 'The force' },
  { from: 6, title: 'Before the game' },
  { from: 9, title: 'The game' },
  { from: 10, title: 'After the game' },
  { from: 19, title: 'The insurgency' },
  { from: 22, title: 'The logs' },
]
