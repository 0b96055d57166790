import * as z from 'zod'
import { answer } from '../../../contract/answers.ts'
import type { AfterActionView } from './after.ts'
import type { HistoryView } from './history.ts'
import type { PlayersView } from './players.ts'
import type { MissionView, SetUpSoFar } from './mission.ts'
import type { RosterView, RosterChoices } from './roster.ts'
import type { TurnView } from './turn.ts'
import type { BattleForm, BattleMapView, BattleView } from './battle.ts'
import type { DerosView } from './deros.ts'
import type { DeskView } from './desk.ts'
import { battleLineValue, battleRow, battleValues, fngSteps } from './fng.ts'
import type { InSightView } from './inSight.ts'
import type { MusterEntered, MusterView, PaperLineView } from './muster.ts'
import type { RecordView } from './record.ts'

/** Ids of the figures and groups that are selected. */
const selected = z.array(z.int().positive()).max(200).default([])
const mission = z.int().positive().optional()

/** The player who holds the machine; null: nobody in particular. */
const holder = z.int().positive().nullable().default(null)

const figure = z.int().positive()

/** What the player says of In Sight: `InSightSaid`. */
const inSightSaid = z.strictObject({
  groups: z.array(figure).max(60).nullable().default(null),
  inches: z.int().min(0).max(60).nullable().default(null),
  moved: z.boolean().nullable().default(null),
  again: z.boolean().default(false),
  closest: z.array(figure).max(80).default([]),
  unlike: z
    .array(z.strictObject({ figure, field: z.string().max(40), value: battleLineValue }))
    .max(400)
    .default([]),
  newcomers: z.array(battleRow).max(10).default([]),
  dice: z
    .array(z.strictObject({ figure, faces: z.array(z.int().min(1).max(6)).max(40) }))
    .max(80)
    .default([]),
  about: figure.nullable().default(null),
})

/** What can be asked of a tour, besides the campaign. */
export const fngQueries = {
  roster: {},
  /** All that may stand in a field of the roster, for correcting it. */
  rosterChoices: {},
  turn: {},
  /** Friends at the table, as the player sees it who holds the machine; null: nobody in particular. */
  players: { holder },
  desk: {},
  deros: {},
  mission: { mission },
  /** What is known of the mission that is being set up, with these answers to the question of the step under way. */
  setUp: { answers: z.array(answer).max(500), holder },
  /** What the mission of this half-month would come to, were its report handed in so. */
  written: { report: fngSteps.report },
  /** The battle under way. What is selected on the screen says which actions are likely. */
  battle: { selected },
  /** The form of one action, as far as it has been filled. */
  battleForm: { action: z.string().max(40), values: battleValues.default({}), selected },
  /** In Sight by groups, from what the player has said of it. */
  inSight: { said: inSightSaid, selected },
  /** The table of a mission; without one that of this half-month, else the last. */
  battleMap: { mission },
  history: {},
  record: { soldier: z.int().positive() },
  /** What the platoon of a tour was raised with, while that is undone; null where there is nothing to redo. */
  musterEntered: {},
}

/** What the book says before there is a tour. */
export const fngBookQueries = {
  /** What a platoon can be raised with, or taken over from paper with. */
  musterChoices: {},
  /** The places of a whole platoon of a list at a date. */
  musterLines: { list: z.string().max(40), halfMonth: z.int().min(0).max(47) },
}

/** What each of them answers. */
export interface FngAnswers {
  readonly roster: RosterView
  readonly rosterChoices: RosterChoices
  readonly turn: TurnView
  readonly players: PlayersView
  readonly desk: DeskView
  readonly deros: DerosView
  readonly mission: MissionView
  /** Null while there is none. */
  readonly setUp: SetUpSoFar | null
  readonly written: AfterActionView
  readonly battle: BattleView
  readonly battleForm: BattleForm
  readonly inSight: InSightView
  readonly battleMap: BattleMapView
  readonly history: HistoryView
  readonly record: RecordView
  readonly musterEntered: MusterEntered | null
  readonly musterChoices: MusterView
  readonly musterLines: readonly PaperLineView[]
}
