import type { InputOf } from '../../../../contract/procedures.ts'
import type { ReportManView } from '../../../../contract/views.ts'
import type { deeds, evacuations, fates, SupportName } from '../words.ts'

export type ReportInput = InputOf<'fng.report'>['input']
type Fate = (typeof fates)[number]['value']
type Evacuation = (typeof evacuations)[number]['value']
type Deed = (typeof deeds)[number]['value']

/** One man's row of the form, everything filled in. */
export interface ManRow {
  readonly soldierId: number
  fate: Fate
  recovered: boolean
  evacuation: Evacuation
  burned: boolean
  wasOut: boolean
  retired: boolean
  cheatedDeath: boolean
  killsToRoll: number
  killsConfirmed: number
  killsUnconfirmed: number
  deed: Deed | ''
}

/** Fields of the mission as a whole: numbers and ticks by their names in the input. */
export interface ReportForm {
  contacted: boolean
  readonly men: ManRow[]
  readonly numbers: Record<NumberField, number>
  readonly ticks: Record<TickField, boolean>
  task: 'completed' | 'failed' | 'neither'
  onDemand: SupportName[]
  readyUnused: SupportName[]
  readonly otherPoints: { points: number; reason: string }[]
  notes: string
}

export const numberFields = {
  otherKillsToRoll: 'Other kills, to roll',
  otherKillsConfirmed: 'Other kills, confirmed',
  otherKillsUnconfirmed: 'Other kills, unconfirmed',
  capturedUnharmed: 'Enemies taken unharmed',
  capturedWounded: 'Enemies taken wounded',
  woundedLeft: 'Our wounded left behind',
  civiliansDetained: 'Civilians detained',
  pefsRevealed: 'PEFs revealed',
  pcsRevealed: 'PCs revealed',
  sectorsPatrolled: 'Sectors patrolled',
  civilianCasualties: 'Civilian casualties',
} as const
export const tickFields = {
  leftTableInTime: 'Left the table in time',
  allPcsAndOff: 'Found all PCs and got off the table',
} as const
export type NumberField = keyof typeof numberFields
export type TickField = keyof typeof tickFields

/** Every mission may have these; the others are asked for by the mission. */
export const alwaysAsked: readonly NumberField[] = ['otherKillsToRoll', 'otherKillsConfirmed', 'otherKillsUnconfirmed']
export const mostSectors = 6

const zero = (): Record<NumberField, number> => ({
  otherKillsToRoll: 0,
  otherKillsConfirmed: 0,
  otherKillsUnconfirmed: 0,
  capturedUnharmed: 0,
  capturedWounded: 0,
  woundedLeft: 0,
  civiliansDetained: 0,
  pefsRevealed: 0,
  pcsRevealed: 0,
  sectorsPatrolled: 0,
  civilianCasualties: 0,
})

/** @returns an empty report for the men who went: everybody came out fine. */
export function emptyReport(men: readonly ReportManView[]): ReportForm {
  return {
    contacted: true,
    men: men.map(({ soldierId }) => ({
      soldierId,
      fate: 'fine',
      recovered: true,
      evacuation: 'none',
      burned: false,
      wasOut: false,
      retired: false,
      cheatedDeath: false,
      killsToRoll: 0,
      killsConfirmed: 0,
      killsUnconfirmed: 0,
      deed: '',
    })),
    numbers: zero(),
    ticks: { leftTableInTime: true, allPcsAndOff: false },
    task: 'neither',
    onDemand: [],
    readyUnused: [],
    otherPoints: [],
    notes: '',
  }
}

const whole = (value: number) => (Number.isFinite(value) ? Math.max(0, Math.trunc(value)) : 0)

/**
 * @param asked the fields this mission asks for; what stands in others is left out.
 * @returns the form as the step takes it. Men with nothing to tell are left out: they came out fine.
 */
export function reportInput(form: ReportForm, asked: readonly string[]): ReportInput {
  const numbers = Object.entries(form.numbers).filter(
    ([field]) => asked.includes(field) || alwaysAsked.includes(field as NumberField),
  )
  const ticks = Object.entries(form.ticks).filter(([field]) => asked.includes(field))
  return {
    contacted: form.contacted,
    men: form.men.map(manInput).filter((man) => Object.keys(man).length > 1),
    ...Object.fromEntries(numbers.map(([field, value]) => [field, whole(value)])),
    ...Object.fromEntries(ticks),
    ...(asked.includes('task') ? { task: form.task } : {}),
    onDemand: [...form.onDemand],
    readyUnused: [...form.readyUnused],
    otherPoints: form.otherPoints
      .map(({ points, reason }) => ({ points, reason: reason.trim() }))
      .filter(({ reason }) => reason !== ''),
    notes: form.notes,
  }
}

type ManInput = NonNullable<ReportInput['men']>[number]

function manInput(row: ManRow): ManInput {
  const hurt = row.fate !== 'fine'
  return {
    soldierId: row.soldierId,
    ...(hurt ? { fate: row.fate, recovered: row.recovered, evacuation: row.evacuation } : {}),
    ...(row.burned ? { burned: true } : {}),
    ...(row.wasOut ? { wasOut: true } : {}),
    ...(row.retired ? { retired: true } : {}),
    ...(row.cheatedDeath ? { cheatedDeath: true } : {}),
    ...(whole(row.killsToRoll) > 0 ? { killsToRoll: whole(row.killsToRoll) } : {}),
    ...(whole(row.killsConfirmed) > 0 ? { killsConfirmed: whole(row.killsConfirmed) } : {}),
    ...(whole(row.killsUnconfirmed) > 0 ? { killsUnconfirmed: whole(row.killsUnconfirmed) } : {}),
    ...(row.deed === '' ? {} : { deed: row.deed }),
  }
}
