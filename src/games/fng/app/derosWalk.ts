import type { Change } from '../../../main/engine/state.ts'
import type { Billet, FngState, Soldier } from '../rules/state.ts'

/** What the board needs of an entry of the tour. */
export interface TourStop {
  readonly step: string
  readonly changes: readonly Change[]
  /** The state right after it. */
  readonly state: FngState
}

/** A time in which a billet was held by one man, or by nobody; `to` is null while it lasts. */
export interface Holding {
  readonly slot: string
  readonly soldierId: number | null
  readonly from: number
  to: number | null
  /** The step that ended it. */
  ended: string | null
}

/** A time in hospital or on R&R. */
export interface Stay {
  readonly soldierId: number
  readonly kind: 'hospital' | 'rAndR'
  readonly from: number
  to: number | null
}

export interface TourWalk {
  readonly holdings: readonly Holding[]
  readonly stays: readonly Stay[]
  /** Where the tour stands: the half-months that have been taken off every DEROS. */
  readonly today: number
  /** The last that is known of each slot, those of platoons left behind too. */
  readonly slots: ReadonlyMap<string, Billet>
}

/** A slot by its place: it outlives the billet's row when a whole new platoon is raised. */
export const slotOf = (billet: Pick<Billet, 'squad' | 'line'>): string => `${billet.squad}-${billet.line}`

/**
 * Follows every billet and every absence through the tour. What happens after the Contact test of a half-month counts
 * from its end on: men fall, leave and arrive between two half-months.
 */
export function walkBillets(stops: readonly TourStop[]): TourWalk {
  const holdings = new Map<string, Holding[]>()
  const stays: Stay[] = []
  const slots = new Map<string, Billet>()
  let before: FngState | null = null
  let passed = false
  for (const { step, changes, state } of stops) {
    const edge = edgeOf(before, state)
    for (const change of changes) {
      if (change.collection === 'billets') follow(holdings, slots, change, edge, step)
      if (change.collection === 'soldiers') followStay(stays, change, edge)
    }
    if (halfMonthOf(before) !== halfMonthOf(state)) passed = false
    if (step === 'passTime') passed = true
    before = state
  }
  const today = halfMonthOf(before) + (passed ? 1 : 0)
  const lasting = (one: Holding) => one.to === null || one.to > one.from
  return { holdings: [...holdings.values()].flat().filter(lasting), stays, today, slots }
}

const halfMonthOf = (state: FngState | null): number => state?.tour[0]?.halfMonth ?? 0

/** Men are moved between two half-months; everything else comes of the half-month and shows from its end on. */
function edgeOf(before: FngState | null, after: FngState): number {
  const tour = before?.tour[0]
  if (!tour) return halfMonthOf(after)
  return tour.phase === 'contact' ? tour.halfMonth : tour.halfMonth + 1
}

function follow(
  holdings: Map<string, Holding[]>,
  slots: Map<string, Billet>,
  { before, after }: Change,
  edge: number,
  step: string,
): void {
  const billet = (after ?? before) as unknown as Billet
  const slot = slotOf(billet)
  slots.set(slot, billet)
  const own = holdings.get(slot) ?? []
  holdings.set(slot, own)
  const last = own.at(-1)
  const holder = after === null ? undefined : billet.soldierId
  if (last?.to === null && last.soldierId === holder) return
  // A Star who goes to a whole new platoon keeps his post, and his bar goes on.
  if (last?.to === edge && last.soldierId === holder) {
    last.to = null
    last.ended = null
    return
  }
  if (last?.to === null) {
    last.to = edge
    last.ended = step
  }
  if (holder !== undefined) own.push({ slot, soldierId: holder, from: edge, to: null, ended: null })
}

function followStay(stays: Stay[], { id, before, after }: Change, edge: number): void {
  const was = (before as Soldier | null)?.status
  const is = (after as Soldier | null)?.status
  if (was === is) return
  const running = stays.findLast((stay) => stay.soldierId === id && stay.to === null)
  if (running) running.to = edge
  if (is === 'hospital' || is === 'rAndR') stays.push({ soldierId: id, kind: is, from: edge, to: null })
}
