import type { BoxRead } from '../../../../contract/print.ts'
import type { BoxStays } from '../../../../renderer/composables/useTakenForm.ts'
import type { ManBoxView, MissionBoxView, ReportBoxView, ReportCount, ReportManView } from '../../contract/report.ts'
import { emptyReport, emptyRow, type ManValue, type ReportForm } from './reportInput.ts'

/**
 * @param form the report before a filled form is laid into it.
 * @param read what the filled form says.
 * @returns what stands in boxes of which the filled form says nothing, in the order of the form.
 */
export function reportStays(
  form: ReportForm,
  boxes: readonly ReportBoxView[],
  men: readonly ReportManView[],
  read: readonly BoxRead[],
): BoxStays[] {
  const said = new Set(read.map(({ name }) => name))
  const ofMen = form.men.flatMap((row) => {
    const man = men.find(({ soldierId }) => soldierId === row.soldierId)
    const of = man ? `${man.rank} ${man.name}` : null
    return boxes.flatMap((box) => {
      const value = box.of === 'man' ? row[box.field] : null
      if (box.of !== 'man' || value === null || isSilent(box, value)) return []
      return [{ name: `${box.box}/${row.soldierId}`, of, box, written: inWords(box, value) }]
    })
  })
  const ofMission = boxes.flatMap((box) =>
    box.of === 'mission' ? missionWords(box, form).map((one) => ({ ...one, of: null, box })) : [],
  )
  return [...ofMen, ...ofMission]
    .filter(({ name }) => !said.has(name))
    .map(({ box: { box, label }, ...one }) => ({ ...one, box: String(box), label }))
}

const nothing = emptyRow(0)
/** Who came out fine came out as everybody does of whom nothing is said. */
const isSilent = ({ field }: ManBoxView, value: ManValue): boolean =>
  value === nothing[field] || value === '' || (field === 'fate' && value === 'fine')

const inWords = ({ choices }: ReportBoxView, value: ManValue): string =>
  typeof value === 'boolean' ? tickWords(value) : (choices.find((one) => one.value === value)?.label ?? String(value))

const tickWords = (ticked: boolean): string => (ticked ? 'ticked' : 'not ticked')

/** What stands in a box of the mission; of a list each of its parts. */
function missionWords(box: MissionBoxView, form: ReportForm): Pick<BoxStays, 'name' | 'written'>[] {
  const name = String(box.box)
  const empty = emptyReport([])
  const one = (written: string, isEmpty: boolean) => (isEmpty ? [] : [{ name, written }])
  switch (box.kind) {
    case 'tick': {
      const [now, usual] = [form, empty].map(({ contacted, ticks }) =>
        box.field === 'contacted' ? contacted : ticks[box.field as keyof typeof ticks],
      )
      return one(tickWords(now === true), now === usual)
    }
    case 'count': {
      const value = form.numbers[box.field as ReportCount]
      return one(String(value), value === 0)
    }
    case 'choice':
      return one(inWords(box, form.task), form.task === empty.task)
    case 'kinds': {
      const list: readonly string[] = box.field === 'onDemand' ? form.onDemand : form.readyUnused
      const named = box.choices.filter(({ value }) => list.includes(value))
      return named.map(({ key, label }) => ({ name: `${name}/${key}`, written: label }))
    }
    // What a form brings of these two comes besides.
    case 'points':
      return form.otherPoints.map(({ points, reason }) => ({ name: `${name} before`, written: `${points}, ${reason}` }))
    case 'text':
      return form.notes.trim() === '' ? [] : [{ name: `${name} before`, written: form.notes.trim() }]
  }
}
