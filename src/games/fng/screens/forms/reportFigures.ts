import type { MissionBoxView, ReportCount } from '../../contract/report.ts'
import { asksMan, asksMission } from '../../contract/reportAsks.ts'
import { emptyRow, type ReportForm, type ReportFrame } from './reportInput.ts'

/** What stands in the way of handing in, by the box it is in: `411 killsToRoll`, `woundedLeft`, `otherPoints 0`. */
export type ReportErrors = ReadonlyMap<string, string>

/** @returns the name of a box of a man's row. */
export const cellName = (soldierId: number, field: string): string => `${soldierId} ${field}`

const isCount = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most
const upTo = (most: number): string => `A number from 0 to ${most}.`

/** @returns every mistake in the boxes that are asked, in the order of the boxes. */
export function reportErrors(form: ReportForm, frame: ReportFrame): ReportErrors {
  const errors = new Map<string, string>()
  for (const row of form.men) {
    const man = frame.men.find((one) => one.soldierId === row.soldierId)
    for (const box of frame.boxes) {
      if (box.of !== 'man' || !man || !asksMan(box, row, man, form)) continue
      if (box.field === 'deed' && row.deed === 'other' && row.deedWords.trim() === '')
        errors.set(cellName(row.soldierId, 'deedWords'), `Say what ${man.name} did.`)
      if (box.kind === 'count' && !isCount(row[box.field] as number, box.most))
        errors.set(cellName(row.soldierId, box.field), upTo(box.most))
      const notFlown = box.field === 'evacuation' && row.evacuation === 'medevac' ? whyNoMedevac(form, frame) : null
      if (notFlown !== null) errors.set(cellName(row.soldierId, box.field), notFlown)
    }
  }
  for (const box of frame.boxes)
    if (box.of === 'mission' && asksMission(box, form, frame.fields)) checkMission(box, form, frame, errors)
  return errors
}

/** A Medevac is support that was called, or that was Ready and used (FNG pp. 89, 102). */
function whyNoMedevac({ onDemand, readyUnused }: ReportForm, { limits }: ReportFrame): string | null {
  if (limits.helicopters === 'come' || onDemand.includes('helicopters')) return null
  if (readyUnused.includes('helicopters'))
    return 'The Ready helicopters were left unused: tick his Medevac as called On Demand, or take that back.'
  if (limits.helicopters === 'ready') return null
  return 'No helicopters were Ready: tick them as called On Demand, or say how else he was brought off.'
}

function checkMission(box: MissionBoxView, form: ReportForm, frame: ReportFrame, errors: Map<string, string>): void {
  if (box.kind === 'count' && !isCount(form.numbers[box.field as ReportCount], box.most))
    errors.set(box.field, upTo(box.most))
  const { pcs } = frame.limits
  if (box.field === 'pcsRevealed' && pcs !== null && form.numbers.pcsRevealed > pcs)
    errors.set(box.field, `There were ${pcs} PCs to find.`)
  // A Medevac is On Demand beside a Ready helicopter mission (FNG pp. 75, 87).
  const both = form.readyUnused.filter((kind) => kind !== 'helicopters' && form.onDemand.includes(kind))
  if (box.field === 'readyUnused' && both.length > 0) {
    const names = box.choices.filter(({ value }) => both.some((kind) => kind === value)).map(({ label }) => label)
    errors.set(box.field, `${names.join(', ')}: called On Demand, so not left unused. Take one of the two back.`)
  }
  const lying = lyingWounded(form, frame)
  if (box.field === 'woundedLeft' && form.numbers.woundedLeft > lying)
    errors.set(
      box.field,
      lying === 0 ? 'Nobody lies wounded and recovered.' : `Only ${lying} lie wounded and recovered.`,
    )
  if (box.kind === 'points')
    for (const [i, { points, reason }] of form.otherPoints.entries()) {
      if (!Number.isInteger(points) || Math.abs(points) > 99) errors.set(`otherPoints ${i}`, 'Points from -99 to 99.')
      else if (points !== 0 && reason.trim() === '') errors.set(`otherPoints ${i}`, 'Say what the points are for.')
    }
}

/** Men Out of the Fight, recovered, and not brought away: these can have been left behind. */
function lyingWounded(form: ReportForm, { men }: ReportFrame): number {
  const stars = new Set(men.filter((man) => man.star).map((man) => man.soldierId))
  return form.men.filter(
    (row) =>
      row.fate === 'outOfTheFight' &&
      (row.recovered || stars.has(row.soldierId)) &&
      (row.evacuation === 'none' || row.evacuation === ''),
  ).length
}

/** How many men something has been said of: a fate, a kill, a deed. */
export const toldOf = (form: ReportForm): number =>
  form.men.filter((row) => JSON.stringify(row) !== JSON.stringify({ ...row, ...emptyRow(row.soldierId) })).length

/** How many men have no fate yet: these came out fine unless it is said. */
export const openFates = (form: ReportForm): number => form.men.filter((row) => row.fate === '').length

export interface KillCount {
  readonly toRoll: number
  readonly confirmed: number
  readonly unconfirmed: number
}

const number = (value: number): number => (Number.isFinite(value) ? value : 0)

/** @returns the enemies killed by everyone together; none where no enemy was met. */
export function killsOf(form: ReportForm): KillCount {
  if (!form.contacted) return { toRoll: 0, confirmed: 0, unconfirmed: 0 }
  const sum = (field: 'killsToRoll' | 'killsConfirmed' | 'killsUnconfirmed') =>
    form.men.reduce((total, row) => total + number(row[field]), 0)
  return {
    toRoll: sum('killsToRoll') + number(form.numbers.otherKillsToRoll),
    confirmed: sum('killsConfirmed') + number(form.numbers.otherKillsConfirmed),
    unconfirmed: sum('killsUnconfirmed') + number(form.numbers.otherKillsUnconfirmed),
  }
}

/** @returns the report in a line: "2 out, 1 dead, 11 kills, 4 to roll". */
export function summaryOf(form: ReportForm): string {
  const fates = [
    ['outOfTheFight', 'out'],
    ['obviouslyDead', 'dead'],
    ['missing', 'missing'],
    ['captured', 'captured'],
    ['retired', 'retired'],
  ] as const
  const men = fates.flatMap(([fate, word]) => {
    const count = form.men.filter((row) => row.fate === fate).length
    return count === 0 ? [] : [`${count} ${word}`]
  })
  const { toRoll, confirmed, unconfirmed } = killsOf(form)
  const kills = toRoll + confirmed + unconfirmed
  return [
    ...(men.length === 0 ? ['nobody hurt'] : men),
    kills === 1 ? '1 kill' : `${kills === 0 ? 'no' : kills} kills`,
    ...(toRoll > 0 ? [`${toRoll} to roll`] : []),
  ].join(', ')
}
