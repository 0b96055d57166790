import type { Throw } from '../../../../main/engine/answers.ts'
import { halfDie, isPossible } from '../../../../main/engine/checks.ts'
import { readChance, readHalf } from '../../../../main/engine/handReading.ts'
import { explainDice, note, type Line } from '../../../../main/engine/lines.ts'
import type { Reading } from '../../../../main/engine/reading.ts'
import type { Rules, StepArgs } from '../../../../main/engine/system.ts'
import { addRows, patchRow } from '../../../../main/engine/state.ts'
import type { Row, Table } from '../../../../main/engine/table.ts'
import { switchOf } from '../house/switches.ts'
import { fullName } from '../naming.ts'
import { attributesOf, billetsInOrder, holderOf, squadName, tourOf } from '../people.ts'
import type { Billet, Equipment, FngState } from '../state.ts'
import { carriersOf } from './issue.ts'
import { chooseLauncher } from './launcher.ts'
import { armyLists, numberOf, textOf } from './lists.ts'
import { attributeName } from './man.ts'
import { weaponName } from './weapons.ts'

type Args = Pick<StepArgs<FngState, unknown>, 'rules' | 'dice' | 'newId' | 'say'>

/** One row of the list for one squad, man or the platoon. */
interface Draw {
  readonly row: Row
  /** The squad's number, 0 for the platoon, or the billet of the man. */
  readonly subject: number
  readonly squad: number
  readonly soldierId: number | null
  readonly who: string
}

/** A draw as its dice decided it. */
interface Drawn extends Draw {
  readonly quantity: number
  readonly throws: readonly Throw[]
}

/** Rolls the squads' and the platoon's equipment by the rows of the list that hold at the tour's date (FNG pp. 9-10). */
export function rollEquipment(args: Args, state: FngState, flakJackets: boolean): FngState {
  const table = tableOf(args.rules, state)
  const rows = rowsAt(table, tourOf(state).halfMonth)
  const draws = rows.flatMap((row) => drawsOf(state, row))
  const after = rollDraws(args, state, table, draws)
  return issueFlakJackets(args, after, rows, flakJackets)
}

/**
 * Rolls for a platoon that is older what its list hands out from a date on (FNG pp. 9-10): each squad's LAWs and charges.
 * Flak jackets that the list leaves to the player are asked for.
 */
export function rollBegun(args: Args, state: FngState, begun: readonly Row[]): FngState {
  const table = tableOf(args.rules, state)
  const draws = begun.flatMap((row) => drawsOf(state, row))
  const rolled = rollDraws(args, state, table, draws)
  return issueFlakJackets(args, rolled, begun, asksForFlakJackets(state, begun) && wantsFlakJackets(args, table))
}

const asksForFlakJackets = (state: FngState, rows: readonly Row[]): boolean =>
  switchOf(state, 'flakJackets') !== 'none' &&
  rows.some((row) => textOf(row, 'per') === 'soldier' && row.gives?.['always'] !== true)

const wantsFlakJackets = ({ dice }: Args, table: Table): boolean =>
  dice.choose({
    key: `${table.id}.flak-jackets`,
    subject: 0,
    why: 'The list has flak jackets from now on: does the platoon wear them?',
    options: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Every man wears one' },
    ],
  }) === 'yes'

/** Rolls what the list rolls for the man of one post: a political appointee, a fluent SF NCO (FNG pp. 9-10). */
export function rollForMan(args: Args, state: FngState, billet: Billet): FngState {
  const table = tableOf(args.rules, state)
  const draws = rowsAt(table, tourOf(state).halfMonth)
    .flatMap((row) => drawsOf(state, row))
    .filter((draw) => draw.soldierId !== null && draw.soldierId === billet.soldierId)
  return rollDraws(args, state, table, draws)
}

const tableOf = (rules: Rules, state: FngState): Table => rules.table(armyLists[tourOf(state).list].equipment)

/** @returns the rows of a list's equipment that hold at a date. */
export const rowsAt = (table: Table, halfMonth: number): Row[] =>
  table.rows.filter(
    (row) =>
      halfMonth >= (numberOf(row, 'fromHalfMonth') ?? 0) && halfMonth < (numberOf(row, 'untilHalfMonth') ?? Infinity),
  )

const isRolledQuantity = (row: Row): boolean => textOf(row, 'quantity') !== null
const isChance = (row: Row): boolean => numberOf(row, 'chanceTo') !== null

function drawsOf(state: FngState, row: Row): Draw[] {
  if (!isChance(row) && !isRolledQuantity(row)) return []
  const per = textOf(row, 'per')
  const squads = [...new Set(state.billets.map((billet) => billet.squad))].filter((squad) => squad > 0)
  const draw = (squad: number, who: string): Draw => ({ row, subject: squad, squad, soldierId: null, who })
  if (per === 'squad') return squads.sort((a, b) => a - b).map((squad) => draw(squad, squadName(squad)))
  if (per === 'platoon') return [draw(0, 'Platoon')]
  const posts = carriersOf(row) ?? []
  return billetsInOrder(state)
    .filter((billet) => posts.includes(billet.post))
    .flatMap((billet) => {
      const man = holderOf(state, billet)
      if (!man) return []
      return [{ row, subject: billet.id, squad: billet.squad, soldierId: man.id, who: fullName(state, man) }]
    })
}

