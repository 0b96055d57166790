import type { GlanceFact, GlanceModel, GlancePart, GlanceStep } from '../../../../main/sheets/glance/glanceModel.ts'
import { glanceStep } from '../../../../main/sheets/glance/paper.ts'
import { distanceTo, flow } from '../../rules/flow.ts'
import { totalOf } from '../../rules/margin.ts'
import { poolDice } from '../../rules/pools.ts'
import type { SnoopinState, Turn } from '../../rules/state.ts'
import { margin } from '../../rules/tables/victory.ts'
import { turnNow } from '../../rules/turn.ts'
import { emblem, game } from '../shared/signs.ts'
import { nameIn, turnWords } from '../shared/words.ts'
import { asks } from './asks.ts'
import { momentOf, nobody, type Moment } from './moment.ts'
import { paper, type OnPaper } from './paperSteps.ts'
import { came } from './results.ts'

const title = 'Campaign turn'
const asked = ['Campaign', 'Turn, date'] as const

/**
 * The ten steps of a campaign turn at a glance (p. 6-21), finer where the table needs it: each with what it asks for today,
 * and what came of it. What a side keeps from the other stands nowhere on it.
 *
 * @param name of the campaign, where it has no title of its own.
 */
export function campaignTurnModel(state: SnoopinState, name: string): GlanceModel {
  const turn = turnNow(state)!
  const moment = momentOf(state, turn)
  const step = (one: OnPaper): GlanceStep => stepOf(one, moment, turn)
  const [tour] = state.tour
  return {
    ...{ title, emblem, asked, code: '', target: 'target today' },
    whose: tour?.title ?? name,
    when: turnWords(state, tour),
    sides: [
      { title: 'before the game', facts: factsBefore(state, turn), parts: glanceParts(paper.before, step) },
      { title: 'after the game', facts: factsAfter(state, turn), parts: glanceParts(paper.after, step) },
    ],
    source: `${game}, campaign turn at a glance.`,
  }
}

/** @returns the same for nobody: targets in general words, and lines for everything. */
export function blankCampaignTurn(): GlanceModel {
  const step = (one: OnPaper): GlanceStep => stepOf(one, nobody, null)
  return {
    ...{ title, emblem, asked, code: '', target: 'target' },
    ...{ whose: '', when: '' },
    sides: [
      { title: 'before the game', facts: blank(labelsBefore), parts: glanceParts(paper.before, step) },
      { title: 'after the game', facts: blank(labelsAfter), parts: glanceParts(paper.after, step) },
    ],
    source: `${game}, campaign turn at a glance.`,
  }
}

const glanceParts = (parts: (typeof paper)['before' | 'after'], step: (one: OnPaper) => GlanceStep): GlancePart[] =>
  parts.map(({ title: of, steps }) => ({ title: of, note: '', steps: steps.map((one: OnPaper) => step(one)) }))

/** @param turn null of nobody's. */
function stepOf(one: OnPaper, moment: Moment, turn: Turn | null): GlanceStep {
  const info = flow.find(({ part }) => part === one.part)!
  const state = moment.now?.state ?? null
  const far = state === null || turn === null ? 1 : distanceTo(one.part, partNow(state))
  return glanceStep(one, info, asks[one.id](moment), {
    done: far < 0,
    came: far < 0 ? came[one.id](state!, turn!) : null,
    now: far === 0 && !('title' in one),
  })
}

/** Between two turns the last one is over. */
const partNow = ({ tour: [tour] }: SnoopinState) => (tour === undefined || tour.part === 'start' ? 'over' : tour.part)

const labelsBefore = ['Scenario', 'Regulars', 'Against', 'Points so far'] as const
const labelsAfter = ['Result', 'Points so far', 'Return to Duty', 'Replacement Pool', 'Tired teams'] as const

const blank = (labels: readonly string[]): GlanceFact[] => labels.map((label) => ({ label, value: '' }))

function factsBefore(state: SnoopinState, turn: Turn): GlanceFact[] {
  const [first, second] = state.sides
  const values = [
    turn.random ? 'random missions' : turn.scenario,
    first?.name ?? '',
    second?.name ?? '',
    pointsSoFar(state),
  ]
  return labelsBefore.map((label, i) => ({ label, value: values[i]! || 'none' }))
}

/** Campaign Victory Points of all turns that are over. */
const pointsSoFar = (state: SnoopinState): string => state.sides.map((side) => totalOf(state, side)).join(' : ')

function factsAfter(state: SnoopinState, turn: Turn): GlanceFact[] {
  const dice = poolDice(state, turn.id)
  const count = (pool: (typeof dice)[number]['pool']) => String(dice.filter((one) => one.pool === pool).length)
  const tired = new Set(state.fatigues.map(({ teamId }) => teamId))
  const values = [
    turn.margin === null ? 'open' : nameIn(margin, turn.margin),
    pointsSoFar(state),
    count('return'),
    count('replacement'),
    String(tired.size),
  ]
  return labelsAfter.map((label, i) => ({ label, value: values[i]! }))
}
