import type { BattleActionView, BattleContactView, BattleTurnView, BattleView } from '../../../../contract/battle.ts'
import type { Action } from '../../../rules/fng/battle/action.ts'
import { battleOf, dieOf, type Battle, type Contact } from '../../../rules/fng/battle/battle.ts'
import { actionNamed, actions } from '../../../rules/fng/battle/chapters.ts'
import { pointsSoFar } from '../../../rules/fng/battle/ending/points.ts'
import { isRain } from '../../../rules/fng/battle/events/weather.ts'
import { dateName } from '../../../rules/fng/calendar.ts'
import { missionOf } from '../../../rules/fng/people.ts'
import type { FngState, Mission } from '../../../rules/fng/state.ts'
import { areaNames, corpsNames, dayPartNames, missionNames, taskNames, weatherNames } from '../../../rules/fng/words.ts'
import { callNotes, lastingNotes, structureViews, supportView } from './battleNotes.ts'
import { beforeEnd } from './beforeEnd.ts'
import { craftViews } from './craftView.ts'
import { groupViews } from './groupView.ts'
import { patrolledIn, todoOf } from './todoView.ts'

/**
 * @param selected ids of the figures and groups that are selected on the screen: they say which actions are likely.
 * @returns the battle of this half-month as its screen shows it.
 */
export function battleView(state: FngState, selected: readonly number[]): BattleView {
  if (state.tour[0]?.phase !== 'battle') return { status: 'none' }
  const mission = missionOf(state)
  const battle = state.battle[0]
  const date = `${dateName(mission.halfMonth)}, ${corpsNames[mission.corps]} ${areaNames[mission.area]}`
  if (!battle) {
    const mine = (rows: readonly { readonly missionId: number }[]) =>
      rows.filter((row) => row.missionId === mission.id).length
    return { status: 'ready', title: titleOf(mission), date, men: mine(state.party), markers: mine(state.markers) }
  }
  return {
    status: battle.ended ? 'ended' : 'fought',
    title: titleOf(mission),
    date,
    turn: turnView(state, battle),
    groups: groupViews(state),
    contacts: state.contacts.map(contactView),
    patrolled: patrolledIn(state),
    structures: structureViews(state),
    craft: craftViews(state),
    calls: callNotes(state),
    lasting: lastingNotes(state),
    points: pointsSoFar(state),
    support: supportView(state),
    todo: todoOf(state),
    before: beforeEnd(state),
    actions: actionViews(state, selected),
  }
}

function titleOf({ type, defenseTask, ambushSide }: Mission): string {
  if (type === null) return 'Battle'
  if (defenseTask !== null) return `${missionNames[type]}, ${taskNames[defenseTask]}`
  return ambushSide === null
    ? missionNames[type]
    : `${missionNames[type]}, ${ambushSide === 'player' ? 'ours' : 'theirs'}`
}

function turnView(state: FngState, battle: Battle): BattleTurnView {
  const { turn, length, ourDie, theirDie, side } = battle
  return {
    number: turn,
    length,
    ours: ourDie,
    theirs: theirDie,
    side,
    saying: sayingOf(battle),
    alert: alertOf(battle),
    goOn: goOnOf(state, battle),
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
        ? 'We go first.'
        : 'They go first.'
      : side === 'ours'
        ? 'Now we act.'
        : 'Now they act.'
  return `${who} Groups led by REP ${dieOf(battle, side)} or more.`
}

/** A total of 7 gives the side with the higher die a check for reinforcements (FNG p. 16). */
const totalOfChecks = 7

function alertOf({ ourDie, theirDie, first }: Battle): string | null {
  if (ourDie === null || theirDie === null || ourDie + theirDie !== totalOfChecks) return null
  return `Total ${totalOfChecks}: a check for ${first === 'ours' ? 'our' : 'their'} reinforcements`
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

const contactView = ({ id, number, kind, sector, status, found, sealed }: Contact): BattleContactView => ({
  id,
  number,
  label: `${kind === 'pef' ? 'PEF' : 'Marker'} ${number}`,
  kind,
  sector,
  status,
  found,
  sealed: sealed && status === 'hidden',
})

/** All that can be done, in the order of the chapters. */
function actionViews(state: FngState, selected: readonly number[]): BattleActionView[] {
  battleOf(state)
  return actions.map((action) => actionView(action, state, selected))
}

function actionView(action: Action, state: FngState, selected: readonly number[]): BattleActionView {
  const refused = action.refuses(state)
  return {
    name: action.name,
    title: action.title,
    section: action.section,
    page: action.page,
    words: action.words,
    tables: (action.tables ?? []).map(({ id }) => id),
    refused,
    likely: refused === null ? (action.likely?.({ state, values: {}, selected }) ?? 0) : 0,
  }
}
