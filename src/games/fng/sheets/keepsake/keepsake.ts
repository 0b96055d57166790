import { dateName } from '../../rules/calendar.ts'
import { isStar, tourOf } from '../../rules/people.ts'
import type { FngState, Soldier } from '../../rules/state.ts'
import { deros } from '../../rules/tables/calendar.ts'
import { corpsNames, forceNames } from '../../rules/words.ts'
import { halfMonthsTo, most } from '../calendar/calendar.ts'
import type { CalendarMan, CalendarModel } from '../calendar/calendarModel.ts'
import { forceWords } from '../shared/forceWords.ts'
import { dateWords, sourceOf } from '../shared/sheetWords.ts'
import type { Views } from '../shared/views.ts'
import type { KeepsakeModel, ServedMan } from './keepsakeModel.ts'

/**
 * @param state of a tour that is over.
 * @returns its cover, and all who served in it in the order in which they came.
 */
export function keepsakeModel(state: FngState, { ending, tookHim }: Pick<Views, 'ending' | 'tookHim'>): KeepsakeModel {
  const tour = tourOf(state)
  const came = (one: Soldier, other: Soldier) => one.joined - other.joined || one.id - other.id
  const count = (status: Soldier['status']) => String(state.soldiers.filter((man) => man.status === status).length)
  return {
    unit: tour.unit,
    force: `${forceNames[tour.list]}, ${corpsNames[tour.corps]}`,
    span: `from ${dateWords(tour.startHalfMonth)} to ${dateWords(tour.halfMonth)}`,
    ending: ending(tour.ending),
    facts: [
      { label: 'Half-months', value: String(tour.halfMonth - tour.startHalfMonth + 1) },
      { label: 'Missions', value: String(state.missions.length) },
      { label: 'Men who served', value: String(state.soldiers.length) },
      { label: 'Went home', value: count('wentHome') },
      { label: 'Killed', value: count('dead') },
      { label: 'Medals', value: String(state.medals.length) },
    ],
    men: state.soldiers.toSorted(came).map((man) => servedMan(state, man, tookHim)),
    source: sourceOf(deros.page),
  }
}

function servedMan(state: FngState, man: Soldier, tookHim: Views['tookHim']): ServedMan {
  const went = state.party.filter(({ soldierId }) => soldierId === man.id)
  return {
    name: `${man.rank} ${man.firstName} ${man.lastName}`,
    star: isStar(state, man.id),
    from: dateName(man.joined),
    missions: went.length,
    kills: went.reduce((sum, { killsConfirmed }) => sum + killsConfirmed, 0),
    wounded: went.filter(({ wasOut, fate }) => wasOut || fate === 'outOfTheFight').length,
    medals: state.medals.filter(({ soldierId }) => soldierId === man.id).length,
    rep: man.rep,
    became: tookHim(state, man) || 'There at the end',
  }
}

/**
 * @returns the calendar of the whole tour, coloured in: strongly for a mission, lightly for a half-month without contact,
 *   white where it ended before its time.
 */
export function colouredCalendar(state: FngState): CalendarModel {
  const tour = tourOf(state)
  const played = tour.halfMonth - tour.startHalfMonth + 1
  const count = Math.min(most, Math.max(tour.tourLength, played))
  const last = tour.startHalfMonth + count - 1
  const missions = new Set(state.missions.map(({ halfMonth }) => halfMonth))
  const coloured = Array.from({ length: Math.min(count, played) }, (_, i) => {
    const halfMonth = tour.startHalfMonth + i
    return [last - halfMonth + 1, missions.has(halfMonth) ? 'mission' : 'quiet'] as const
  })
  const man: CalendarMan = { name: tour.unit, toGo: 0, ...halfMonthsTo(last, count), coloured: new Map(coloured) }
  return { unit: tour.unit, force: forceWords(tour), men: [man], source: sourceOf(deros.page) }
}
