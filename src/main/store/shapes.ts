// What the JSON in a file must be. The program writes nothing else, so what it reads is not compared with these each time:
// a check is (`cells.ts`).

type Shape = (value: unknown) => boolean

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText: Shape = (value) => typeof value === 'string'
const isNumber: Shape = (value) => typeof value === 'number'
const isWhole: Shape = (value) => Number.isSafeInteger(value)

const listOf =
  (one: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(one)

/** What each kind of answer brings, in which field. */
const brings = new Map<unknown, readonly [field: string, shape: Shape]>([
  ['dice', ['faces', listOf(isWhole)]],
  ['row', ['row', isWhole]],
  ['choice', ['value', isText]],
  ['draw', ['value', isWhole]],
  ['card', ['value', isText]],
])

const isAnswer: Shape = (value) => {
  if (!isObject(value)) return false
  const [field, shape] = brings.get(value['kind']) ?? []
  return (
    isText(value['key']) &&
    isWhole(value['subject']) &&
    isWhole(value['occurrence']) &&
    field !== undefined &&
    shape!(value[field])
  )
}

/** What a step was told: `Answer[]`. */
export const isTape = listOf(isAnswer)

/** A row of a collection, whatever its columns: `AnyRow`. */
export const isRow: Shape = (value) =>
  isObject(value) &&
  isWhole(value['id']) &&
  Object.values(value).every((one) => one === null || typeof one !== 'object')

/** The dice of a line: `KeptDice`. */
export const isKeptDice = listOf(
  (die) => isNumber(die) || (Array.isArray(die) && die.length === 2 && die.every(isNumber)) || isObject(die),
)

/** What applied to a roll: `AppliedModifier[]`. */
export const isModifiers = listOf((value) => isObject(value) && isText(value['text']) && isNumber(value['by']))

/** What dice or rows were read against. */
export const isNumbers: Shape = (value) => isObject(value) && Object.values(value).every(isNumber)

/** House rules of one table: `TablePatch`. */
export const isTablePatch: Shape = (value) =>
  isObject(value) &&
  listOf((row) => isObject(row) && isWhole(row['row']))(value['rows']) &&
  listOf((modifier) => isObject(modifier) && isWhole(modifier['modifier']) && isNumber(modifier['by']))(
    value['modifiers'],
  )
