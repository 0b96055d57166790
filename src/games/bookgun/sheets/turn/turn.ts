import type { Rules } from '../../../../main/engine/system.ts'
import type { GlanceFact, GlanceModel, GlanceStep } from '../../../../main/sheets/glance/glanceModel.ts'
import { glanceStep } from '../../../../main/sheets/glance/paper.ts'
import { turnBoxes, type TurnBoxes } from '../../../../main/sheets/glance/turnBoxes.ts'
import { flow } from '../../rules/flow.ts'
import type { BookgunState, Game } from '../../rules/state.ts'
import { emblem, game } from '../shared/signs.ts'
import { asks, type Moment } from './targets.ts'
import { paper, type OnPaper } from './turnSteps.ts'

/**
 * A turn at a glance (p. 11-12), with a box for each turn: cards, dice, targets with today's numbers and the player's own
 * values. Nothing on it tells what a marker is.
 */
export function turnModel(state: BookgunState, rules: Rules, name: string): GlanceModel {
  const now = state.games.find(({ id }) => id === state.tour[0]?.gameId) ?? null
  return {
    ...sheetOf({ rules, now: now && { state, game: now } }, turnBoxes(now?.turn ?? 0)),
    whose: state.tour[0]?.title ?? name,
    when: now === null ? '' : `game ${now.number}, ${now.phase === 'setUp' ? 'set-up' : `turn ${now.turn}`}`,
    target: 'target today',
  }
}

/** @returns the same for nobody: lines for what stands in the player's copy alone, and has not been filled in. */
export const blankTurn = (rules: Rules): GlanceModel => sheetOf({ rules, now: null }, turnBoxes(0))

const sheetOf = (moment: Moment, boxes: TurnBoxes): GlanceModel => ({
  ...{ title: 'A turn', emblem, asked: ['Players', 'Game'], whose: '', when: '', target: 'target', code: '' },
  sides: [
    {
      title: '',
      facts: moment.now === null ? [] : factsOf(moment.now.game),
      parts: paper.map(({ title, steps }) => ({
        ...{ title, note: '' },
        steps: steps.map((one: OnPaper) => stepOf(one, moment, boxes)),
      })),
    },
  ],
  turns: boxes.turns,
  source: `${game}, a turn at a glance`,
  wedge: 'from your copy',
})

function stepOf(one: OnPaper, moment: Moment, boxes: TurnBoxes): GlanceStep {
  const info = flow.find(({ phase }) => phase === one.phase)!
  const { now } = moment
  const order: readonly string[] = flow.map(({ phase }) => phase)
  const [turn, at] =
    now === null || now.game.phase === 'setUp' ? [0, -1] : [now.game.turn, order.indexOf(now.game.phase)]
  const done = boxes.done(turn, order.indexOf(one.phase) < at)
  const isNow = order.indexOf(one.phase) === at && !('title' in one)
  return glanceStep(one, info, { ...asks[one.id](moment), slots: [] }, { done, came: null, now: isNow })
}

const skies = { clear: 'clear', fog: 'fog', rain: 'rain', snowfall: 'falling snow' } as const

function factsOf({ scenario, sky, weather, night, roe }: Game): GlanceFact[] {
  return [
    { label: 'Scenario', value: scenario || 'none' },
    { label: 'Sky', value: night ? `${skies[sky]}, night` : skies[sky] },
    { label: 'Ground', value: weather },
    { label: 'Rule of engagement', value: roe },
  ]
}
