import type { BattleForm, FieldView } from '../../contract/battle.ts'
import { fieldAt, keyOf, setIn, slotsOf, type FieldPath, type FormSlot } from './formSlots.ts'

/** A distance that a form asks, and between whom: for a line on the map. */
export interface FormSpan {
  readonly key: string
  readonly from: readonly number[]
  readonly to: readonly number[]
  readonly inches: number
  readonly least: number
  readonly most: number
  /** @returns the field of the form to set for another distance, with its value. */
  readonly at: (inches: number) => { readonly name: string; readonly value: BattleForm['values'][string] }
}

type NumberField = Extract<FieldView, { kind: 'number' }>

/**
 * @returns the distances that a form asks: each from whoever is named first in it to whoever is named first beside the distance,
 *   in its line or in the form.
 */
export function spansOf(form: BattleForm): readonly FormSpan[] {
  const slots = slotsOf(form)
  const [first] = slots
  if (!first) return []
  return [...new Set(slots.map(({ path }) => keyOf(path.slice(0, -1))))].flatMap((around): FormSpan[] => {
    const target = slots.find((slot) => slot !== first && keyOf(slot.path.slice(0, -1)) === around)
    const field = target && inchesBeside(form, target)
    if (!field || first.ids.length === 0 || target.ids.length === 0) return []
    const path = [...target.path.slice(0, -1), field.name]
    const [name] = path as [string]
    return [
      {
        key: keyOf(path),
        from: first.ids,
        to: target.ids,
        inches: Number(valueAt(form, path)),
        least: field.least,
        most: field.most,
        at: (inches) => ({ name, value: setIn(form.fields, form.values, path, inches)[name]! }),
      },
    ]
  })
}

function inchesBeside({ fields }: BattleForm, { path }: FormSlot): NumberField | undefined {
  const around = path.slice(0, -2)
  const rows = around.length > 0 || path.length > 1 ? fieldAt(fields, around) : undefined
  const beside = rows?.kind === 'rows' ? (rows.lines[Number(path.at(-2))] ?? []) : fields
  return beside.find((field): field is NumberField => field.kind === 'number' && field.unit === 'inches')
}

function valueAt({ values }: BattleForm, path: FieldPath): unknown {
  let at: unknown = values
  for (const step of path) at = (at as Record<string | number, unknown> | undefined)?.[step]
  return at
}
