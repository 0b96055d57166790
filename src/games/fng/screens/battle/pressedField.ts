import type { BattleForm, FormValue } from '../../contract/battle.ts'

/**
 * What was pressed on the screen goes into the field that had the keys last, or else the first that can hold it.
 *
 * @param at name of the field that had the keys last.
 * @returns the field with its new value; null where none can hold it.
 */
export function pressedField(
  { fields, values }: BattleForm,
  id: number,
  at: string,
): { readonly name: string; readonly value: FormValue } | null {
  const able = fields.filter(
    (one) => (one.kind === 'pick' || one.kind === 'picks') && one.among.some((pick) => pick.id === id),
  )
  const field = able.find(({ name }) => name === at) ?? able[0]
  const value = values[field?.name ?? '']
  if (field?.kind === 'pick') return { name: field.name, value: field.optional && value === id ? null : id }
  if (field?.kind === 'picks') return { name: field.name, value: toggled(value as readonly number[], id, field.most) }
  return null
}

/** @returns the ids with one more or less; where no more can be, the first makes room. */
export function toggled(ids: readonly number[], id: number, most: number): readonly number[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id)
  return [...ids, id].slice(-Math.max(1, most))
}
