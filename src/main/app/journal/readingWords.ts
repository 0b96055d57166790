import type { Reading, Resolved } from '../../engine/reading.ts'
import { appliedWords } from '../../engine/appliedWords.ts'
import { planOf } from '../../engine/plan.ts'
import { passesBy } from '../../engine/readDice.ts'
import type { TableRoll } from '../../engine/rollOnTable.ts'
import { circumstanceWords } from '../../engine/situation.ts'
import { orMore, passWords } from './passWords.ts'
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
  if (rule.kind === 'passing' || rule.kind === 'atLeast')
    return passWords(
      rule,
      values.map((value) => value === 1),
      dice,
    )
  if (rule.kind === 'successes') return rule.only ? `A ${rule.only} counts` : 'A 1, 2 or 3 is a success'
  return null
}

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
  // Which die is thrown, the die itself shows.
  const { sides } = table.dice
  const facts = [
    ...Object.entries(numbers).flatMap(([name, value]) =>
      name === sides ? [] : [`${longNames[name] ?? name} ${value}`],
    ),
    ...table.modifiers.filter((one) => one.to === 'number' && holds(one.when)).map(({ text }) => text),
    ...modifiers.map((one) => `${one.text}: ${appliedWords(one, table)}`),
    ...still.map(({ text, effect }) => (effect === undefined ? text : `${text}: ${effect}`)),
    ...ofRows.filter((name) => holds(name) && !told.has(name)).map((name) => circumstanceWords(table.rows, name)),
  ]
  return facts.map(capital)
}

/** @returns what came of a first throw: "2 passed". */
export function firstWords({ table, faces, target, score }: TableRoll): string {
  return target === null ? String(score) : `${passesBy(planOf(table).first, faces, target)} passed`
}
