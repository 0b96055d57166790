import type { PlainTable } from '../../../contract/csv.ts'
import type { HistoryView } from '../contract/history.ts'

const heads = [
  'No.',
  'Half-month',
  'Mission',
  'Area',
  'EAL',
  'Result',
  'Victory points',
  'Confirmed kills',
  'Unconfirmed kills',
  'Killed',
  'Wounded',
  'Missing',
  'Present after it',
  'Away after it',
]

/** @returns the missions of a tour in the order in which they were played; what is not rolled yet is left open. */
export const missionTable = ({ halfMonths }: HistoryView): PlainTable => ({
  heads,
  rows: halfMonths
    .flatMap(({ date, mission, strength }) => (mission === null ? [] : [{ date, mission, strength }]))
    .map(({ date, mission, strength }, at) => [
      ...[at + 1, date, mission.type, mission.area, mission.eal, mission.result, mission.points],
      ...[mission.confirmed, mission.unconfirmed, mission.killed, mission.wounded, mission.missing],
      ...[strength.present, strength.away],
    ]),
})
