import type { BattleFollow, BattleTurnView } from '../../contract/battle.ts'
import { dieOf, type Battle } from '../../rules/battle/battle.ts'
import { actionNamed } from '../../rules/battle/chapters.ts'
import { isRain } from '../../rules/battle/events/weather.ts'
import { yetToAct } from '../../rules/battle/turn/yetToAct.ts'
import type { FngState } from '../../rules/state.ts'
import { dayPartNames, weatherNames } from '../../rules/words.ts'
import type { Course } from './course.ts'
import { dueOf } from './due.ts'
import { idleOf, leftWords } from './leftWords.ts'

/** @returns the turn as it stands on top of the screen, with what is due in it. */
export function turnView(
  state: FngState,
  battle: Battle,
  course: Course,
  follows: readonly BattleFollow[],
): BattleTurnView {
  const { turn, length, ourDie, theirDie, side } = battle
  const goOn = goOnOf(state, battle)
  const left = yetToAct(state, side)
  return {
    number: turn,
    length,
    ours: ourDie,
    theirs: theirDie,
    side,
    saying: sayingOf(battle),
    goOn,
    left: leftWords(left),
    idle: idleOf(state, left),
    due: dueOf(state, { goOn, left, course, follows }),
    conditions: conditionsOf(battle),
  }
}

function sayingOf(battle: Battle): string {
  const { turn, side, first, over, ended } = battle
  if (ended) return 'The battle has ended.'
  if (over) return 'The mission is over: end the battle.'
  if (side === null) return turn === 0 ? 'Nobody has acted yet.' : `Turn ${turn} is over.`
  const who =
    side === first
      ? side === 'ours'
        ? 'We act first.'
        : 'They act first.'
      : side === 'ours'
        ? 'Now we act.'
        : 'Now they act.'
  return `${who} Groups led by REP ${dieOf(battle, side)} or more.`
}

/** Actions that take the turn further; the first that can be done is the one to go on with. */
const further = ['passOn', 'nextTurn']
const last = ['endBattle']

function goOnOf(state: FngState, { over }: Battle): string | null {
  return (over ? last : further).find((name) => actionNamed(name)?.refuses(state) === null) ?? null
}

function conditionsOf({ dayPart, dayPartTurnsLeft, weather }: Battle): string {
  const turns = dayPartTurnsLeft === 1 ? '1 turn left' : `${dayPartTurnsLeft} turns left`
  return `${dayPartNames[dayPart]}, ${turns}. ${weatherNames[weather]}${isRain(weather) ? ', rain' : ''}.`
}
