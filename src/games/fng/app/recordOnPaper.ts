import type { Line } from '../../../main/engine/lines.ts'
import { lineView, tablesById } from '../../../main/app/journal/lineView.ts'
import type { RecordLines } from './recordLines.ts'
import type { RecordEvent, RecordHalfMonth, RecordMission, RecordView } from '../contract/record.ts'
import type { SheetField } from '../sheets/roster/rosterModel.ts'
import { monthsWords } from '../sheets/shared/sheetWords.ts'
import { capital, listWords } from '../../../main/sheets/phrases.ts'
import { armLines } from '../sheets/shared/weaponLines.ts'
import { recordView } from './recordView.ts'
import { recordStops } from './stops.ts'
import type { FngSource } from '../sheets/shared/ofTour.ts'
import { rulesOf } from '../rules/house/rulesOf.ts'
import type { FngState } from '../rules/state.ts'
import { fngTables } from '../rules/tables/index.ts'
import type { RecordCurve, RecordLine, RecordMan, RecordSpell } from '../sheets/record/recordModel.ts'

/** The journal is read once for all of them. @returns what makes the record of each man, told from his first day on. */
export function recordsOnPaper(source: FngSource): (id: number) => RecordMan {
  const stops = source.walk()
  const linesOf = linesAbout(source)
  return (id) => {
    const lines = linesOf(id)
    return recordMan(source.state, recordView(source.state, recordStops(stops, lines.telling, id), lines, id))
  }
}

/** @returns what the journal tells of a man. */
function linesAbout({ walk, linesOf }: FngSource): (soldierId: number) => RecordLines {
  const lines = new Map<number, readonly Line[]>(walk().map(({ entry }) => [entry.id, linesOf(entry.id)]))
  const telling = new Map<number, Set<number>>()
  for (const [entry, told] of lines)
    for (const { about } of told)
      if (about?.collection === 'soldiers') telling.set(about.id, (telling.get(about.id) ?? new Set()).add(entry))
  const tables = tablesById(fngTables)
  return (soldierId) => ({
    telling: telling.get(soldierId) ?? new Set(),
    of: (entry) => lines.get(entry) ?? [],
    view: (line) => lineView(line, tables),
  })
}

function recordMan(state: FngState, view: RecordView): RecordMan {
  const { man, stamp, weapon, sidearm } = view
  const arms = [weapon, sidearm].flatMap((one) => (one ? [one.id] : []))
  return {
    name: view.name,
    star: man.star,
    stamp: stamp ?? '',
    about: view.about,
    outlook: view.parting ?? view.outlook ?? '',
    rep: man.rep,
    fields: fieldsOf(view),
    curve: curveOf(view),
    arms: armLines(rulesOf(state), arms),
    carries: listWords(view.carries),
    medals: man.medals.map(({ kind, date }) => `${kind === 'major' ? 'Major medal' : 'Medal'}, ${date}`),
    attributes: view.attributes.map(({ name, effect }) => ({ name, effect })),
    spells: view.halfMonths.toReversed().map(spellOf),
    notes: view.notes.toReversed().map(({ date, text }) => ({ date, text })),
  }
}

function fieldsOf({ man, totals, tourLength, monthInCountry, stamp }: RecordView): SheetField[] {
  const time =
    stamp === null
      ? { label: 'To serve', value: `${monthsWords(man.derosHalfMonths)} of ${monthsWords(tourLength)}` }
      : { label: 'Months not served', value: monthsWords(man.derosHalfMonths) }
  return [
    { label: 'Best REP', value: String(man.bestRep) },
    time,
    ...(monthInCountry === null ? [] : [{ label: 'In-country', value: monthInCountry }]),
    { label: 'Missions', value: String(totals.missions) },
    { label: 'Kills', value: String(totals.confirmed) },
    { label: 'Unconfirmed', value: String(totals.unconfirmed) },
    { label: 'Out of the Fight', value: timesWords(totals.wounds) },
    { label: 'Medals', value: String(totals.medals) },
  ]
}

const timesWords = (times: number): string => ['never', 'once', 'twice'][times] ?? `${times} times`

const curveOf = ({ curve, stamp }: RecordView): RecordCurve => ({
  from: curve.from,
  to: curve.to,
  now: curve.now,
  tenth: curve.tenth,
  steps: curve.steps,
  months: curve.months,
  end: (stamp ?? 'home').toLowerCase(),
})

function spellOf({ date, mission, events, rep }: RecordHalfMonth): RecordSpell {
  return {
    date,
    mission: mission === null ? '' : missionWords(mission),
    confirmed: mission === null ? '' : String(mission.confirmed),
    unconfirmed: mission === null ? '' : String(mission.unconfirmed),
    lines: events.map(lineOf),
    rep,
  }
}

/** "Patrol, interior: good"; a mission that does not count yet says that it is under way. */
function missionWords({ type, area, underWay, result }: RecordMission): string {
  const came = underWay ? 'under way' : result
  return [`${type ?? 'Mission'}, ${area}`, ...(came === null ? [] : [came])].join(': ')
}

const lineOf = ({ text, result, line }: RecordEvent): RecordLine => ({
  text: capital(text),
  result: result ?? '',
  dice: line?.dice.map(({ face, passed }) => ({ face, passed: passed === true })) ?? [],
})
