import type { Reading, Resolved } from '../../engine/reading.ts'
import { effectWords, planOf } from '../../engine/plan.ts'
import { passesBy } from '../../engine/readDice.ts'
import type { TableRoll } from '../../engine/rollOnTable.ts'
import { circumstanceWords } from '../../engine/situation.ts'
import { capital } from '../campaign/sharedWhy.ts'

/** @returns what a die must show, in words; null where there is more to it than one number. */
export function targetWords({ table, after, aim }: Reading, { dice, values, bands }: Resolved): string | null {
  if (aim) {
    const good = bands.filter(({ row }) => row !== null && table.rows[row]!.outcome === aim.outcome)
    if (good.length === 0) return `No die ${aim.verb}`
    const from = values.findIndex((value) => value >= good[0]!.from) + 1
    return from === 1 ? `Any die ${aim.verb}` : `A ${orMore(from, values.length)} ${aim.verb}`
  }
  const { first, second } = planOf(table)
  const rule = after ? second! : first
  const counting = values.flatMap((value, i) => (value === 1 ? [i + 1] : []))
  if (rule.kind === 'passing' || rule.kind === 'atLeast') {
    if (counting.length === 0) return 'No die can pass'
    if (counting.length === values.length) return dice === 1 ? 'Any die passes' : 'Every die passes'
    if (rule.kind === 'atLeast') return `A ${orMore(counting[0]!, values.length)} passes`
    return counting.length === 1 ? 'Only a 1 passes' : `A ${counting.at(-1)!} or less passes`
  }
  if (rule.kind === 'successes') return rule.only ? `A ${rule.only} counts` : 'A 1, 2 or 3 is a success'
  return null
}

const orMore = (face: number, sides: number): string => (face === sides ? String(face) : `${face} or more`)

/** Names that tables have for numbers of a situation, where they are shorter than a player would say. */
const longNames: Readonly<Record<string, string>> = { m: 'Month in-country' }

/** @returns what counts in this case: numbers, modifiers with what they come to, circumstances of rows. */
export function factsOf({ table, situation, byHand }: Reading, { numbers, modifiers }: Resolved): string[] {
  if (byHand) return []
  const when = situation.when
  const holds = (name: string) => Boolean(when?.[name])
  const moving = new Set(table.modifiers.filter(({ by }) => by !== 0).map((one) => one.when))
  const still = table.modifiers.filter((one) => one.by === 0 && holds(one.when))
  const ofRows = [...new Set(table.rows.flatMap((row) => (row.when === undefined ? [] : [row.when])))]
  const told = new Set([...moving, ...still.map((one) => one.when)])
  const facts = [
    ...Object.entries(numbers).map(([name, value]) => `${longNames[name] ?? name} ${value}`),
    ...table.modifiers.filter((one) => one.to === 'number' && holds(one.when)).map(({ text }) => text),
    ...modifiers.map((one) => `${one.text}: ${effectWords(one)}`),
    ...still.map(({ text, effect }) => (effect === undefined ? text : `${text}: ${effect}`)),
    ...ofRows.filter((name) => holds(name) && !told.has(name)).map((name) => circumstanceWords(table.rows, name)),
  ]
  return facts.map(capital)
}

/** @returns what came of a first throw: "2 passed". */
export function firstWords(roll: TableRoll): string {
  const { table, faces, target, score } = roll
  if (target === null) return String(score)
  const passed = passesBy(planOf(table).first, faces, target)
  return `${passed} passed against ${target}`
}
