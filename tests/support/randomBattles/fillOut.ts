import type { BattleForm, FieldView, FormValue, FormValues } from '../../../src/games/fng/contract/battle.ts'
import type { Chance } from '../battlePlayer.ts'

/** Where a field stands: its name; in a line the name of the small table, the number of the line, its name. */
type FieldPath = readonly (string | number)[]

/** Asks main for the form with other values. */
export type AskForm = (values: FormValues) => BattleForm

/** So often something is named before a player gives up. */
const mostTries = 12

/**
 * Fills in what a form cannot know of itself, as the table shows it: whom nobody is named for yet; where all are named and it
 * still says why not, something else is said anywhere.
 * @returns the form, as far as a player comes with it.
 */
export function fillOut(form: BattleForm, ask: AskForm, chance: Chance): BattleForm {
  let now = form
  for (let tries = 0; tries < mostTries && now.problem !== null; tries++) {
    const path = lacking(now.fields, now.values, [])[0]
    const next = path ? setIn(now.fields, now.values, path, chance) : otherwise(now, chance)
    if (next === null) return now
    now = ask(next)
  }
  return now
}

/** @returns the values with one of them said otherwise than it stands; null where nothing can be. */
export function otherwise(form: BattleForm, chance: Chance): FormValues | null {
  const paths = allIn(form.fields, [])
  return paths.length === 0 ? null : setIn(form.fields, form.values, chance.one(paths), chance)
}

/** @returns the values with the field named said anew; null for a field that is not asked. */
export function saying(form: BattleForm, name: string, chance: Chance): FormValues | null {
  const field = form.fields.find((one) => one.name === name)
  if (!field) return null
  if (field.kind !== 'rows') return setIn(form.fields, form.values, [name], chance)
  const paths = allIn([field], [])
  return paths.length === 0 ? null : setIn(form.fields, form.values, chance.one(paths), chance)
}

/** Says one field anew, as deep as it stands; what hangs on it is left to main. */
function setIn(fields: readonly FieldView[], values: FormValues, path: FieldPath, chance: Chance): FormValues {
  const [name, nth, ...rest] = path as readonly [string, number?, ...(string | number)[]]
  const field = fields.find((one) => one.name === name)!
  if (nth !== undefined && field.kind === 'rows') {
    const rows = values[name] as readonly FormValues[]
    return { ...values, [name]: rows.with(nth, setIn(field.lines[nth]!, rows[nth]!, rest, chance)) }
  }
  const hanging = fields.flatMap((one) => (one.about === name ? [one.name] : []))
  const kept = Object.entries(values).filter(([other]) => !hanging.includes(other))
  return { ...Object.fromEntries(kept), [name]: anyValue(field, chance) }
}

/** Every field that can be said otherwise, those of lines too. */
const allIn = (fields: readonly FieldView[], path: FieldPath): FieldPath[] =>
  fields.flatMap((field): FieldPath[] => {
    const at = [...path, field.name]
    if (field.kind === 'rows') return field.lines.flatMap((line, nth) => allIn(line, [...at, nth]))
    return [at]
  })

/** Fields in which somebody must be named and nobody is. */
function lacking(fields: readonly FieldView[], values: FormValues, path: FieldPath): FieldPath[] {
  return fields.flatMap((field): FieldPath[] => {
    const at = [...path, field.name]
    const value = values[field.name]
    switch (field.kind) {
      case 'pick':
        return !field.optional && value === null && field.among.length > 0 ? [at] : []
      case 'picks':
        return (value as readonly number[]).length < field.least && field.among.length >= field.least ? [at] : []
      case 'rows':
        return field.lines.flatMap((line, nth) =>
          lacking(line, (value as readonly FormValues[])[nth] ?? {}, [...at, nth]),
        )
      default:
        return []
    }
  })
}

/** @returns a value that a field takes. */
export function anyValue(field: FieldView, chance: Chance): FormValue {
  switch (field.kind) {
    case 'pick':
      return field.among.length === 0 || (field.optional && chance.often(0.4)) ? null : chance.one(field.among).id
    case 'picks':
      return some(
        field.among.map(({ id }) => id),
        field.least,
        field.most,
        chance,
      )
    case 'choice':
      return field.options.length === 0 ? '' : chance.one(field.options).value
    case 'flag':
      return chance.often(0.5)
    case 'number':
      return field.least + chance.below(Math.min(24, field.most - field.least + 1))
    case 'text':
      return 'As it lies'.slice(0, field.most)
    case 'rows':
      return []
  }
}

function some(among: readonly number[], least: number, most: number, chance: Chance): number[] {
  const left = [...among]
  const wanted = Math.min(left.length, most, Math.max(1, least) + chance.below(3))
  return Array.from({ length: wanted }, () => left.splice(chance.below(left.length), 1)[0]!)
}
