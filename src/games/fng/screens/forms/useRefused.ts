import { computed, ref, watch } from 'vue'
import type { BoxRead } from '../../../../contract/print.ts'
import type { MissionBoxView, ReportBoxView, ReportCount } from '../../contract/report.ts'
import { cellName } from './reportFigures.ts'
import type { ReportForm } from './reportInput.ts'

/** What a filled form says that does not count as it is written, by the box it is in: as `ReportErrors`. */
export type RefusedBoxes = ReadonlyMap<string, string>

/** A form that was filled in as a PDF, and the report as it was when that had been laid into it. */
interface Laid {
  readonly held: { readonly read: { readonly boxes: readonly BoxRead[] } }
  readonly after: ReportForm
}

/**
 * What was refused of a filled form, for as long as its box holds what it held then: nobody has looked at it.
 * @param last null where no form was taken.
 */
export function useRefused(last: () => Laid | null, form: ReportForm, boxes: () => readonly ReportBoxView[]) {
  const said = ref(false)
  watch(last, () => {
    said.value = false
  })
  const refused = computed<RefusedBoxes>(() => {
    const laid = last()
    const open = new Map<string, string>()
    for (const one of laid?.held.read.boxes ?? []) {
      const place = placeOf(one, boxes())
      if (one.fault === null || place.standing(form) !== place.standing(laid!.after)) continue
      const words = `The form says "${one.written}". ${one.fault}`
      open.set(place.name, [open.get(place.name), words].filter(Boolean).join(' '))
    }
    return open
  })
  return {
    refused,
    /** Is the player to be asked before the report goes in? Once is enough. */
    asks: () => {
      const first = refused.value.size > 0 && !said.value
      said.value = said.value || first
      return first
    },
    /** He has been asked, and nothing has changed since. */
    asked: computed(() => said.value && refused.value.size > 0),
  }
}

/** @returns what a box is called on the screen, and what stands there; nothing for one that it does not have. */
function placeOf({ name }: BoxRead, boxes: readonly ReportBoxView[]) {
  const [number, part = ''] = name.split('/')
  const box = boxes.find((one) => String(one.box) === number)
  if (box === undefined) return { name, standing: () => null }
  if (box.of === 'man')
    return {
      name: cellName(Number(part), box.field),
      standing: (form: ReportForm) => form.men.find(({ soldierId }) => String(soldierId) === part)?.[box.field] ?? null,
    }
  return { name: box.field, standing: (form: ReportForm) => standingIn(form, box) }
}

/** What stands in a box of the mission of those that can be refused. */
function standingIn({ task, numbers, otherPoints }: ReportForm, { kind, field }: MissionBoxView) {
  if (kind === 'choice') return task
  if (kind === 'points') return JSON.stringify(otherPoints)
  return kind === 'count' ? numbers[field as ReportCount] : null
}
