import type { DerosMonth, DerosRow, DerosTotal, DerosView } from '../contract/deros.ts'
import { dateName, isRainy, lastHalfMonth, monthOf } from '../rules/calendar.ts'
import { arrivedIn } from '../rules/newMen.ts'
import { isOnRoster, squadName, tourOf } from '../rules/people.ts'
import type { FngState } from '../rules/state.ts'
import { postNames } from '../rules/words.ts'
import { barsOf, homeEdge } from './derosBars.ts'
import { derosDue, openBillets } from './derosDue.ts'
import { slotOf, walkBillets, type TourStop, type TourWalk } from './derosWalk.ts'
import { shortMonth } from './derosWords.ts'

/** @returns every billet of the tour with the men who held it, and what the next two half-months bring. */
export function derosView(state: FngState, stops: readonly TourStop[]): DerosView {
  const tour = tourOf(state)
  const walk = walkBillets(stops)
  const rows = rowsOf(state, walk)
  const span = { from: tour.startHalfMonth, to: endOf(state, walk) }
  const over = tour.phase === 'over'
  return {
    date: dateName(tour.halfMonth),
    over,
    ...span,
    today: walk.today,
    months: monthsOf(span.from, span.to),
    squads: [...new Set(rows.map(({ squad }) => squad))].map((squad) => ({ squad, name: squadName(squad) })),
    rows,
    totals: totalsOf(state, walk, span),
    due: over ? [] : derosDue(state, walk.today),
    open: over ? [] : openBillets(state),
  }
}

function rowsOf(state: FngState, walk: TourWalk): DerosRow[] {
  const standing = new Set(state.billets.map(slotOf))
  return [...walk.slots.entries()]
    .map(([key, billet]) => ({
      key,
      squad: billet.squad,
      line: billet.line,
      post: postNames[billet.post],
      attachment: billet.attachment,
      stands: standing.has(key),
      bars: barsOf(state, walk, key),
    }))
    .sort((a, b) => a.squad - b.squad || a.line - b.line)
}

/** A whole tour from the start, and on until the last man of today is home; the campaign ends with 1968. */
function endOf(state: FngState, { today }: TourWalk): number {
  const tour = tourOf(state)
  const home = tour.phase === 'over' ? [] : state.soldiers.filter(isOnRoster).map((man) => homeEdge(man, today))
  const end = Math.max(tour.startHalfMonth + tour.tourLength, today + 1, ...home)
  return Math.max(Math.min(end, lastHalfMonth + 1), today)
}

function monthsOf(from: number, to: number): DerosMonth[] {
  const months: DerosMonth[] = []
  for (let at = from; at < to;) {
    const next = Math.min(at + (at % 2 === 0 ? 2 : 1), to)
    const name = shortMonth(at)
    months.push({
      from: at,
      to: next,
      name: at === from || monthOf(at) === 1 ? name : name.slice(0, 3),
      rainy: isRainy(at),
    })
    at = next
  }
  return months
}

const lostStatus = ['dead', 'missing', 'sentHome']

function totalsOf(state: FngState, { today }: TourWalk, span: { from: number; to: number }): DerosTotal[] {
  const over = tourOf(state).phase === 'over'
  const here = over ? [] : state.soldiers.filter(isOnRoster)
  return Array.from({ length: span.to - span.from }, (_, i) => {
    const halfMonth = span.from + i
    const left = state.soldiers.filter((man) => man.left === halfMonth)
    return {
      home:
        left.filter((man) => man.status === 'wentHome').length +
        here.filter((man) => homeEdge(man, today) === halfMonth + 1).length,
      lost: left.filter((man) => lostStatus.includes(man.status)).length,
      arrived: arrivedIn(state, halfMonth),
    }
  })
}
