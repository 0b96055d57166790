import type { InputField, InputOption } from '../../../src/contract/inputField.ts'
import type { BattleForm, FieldView, FormValue } from '../../../src/games/fng/contract/battle.ts'
import type { Pick } from '../../support/randomForms.ts'

const one = <T>(all: readonly T[], pick: Pick): T | undefined => all[pick(all.length)]
const some = <T>(all: readonly T[], least: number, most: number, pick: Pick): T[] => {
  const left = [...all]
  const count = Math.min(left.length, most, least + pick(3))
  return Array.from({ length: count }, () => left.splice(pick(left.length), 1)[0]!)
}
const between = (least: number, most: number, pick: Pick): number => least + pick(Math.min(most - least, 14) + 1)
const words = (pick: Pick): string => (pick(4) === 0 ? '' : `Word ${pick(1000)}`)

/** @returns the input of a step, by the form that the program gives for it: some fields as they begin, some by chance. */
export function filled(input: unknown, fields: readonly InputField[], pick: Pick): unknown {
  const copy = structuredClone(input) as Record<string, unknown>
  for (const field of fields) if (pick(3) > 0) put(copy, field.path, valueFor(field, pick))
  return copy
}

function put(holder: Record<string, unknown>, [key, ...rest]: InputField['path'], value: unknown): void {
  if (rest.length === 0) holder[key!] = value
  else put(holder[key!] as Record<string, unknown>, rest, value)
}

function valueFor(field: InputField, pick: Pick): unknown {
  if ('orNull' in field && pick(3) === 0) return null
  switch (field.kind) {
    case 'number':
      return between(field.min, field.max, pick)
    case 'text':
      return field.needed ? 'Word' : words(pick)
    case 'flag':
      return pick(2) === 0
    case 'choice':
      return one<InputOption>(field.options, pick)?.value ?? null
    case 'many':
      return some(field.options, field.least ?? 0, 5, pick).map(({ value }) => value)
    case 'lines':
      return Array.from({ length: between(field.least, Math.min(field.most, 4), pick) }, (_, i) => `Word ${i}`)
    case 'rows':
      return Array.from({ length: between(field.least, Math.min(field.most, 3), pick) }, () =>
        filled(field.blank, field.fields, pick),
      )
  }
}

/** @returns the values of an action's form: as it fills itself, but for a field or two that are entered by chance. */
export function enteredIn({ values, fields }: BattleForm, pick: Pick): BattleForm['values'] {
  const entered: Record<string, FormValue> = { ...values }
  for (const field of fields)
    if (isWanting(field, entered[field.name]) || pick(3) === 0)
      entered[field.name] = entry(field, pick, values[field.name])
  return entered
}

const isWanting = (field: FieldView, value: FormValue | undefined): boolean =>
  value === undefined || (value === null && !(field.kind === 'pick' && field.optional))

function entry(field: FieldView, pick: Pick, begun: FormValue = null): FormValue {
  switch (field.kind) {
    case 'pick':
      return field.optional && pick(3) === 0 ? null : (one(field.among, pick)?.id ?? null)
    case 'picks':
      return some(field.among, field.least, field.most, pick).map(({ id }) => id)
    case 'choice':
      return one(field.options, pick)?.value ?? null
    case 'flag':
      return pick(2) === 0
    case 'number':
      return between(field.least, field.most, pick)
    case 'text':
      return words(pick).slice(0, field.most)
    case 'rows':
      return pick(3) === 0 && field.lines.length < field.most ? [...((begun ?? []) as []), field.fresh] : begun
  }
}