/** All dice that are certain come first, chances and sure quantities; then the quantities of the chances that came off. */
function rollDraws(args: Args, state: FngState, table: Table, draws: readonly Draw[]): FngState {
  const ask = (asked: readonly Draw[], what: (row: Row) => string, readings: (row: Row) => Reading[]) =>
    args.dice.rollAll(
      asked.map(({ row, subject, who }) => ({
        key: table.id,
        subject,
        count: 1,
        why: `${who}: ${what(row)}`,
        readings: readings(row),
      })),
    )
  const named = (row: Row) => ({ title: itemName(row), page: table.page })
  const counts = (row: Row) =>
    row.gives?.['quantity'] === 'half' ? [readHalf(named(row), (half) => `${half} × ${itemName(row)}`)] : []
  const firsts = ask(
    draws,
    (row) =>
      isChance(row) ? `${itemName(row)} (1-${String(numberOf(row, 'chanceTo'))})` : `how many of ${itemName(row)}`,
    (row) => {
      const to = numberOf(row, 'chanceTo')
      if (to === null) return counts(row)
      return [readChance(named(row), { from: 1, to }, { yes: itemName(row), no: `No ${itemName(row)}` })]
    },
  )
  const lucky = draws.filter((draw, i) => isChance(draw.row) && comesOff(draw.row, firsts[i]!))
  const counted = lucky.filter((draw) => isRolledQuantity(draw.row))
  const seconds = ask(counted, (row) => `how many of ${itemName(row)}`, counts)
  return draws.reduce((now, draw, i) => {
    const first = firsts[i]!
    const second = seconds[counted.indexOf(draw)]
    const none = isChance(draw.row) && !lucky.includes(draw)
    const quantity = none ? 0 : quantityOf(draw.row, second ?? first)
    return hand(args, now, table, { ...draw, quantity, throws: second ? [first, second] : [first] })
  }, state)
}

const comesOff = (row: Row, thrown: Throw): boolean => isPossible(thrown.faces[0]!, 1, numberOf(row, 'chanceTo')!)

function quantityOf(row: Row, thrown: Throw): number {
  const quantity = row.gives?.['quantity']
  if (quantity === 'half') return halfDie(thrown.faces[0]!)
  if (quantity === '1d6') return thrown.faces[0]!
  return typeof quantity === 'number' ? quantity : 1
}

/** Puts down what was drawn, each kind of thing in its place. */
function hand(args: Args, state: FngState, table: Table, drawn: Drawn): FngState {
  const { row, quantity, squad, soldierId } = drawn
  const id = args.newId()
  if (quantity === 0) {
    args.say(tell(drawn, table, `no ${itemName(row)}.`, null))
    return state
  }
  if (row.key === 'm20') return handLauncher(args, state, table, drawn)
  if (row.key === 'fluent' && soldierId !== null) {
    args.say(
      tell(drawn, table, `${attributeName('fluent', args.rules)}.`, {
        collection: 'attributes',
        id,
        field: 'attribute',
      }),
    )
    if (attributesOf(state, soldierId).includes('fluent')) return state
    return addRows(state, 'attributes', [{ id, soldierId, attribute: 'fluent' }])
  }
  const what = soldierId === null ? `${quantity} × ${itemName(row)}.` : `${itemName(row)}.`
  args.say(tell(drawn, table, what, { collection: 'equipment', id, field: 'quantity' }))
  const made: Equipment = { id, squad, soldierId, item: row.key!, quantity }
  return addRows(state, 'equipment', [made])
}

function tell(drawn: Drawn, table: Table, what: string, about: Line['about']): Line {
  const faces = drawn.throws.flatMap((thrown) => thrown.faces)
  return explainDice(
    `${drawn.who}, ${diceText(drawn.row, faces)}: ${what}`,
    { faces, by: drawn.throws[0]!.by, who: drawn.throws[0]!.who },
    { about, table: table.id, page: table.page, score: drawn.quantity },
  )
}

/** "2 where 1-3 was needed, then 4", "half of 5". */
function diceText(row: Row, faces: readonly number[]): string {
  const half = row.gives?.['quantity'] === 'half' ? 'half of ' : ''
  if (!isChance(row)) return `${half}${String(faces[0])}`
  const first = `${String(faces[0])} where 1-${String(numberOf(row, 'chanceTo'))} was needed`
  return faces.length > 1 ? `${first}, then ${half}${String(faces[1])}` : first
}

/** Puts a launcher into the hands of one rifleman. */
function handLauncher(args: Args, state: FngState, table: Table, drawn: Drawn): FngState {
  const choice = chooseLauncher(args, state, table.id)
  if (!choice) return state
  const { billet, weapon } = choice
  const what = `a ${weaponName(weapon, args.rules)} for ${fullName(state, holderOf(state, billet)!)}, ${squadName(billet.squad)}.`
  args.say(tell(drawn, table, what, { collection: 'billets', id: billet.id, field: 'weapon' }))
  return patchRow(state, 'billets', billet.id, { weapon })
}

/** Flak jackets, where they are played with: all are issued one, or the list leaves it to the player and he says so. One row per squad. */
function issueFlakJackets(args: Args, state: FngState, rows: readonly Row[], wanted: boolean): FngState {
  const row = rows.find((each) => textOf(each, 'per') === 'soldier')
  if (!row || switchOf(state, 'flakJackets') === 'none' || !(wanted || row.gives?.['always'] === true)) return state
  const squads = [...new Set(state.billets.map((billet) => billet.squad))].sort((a, b) => a - b)
  const made = squads.map((squad) => ({
    id: args.newId(),
    squad,
    soldierId: null,
    item: row.key!,
    quantity: state.billets.filter((billet) => billet.squad === squad).length,
  }))
  args.say(note(`Every man wears a ${itemName(row)}.`))
  return addRows(state, 'equipment', made)
}

const itemName = (row: Row): string => {
  const item = String(row.cells?.['item'] ?? row.key)
  return item.split(' or ')[0]!
}
