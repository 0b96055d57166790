import { RuleError } from '../../../main/engine/errors.ts'
import { explain, note } from '../../../main/engine/lines.ts'
import type { TableRoll } from '../../../main/engine/rollOnTable.ts'
import { addRows, patchRow, rowById } from '../../../main/engine/state.ts'
import type { StepArgs } from '../../../main/engine/system.ts'
import { drawName, nameListOf, type FullName } from './names/drawName.ts'
import { listIn } from './names/ownNames.ts'
import { switchOf } from './house/switches.ts'
import { squadName, tourOf } from './people.ts'
import { rollForMan } from './platoon/equipment.ts'
import { issueItems } from './platoon/issue.ts'
import { calledAs, hasAttributes, newMan, uniformOf, type Comer } from './platoon/man.ts'
import {
  explainAttribute,
  explainDeros,
  repOf,
  rollAttributes,
  rollDeros,
  rollReps,
  type DerosRoll,
} from './platoon/rolls.ts'
import type { FngState, Soldier } from './state.ts'
import { postNames } from './words.ts'

/** A man to be made for an empty billet (FNG pp. 104-105). */
export interface RecruitOrder {
  readonly billetId: number
  /**
   * What the replacement roll left of his Individual REP (FNG p. 105): as rolled, REP 3 without a throw, one lower, or
   * REP 3 and then one lower (an ARVN man at 1d6 passed while all replacements are REP 3, ruling to p. 103).
   */
  readonly repRule: 'asRolled' | 'rep3' | 'oneLower' | 'rep3OneLower'
  /** The next replacement is one better, up to REP 5 (FNG p. 102). */
  readonly better: boolean
  /** A whole new platoon at -1 REP, not below REP 3 (FNG p. 103). */
  readonly oneWorse: boolean
  /** Officers roll their months whatever stands here (FNG p. 53). */
  readonly deros: 'fullTour' | 'rolled'
}

type Args = Pick<StepArgs<FngState, unknown>, 'state' | 'rules' | 'dice' | 'newId' | 'say'>

interface Recruit extends Comer {
  readonly order: RecruitOrder
  readonly called: string
}

/** The REP of a man of unknown quality; REP that is lost elsewhere than at the replacement roll stops there (FNG pp. 4, 103-104). */
const greenRep = 3
/** As good as a replacement can be made (FNG p. 102). */
const bestReplacement = 5

/**
 * Makes one man per order: REP, DEROS, Attribute where his squad has them, name, and what his post carries.
 * All dice of a kind are asked for at once; the subject of each is the billet.
 *
 * @returns the state with the men in their billets.
 * @throws RuleError `bad-input` when a billet is not empty.
 */
export function recruit(args: Args, orders: readonly RecruitOrder[]): FngState {
  if (orders.length === 0) return args.state
  const tour = tourOf(args.state)
  const men = prepare(args, orders)
  const ask = ({ billet, called }: Recruit) => ({ subject: billet.id, why: `${called}, ${squadName(billet.squad)}` })
  const rolled = men.filter(({ order }) => !order.repRule.startsWith('rep3'))
  const reps = rollReps(
    args,
    tour.list,
    rolled.map((man) => ({ ...ask(man), post: man.billet.post })),
  )
  const timed = men.filter(({ order, uniform }) => order.deros === 'rolled' || uniform.grade === 'officer')
  const months = rollDeros(
    args,
    tour.list,
    timed.map((man) => ({ ...ask(man), officer: man.uniform.grade === 'officer' })),
  )
  const manned = men.reduce(
    (now, man) => join(args, now, man, reps[rolled.indexOf(man)] ?? null, months[timed.indexOf(man)] ?? null),
    args.state,
  )
  return equip(args, giveAttributes(args, manned, men), men)
}

function prepare({ state, dice, newId }: Args, orders: readonly RecruitOrder[]): Recruit[] {
  const { list, halfMonth } = tourOf(state)
  const taken: FullName[] = [...state.soldiers]
  const comers = orders.map((order) => {
    const billet = rowById(state.billets, order.billetId, 'billet')
    if (billet.soldierId !== null) throw new RuleError('bad-input', `Billet ${billet.id} is not empty.`)
    const uniform = uniformOf(list, billet.post)
    const name = drawName(dice, billet.id, listIn(state, uniform.nationality), taken, nameListOf(uniform.nationality))
    taken.push(name)
    return { order, billet, soldierId: newId(), uniform, name }
  })
  const called = calledAs(state, comers, halfMonth)
  return comers.map((comer, i) => ({ ...comer, called: called[i]! }))
}

function join(args: Args, state: FngState, man: Recruit, rep: TableRoll | null, months: DerosRoll | null): FngState {
  const tour = tourOf(state)
  const soldier: Soldier = newMan({
    id: man.soldierId,
    ...man.name,
    ...man.uniform,
    rep: repAfter(man.order, rep === null ? greenRep : repOf(rep), lowestReplacement(state)),
    deros: months?.halfMonths ?? tour.tourLength,
    joined: tour.halfMonth,
  })
  const about = { collection: 'soldiers', id: soldier.id, field: 'rep' }
  const text = `${man.called} joins ${squadName(man.billet.squad)} as ${postNames[man.billet.post]}: REP ${soldier.rep}.`
  args.say(rep ? explain(rep, text, about) : note(text, { about }))
  if (months) args.say(explainDeros(man.called, months, soldier.id))
  const place = { soldierId: soldier.id, openSince: null, automatic: false }
  return patchRow(addRows(state, 'soldiers', [soldier]), 'billets', man.billet.id, place)
}

/** How low a man can be who comes one lower than rolled: an ARVN man REP 2, unless a switch stops him (ruling to FNG p. 105). */
const lowestReplacement = (state: FngState): number => (switchOf(state, 'arvnReplacements') === 'three' ? greenRep : 1)

/**
 * "One better" comes after all else (ruling to FNG p. 102); it takes nothing from a man who is better already. So Good
 * Mission 2 of an earlier half-month and Bad Mission 2 of this one (pp. 102-103) both act: the first man is REP 3 and one
 * better, 4, and the Good result is used up by him. The book lets neither undo the other.
 */
function repAfter(order: RecruitOrder, rolled: number, lowest: number): number {
  const isLower = order.repRule === 'oneLower' || order.repRule === 'rep3OneLower'
  const replaced = isLower ? Math.min(rolled, Math.max(lowest, rolled - 1)) : rolled
  const worse = order.oneWorse ? Math.min(replaced, Math.max(greenRep, replaced - 1)) : replaced
  return order.better ? Math.max(worse, Math.min(bestReplacement, worse + 1)) : worse
}

function giveAttributes(args: Args, state: FngState, men: readonly Recruit[]): FngState {
  const tour = tourOf(state)
  const gifted = men.filter(({ billet }) => hasAttributes(state, tour, billet))
  const rolls = rollAttributes(
    args,
    gifted.map(({ billet, called }) => ({ subject: billet.id, why: called, has: [] })),
  )
  const rows = rolls.map((roll, i) => {
    const id = args.newId()
    args.say(explainAttribute(gifted[i]!.called, roll, id))
    return { id, soldierId: gifted[i]!.soldierId, attribute: roll.row.key! }
  })
  return addRows(state, 'attributes', rows)
}

/** What the list rolls for his post, then what goes with it. */
function equip(args: Args, state: FngState, men: readonly Recruit[]): FngState {
  return men.reduce((now, { billet }) => {
    const manned = rowById(now.billets, billet.id, 'billet')
    return issueItems(args.rules, rollForMan(args, now, manned), manned, args.newId)
  }, state)
}
