import type { RecordEvent, RecordHalfMonth, RecordMission, RecordNeighbour, RecordView } from '../contract/record.ts'
import { rulesOf } from '../rules/house/rulesOf.ts'
import { calendarName } from '../rules/calendar.ts'
import { billetOf, isOnRoster, isStar, monthInCountry, rosterOf, soldierById, tourOf } from '../rules/people.ts'
import type { Billet, FngState, PartyMember, Soldier } from '../rules/state.ts'
import { attributes } from '../rules/tables/attributes.ts'
import { sentence, capital } from '../rules/steps/setup/common.ts'
import { areaNames, deedText, missionNames } from '../rules/words.ts'
import type { RecordLines } from './recordLines.ts'
import { dateInSentence, placeName, shortDate, tookHim } from './derosWords.ts'
import { homecoming } from './outlook.ts'
import { repCurve, type RepStep } from './recordCurve.ts'
import type { Fate } from './battle/fates.ts'
import { fatesOf, isOfBattle, withBattle } from './recordBattle.ts'
import { eventsOf, type RecordStop } from './recordEvents.ts'
import { attributeView, soldierView } from './soldierView.ts'
import { equipmentWords, weaponFigures } from './weaponView.ts'
import { fullName, nameOf, surnameOf } from '../rules/naming.ts'

/**
 * One man's page: who he is, what he carries, and all that has happened to him since he came, half-month by half-month.
 * Men who have gone keep theirs.
 *
 * @param stops the entries that have to do with him, oldest first.
 * @throws RuleError `no-longer-applies` for a man whom this tour has never had.
 */
export function recordView(state: FngState, stops: readonly RecordStop[], lines: RecordLines, id: number): RecordView {
  const man = soldierById(state, id)
  const here = isOnRoster(man)
  const tour = tourOf(state)
  const life = follow(stops, id, lines)
  const billet = billetOf(state, id) ?? life.billet
  const [previous, next] = neighbours(state, id)
  const pictures = state.pictures.filter((picture) => picture.soldierId === id).toReversed()
  const portrait = pictures.find((picture) => picture.portrait) ?? null
  const took = here ? null : tookHim(state, man)
  return {
    man: soldierView(state, man),
    name: nameOf(state, man),
    about: aboutHim(man, billet),
    parting: took === null ? null : `${took}.`,
    stamp: took?.split(',')[0] ?? null,
    tourLength: tour.tourLength,
    outlook: here ? homecoming(state, man) : null,
    monthInCountry: here && knowsHisTime(state, man) ? `${ordinal(monthInCountry(tour, man))} month` : null,
    previous,
    next,
    ...weaponsOf(state, billet),
    carries: carriedBy(state, id),
    attributes: state.attributes
      .filter(({ soldierId }) => soldierId === id)
      .map(({ id: row, attribute }) => ({ row, ...attributeView(attribute, rulesOf(state)) })),
    attributesTable: { id: attributes.id, page: attributes.page },
    totals: totalsOf(state, id),
    curve: repCurve(state, man, life.reps),
    halfMonths: halfMonthsOf(state, id, life),
    notes: state.notes
      .filter((note) => note.soldierId === id)
      .toReversed()
      .map((note) => ({ id: note.id, date: calendarName(note.halfMonth), text: note.text })),
    pictures: pictures.map(({ id: picture, hash, halfMonth, caption, portrait: isPortrait }) => ({
      id: picture,
      hash,
      date: calendarName(halfMonth),
      caption,
      portrait: isPortrait,
    })),
    portrait: portrait && { id: portrait.id, hash: portrait.hash },
  }
}

/** What the walk through the tour brings together of one man. */
interface Life {
  /** By half-month. */
  readonly events: ReadonlyMap<number, readonly RecordEvent[]>
  /** His REP after each of them. */
  readonly repAfter: ReadonlyMap<number, number>
  readonly reps: readonly RepStep[]
  /** The last place he stood in. */
  readonly billet: Billet | null
}

function follow(stops: readonly RecordStop[], id: number, lines: RecordLines): Life {
  const events = new Map<number, readonly RecordEvent[]>()
  const repAfter = new Map<number, number>()
  const reps: RepStep[] = []
  const battleFates = new Map<number, readonly Fate[]>()
  let billet: Billet | null = null
  let before: Soldier | null = null
  for (const [i, stop] of stops.entries()) {
    const man = stop.after.soldiers.find((one) => one.id === id)
    if (!man) continue
    const halfMonth = (stop.before.tour[0] ?? stop.after.tour[0])?.halfMonth ?? 0
    before ??= holderBefore(stops.slice(0, i), billetOf(stop.after, id))
    const found = reps.length === 0 ? succeeding(stop, before, eventsOf(stop, id, lines)) : eventsOf(stop, id, lines)
    const told = events.get(halfMonth) ?? []
    if (isOfBattle(stop)) {
      const fates = [...(battleFates.get(halfMonth) ?? []), ...fatesOf(stop, id)]
      battleFates.set(halfMonth, fates)
      events.set(halfMonth, withBattle(told, found, fates))
    } else if (found.length > 0) events.set(halfMonth, [...told, ...found])
    repAfter.set(halfMonth, man.rep)
    if (reps.at(-1)?.rep !== man.rep) {
      const by = found.findLast(({ result }) => result !== null) ?? null
      reps.push({ at: reps.length === 0 ? man.joined : halfMonth + 1, rep: man.rep, by })
    }
    billet = billetOf(stop.after, id) ?? billet
  }
  return { events, repAfter, reps, billet }
}

