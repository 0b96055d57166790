import type { DefenseTask, Fate, MissionType } from './state.ts'

/** A number or a tick that the report holds of the mission as a whole. */
interface MissionField {
  readonly label: string
  /** When its box is asked: where the enemy was met, or the table was left in time. */
  readonly asked?: { readonly contacted?: true; readonly leftTableInTime?: true }
  /** The missions it belongs to (FNG pp. 98-102); left out, all. */
  readonly types?: readonly MissionType[]
  readonly task?: DefenseTask
  /** Of a number. */
  readonly most?: number
  /** Of a tick: it holds unless the player says otherwise. */
  readonly preset?: true
}

const met = { contacted: true } as const

/**
 * What a report counts, in the order of its boxes. A new one stands here, by name in the contract's list, and in the rule
 * that uses it; form, amend form, paper and check are made from this.
 */
export const reportCounts = {
  // Kills without a man to credit: artillery, aircraft, traps.
  otherKillsToRoll: { label: 'Other kills, to roll', asked: met },
  otherKillsConfirmed: { label: 'Other kills, confirmed', asked: met },
  otherKillsUnconfirmed: { label: 'Other kills, unconfirmed', asked: met },
  capturedUnharmed: { label: 'Enemies taken unharmed', asked: met },
  capturedWounded: { label: 'Enemies taken wounded', asked: met },
  // Wounded men of ours who still lie on the table at the end: they are recovered, and cost more.
  woundedLeft: { label: 'Our wounded left on the table', types: ['patrol'] },
  sectorsPatrolled: { label: 'Sectors patrolled', types: ['patrol'], most: 6 },
  pefsRevealed: { label: 'PEFs revealed', types: ['patrol'] },
  pcsRevealed: { label: 'PCs revealed', types: ['recon'] },
  civiliansDetained: { label: 'Civilians detained', types: ['defense'], task: 'checkPoint' },
  civilianCasualties: { label: 'Civilian casualties' },
} as const satisfies Readonly<Record<string, MissionField>>

/** What it has ticks for. */
export const reportTicks = {
  leftTableInTime: { label: 'Left the table in time', types: ['patrol', 'recon'], preset: true },
  allPcsAndOff: {
    label: 'Found all PCs and got off the table',
    types: ['recon'],
    asked: { leftTableInTime: true },
  },
} as const satisfies Readonly<Record<string, MissionField>>

/** When a box of a man's row is asked: whatever is named here must hold. */
export interface AskedOfMan {
  readonly fates?: readonly Fate[]
  readonly star?: boolean
  /** With his own side at the end, as a Star always is. */
  readonly recovered?: true
  readonly cheatedDeath?: false
  /** The enemy was met. */
  readonly contacted?: true
}

/** A number or a tick in a man's row. */
export interface FieldOfMan {
  readonly label: string
  /** For the narrow head of a column. */
  readonly short: string
  readonly asked: AskedOfMan
  /** Of a tick: it holds unless the player says otherwise. */
  readonly preset?: true
}

const fine = { fates: ['fine'], cheatedDeath: false } as const satisfies AskedOfMan

/** What his row has to hold of a man who may be down: only the rules for recovery ask it (FNG pp. 40, 44). */
export const down = { fates: ['outOfTheFight'], recovered: true } as const satisfies AskedOfMan

/** What each man's row has ticks for; a new one stands here, by name in the contract's list, and in the rule that uses it. */
export const manTicks = {
  // Within 6" of friends or own edge, or brought off (FNG p. 40).
  recovered: {
    label: 'Recovered',
    short: 'Rec.',
    asked: { fates: ['retired', 'outOfTheFight'], star: false },
    preset: true,
  },
  burned: { label: 'Hurt in a fire', short: 'Fire', asked: down },
  // At some time, even if First Aid put him back.
  wasOut: { label: 'Was Out of the Fight, and came back', short: 'Out', asked: fine },
  retired: { label: 'Retired at some time, and came back', short: 'Ret.', asked: fine },
  cheatedDeath: { label: 'Cheated Death', short: 'Cheat', asked: { fates: ['fine'], star: true } },
} as const satisfies Readonly<Record<string, FieldOfMan>>

/** What it counts: enemies he made Obviously Dead, whose body count is rolled now or was rolled at the table. */
export const manCounts = {
  killsToRoll: { label: 'Kills to roll', short: 'To roll', asked: met },
  killsConfirmed: { label: 'Kills confirmed', short: 'Conf.', asked: met },
  killsUnconfirmed: { label: 'Kills unconfirmed', short: 'Unc.', asked: met },
} as const satisfies Readonly<Record<string, FieldOfMan>>

export type ManTick = keyof typeof manTicks
export type ManCount = keyof typeof manCounts

/** The row of a man of whom nothing is counted, and nothing ticked but what holds of itself. */
export const nothingOfMan = {
  ...Object.fromEntries(Object.keys(manCounts).map((name) => [name, 0])),
  ...Object.fromEntries(Object.entries(manTicks).map(([name, field]) => [name, 'preset' in field])),
} as Readonly<Record<ManCount, number> & Record<ManTick, boolean>>

export type ReportCount = keyof typeof reportCounts
export type ReportTick = keyof typeof reportTicks

type Field = readonly [name: ReportCount | ReportTick, field: MissionField & { readonly kind: 'count' | 'tick' }]
const named = (kind: 'count' | 'tick', fields: Readonly<Record<string, MissionField>>) =>
  Object.entries(fields).map(([name, field]): Field => [name as Field[0], { ...field, kind }])

/** All of them in the order of their boxes. */
export const reportFields: readonly Field[] = [...named('count', reportCounts), ...named('tick', reportTicks)]

/** A report in which nothing is counted, and nothing ticked but what holds of itself. */
export const nothingReported = Object.fromEntries(
  reportFields.map(([name, { kind, preset }]) => [name, kind === 'count' ? 0 : (preset ?? false)]),
) as Readonly<Record<ReportCount, number> & Record<ReportTick, boolean>>

/** @returns the numbers and ticks that belong to a mission; before its type is known, those that belong to all. */
export const fieldsOfMission = (type: MissionType | null, task: DefenseTask | null): (ReportCount | ReportTick)[] =>
  reportFields.flatMap(([name, field]) =>
    (field.types === undefined || (type !== null && field.types.includes(type))) &&
    (field.task === undefined || field.task === task)
      ? [name]
      : [],
  )

/** @returns a number that is more than there can be, with its label and bound; null where there is none. */
export function beyondMost(
  report: Readonly<Record<ReportCount | ReportTick, number | boolean>>,
): { readonly label: string; readonly most: number } | null {
  const over = reportFields.find(([name, { most }]) => most !== undefined && Number(report[name]) > most)
  return over ? { label: over[1].label, most: over[1].most! } : null
}
