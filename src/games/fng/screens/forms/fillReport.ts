import type { BoxRead } from '../../../../contract/print.ts'
import type { MissionBoxView, ReportBoxView, ReportCount, ReportTick } from '../../contract/report.ts'
import { emptyRow, type ReportForm, type SupportName } from './reportInput.ts'

/**
 * Lays what was read out of a filled form into the report; boxes of which it says nothing stay as they are. A box that is
 * refused is empty: what stood there is not what was written.
 */
export function fillReport(form: ReportForm, boxes: readonly ReportBoxView[], read: readonly BoxRead[]): void {
  const points = new Map<string, ReportForm['otherPoints'][number]>()
  for (const { name, value, fault } of read) {
    const [number, part = ''] = name.split('/')
    const box = boxes.find((one) => String(one.box) === number)
    if (box === undefined || (value === null && fault === null)) continue
    if (box.of === 'mission') fillMission(form, box, part, value, points)
    else {
      const row = form.men.find(({ soldierId }) => String(soldierId) === part)
      if (row) Object.assign(row, { [box.field]: value ?? emptyRow(0)[box.field] })
    }
  }
  form.otherPoints.push(...points.values())
}

function fillMission(
  form: ReportForm,
  { field, kind, choices }: MissionBoxView,
  part: string,
  value: BoxRead['value'],
  points: Map<string, ReportForm['otherPoints'][number]>,
): void {
  switch (kind) {
    case 'tick':
      if (field === 'contacted') form.contacted = value === true
      else form.ticks[field as ReportTick] = value === true
      break
    case 'count':
      form.numbers[field as ReportCount] = Number(value)
      break
    case 'choice':
      form.task = (value ?? 'neither') as ReportForm['task']
      break
    case 'kinds': {
      const list = field === 'onDemand' ? form.onDemand : form.readyUnused
      const named = choices.find(({ key }) => key === part)?.value as SupportName | undefined
      if (value === true && named !== undefined && !list.includes(named)) list.push(named)
      break
    }
    case 'points': {
      if (value === null) break
      const [row = ''] = part.split(' ')
      const one = points.get(row) ?? { points: 0, reason: '' }
      points.set(row, typeof value === 'number' ? { ...one, points: value } : { ...one, reason: String(value) })
      break
    }
    case 'text':
      form.notes = [form.notes.trim(), String(value)].filter((text) => text !== '').join('\n')
  }
}