/** @returns the man who stood in a place last. */
function holderBefore(stops: readonly RecordStop[], billet: Billet | null): Soldier | null {
  const held = (stop: RecordStop) => stop.after.billets.find(({ id }) => id === billet?.id)?.soldierId ?? null
  const last = stops.findLast((stop) => held(stop) !== null)
  return last ? (last.after.soldiers.find(({ id }) => id === held(last)) ?? null) : null
}

/** Tells with his coming whose place he takes. */
const succeeding = (
  { after }: RecordStop,
  before: Soldier | null,
  events: readonly RecordEvent[],
): readonly RecordEvent[] =>
  events.map((event) =>
    event.kind === 'joined' && before
      ? { ...event, text: `${event.text} ${sentence(`In place of ${fullName(after, before)}`)}` }
      : event,
  )

function halfMonthsOf(state: FngState, id: number, { events, repAfter }: Life): RecordHalfMonth[] {
  const party = state.party.filter((member) => member.soldierId === id)
  const missions = party.flatMap((member) => {
    const mission = state.missions.find((one) => one.id === member.missionId)
    return mission ? [{ member, mission }] : []
  })
  const all = new Set([...events.keys(), ...missions.map(({ mission }) => mission.halfMonth)])
  return [...all]
    .sort((a, b) => b - a)
    .map((halfMonth) => {
      const on = missions.find(({ mission }) => mission.halfMonth === halfMonth)
      const told = events.get(halfMonth) ?? []
      return {
        halfMonth,
        date: capital(shortDate(halfMonth)),
        mission: on ? missionOn(on.mission, on.member) : null,
        events: on ? [...told, ...untold(on.member, told)] : told,
        rep: repAfter.get(halfMonth) ?? soldierById(state, id).rep,
      }
    })
}

const missionOn = (mission: FngState['missions'][number], member: PartyMember): RecordMission => ({
  id: mission.id,
  member: member.id,
  type: mission.type && missionNames[mission.type],
  area: areaNames[mission.area],
  underWay: member.fate === null,
  result: mission.result,
  confirmed: member.killsConfirmed,
  unconfirmed: member.killsUnconfirmed,
})

/** What only the report says: a deed that no medal roll has told of, and who was put back on his feet by First Aid. */
function untold(member: PartyMember, told: readonly RecordEvent[]): RecordEvent[] {
  const has = (wanted: RecordEvent['kind']) => told.some(({ kind }) => kind === wanted)
  const did = deedText(member)
  const event = (kind: RecordEvent['kind'], text: string) => ({ kind, text, result: null, line: null, entry: null })
  return [
    ...(member.wasOut && !has('wounded')
      ? [event('wounded', 'Out of the Fight for a time, and put back by First Aid.')]
      : []),
    ...(did !== null && !has('medal') ? [event('other', `${capital(did)}.`)] : []),
  ]
}

function aboutHim(man: Soldier, billet: Billet | null): string {
  const place = billet === null ? [] : [placeName(billet)]
  return [...place, `With the platoon since ${dateInSentence(Math.max(man.joined, 0))}`]
    .map((text) => `${text}.`)
    .join(' ')
}

/** Of an officer only the time to his reassignment is known; a Star's is known whatever his rank (ruling to FNG p. 53). */
const knowsHisTime = (state: FngState, man: Soldier): boolean => man.grade !== 'officer' || isStar(state, man.id)

function weaponsOf(state: FngState, billet: Billet | null): Pick<RecordView, 'weapon' | 'sidearm'> {
  const rules = rulesOf(state)
  return {
    weapon: billet && weaponFigures(billet.weapon, rules),
    sidearm: billet?.sidearm ? weaponFigures(billet.sidearm, rules) : null,
  }
}

/** His own things, and what he was given for the mission under way. */
function carriedBy(state: FngState, id: number): string[] {
  const { missionId } = tourOf(state)
  const own = state.equipment.filter(({ soldierId }) => soldierId === id)
  const given = state.gear.filter((item) => item.soldierId === id && item.missionId === missionId)
  return [
    ...own.map(({ item, quantity }) => equipmentWords(item, quantity, rulesOf(state))),
    ...given.map(({ item }) => equipmentWords(item, 0, rulesOf(state))),
  ]
}

function totalsOf(state: FngState, id: number): RecordView['totals'] {
  const been = state.party.filter((member) => member.soldierId === id && member.fate !== null)
  const sum = (of: (member: PartyMember) => number) => been.reduce((total, member) => total + of(member), 0)
  return {
    missions: been.length,
    confirmed: sum((member) => member.killsConfirmed),
    unconfirmed: sum((member) => member.killsUnconfirmed),
    wounds: been.filter((member) => member.wasOut).length,
    medals: state.medals.filter((medal) => medal.soldierId === id).length,
  }
}

/** The men of the roster in its order, then those who have left, the last first. */
function neighbours(state: FngState, id: number): [RecordNeighbour | null, RecordNeighbour | null] {
  const gone = state.soldiers.filter((man) => !isOnRoster(man))
  const all = [...rosterOf(state), ...gone.sort((a, b) => (b.left ?? 0) - (a.left ?? 0) || b.id - a.id)]
  const at = all.findIndex((man) => man.id === id)
  const named = (man: Soldier | undefined) => (man ? { id: man.id, name: surnameOf(state, man) } : null)
  return [named(all[at - 1]), named(all[at + 1])]
}

/** "9th", "12th", "21st". */
function ordinal(number: number): string {
  const teens = number % 100 >= 11 && number % 100 <= 13
  const ending = teens ? undefined : ['th', 'st', 'nd', 'rd'][number % 10]
  return `${number}${ending ?? 'th'}`
}
