import type { DiceRule } from './diceRule.ts'
import { missing, type Bound, type Modifier, type Row, type Table } from './table.ts'

/** A modifier that applied, with what it came to. */
export interface AppliedModifier {
  readonly text: string
  readonly to: Modifier['to']
  readonly by: number
}

/** What is the same for every roll on a table, worked out once: rolls come by the hundred thousand in a forecast. */
export interface Plan {
  readonly first: DiceRule
  readonly second: DiceRule | undefined
  /** Modifiers that move something, as they stand in a finished roll when they apply once. */
  readonly modifiers: readonly { readonly when: string; readonly once: AppliedModifier }[]
  /** Does any modifier change how many dice are rolled? */
  readonly movesDice: boolean
  /** Those that say how many dice are rolled, whatever else applies. */
  readonly setsDice: readonly Modifier[]
  /** Those that move a number of the situation. */
  readonly movesNumbers: readonly Modifier[]
  /** Does the table, or any modifier, take dice off that are added? */
  readonly takesOff: boolean
  /** Does a row that may come up lack a figure? */
  readonly lacks: boolean
  /** A score outside the rows counts as the nearest of these. */
  readonly lowest: number
  readonly highest: number
  /** Which scores each row can hold at all, in the order of the rows. */
  readonly reaches: readonly Reach[]
}

/** The scores that a row can hold, whatever the situation. */
interface Reach {
  readonly lowest: number
  readonly highest: number
  /** Does it hold them all, under any circumstances? */
  readonly always: boolean
}

/** @returns what a modifier did, in words: "+1", "highest die off". */
export function effectWords({ to, by }: Pick<AppliedModifier, 'to' | 'by'>): string {
  if (to !== 'highest' && to !== 'lowest') return by > 0 ? `+${by}` : String(by)
  return `${to} die off${by === 1 ? '' : by === 2 ? ' twice' : ` ${by} times`}`
}

const plans = new WeakMap<Table, Plan>()

/** The plan used last: a step mostly rolls on one table again and again. */
let latest: { readonly table: Table; readonly plan: Plan } | null = null

/** @returns the plan of a table, the same for each of its rolls. */
export function planOf(table: Table): Plan {
  if (latest?.table === table) return latest.plan
  const plan = plans.get(table) ?? makePlan(table)
  latest = { table, plan }
  return plan
}

function makePlan(table: Table): Plan {
  const [first, second] = table.dice.kind === 'stages' ? table.dice.stages : [table.dice]
  const modifiers = table.modifiers.flatMap(({ when, text, to, by }) =>
    by === 0 ? [] : [{ when, once: { text, to, by } }],
  )
  const plan = {
    first: first!,
    second,
    modifiers,
    movesDice: modifiers.some(({ once }) => once.to === 'dice'),
    setsDice: table.modifiers.filter(({ sets }) => sets !== undefined),
    movesNumbers: table.modifiers.filter(({ of }) => of !== undefined),
    takesOff:
      (first!.kind === 'added' && first!.off !== undefined) ||
      modifiers.some(({ once: { to } }) => to === 'highest' || to === 'lowest'),
    lacks: table.rows.some(({ from, gives }) => from !== undefined && Object.values(gives ?? {}).includes(missing)),
    ...limitsOf(table, first!),
    reaches: table.rows.map(reachOf),
  }
  plans.set(table, plan)
  return plan
}

/**
 * Surplus passes or successes count as the highest row (ruling to FNG p. 2). A level that modifiers move stays within
 * the rows: an EAL is 1 to 6 (ruling to FNG p. 58).
 */
function limitsOf(table: Table, rule: DiceRule): Pick<Plan, 'lowest' | 'highest'> {
  const isLevel = table.modifiers.some((m) => m.to === 'level')
  const isCount = rule.kind === 'passing' || rule.kind === 'atLeast' || rule.kind === 'successes'
  const ends = table.rows.map((row) => (typeof row.to === 'number' ? row.to : Infinity))
  const starts = table.rows.map((row) => (typeof row.from === 'number' ? row.from : -Infinity))
  return {
    lowest: isLevel ? Math.min(...starts) : ((rule.kind === 'added' ? rule.least : undefined) ?? -Infinity),
    highest: isLevel || isCount ? Math.max(...ends) : Infinity,
  }
}

/** Rows without a range hold nothing. */
function reachOf({ when, from, to }: Row): Reach {
  if (from === undefined || to === undefined) return { lowest: Infinity, highest: -Infinity, always: false }
  return {
    lowest: fixed(from) ?? -Infinity,
    highest: fixed(to) ?? Infinity,
    always: when === undefined && fixed(from) !== null && fixed(to) !== null,
  }
}

/** @returns the bound in numbers; null where it hangs on the situation. */
function fixed(bound: Bound): number | null {
  if (typeof bound === 'object') return null
  return bound === 'less' ? -Infinity : bound === 'more' ? Infinity : bound
}
