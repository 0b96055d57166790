import type { GlanceFact, GlanceModel, GlancePart, GlanceStep } from '../../../../main/sheets/glance/glanceModel.ts'
import { glanceStep, type Stand } from '../../../../main/sheets/glance/paper.ts'
import { distanceTo, flow } from '../../rules/flow.ts'
import { totalOf } from '../../rules/margin.ts'
import type { Moments } from '../../rules/moments.ts'
import type { Man, SnoopinState, Turn } from '../../rules/state.ts'
import { margin } from '../../rules/tables/victory.ts'
import { emblem, game } from '../shared/signs.ts'
import { nameIn, turnWords } from '../shared/words.ts'
import { asks } from './asks.ts'
import { momentOf, nobody, type Moment } from './moment.ts'
import { paper, type OnPaper } from './paperSteps.ts'
import { came } from './results.ts'

const title = 'Campaign turn'
const asked = ['Campaign', 'Turn, date'] as const

/**
 * The ten steps of a campaign turn at a glance (p. 6-21), finer where the table needs it: each with what it asks for, or
 * asked for when it was played, and what came of it. What a side keeps from the other stands nowhere on it.
 *
 * @param name of the campaign, where it has no title of its own.
 */
export function campaignTurnModel(at: Moments, name: string, turn: Turn): GlanceModel {
  const state = at.end
  const asItWas = state.turns.find(({ id }) => id === turn.id) ?? turn
  const step = (one: OnPaper): GlanceStep => stepOf(one, at, asItWas)
  const [tour] = state.tour
  return {
    ...{ title, emblem, asked, code: '', target: 'target today' },
    whose: tour?.title ?? name,
    when: turnWords(state, tour, turn.id),
    sides: [
      { title: 'before the game', facts: factsBefore(state, asItWas), parts: glanceParts(paper.before, step) },
      { title: 'after the game', facts: factsAfter(state, asItWas), parts: glanceParts(paper.after, step) },
    ],
    source: `${game}, campaign turn at a glance`,
  }
}

/** @returns the same for nobody: targets in general words, and lines for everything. */
export function blankCampaignTurn(): GlanceModel {
  const step = (one: OnPaper): GlanceStep => rowOf(one, nobody, { done: false, came: null, now: false })
  return {
    ...{ title, emblem, asked, code: '', target: 'target' },
    ...{ whose: '', when: '' },
    sides: [
      { title: 'before the game', facts: blank(labelsBefore), parts: glanceParts(paper.before, step) },
      { title: 'after the game', facts: blank(labelsAfter), parts: glanceParts(paper.after, step) },
    ],
    source: `${game}, campaign turn at a glance`,
  }
}

const glanceParts = (parts: (typeof paper)['before' | 'after'], step: (one: OnPaper) => GlanceStep): GlancePart[] =>
  parts.map(({ title: of, steps }) => ({
    title: of,
    note: stepsWords(steps),
    steps: steps.map((one: OnPaper) => step(one)),
  }))

/** Rows are numbered through, as on all such sheets; screen, help and book count ten steps. */
function stepsWords(steps: readonly OnPaper[]): string {
  const nths = [...new Set(steps.map(({ part }) => flow.findIndex((one) => one.part === part) + 1))]
  return `${nths.length === 1 ? 'step' : 'steps'} ${nths.join(' and ')} of ${flow.length}`
}

function stepOf(one: OnPaper, at: Moments, turn: Turn): GlanceStep {
  const far = distanceTo(one.part, partNow(at.end))
  // What was rolled after the game keeps what it asked for then; momentum is spent on until the game is over.
  const state = far < 0 && infoOf(one).half === 'after' ? at.before(one.part) : at.end
  const then = state.turns.find(({ id }) => id === turn.id) ?? turn
  return rowOf(one, momentOf(state, then), {
    done: far < 0,
    came: far < 0 ? came(one.id, at, turn) : null,
    now: far === 0 && !('title' in one),
  })
}

const infoOf = (one: OnPaper) => flow.find(({ part }) => part === one.part)!

const rowOf = (one: OnPaper, moment: Moment, stand: Stand): GlanceStep =>
  glanceStep(one, infoOf(one), asks[one.id](moment), stand)

/** Between two turns the last one is over. */
const partNow = ({ tour: [tour] }: SnoopinState) => (tour === undefined || tour.part === 'start' ? 'over' : tour.part)

const labelsBefore = ['Scenario', 'Regulars', 'Against', 'Points so far'] as const
const labelsAfter = ['Result', 'Points so far', 'Return to Duty', 'Replacement Pool', 'Tired teams'] as const

/** The moment of all that stands beside it. */
const asOf = 'As of'

const blank = (labels: readonly string[]): GlanceFact[] => labels.map((label) => ({ label, value: '' }))

/** What stood when the turn began. */
function factsBefore(state: SnoopinState, turn: Turn): GlanceFact[] {
  const [first, second] = state.sides
  const values = [
    turn.random ? 'random missions' : turn.scenario,
    first?.name ?? '',
    second?.name ?? '',
    pointsSoFar({ ...state, sideTurns: state.sideTurns.filter(({ turnId }) => turnId !== turn.id) }),
  ]
  const facts = labelsBefore.map((label, i) => ({ label, value: values[i]! || 'none' }))
  return [{ label: asOf, value: `start of turn ${turn.number}` }, ...facts]
}

/** Campaign Victory Points of all turns that are over. */
const pointsSoFar = (state: SnoopinState): string => state.sides.map((side) => totalOf(state, side)).join(' : ')

/** What stands when the turn has ended; while it goes on, as far as it has come. */
function factsAfter(state: SnoopinState, turn: Turn): GlanceFact[] {
  const inPool = (pool: Man['status']) => String(state.men.filter(({ status }) => status === pool).length)
  const tired = new Set(state.fatigues.map(({ teamId }) => teamId))
  const values = [
    turn.margin === null ? 'open' : nameIn(margin, turn.margin),
    pointsSoFar(state),
    inPool('returnPool'),
    inPool('replacementPool'),
    String(tired.size),
  ]
  const facts = labelsAfter.map((label, i) => ({ label, value: values[i]! }))
  return [{ label: asOf, value: farWords(state, turn) }, ...facts]
}

/** "step 7 of 10", "end of turn 4" */
function farWords(state: SnoopinState, { number }: Turn): string {
  const nth = flow.findIndex(({ part }) => part === partNow(state)) + 1
  return nth === 0 ? `end of turn ${number}` : `step ${nth} of ${flow.length}`
}
