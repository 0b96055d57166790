import type { CallKind, CallStatus } from '../collections.ts'
import { battleOf } from '../battle.ts'
import type { Scene } from '../scene.ts'
import type { FwfArrival } from '../../tables/types.ts'

/** What was granted. */
export interface Granted {
  readonly kind: CallKind
  /** `roll`: by the activation dice (FNG p. 93). */
  readonly source: 'ready' | 'onDemand' | 'roll'
  /** Who asked; null when nobody did. */
  readonly callerId: number | null
  readonly registered?: boolean
  /** Turn it comes. */
  readonly arrives: number
  /** Weapons, aircraft or groups. */
  readonly amount: number
  /** "Two mortars, three rounds each". */
  readonly what: string
  /** Of barrages: rounds of each weapon. */
  readonly rounds?: number
  /** What a chart brings; null for what was asked for by name. */
  readonly brings?: FwfArrival | null
}

/** Notes support that will come. @returns the id of the call. */
export function noteCall(scene: Scene, granted: Granted): number {
  const { kind, source, callerId, arrives, amount, what } = granted
  const { turn } = battleOf(scene.state)
  const status: CallStatus = arrives <= turn ? 'here' : 'underWay'
  return scene.add('calls', {
    kind,
    source,
    status,
    figureId: callerId,
    askedTurn: turn,
    arrives,
    amount,
    what,
    registered: granted.registered ?? false,
    rounds: granted.rounds ?? 0,
    brings: granted.brings ?? null,
    attempts: 0,
  })
}

/** "at once", "in turn 7": when it comes, for a line. */
export const comesWhen = (turn: number, arrives: number): string =>
  arrives <= turn ? 'at once' : arrives === turn + 1 ? 'next turn' : `in turn ${arrives}`
