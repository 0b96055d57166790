import { collections, type FngState } from '../../src/games/fng/rules/state.ts'

/** Columns that hold ids of other collections. */
const references = Object.entries(collections).flatMap(([collection, columns]) =>
  Object.entries(columns as Record<string, { references?: string }>).flatMap(([column, { references: to }]) =>
    to === undefined ? [] : [{ collection: collection as keyof FngState, column, to: to as keyof FngState }],
  ),
)

/**
 * What must hold of a tour after every step, whatever was rolled. Plain comparisons, because it runs a hundred
 * thousand times.
 * @returns the violations, in words; none for a sound state.
 */
export function violations(state: FngState): string[] {
  const tour = state.tour[0]
  if (!tour || state.tour.length > 1) return ['one tour']
  const found: string[] = []
  const must = (holds: boolean, what: string) => {
    if (!holds) found.push(what)
  }
  for (const man of state.soldiers) {
    must(man.deros >= 0 && man.deros <= tour.tourLength, `${man.lastName}: DEROS ${man.deros}`)
    must(man.rep >= 2 && man.rep <= 7 && man.bestRep >= man.rep, `${man.lastName}: REP ${man.rep}, best ${man.bestRep}`)
    must(man.awayMissions >= 0, `${man.lastName}: away ${man.awayMissions}`)
  }
  for (const mission of state.missions) {
    must(mission.eal === null || (mission.eal >= 1 && mission.eal <= 6), `EAL ${mission.eal}`)
    must(mission.victoryPoints === null || mission.victoryPoints === pointsOf(state, mission.id), 'points add up')
  }
  must(tour.halfMonth >= tour.startHalfMonth && tour.halfMonth <= 48, `half-month ${tour.halfMonth}`)
  return [...found, ...billetViolations(state), ...referenceViolations(state)]
}

/** Who is on the roster stands in one billet and one only; who has left stands in none. */
function billetViolations(state: FngState): string[] {
  const held = state.billets.flatMap((billet) => billet.soldierId ?? [])
  const holders = new Set(held)
  const twice = holders.size === held.length ? [] : ['a man in two billets']
  const onRoster = new Set(['present', 'hospital', 'rAndR'])
  const wrong = state.soldiers.filter((man) => holders.has(man.id) !== onRoster.has(man.status))
  return [...twice, ...wrong.map((man) => `${man.lastName} is ${man.status}, and his billet does not fit that`)]
}

/** Every reference names a row that is there. */
function referenceViolations(state: FngState): string[] {
  const ids = new Map(Object.entries(state).map(([name, rows]) => [name, new Set(rows.map((row) => row.id))]))
  return references.flatMap(({ collection, column, to }) =>
    (state[collection] as readonly Record<string, unknown>[])
      .map((row) => row[column] as number | null)
      .filter((id) => id !== null && !ids.get(to)!.has(id))
      .map((id) => `${collection}.${column} names ${String(id)}, which is not there`),
  )
}

const pointsOf = (state: FngState, mission: number) =>
  state.victoryPoints.filter((row) => row.missionId === mission).reduce((sum, row) => sum + row.points, 0)
