import type { FngState, Mission, Soldier, Tour } from '../../rules/state.ts'
import type { AarTold } from '../aar/aarModel.ts'
import type { BoardModel } from '../board/boardModel.ts'
import type { RecordMan } from '../record/recordModel.ts'
import type { RollCallModel } from '../rollCall/rollCallModel.ts'
import type { FngSource, FngStop } from './ofTour.ts'

/** A mission that is over. */
export interface MissionOver {
  /** The tour at the end of its half-month, or as far as it has come. */
  readonly state: FngState
  readonly mission: Mission
  /** The entries while it was on. */
  readonly stops: readonly FngStop[]
  /** The tour as it was reported. */
  readonly reported: FngState
}

/** What sheets show that a screen shows as well: made of the screen's view, and handed in. */
export interface Views {
  /** @param asOf does it show an earlier half-month? */
  readonly board: (source: FngSource, asOf: boolean) => BoardModel
  /** @returns a mission after its battle. */
  readonly action: (source: Pick<FngSource, 'linesOf'>, after: MissionOver) => AarTold
  /** @returns who does not go on a mission, and why: a line each, or one for many. */
  readonly stays: (source: FngSource, mission: Mission) => readonly string[]
  /** The journal is read once. @returns what makes the record of each man. */
  readonly records: (source: FngSource) => (id: number) => RecordMan
  /** @param onlyLast is it the last half-month of the source that is wanted, and no earlier one? @returns null where there is none. */
  readonly rollCall: (source: FngSource, onlyLast: boolean) => RollCallModel | null
  /** @returns "Killed, late August 1967, on patrol": what took a man from the platoon; empty while he belongs to it. */
  readonly tookHim: (state: FngState, man: Soldier) => string
  /** @returns "Star home": how a tour ended. */
  readonly ending: (how: Tour['ending']) => string
}
