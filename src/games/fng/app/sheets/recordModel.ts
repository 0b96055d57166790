import type { RecordEvent, RecordHalfMonth, RecordView } from '../../contract/record.ts'
import { tourOf } from '../../rules/people.ts'
import { forceWords } from '../../sheets/shared/forceWords.ts'
import type { SheetField } from '../../sheets/roster/rosterModel.ts'
import { capital, listWords, monthsWords, sourcesOf } from '../../sheets/shared/sheetWords.ts'
import { armLines } from '../../sheets/shared/weaponLines.ts'
import { rulesOf } from '../../rules/house/rulesOf.ts'
import type { FngState } from '../../rules/state.ts'
import { attributes, medal } from '../../rules/tables/index.ts'
import type { RecordCurve, RecordLine, RecordMan, RecordModel, RecordSpell } from '../../sheets/record/recordModel.ts'

/**
 * @param views the records as the screen shows them.
 * @param asOf do they show an earlier half-month? The head says so.
 * @returns the same records for paper, told from a man's first day on.
 */
export function recordModel(state: FngState, views: readonly RecordView[], asOf: boolean): RecordModel {
  const tour = tourOf(state)
  return {
    unit: tour.unit,
    force: forceWords(tour, asOf),
    men: views.map((view) => recordMan(state, view)),
    source: sourcesOf(attributes.page, ...attributes.alsoOn, medal.page),
  }
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
      ? { label: 'Months left', value: `${monthsWords(man.derosHalfMonths)} of ${monthsWords(tourLength)}` }
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
  const place = mission && [mission.type ?? 'Mission', mission.area].join(', ')
  return {
    date,
    mission: mission === null ? '' : [place, ...(mission.result === null ? [] : [mission.result])].join(': '),
    confirmed: mission === null ? '' : String(mission.confirmed),
    unconfirmed: mission === null ? '' : String(mission.unconfirmed),
    lines: events.map(lineOf),
    rep,
  }
}

const lineOf = ({ text, result, line }: RecordEvent): RecordLine => ({
  text: capital(text),
  result: result ?? '',
  dice: line?.dice.map(({ face, passed }) => ({ face, passed: passed === true })) ?? [],
})
