import type { BattleForm, FieldView, FormValue, FormValues } from '../../contract/battle.ts'
import { RuleError } from '../../../../main/engine/errors.ts'
import type { Action, Asking, Field, Fields, Value, Values } from '../../rules/battle/action.ts'
import { battleOf } from '../../rules/battle/battle.ts'
import { actionNamed } from '../../rules/battle/chapters.ts'
import { checkValues, neutralValue, optionsOf, startValue } from '../../rules/battle/values.ts'
import type { FngState } from '../../rules/state.ts'
import type { PastEntry } from '../../../../main/app/game/past.ts'
import { lastFireOf } from './lastFire.ts'
import { memoryOf } from './memory/memory.ts'
import { pickView } from './pickView.ts'
import { diceOf } from './tells/firstDice.ts'
import { tellsOf } from './tells/tells.ts'

/**
 * @param given what has been entered so far; what does not fit any more falls back to what the field begins with.
 * @param selected ids of selected figures and groups, which fields may begin with.
 * @param back the entries before the state, newest first, as often as they are asked for: who fired at whom last, and what
 *   was said of the table, only they know.
 * @returns the form of an action, with what can be entered in it just now.
 * @throws RuleError `bad-input` for an action that there is not, `not-now` when no battle is tracked.
 */
export function battleForm(
  state: FngState,
  name: string,
  given: FormValues,
  selected: readonly number[],
  back: Iterable<PastEntry> = [],
): BattleForm {
  const action = actionNamed(name)
  if (!action) throw new RuleError('bad-input', `There is no action ${name} in a battle.`)
  battleOf(state)
  // What cannot be done just now asks nothing: it says why.
  const refused = action.refuses(state)
  const { views, values } =
    refused === null
      ? fill(action.fields, given, {
          state,
          values: {},
          selected,
          lastFire: () => lastFireOf(back),
          told: memoryOf(state, back),
        })
      : nothing
  return {
    action: action.name,
    title: action.title,
    page: action.page,
    forEyes: action.forEyes ?? null,
    fields: views,
    values,
    ...(refused === null ? standing(action, values, state) : { problem: refused, asks: null, ...untold }),
  }
}

const nothing: Filled = { views: [], values: {} }

/** Whether the form can be played as it stands, and what is asked first. */
function standing(
  action: Action,
  values: FormValues,
  state: FngState,
): Pick<BattleForm, 'problem' | 'asks' | 'tells' | 'button'> {
  const problem = problemOf(action, values, state)
  if (problem !== null) return { problem, asks: null, ...untold }
  const checked = checkValues(action.fields, values, state) as never
  const { tells, button } = tellsOf(action, values, state)
  return {
    problem: null,
    asks: action.asks?.(state, checked) ?? null,
    tells,
    button: button ?? action.button?.(state, checked) ?? null,
  }
}

const untold = { tells: null, button: null } as const

/** @returns why the form cannot be played as it stands; null when it can. */
function problemOf(action: Action, values: FormValues, state: FngState): string | null {
  try {
    const checked = checkValues(action.fields, values, state)
    return action.wrong?.(state, checked as never) ?? diceOf(action, values, state, () => null).refused
  } catch (error) {
    if (error instanceof RuleError) return error.message
    throw error
  }
}

interface Filled {
  readonly views: readonly FieldView[]
  /** Of the fields that are asked. */
  readonly values: FormValues
}

/** Goes through the fields in their order, as the check does: what a field asks may hang on what stands before it. */
function fill(fields: Fields, given: FormValues, outer: Asking): Filled {
  let known = outer.values
  const views: FieldView[] = []
  const values: Record<string, FormValue> = {}
  for (const [name, field] of Object.entries(fields)) {
    const asking = { ...outer, values: known }
    const held = field.past === true && given[name] !== undefined
    const asked = field.past ? false : (field.asked?.(asking) ?? true)
    const value = asked || held ? fitting(field, given[name], asking) : neutralValue(field, asking)
    known = { ...known, [name]: value }
    if (!asked) continue
    values[name] = value
    views.push(fieldView(name, field, value, asking))
  }
  return { views, values }
}

