import type { HistoryHalfMonth, HistoryMission } from '../../contract/history.ts'

/** The columns of the list of missions, and how each is sorted. */
export type MissionColumn = 'date' | 'type' | 'area' | 'eal' | 'result' | 'points' | 'kills' | 'losses'

export interface Sorting {
  readonly by: MissionColumn
  /** Largest, newest or Z first. */
  readonly down: boolean
}

/** A half-month with a mission, or without. */
export type MissionRow = HistoryHalfMonth

const results = ['disastrous', 'bad', 'normal', 'good']

/** What a mission is sorted by; null comes last, whichever way. */
const values: Readonly<Record<Exclude<MissionColumn, 'date'>, (mission: HistoryMission) => string | number | null>> = {
  type: (mission) => mission.type,
  area: (mission) => mission.area,
  eal: (mission) => mission.eal,
  result: (mission) => (mission.result === null ? null : results.indexOf(mission.result)),
  points: (mission) => mission.points,
  kills: (mission) => mission.confirmed + mission.unconfirmed / 1000,
  losses: (mission) => mission.killed * 1e6 + mission.missing * 1e3 + mission.wounded,
}

/** @returns the half-months in the order wished for; those without a mission stand last unless the dates decide. */
export function sortMissions(rows: readonly MissionRow[], { by, down }: Sorting): MissionRow[] {
  const sign = down ? -1 : 1
  return rows.toSorted((a, b) => {
    const byDate = a.halfMonth - b.halfMonth
    if (by === 'date') return sign * byDate
    const [left, right] = [valueOf(a, by), valueOf(b, by)]
    if (left === null || right === null) return Number(left === null) - Number(right === null) || -byDate
    const order = typeof left === 'string' ? left.localeCompare(String(right)) : left - Number(right)
    return sign * order || -byDate
  })
}

const valueOf = ({ mission }: MissionRow, by: Exclude<MissionColumn, 'date'>) => (mission ? values[by](mission) : null)

/** @returns "1 killed, 2 wounded"; "None" where nobody was hit. */
export function lossesText({
  killed,
  wounded,
  missing,
}: Pick<HistoryMission, 'killed' | 'wounded' | 'missing'>): string {
  const parts = [
    killed > 0 && `${killed} killed`,
    missing > 0 && `${missing} missing`,
    wounded > 0 && `${wounded} wounded`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? 'None' : parts.join(', ')
}

/** @returns "+14", "-3", "0"; a dash before the points have been counted. */
export const signed = (points: number | null): string =>
  points === null ? '-' : points > 0 ? `+${points}` : String(points)
