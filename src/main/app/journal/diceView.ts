import type { DiceView, HandView, RollView } from '../../../contract/dice.ts'
import type { LineView } from '../../../contract/journal.ts'
import { facesOf, sidesOf } from '../../engine/dice.ts'
import { planOf } from '../../engine/plan.ts'
import { passesBy } from '../../engine/readDice.ts'
import type { DiceRule } from '../../engine/diceRule.ts'
import type { Table } from '../../engine/table.ts'
import type { Heading } from '../../store/types.ts'
import type { OpenTour } from '../library/openTours.ts'
import { diceKinds, meanOf } from './diceKinds.ts'
import { Passing } from './fairness.ts'
import { lineView, tablesById } from './lineView.ts'
import { sealOn } from './seal.ts'

/** Which dice are wanted; without any, all of them. */
export interface DiceWanted {
  readonly man?: number | undefined
  readonly table?: string | undefined
  readonly hand?: string | undefined
}

/** A roll of the tour, with the chance of each of its dice to pass. */
interface Roll extends RollView {
  readonly of: HandView
  /** Null of a die that is not compared with a number. */
  readonly chances: readonly (number | null)[]
}

/**
 * Every roll on the way to where the tour stands, from the lines that tell of it. Secret lines are left out: their dice
 * are not known before they are opened.
 */
export function diceView(tour: OpenTour, wanted: DiceWanted): DiceView {
  const rolls = rollsOf(tour)
  const chosen = rolls.filter((roll) => fits(roll, wanted))
  const dice = chosen.flatMap((roll) => roll.dice)
  return {
    throws: chosen.length,
    dice: dice.length,
    kinds: diceKinds(dice),
    passing: passingOf(chosen),
    hands: handsOf(rolls),
    men: menOf(tour, rolls),
    tables: tablesOf(tour, rolls),
    rolls: chosen.toReversed().map(shown),
  }
}

const fits = (roll: Roll, { man, table, hand }: DiceWanted): boolean =>
  (man === undefined || roll.man === man) &&
  (table === undefined || roll.table === table) &&
  (hand === undefined || roll.hand === hand)

function rollsOf(tour: OpenTour): Roll[] {
  const { file, game } = tour
  const tables = tablesById(game.system.tables)
  const { state } = file.load()
  const entries = file.contents()
  const told = file.linesOf(entries.map(({ id }) => id))
  const seal = sealOn(tour)
  return entries.flatMap((entry) =>
    seal
      .lines({ ...entry, onPath: true }, told.get(entry.id) ?? [])
      .filter((line) => !line.secret && line.faces.length > 0)
      .map((line): Roll => {
        const view = lineView(line, tables)
        const of = handOf(view)
        const man = line.about && game.words.man(state, line.about) !== null ? line.about.id : null
        const rule = ruleOf(tables.get(view.table?.id ?? ''))
        const chances = view.dice.map((die) =>
          die.passed === null ? null : chanceOf(view.target!, sidesOf(die), rule),
        )
        return { ...rollView(entry, view), hand: of.name, of, man, chances }
      }),
  )
}

const rollView = (entry: Heading, line: LineView): Omit<RollView, 'hand' | 'man'> => ({
  entry: entry.id,
  depth: entry.depth,
  date: entry.moment,
  title: entry.title,
  text: line.text,
  dice: line.dice,
  target: line.target,
  table: line.table?.id ?? null,
})

/** What a screen needs of a roll. */
function shown({ entry, depth, date, title, text, dice, target, hand, man, table }: Roll): RollView {
  return { entry, depth, date, title, text, dice, target, hand, man, table }
}

const ruleOf = (table: Table | undefined): DiceRule | undefined => table && planOf(table).first

/** How likely a fair die is to pass against a number. */
const chanceOf = (target: number, sides: number, rule: DiceRule | undefined): number =>
  passesBy(rule, facesOf(sides), target) / sides

function handOf({ by, who }: LineView): HandView {
  if (by !== 'player') return { by: 'program', who: null, name: 'The program' }
  return { by, who, name: who ?? 'By hand' }
}

function passingOf(rolls: readonly Roll[]) {
  const passing = new Passing()
  for (const { dice, chances } of rolls)
    dice.forEach(({ passed }, i) => {
      if (passed !== null) passing.add(passed, chances[i]!)
    })
  return passing.view()
}

function handsOf(rolls: readonly Roll[]): DiceView['hands'] {
  return [...Map.groupBy(rolls, ({ hand }) => hand).values()].map((own) => {
    const all = own.flatMap(({ dice }) => dice)
    return { ...own[0]!.of, dice: all.length, mean: meanOf(all), passing: passingOf(own) }
  })
}

/** Men about whom passing dice were rolled, those with most of them first. */
function menOf({ file, game }: OpenTour, rolls: readonly Roll[]): DiceView['men'] {
  const names = new Map(game.words.men(file.load().state).map(({ id, name }) => [id, name]))
  return [...Map.groupBy(rolls, ({ man }) => man)]
    .flatMap(([id, own]) => (id === null ? [] : [{ id, name: names.get(id) ?? '', passing: passingOf(own) }]))
    .filter(({ passing }) => passing.dice > 0)
    .sort((a, b) => b.passing.dice - a.passing.dice || a.name.localeCompare(b.name))
}

/** Tables that were rolled on, the busiest first. */
function tablesOf({ game }: OpenTour, rolls: readonly Roll[]): DiceView['tables'] {
  const tables = tablesById(game.system.tables)
  return [...Map.groupBy(rolls, ({ table }) => table)]
    .flatMap(([id, own]) => {
      const table = id === null ? undefined : tables.get(id)
      if (!table) return []
      const { page } = table
      const title = table.title.charAt(0).toUpperCase() + table.title.slice(1)
      const dice = own.reduce((sum, roll) => sum + roll.dice.length, 0)
      return [{ id: table.id, title, page, throws: own.length, dice, passing: passingOf(own) }]
    })
    .sort((a, b) => b.dice - a.dice || a.title.localeCompare(b.title))
}
