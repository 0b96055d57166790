import type { HistoryHalfMonth, HistoryMission, HistoryView } from '../../contract/history.ts'
import type { Layer } from '../charts/timeScale.ts'

/** One chart of the tour, ready to be drawn. */
export interface TourChart {
  readonly title: string
  readonly summary: string
  readonly layers: readonly Layer[]
  readonly height: number
}

/** @returns the sum up to each value. */
function soFar(values: readonly (number | null)[]): (number | null)[] {
  let sum = 0
  return values.map((value) => (value === null ? null : (sum += value)))
}

/** @returns the five charts of a tour, all over the same half-months. */
export function chartsOf(history: HistoryView): TourChart[] {
  const byHalfMonth = new Map(history.halfMonths.map((one) => [one.halfMonth, one]))
  const along = (of: (one: HistoryHalfMonth) => number | null) =>
    history.axis.map(({ halfMonth }) => {
      const one = byHalfMonth.get(halfMonth)
      return one ? of(one) : null
    })
  const ofMission = (of: (mission: HistoryMission) => number | null) =>
    along(({ mission }) => (mission ? of(mission) : null))
  const { totals, halfMonths } = history
  const last = halfMonths.at(-1)
  return [
    {
      title: 'Victory points',
      summary: `${totals.points} points in ${totals.missions} missions.`,
      height: 108,
      layers: [
        { label: 'Of the mission', kind: 'bar', look: 'od', values: ofMission((one) => one.points) },
        {
          label: 'In all (right)',
          kind: 'line',
          look: 'line',
          right: true,
          values: soFar(along(({ mission }) => mission?.points ?? 0)),
        },
      ],
    },
    {
      title: 'Body count',
      summary: `${totals.confirmed} confirmed, ${totals.unconfirmed} unconfirmed.`,
      height: 84,
      layers: [
        { label: 'Confirmed', kind: 'bar', look: 'od', values: ofMission((one) => one.confirmed) },
        { label: 'Unconfirmed', kind: 'bar', look: 'open', values: ofMission((one) => one.unconfirmed) },
      ],
    },
    {
      title: 'Our casualties',
      summary: `${totals.killed} killed, ${totals.missing} missing, ${totals.wounded} wounded.`,
      height: 84,
      layers: [
        { label: 'Killed', kind: 'bar', look: 'ink', values: ofMission((one) => one.killed) },
        { label: 'Missing', kind: 'bar', look: 'open', values: ofMission((one) => one.missing) },
        { label: 'Wounded', kind: 'bar', look: 'mark', values: ofMission((one) => one.wounded) },
      ],
    },
    {
      title: 'Strength',
      summary: last
        ? `Now ${last.strength.present} present, ${last.strength.away} away, ${last.strength.open} places open.`
        : '',
      height: 84,
      layers: [
        { label: 'Present', kind: 'bar', look: 'od', values: along((one) => one.strength.present) },
        { label: 'Hospital or R&R', kind: 'bar', look: 'away', values: along((one) => one.strength.away) },
        { label: 'Open', kind: 'bar', look: 'open', values: along((one) => one.strength.open) },
      ],
    },
    {
      title: 'Average REP',
      summary: last?.averageRep == null ? '' : `Now ${last.averageRep.toFixed(2)}.`,
      height: 72,
      layers: [{ label: 'All men', kind: 'line', look: 'line', digits: 2, values: along((one) => one.averageRep) }],
    },
  ]
}
