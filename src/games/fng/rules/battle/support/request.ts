import type { FngState, SupportType } from '../../state.ts'
import type { CallKind } from '../collections.ts'
import type { Scene } from '../scene.ts'

/** Who asks, and for what: the call has got through. */
export interface Asked {
  readonly callerId: number
  readonly source: 'ready' | 'onDemand'
  /** Fire on a registered target (FNG p. 76). */
  readonly registered: boolean
  /** Turn in which Ready Support comes; null for On Demand, whose own table says it. */
  readonly readyTurn: number | null
}

/** One kind of support that can be asked for, by the chapter that knows it. */
export interface SupportRequest {
  readonly kind: CallKind
  /** "Mortars". */
  readonly title: string
  readonly type: SupportType
  /** Can it be had as Ready Support? */
  readonly ready: boolean
  /** What comes as Ready Support, where that is not the thing itself: "FAC". */
  readonly readyBrings?: string
  /** Why it cannot be asked for at all, beside having been denied; null when it can. */
  readonly refuses?: (state: FngState) => string | null
  /** Rolls its request table, or takes what is Ready, and notes the call. */
  readonly ask: (scene: Scene, asked: Asked) => void
}
