import type * as z from 'zod'
import type { CampaignCard, EntryView, MissionView, OverviewView, RosterView, TurnView } from '../../contract/views.ts'
import type { AnyState } from '../engine/state.ts'
import type { System } from '../engine/system.ts'

/** What the program needs of a game besides its rules: its views, its sheets, its calendar. All of it reads only. */
export interface AppSystem {
  readonly system: System<AnyState>
  /** What the input of each step must be, by step name. */
  readonly inputs: Readonly<Record<string, z.ZodType>>
  /** "Early March 1967": where a state stands, for the journal. */
  readonly moment: (state: AnyState) => string
  readonly card: (state: AnyState) => CampaignCard['state']
  readonly strength: (state: AnyState) => OverviewView['roster']
  readonly phase: (state: AnyState) => string
  readonly roster: (state: AnyState) => RosterView
  /** @param entries of the half-month under way, oldest first. */
  readonly turn: (state: AnyState, entries: readonly EntryView[]) => Omit<TurnView, 'pending'>
  /** @param id null for the mission of this half-month, else the last one. */
  readonly mission: (state: AnyState, id: number | null) => MissionView
  /** Steps after which a new half-month begins, and a snapshot is kept. */
  readonly endsTurn: (step: string) => boolean
  readonly draw: (sheet: SheetName, state: AnyState, options: SheetOptions) => Promise<Uint8Array>
  /** A sheet without any campaign. */
  readonly drawBlank: (options: SheetOptions) => Promise<Uint8Array>
}

export type SheetName = 'roster' | 'blankRoster' | 'briefing'
export interface SheetOptions {
  readonly paper: 'letter' | 'a4'
  /** Which mission's briefing; null for the newest. */
  readonly mission: number | null
}
