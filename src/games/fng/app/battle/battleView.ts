import type {
  BattleActionView,
  BattleContactView,
  BattleDistanceView,
  BattleFollow,
  BattleView,
} from '../../contract/battle.ts'
import type { Action } from '../../rules/battle/action.ts'
import { battleOf, groupsOf, type Contact } from '../../rules/battle/battle.ts'
import { hiddenContacts } from '../../rules/battle/contacts/contact.ts'
import { actions } from '../../rules/battle/chapters.ts'
import { pointsSoFar } from '../../rules/battle/ending/points.ts'
import { dateName } from '../../rules/calendar.ts'
import { missionOf } from '../../rules/people.ts'
import type { FngState, Mission } from '../../rules/state.ts'
import { areaNames, corpsNames, missionNames, taskNames } from '../../rules/words.ts'
import type { PastEntry } from '../../../../main/app/game/past.ts'
import { callNotes, lastingNotes, structureViews, supportView } from './battleNotes.ts'
import { beforeEnd } from './beforeEnd.ts'
import { courseOf } from './course.ts'
import { craftViews } from './craftView.ts'
import { groupViews } from './groupView.ts'
import { foundInShort } from './foundInShort.ts'
import { followsOf } from './follow/follows.ts'
import { leftBehind } from './follow/leftBehind.ts'
import { tanksToPlace } from './follow/tanks.ts'
import { memoryOf, type Memory } from './memory/memory.ts'
import { patrolledIn, todoOf } from './todoView.ts'
import { turnView } from './turnView.ts'
import { vehicleViews } from './vehicleView.ts'

/**
 * @param selected ids of the figures and groups that are selected on the screen: they say which actions are likely.
 * @param back the entries before the state, newest first: who acts just now, and what was done last, only they know.
 * @returns the battle of this half-month as its screen shows it.
 */
export function battleView(state: FngState, selected: readonly number[], back: Iterable<PastEntry> = []): BattleView {
  if (state.tour[0]?.phase !== 'battle') return { status: 'none' }
  const mission = missionOf(state)
  const battle = state.battle[0]
  const date = `${dateName(mission.halfMonth)}, ${corpsNames[mission.corps]} ${areaNames[mission.area]}`
  if (!battle) {
    const mine = (rows: readonly { readonly missionId: number }[]) =>
      rows.filter((row) => row.missionId === mission.id).length
    return { status: 'ready', title: titleOf(mission), date, men: mine(state.party), markers: mine(state.markers) }
  }
  const course = courseOf(state, back)
  const told = memoryOf(state, back)
  const follows = followsOf({ state, acts: course.acts, began: course.began, told, tanks: tanksToPlace(back) })
  return {
    status: battle.ended ? 'ended' : 'fought',
    title: titleOf(mission),
    date,
    turn: turnView(state, battle, course, follows),
    groups: groupViews(state, course.acting),
    contacts: state.contacts.map(contactView),
    distances: distanceViews(state, told),
    patrolled: patrolledIn(state),
    structures: structureViews(state),
    craft: craftViews(state),
    vehicles: vehicleViews(state),
    calls: callNotes(state),
    lasting: lastingNotes(state),
    points: pointsSoFar(state),
    support: supportView(state),
    todo: todoOf(state),
    before: beforeEnd(state),
    follows,
    actions: actionViews(state, selected, follows),
  }
}

/** Of groups and PEFs that are on the table. */
function distanceViews(state: FngState, told: Memory): BattleDistanceView[] {
  const there = [...groupsOf(state, 'ours', 'theirs', 'civilian'), ...hiddenContacts(state)].map(({ id }) => id)
  return told.distances().filter(({ between }) => between.every((id) => there.includes(id)))
}

function titleOf({ type, defenseTask, ambushSide }: Mission): string {
  if (type === null) return 'Battle'
  if (defenseTask !== null) return `${missionNames[type]}, ${taskNames[defenseTask]}`
  return ambushSide === null
    ? missionNames[type]
    : `${missionNames[type]}, ${ambushSide === 'player' ? 'ours' : 'theirs'}`
}

const contactView = ({ id, number, kind, sector, status, found, sealed }: Contact): BattleContactView => ({
  id,
  number,
  label: `${kind === 'pef' ? 'PEF' : 'Marker'} ${number}`,
  kind,
  sector,
  status,
  found: found === null ? null : foundInShort(found),
  sealed: sealed && status === 'hidden',
})

/** All that can be chosen, in the order of the chapters. */
function actionViews(
  state: FngState,
  selected: readonly number[],
  follows: readonly BattleFollow[],
): BattleActionView[] {
  battleOf(state)
  return actions.filter(({ inQueue }) => !inQueue).map((action) => actionView(action, state, selected, follows))
}

function actionView(
  action: Action,
  state: FngState,
  selected: readonly number[],
  follows: readonly BattleFollow[],
): BattleActionView {
  const refused = action.refuses(state)
  const leaves = refused === null ? leftBehind(action, state, follows) : null
  const inForm = leaves !== null && isAsking(action, state)
  return {
    name: action.name,
    title: action.now?.(state) ?? action.title,
    section: action.section,
    page: action.page,
    words: action.words,
    tables: (action.tables ?? []).map(({ id }) => id),
    refused,
    leaves: inForm ? null : leaves,
    warns: inForm ? leaves : null,
    ways: refused === null ? (action.ways?.(state) ?? []) : [],
    likely: refused === null ? (action.likely?.({ state, values: {}, selected }) ?? 0) : 0,
  }
}

/** Does its form ask something, as it begins? */
const isAsking = ({ fields }: Action, state: FngState): boolean =>
  Object.values(fields).some((field) => field.asked?.({ state, values: {}, selected: [] }) ?? true)
