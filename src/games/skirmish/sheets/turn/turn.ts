import type { Rules } from '../../../../main/engine/system.ts'
import type { GlanceFact, GlanceModel, GlancePart, GlanceStep } from '../../../../main/sheets/glance/glanceModel.ts'
import { glanceStep } from '../../../../main/sheets/glance/paper.ts'
import { turnBoxes, type TurnBoxes } from '../../../../main/sheets/glance/turnBoxes.ts'
import { flow } from '../../rules/flow.ts'
import type { Game, GameSide, HiddenRules, Side, SkirmishState } from '../../rules/state.ts'
import { emblem } from '../shared/signs.ts'
import { asks, type Moment } from './targets.ts'
import { paper, type OnPaper } from './turnSteps.ts'

const game = 'Vietnam Skirmish Rules'
const foot = { source: `${game}, a turn at a glance`, wedge: 'from your copy' } as const

/**
 * A player's turn at a glance, a page for each player, with a box for each turn: dice, targets with today's numbers, the
 * player's own values. Of figures that nobody has found nothing stands on it.
 */
export function turnModel(state: SkirmishState, rules: Rules, name: string): GlanceModel {
  const now = state.games.find(({ id }) => id === state.tour[0]?.gameId) ?? null
  const boxes = turnBoxes(now?.turn ?? 0)
  const page = (side: Side): GlanceModel['sides'][number] => ({
    title: side.name,
    again: true,
    facts: now === null ? [] : factsOf(state, now, side),
    parts: partsOf({ rules, now: now && { state, game: now, side } }, hiddenRulesOf(state), boxes),
  })
  const sides = now === null ? [pageOfNobody(rules, hiddenRulesOf(state))] : state.sides.map(page)
  return {
    title: 'A turn',
    emblem,
    asked: ['Player', 'Game'],
    whose: state.tour[0]?.title ?? name,
    when: now === null ? '' : `game ${now.number}, ${now.part === 'setUp' ? 'set-up' : `turn ${now.turn}`}`,
    sides,
    target: 'target today',
    turns: boxes.turns,
    code: '',
    ...foot,
  }
}

/** @returns the same for nobody: lines for what stands in the player's copy alone, and has not been filled in. */
export const blankTurn = (rules: Rules, hiddenRules: HiddenRules): GlanceModel => ({
  ...{ title: 'A turn', emblem, asked: ['Player', 'Game'], whose: '', when: '', target: 'target', code: '' },
  sides: [pageOfNobody(rules, hiddenRules)],
  turns: turnBoxes(0).turns,
  ...foot,
})

const pageOfNobody = (rules: Rules, hiddenRules: HiddenRules): GlanceModel['sides'][number] => ({
  title: '',
  facts: [],
  parts: partsOf({ rules, now: null }, hiddenRules, turnBoxes(0)),
})

/** Of the game under way, or of the last one. */
export const hiddenRulesOf = ({ games }: SkirmishState): HiddenRules => games.at(-1)?.hiddenRules ?? 'noise'

function partsOf(moment: Moment, hiddenRules: HiddenRules, boxes: TurnBoxes): GlancePart[] {
  const isPlayed = (one: OnPaper): boolean => !('only' in one) || one.only === hiddenRules
  return paper.map(({ title, steps }) => ({
    title,
    note: '',
    steps: steps.filter(isPlayed).map((one: OnPaper) => stepOf(one, moment, boxes)),
  }))
}

function stepOf(one: OnPaper, moment: Moment, boxes: TurnBoxes): GlanceStep {
  const info = flow.find(({ part }) => part === one.part)!
  const { now } = moment
  const turn = now === null || now.game.part === 'setUp' ? 0 : now.game.turn
  const done = boxes.done(turn, isBehind(one.part, moment))
  const isNow = now !== null && now.game.sideId === now.side.id && now.game.part === one.part && !('title' in one)
  return glanceStep(
    one,
    { title: info.title, page: null },
    { ...asks[one.id](moment), slots: [] },
    { done, came: null, now: isNow },
  )
}

/** Is this part of the present turn behind the player? He who began is behind it altogether while the other is on. */
function isBehind(part: OnPaper['part'], { now }: Moment): boolean {
  if (now === null) return false
  const { game: on, side } = now
  if (on.sideId !== side.id) return side.id === on.firstSideId
  const order: readonly string[] = flow.map((one) => one.part)
  return order.indexOf(part) < order.indexOf(on.part)
}

function factsOf(state: SkirmishState, now: Game, side: Side): GlanceFact[] {
  const row = state.gameSides.find(({ gameId, sideId }) => gameId === now.id && sideId === side.id)
  return [
    { label: 'Force', value: side.force || 'none' },
    { label: 'Scenario', value: now.scenario || 'none' },
    { label: 'Hidden rules', value: now.hiddenRules === 'noise' ? 'noise' : 'spotting' },
    { label: 'Fire support', value: supportWords(row) },
  ]
}

function supportWords(row: GameSide | undefined): string {
  if (!row || row.supportTurns === 0 || row.shotsPerTurn === 0) return 'none'
  return `${row.supportTurns === 1 ? '1 turn' : `${row.supportTurns} turns`} of ${row.shotsPerTurn} shots`
}
