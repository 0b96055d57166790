import { defineGame, type AnyGame } from '../../../main/app/game.ts'
import { bookgunContract } from '../contract/contract.ts'
import { flow } from '../rules/flow.ts'
import { rulings } from '../rules/rulings.ts'
import type { BookgunState } from '../rules/state.ts'
import { bookgunSystem } from '../rules/system.ts'
import { bookgunSheets } from '../sheets/sheetsOf.ts'
import { bookgunAutoplay, bookgunSample } from './autoplay.ts'
import { cardView } from './cardView.ts'
import { changeViews } from './changeViews.ts'
import { bookgunCsv } from './csv.ts'
import { chapterOf } from './chapters.ts'
import { friends } from './friends.ts'
import { ownWords, rowsOf, stepsBeside, stepsOfCorrection, unitIn, unitsOf } from './journalWords.ts'
import { bookgunLists } from './lists.ts'
import { momentOf, phaseOf, turnOf } from './moment.ts'
import { outcomeOf } from './outcome.ts'
import { outlookOf } from './outlook.ts'
import { packs } from './packs.ts'
import { bookgunAnswers } from './queries.ts'
import { rosterText } from './rosterText.ts'
import { valueWords } from './rowWords.ts'
import { seals } from './sealedFrom.ts'

/** The Book and The Gun, as the program knows it. */
export const bookgun: AnyGame = defineGame<BookgunState>({
  contract: bookgunContract,
  system: bookgunSystem,
  queries: bookgunAnswers,
  bookQueries: {},
  card: cardView,
  now: {
    moment: momentOf,
    phase: phaseOf,
    turn: turnOf,
    endsTurn: (step) => step === 'endGame',
  },
  words: {
    menIn: 'units',
    manCalled: 'unit',
    manField: 'unit',
    rowsOf,
    men: unitsOf,
    man: unitIn,
    changes: changeViews,
    outcome: outcomeOf,
    ownWords,
    outlook: outlookOf,
    value: valueWords,
  },
  roster: { query: 'rosters', text: rosterText },
  csv: bookgunCsv,
  autoplay: bookgunAutoplay,
  sample: bookgunSample,
  lists: bookgunLists,
  seals,
  friends,
  sheets: bookgunSheets,
  print: {
    words: { unit: 'roster', mission: 'game', turn: 'game', men: 'units' },
    tonight: [
      { sheet: 'turn' },
      { sheet: 'initiative' },
      { sheet: 'roster' },
      { sheet: 'cards' },
      { sheet: 'playerAid' },
    ],
    players: ({ sides }) => sides.map(({ id, name, kind }) => ({ id, name, also: kind })),
  },
  chapters: chapterOf,
  corrections: stepsOfCorrection,
  beside: stepsBeside,
  packs,
  help: {
    rulings: rulings.map(({ title, page, rulings: all }, chapter) => ({
      id: String(chapter + 1),
      title,
      rulings: all.map((text, i) => ({ id: `${chapter + 1}.${i + 1}`, page, text, switch: null })),
    })),
    phases: flow.map(({ phase, title, explanation, page }) => ({ phase, title, page, explanation, when: null })),
  },
})
