import type { AwayStay, DerosBar, ManBar, OpenBar } from '../contract/deros.ts'
import { shortFrom, timeInCountry } from '../rules/aftermath/inCountry.ts'
import { calendarName } from '../rules/calendar.ts'
import { isOnRoster, isStar, served, soldierById, squadName, tourOf } from '../rules/people.ts'
import type { FngState, Soldier } from '../rules/state.ts'
import type { Holding, TourWalk } from './derosWalk.ts'
import { dateInSentence, shortDate, tookHim } from './derosWords.ts'
import { briefNameOf, fullName, nameOf } from '../rules/naming.ts'

/** @returns the edge at which a man goes home; he has served all half-months before it. */
export const homeEdge = (man: Soldier, today: number): number => today + man.deros

/** @returns the bars of one slot in order of time. */
export function barsOf(state: FngState, walk: TourWalk, slot: string): DerosBar[] {
  const own = walk.holdings.filter((holding) => holding.slot === slot)
  return own.map((holding, i) =>
    holding.soldierId === null
      ? openBar(holding, walk)
      : manBar(state, walk, holding, soldierById(state, holding.soldierId), own.slice(0, i)),
  )
}

function openBar({ from, to }: Holding, { today }: TourWalk): OpenBar {
  const now = to === null
  const words = `Open ${now ? 'since' : 'from'} ${dateInSentence(from)}${now ? '' : ` to ${dateInSentence(to - 1)}`}`
  return { kind: 'open', from, to: to ?? Math.max(today, from), now, words }
}

function manBar(state: FngState, walk: TourWalk, holding: Holding, man: Soldier, before: readonly Holding[]): ManBar {
  const here = holding.to === null && isOnRoster(man)
  const home = here ? homeEdge(man, walk.today) : null
  const to = holding.to ?? walk.today
  const end = here ? 'here' : endOf(walk, holding, man)
  return {
    kind: 'man',
    from: holding.from,
    to: Math.max(to, holding.from),
    home,
    soldierId: man.id,
    name: nameOf(state, man),
    label: briefNameOf(state, man),
    rep: man.rep,
    star: isStar(state, man.id),
    officer: !knowsHisTime(state, man),
    shortTimer: man.shortTimer,
    status: man.status,
    left: isOnRoster(man) ? man.deros : 0,
    tenth: tenthOf(state, walk, man, holding.from, home ?? to),
    away: staysOf(walk, man, holding.from, home ?? to),
    end,
    joined: calendarName(man.joined),
    leaves: dateInSentence(home === null ? to - 1 : Math.max(home - 1, 0)),
    leavesShort: shortDate(home === null ? to - 1 : Math.max(home - 1, 0)),
    took: end === 'moved' ? wentTo(state, walk, holding, man) : tookHim(state, man),
    cameFor: cameFor(state, walk, holding, before),
  }
}

function endOf(walk: TourWalk, holding: Holding, man: Soldier): ManBar['end'] {
  if (nextOf(walk, holding) !== undefined || isOnRoster(man)) return 'moved'
  return man.status === 'wentHome' || man.status === 'relieved' ? 'gone' : 'lost'
}

/** Where the same man stood after this. */
const nextOf = ({ holdings }: TourWalk, { soldierId, to }: Holding): Holding | undefined =>
  holdings
    .filter((other) => other.soldierId === soldierId && to !== null && other.from >= to)
    .sort((a, b) => a.from - b.from)[0]

function wentTo(state: FngState, walk: TourWalk, holding: Holding, man: Soldier): string {
  const next = nextOf(walk, holding)
  const billet = next && walk.slots.get(next.slot)
  return next && billet
    ? `To the ${squadName(billet.squad)}, line ${billet.line}, ${dateInSentence(next.from)}`
    : fullName(state, man)
}

/** The man who stood here last, where this one came to the platoon to take his place. */
function cameFor(state: FngState, walk: TourWalk, holding: Holding, before: readonly Holding[]): string | null {
  const isHisFirst = walk.holdings.every((other) => other.soldierId !== holding.soldierId || other.from >= holding.from)
  const last = before.findLast((other) => other.soldierId !== null)
  const man = last?.soldierId ?? null
  return man === null || man === holding.soldierId || !isHisFirst ? null : nameOf(state, soldierById(state, man))
}

/** Of officers only the time to their reassignment is known, a Star with a full tour excepted (ruling to FNG p. 53). */
const knowsHisTime = (state: FngState, man: Soldier): boolean =>
  timeInCountry(state, man) === served(tourOf(state), man)

/** Only who goes home leaves after the half-month has been taken off his DEROS; all others leave before. */
function tenthOf(state: FngState, { today }: TourWalk, man: Soldier, from: number, to: number): number | null {
  if (!knowsHisTime(state, man)) return null
  const asOf = man.left === null ? today : man.left + (man.status === 'wentHome' ? 1 : 0)
  const tenth = asOf + man.deros - (tourOf(state).tourLength - shortFrom)
  return tenth >= from && tenth < to ? tenth : null
}

function staysOf({ stays, today }: TourWalk, man: Soldier, from: number, to: number): AwayStay[] {
  return stays
    .filter((stay) => stay.soldierId === man.id)
    .map(({ kind, ...stay }) => ({
      kind,
      from: Math.max(stay.from, from),
      to: Math.min(stay.to ?? Math.max(stay.from, today) + Math.max(man.awayMissions, 1), to),
    }))
    .filter((stay) => stay.to > stay.from)
}