/** @returns the value that was given where it can still be, else what the field begins with. */
function fitting(field: Field, given: FormValue | undefined, asking: Asking): Value {
  switch (field.kind) {
    case 'pick': {
      const among = field.among(asking)
      if (given === null && field.optional) return null
      return typeof given === 'number' && among.includes(given) ? given : startAmong(field, asking, among)
    }
    case 'picks': {
      const among = offeredBy(field, asking)
      const ids = isIds(given) ? given : (startValue(field, asking) as readonly number[])
      return ids.filter((id) => among.includes(id)).slice(0, field.most ?? Infinity)
    }
    case 'choice': {
      const options = optionsOf(field, asking)
      const wanted = [given, startValue(field, asking)].find((one) => options.some((o) => o.value === one))
      return (wanted as string | undefined) ?? options[0]?.value ?? ''
    }
    case 'flag':
      return typeof given === 'boolean' ? given : startValue(field, asking)
    case 'number': {
      const wanted = typeof given === 'number' ? Math.trunc(given) : (startValue(field, asking) as number)
      return Math.min(field.most, Math.max(field.least, wanted))
    }
    case 'text':
      return typeof given === 'string' ? given.slice(0, field.most) : startValue(field, asking)
    case 'rows':
      return fittingRows(field, given, asking)
  }
}

const offeredBy = (field: Extract<Field, { kind: 'picks' }>, asking: Asking): readonly number[] =>
  (field.offers ?? field.among)(asking)

/** What a pick begins with; one that must be made and has but one way is made. */
function startAmong(field: Extract<Field, { kind: 'pick' }>, asking: Asking, among: readonly number[]): number | null {
  const start = startValue(field, asking)
  if (typeof start === 'number' && among.includes(start)) return start
  return among.length === 1 && !field.optional ? among[0]! : null
}

type RowsField = Extract<Field, { kind: 'rows' }>

function fittingRows(field: RowsField, given: FormValue | undefined, asking: Asking): readonly Values[] {
  const begun = isRows(given) ? stillNamed(field, given, asking) : (startValue(field, asking) as readonly Values[])
  const missing = Array.from({ length: Math.max(0, field.least - begun.length) }, () => ({}))
  return linesOf(field, [...begun, ...missing].slice(0, field.most), asking).map(({ values }) => values)
}

/** A line stands for whom its first field names: when he is named no more, it goes, as far as so few lines will do. */
function stillNamed(field: RowsField, rows: readonly FormValues[], asking: Asking): readonly FormValues[] {
  const [first] = Object.entries(field.fields)
  if (first?.[1].kind !== 'pick' || rows.length <= field.least) return rows
  const [name, of] = first
  const isThere = (row: FormValues, nth: number) =>
    typeof row[name] !== 'number' || of.among({ ...asking, line: { nth, of: rows.length } }).includes(row[name])
  return rows.filter(isThere)
}

/** Each line of a small table, filled. */
const linesOf = (field: RowsField, rows: readonly Values[], asking: Asking): Filled[] =>
  rows.map((row, nth) => fill(field.fields, row, { ...asking, line: { nth, of: rows.length } }))

const isIds = (value: FormValue | undefined): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number')
const isRows = (value: FormValue | undefined): value is readonly FormValues[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object')

const knownView = (known: string | null) => (known === null ? {} : { known })

function fieldView(name: string, field: Field, value: Value, asking: Asking): FieldView {
  const values = { ...asking.values, [name]: value }
  const said = [field.help, field.note?.({ ...asking, values })].filter((text) => text !== undefined && text !== null)
  const common = {
    name,
    label: field.label,
    help: said.length > 0 ? said.join(' ') : null,
    ...(field.about === undefined ? {} : { about: field.about }),
    ...(field.holds === undefined ? {} : { holds: field.holds }),
    ...(field.seldom === undefined ? {} : { seldom: field.seldom }),
    ...(field.part === undefined ? {} : { part: field.part }),
    ...knownView(field.said?.({ ...asking, values }, value) ?? null),
  }
  switch (field.kind) {
    case 'pick': {
      const among = field.among(asking).map((id) => pickView(asking.state, field.from, id))
      const none = field.none === undefined ? {} : { none: field.none }
      return { ...common, kind: 'pick', optional: field.optional ?? false, ...none, among }
    }
    case 'picks': {
      const among = offeredBy(field, asking).map((id) => pickView(asking.state, field.from, id))
      const most = Math.min(field.most ?? Infinity, among.length)
      return { ...common, kind: 'picks', least: field.least ?? 0, most, among }
    }
    case 'choice':
      return { ...common, kind: 'choice', options: optionsOf(field, asking) }
    case 'flag':
      return { ...common, kind: 'flag' }
    case 'number':
      return { ...common, kind: 'number', least: field.least, most: field.most, unit: field.unit ?? null }
    case 'text':
      return { ...common, kind: 'text', most: field.most }
    case 'rows': {
      const rows = value as readonly Values[]
      const lines = linesOf(field, rows, asking).map(({ views }) => views)
      const fresh = linesOf(field, [...rows, {}], asking).at(-1)!.values
      return { ...common, kind: 'rows', least: field.least, most: field.most, lines, fresh }
    }
  }
}
