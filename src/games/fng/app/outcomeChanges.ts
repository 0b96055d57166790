import type { ChangeView } from '../../../contract/journal.ts'
import { difference, type AnyRow, type Change } from '../../../main/engine/state.ts'
import { pointsSoFar } from '../rules/battle/ending/points.ts'
import { switchNamed, switchOf } from '../rules/house/switches.ts'
import type { FngState } from '../rules/state.ts'
import { monthsText } from '../rules/words.ts'
import { changeViews } from './changeView.ts'

/** Collections whose changes show how a tour would stand: what it is played by, then men and missions. */
const mattering: readonly string[] = [
  ...['switches', 'houseRows', 'ownTables', 'nameLists'],
  ...['tour', 'soldiers', 'billets', 'attributes', 'medals', 'missions', 'effects'],
]

/**
 * How a tour would stand differently from now: what it is played by first of all, then each man and mission, then the time
 * that has passed for all of them alike, and the victory points of the battle under way, which stand in no row of their own
 * (FNG pp. 98-102).
 */
export function outcomeChanges(now: FngState, then: FngState): readonly ChangeView[] {
  const changes = difference(now, then)
    .filter(({ collection }) => mattering.includes(collection))
    .sort((a, b) => mattering.indexOf(a.collection) - mattering.indexOf(b.collection))
  const { others, alike } = timeApart(changes)
  const isSwitch = ({ collection }: Change) => collection === 'switches'
  const switched = others.filter(isSwitch).map((change) => switchedView(now, then, change))
  const rest = others.filter((change) => !isSwitch(change))
  return [...switched, ...changeViews(now, then, rest), ...alike, ...battlePoints(now, then)]
}

/** A switch without a row stands as the book has it. */
function switchedView(now: FngState, then: FngState, { id, before, after }: Change): ChangeView {
  const { name, title, ...known } = switchNamed(String((after ?? before)!['name']))
  const options: readonly { readonly value: string; readonly label: string }[] = known.options
  const labelIn = (state: FngState) => options.find(({ value }) => value === switchOf(state, name))!.label
  const fields = [{ field: 'Answer', before: labelIn(now), after: labelIn(then) }]
  return { what: title, kind: 'changed', collection: 'switches', id, fields }
}

/** From so many on they are told in one row. */
const several = 3

/** Takes out of the changes what time has done to most men alike: it is one row, and no news of any of them. */
function timeApart(changes: readonly Change[]): { readonly others: readonly Change[]; readonly alike: ChangeView[] } {
  const byTime = Map.groupBy(changes, timeOf)
  byTime.delete(null)
  const [most] = [...byTime].sort(([, a], [, b]) => b.length - a.length)
  if (!most || most[1].length < several) return { others: changes, alike: [] }
  const [time, men] = most
  const taken = new Set(men)
  const others = changes.flatMap((change) => (taken.has(change) ? withoutTime(change) : [change]))
  const after = `${monthsText(Math.abs(time!))} ${time! > 0 ? 'later' : 'earlier'}`
  const fields = [{ field: 'DEROS', before: null, after }]
  // One row for many: no man's id.
  return { others, alike: [{ what: `${men.length} men`, kind: 'changed', collection: 'men', id: 0, fields }] }
}

/** @returns by how many half-months a man's DEROS differs; null where it does not, and for all else. */
function timeOf({ collection, before, after }: Change): number | null {
  if (collection !== 'soldiers' || before === null || after === null) return null
  return Number(after['deros']) - Number(before['deros']) || null
}

function withoutTime(change: Change): Change[] {
  const after: AnyRow = { ...change.after!, deros: change.before!['deros'] }
  return Object.keys(after).every((field) => after[field] === change.before![field]) ? [] : [{ ...change, after }]
}

function battlePoints(now: FngState, then: FngState): ChangeView[] {
  const [before, after] = [pointsOf(now), pointsOf(then)]
  const battle = now.battle[0]
  if (!battle || before === null || after === null || before === after) return []
  const fields = [{ field: 'Points', before, after }]
  return [{ what: 'The battle', kind: 'changed', collection: 'battle', id: battle.id, fields }]
}

const pointsOf = (state: FngState): string | null =>
  state.battle.length === 0 ? null : String(pointsSoFar(state).total)
