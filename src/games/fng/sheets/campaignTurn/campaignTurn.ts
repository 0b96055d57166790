import { bookRules, type Rules } from '../../../../main/engine/system.ts'
import type { GlanceModel, GlancePart, GlanceStep } from '../../../../main/sheets/glance/glanceModel.ts'
import { glanceStep } from '../../../../main/sheets/glance/paper.ts'
import { flow } from '../../rules/flow.ts'
import { tourOf } from '../../rules/people.ts'
import type { FngState } from '../../rules/state.ts'
import { isPast } from '../../rules/turn.ts'
import { forceNames } from '../../rules/words.ts'
import { formCode, halfMonthNumber, halfMonthWords } from '../shared/formCode.ts'
import type { FngSource } from '../shared/ofTour.ts'
import { dateWords } from '../shared/sheetWords.ts'
import { asks } from './asks.ts'
import { backFacts, blankFacts, frontFacts } from './facts.ts'
import { momentOf, type Moment } from './moment.ts'
import { numberOf, paper, type OnPaper } from './paperSteps.ts'
import { came } from './results/came.ts'
import { playedPhases, type PlayedPhases } from './results/played.ts'

const title = 'Campaign turn'
const asked = ['Unit', 'Date'] as const
const source = 'FNG: 2nd Tour, campaign turn at a glance'

/**
 * The campaign turn at a glance (FNG pp. 53-60, 98-105): each step with what it asks for today; a step that has been
 * played with what it asked for then, and what came of it.
 */
export function campaignTurnModel(from: Pick<FngSource, 'state' | 'walk' | 'linesOf'>): GlanceModel {
  const { state } = from
  const tour = tourOf(state)
  const played = playedPhases(from)
  const now = momentOf(state)
  const at = (phase: OnPaper['phase']): Moment => {
    const before = played.get(phase)?.before
    return before === undefined ? now : momentOf(before)
  }
  const step = (one: OnPaper): GlanceStep => stepOf(one, at(one.phase), { played, state })
  return {
    title,
    emblem: null,
    asked,
    whose: tour.unit,
    when: `${forceNames[tour.list]}, ${dateWords(tour.halfMonth)}, half-month ${halfMonthWords(tour, tour.halfMonth)}`,
    sides: [
      { title: 'set-up', facts: frontFacts(at('contact'), state), parts: partsOf(paper.front, step) },
      { title: 'aftermath', facts: backFacts(at('time')), parts: partsOf(paper.back, step) },
    ],
    target: 'target today',
    code: formCode('campaignTurn', halfMonthNumber(state)),
    source: `${source}; the numbers are those of this half-month`,
  }
}

/** @returns the same for nobody: targets in general words, and lines for everything. */
export function blankCampaignTurn(rules: Rules = bookRules): GlanceModel {
  const nobody: Moment = { rules, now: null }
  const step = (one: OnPaper): GlanceStep => stepOf(one, nobody, null)
  return {
    title,
    emblem: null,
    asked,
    whose: '',
    when: '',
    sides: [
      { title: 'set-up', facts: blankFacts('front'), parts: partsOf(paper.front, step) },
      { title: 'aftermath', facts: blankFacts('back'), parts: partsOf(paper.back, step) },
    ],
    target: 'target',
    code: formCode('campaignTurn', null),
    source,
  }
}

type PaperPart = (typeof paper)['front' | 'back'][number]

const notes = {
  withoutMission: `without one: over to step ${numberOf('time')}`,
  always: 'mission or not',
} as const

const partsOf = (parts: readonly PaperPart[], step: (one: OnPaper) => GlanceStep): GlancePart[] =>
  parts.map((part) => ({
    title: part.title,
    note: 'note' in part ? notes[part.note] : '',
    steps: part.steps.map((one: OnPaper) => step(one)),
  }))

interface OfTour {
  readonly played: PlayedPhases
  readonly state: FngState
}

/** A step as its row says it; null of nobody's tour. */
function stepOf(one: OnPaper, moment: Moment, of: OfTour | null): GlanceStep {
  const info = flow.find(({ phase }) => phase === one.phase)!
  const played = of?.played.get(one.phase)
  const open = of !== null && played === undefined
  return glanceStep(one, info, asks[one.id](moment), {
    done: played !== undefined,
    came: played === undefined ? null : came[one.id](played),
    passed: open && isPassedBy(of.state, info) ? 'no mission' : null,
    now: open && !('title' in one) && tourOf(of.state).phase === one.phase,
  })
}

/** Without contact the half-month goes on without the steps of a mission. */
const isPassedBy = (state: FngState, { when }: (typeof flow)[number]): boolean =>
  when === 'mission' && tourOf(state).missionId === null && isPast(tourOf(state), 'contact')
