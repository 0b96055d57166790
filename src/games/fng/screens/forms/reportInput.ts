import type { InputOf } from '../../../../contract/procedures.ts'
import {
  manCounts,
  manTicks,
  reportCounts,
  reportTicks,
  type FilledReport,
  type ManBoxView,
  type ManCount,
  type ManTick,
  type MissionBoxView,
  type ReportBoxView,
  type ReportCount,
  type ReportLimits,
  type ReportManView,
  type ReportTick,
} from '../../contract/report.ts'
import { asksMan, asksMission } from '../../contract/reportAsks.ts'

export type ReportInput = InputOf<'fng.report'>['input']
type ManInput = NonNullable<ReportInput['men']>[number]
export type SupportName = NonNullable<ReportInput['onDemand']>[number]

/** A value of the form, as its control holds it. A choice that has not been made is empty. */
export type ManValue = string | boolean | number

/** One man's row of the form. A man of whom nothing has been said comes out fine. */
export interface ManRow extends Record<ManCount, number>, Record<ManTick, boolean> {
  readonly soldierId: number
  fate: NonNullable<ManInput['fate']> | ''
  evacuation: NonNullable<ManInput['evacuation']> | ''
  deed: NonNullable<ManInput['deed']> | ''
  /** What another deed than the suggested was, after his name. */
  deedWords: string
}

/** The whole form, filled in or not. */
export interface ReportForm {
  contacted: boolean
  readonly men: ManRow[]
  readonly numbers: Record<ReportCount, number>
  readonly ticks: Record<ReportTick, boolean>
  task: NonNullable<ReportInput['task']>
  onDemand: SupportName[]
  readyUnused: SupportName[]
  readonly otherPoints: { points: number; reason: string }[]
  notes: string
}

const tickNames = Object.keys(reportTicks) as ReportTick[]
const ofEach = <K extends string, V>(names: readonly K[], value: (name: K) => V): Record<K, V> =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<K, V>

/** @returns a row in which nothing has been said yet. */
export const emptyRow = (soldierId: number): ManRow => ({
  soldierId,
  fate: '',
  evacuation: 'none',
  ...manTicks,
  ...ofEach(manCounts, () => 0),
  deed: '',
  deedWords: '',
})

/** @returns an empty report for the men who went. */
export function emptyReport(men: readonly Pick<ReportManView, 'soldierId'>[]): ReportForm {
  return {
    contacted: true,
    men: men.map(({ soldierId }) => emptyRow(soldierId)),
    numbers: ofEach(reportCounts, () => 0),
    ticks: { ...reportTicks },
    task: 'neither',
    onDemand: [],
    readyUnused: [],
    otherPoints: [],
    notes: '',
  }
}

/** @returns the form as the battle fills it: men of whom it knows nothing are left open. */
export function filledForm(men: readonly Pick<ReportManView, 'soldierId'>[], filled: FilledReport): ReportForm {
  const rows = new Map(
    filled.men.map((man) => [
      man.soldierId,
      { ...man, deed: man.deed ?? ('' as const), deedWords: man.deedWords ?? '' },
    ]),
  )
  return {
    contacted: filled.contacted,
    men: men.map(({ soldierId }) => ({ ...emptyRow(soldierId), ...rows.get(soldierId) })),
    numbers: ofEach(reportCounts, (field) => filled[field]),
    ticks: ofEach(tickNames, (field) => filled[field]),
    task: filled.task,
    onDemand: [...filled.onDemand],
    readyUnused: [...filled.readyUnused],
    otherPoints: filled.otherPoints.map((other) => ({ ...other })),
    notes: filled.notes,
  }
}

/** What a report is about: who went, which boxes there are, and which of them this mission asks for. */
export interface ReportFrame {
  readonly men: readonly ReportManView[]
  readonly boxes: readonly ReportBoxView[]
  /** Names of the mission's boxes. */
  readonly fields: readonly string[]
  readonly limits: ReportLimits
}

/**
 * @returns the form as the step takes it. Boxes that are not asked are left out, whatever stands in them, and so are men
 * with nothing to tell: they came out fine.
 */
export function reportInput(form: ReportForm, frame: ReportFrame): ReportInput {
  const asked = (field: MissionBoxView['field']) => isAsked(form, frame, field)
  const filled = form.otherPoints.map(({ points, reason }) => ({ points, reason: reason.trim() }))
  return {
    contacted: form.contacted,
    men: form.men.map((row) => manInput(row, form, frame)).filter((man) => Object.keys(man).length > 1),
    ...Object.fromEntries(reportCounts.filter(asked).map((field) => [field, form.numbers[field]])),
    ...Object.fromEntries(Object.entries(form.ticks).filter(([field]) => asked(field as ReportTick))),
    ...(asked('task') ? { task: form.task } : {}),
    onDemand: [...form.onDemand],
    readyUnused: [...form.readyUnused],
    otherPoints: filled.filter(({ reason }) => reason !== ''),
    notes: form.notes,
  }
}

function isAsked(form: ReportForm, { boxes, fields }: ReportFrame, field: MissionBoxView['field']): boolean {
  const box = boxes.find((one): one is MissionBoxView => one.of === 'mission' && one.field === field)
  return box !== undefined && asksMission(box, form, fields)
}

/** What an empty row says of each box; the step takes the same for what is left out. */
const silent: Readonly<Record<ManBoxView['field'], ManValue>> = { ...emptyRow(0), fate: 'fine' }

function manInput(row: ManRow, form: ReportForm, { men, boxes }: ReportFrame): ManInput {
  const man = men.find((one) => one.soldierId === row.soldierId)
  const told = boxes.flatMap((box): [string, ManValue][] => {
    if (box.of !== 'man' || man === undefined || !asksMan(box, row, man, form)) return []
    const value = row[box.field]
    return value === '' || value === silent[box.field] ? [] : [[box.field, value]]
  })
  const words = told.some(([field, value]) => field === 'deed' && value === 'other')
    ? { deedWords: row.deedWords.trim() }
    : {}
  return { soldierId: row.soldierId, ...(Object.fromEntries(told) as Omit<ManInput, 'soldierId'>), ...words }
}
