import { defineGame, type AnyGame } from '../../../main/app/game.ts'
import { skirmishContract } from '../contract/contract.ts'
import { flow } from '../rules/flow.ts'
import { rulings } from '../rules/rulings.ts'
import type { SkirmishState } from '../rules/state.ts'
import { skirmishSystem } from '../rules/system.ts'
import { skirmishSheets } from '../sheets/sheetsOf.ts'
import { skirmishAutoplay, skirmishSample } from './autoplay.ts'
import { cardView } from './cardView.ts'
import { changeViews } from './changeViews.ts'
import { skirmishCsv } from './csv.ts'
import { friends } from './friends.ts'
import { skirmishLists } from './lists.ts'
import { manIn, menOf, ownWords, rowsOf, stepsBeside, stepsOfCorrection } from './journalWords.ts'
import { momentOf, partOf, turnOf } from './moment.ts'
import { outcomeOf } from './outcome.ts'
import { outlookOf } from './outlook.ts'
import { packs } from './packs.ts'
import { rosterText } from './rosterText.ts'
import { seals } from './sealedFrom.ts'
import { takenNow } from './takenNow.ts'
import { skirmishAnswers } from './queries.ts'
import { valueWords } from './rowWords.ts'

/** Vietnam Skirmish Rules, as the program knows them. */
export const skirmish: AnyGame = defineGame<SkirmishState>({
  contract: skirmishContract,
  system: skirmishSystem,
  queries: skirmishAnswers,
  bookQueries: {},
  card: cardView,
  now: {
    moment: momentOf,
    phase: partOf,
    turn: turnOf,
    endsTurn: (step) => step === 'endGame',
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
  roster: { query: 'squads', text: rosterText },
  csv: skirmishCsv,
  autoplay: skirmishAutoplay,
  sample: skirmishSample,
  lists: skirmishLists,
  seals,
  takenNow,
  friends,
  sheets: skirmishSheets,
  print: {
    words: { unit: 'squad', mission: 'game', turn: 'game', men: 'men' },
    tonight: [{ sheet: 'turn' }, { sheet: 'squad' }, { sheet: 'counters' }, { sheet: 'reference' }],
  },
  chapters: () => skirmishSystem.title,
  corrections: stepsOfCorrection,
  beside: stepsBeside,
  packs,
  help: {
    rulings: rulings.map(({ title, rulings: all }, chapter) => ({
      id: String(chapter + 1),
      title,
      rulings: all.map((text, i) => ({ id: `${chapter + 1}.${i + 1}`, page: 1, text, switch: null })),
    })),
    phases: flow.map(({ part, title, explanation }) => ({
      phase: part,
      title,
      page: 1,
      explanation,
      when: null,
    })),
  },
})
