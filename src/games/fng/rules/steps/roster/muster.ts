import { sum } from '../../../../../main/engine/checks.ts'
import { explain, explainDice, note } from '../../../../../main/engine/lines.ts'
import type { Step, StepArgs } from '../../../../../main/engine/system.ts'
import { addRows } from '../../../../../main/engine/state.ts'
import { lastHalfMonth } from '../../calendar.ts'
import { switchOf } from '../../house/switches.ts'
import type { NewPlatoon } from '../../inputs.ts'
import { fullName } from '../../naming.ts'
import { squadName } from '../../people.ts'
import { rollEquipment } from '../../platoon/equipment.ts'
import { issueToAll } from '../../platoon/issue.ts'
import { armyLists } from '../../platoon/lists.ts'
import { attributeName, hasAttributes, newMan, newTour } from '../../platoon/man.ts'
import {
  explainAttribute,
  explainDeros,
  fullTour,
  repOf,
  rollAttributes,
  rollDeros,
  rollReps,
  rollsText,
} from '../../platoon/rolls.ts'
import { strengthOf } from '../../platoon/slots.ts'
import type { FngState, Soldier } from '../../state.ts'
import { corpsNames, forceNames, postNames } from '../../words.ts'
import { counted } from '../setup/common.ts'
import { checkNewPlatoon, inDate, mustBeNew, starRep } from './check.ts'
import { warnOfCorps } from './corps.ts'
import { placesOf, type Place } from './places.ts'

type Args = StepArgs<FngState, NewPlatoon>

/** Makes the platoon by its army list (FNG pp. 7-8, 13, 53). */
export const muster: Step<FngState, NewPlatoon> = {
  title: (_, input) => `Muster ${input.unit}`,
  run(args) {
    mustBeNew(args.state)
    checkNewPlatoon(args.rules, args.input)
    const { input, rules } = args
    args.say(
      note(
        `${input.unit}, ${forceNames[input.list]} in ${corpsNames[input.corps]}, from ${inDate(input.startHalfMonth)}.`,
      ),
    )
    warnOfCorps(rules, input.list, input.corps, args.say)
    warnOfCalendar(args)
    const places = placesOf(args, rollStrengths(args))
    const manned = enlist(args, places)
    const withAttributes = giveAttributes(args, manned, places)
    const equipped = rollEquipment(args, withAttributes, input.flakJackets)
    return issueToAll(rules, equipped, args.newId)
  },
}

/** A tour that begins too late for its full length ends with the campaign (FNG p. 53). */
function warnOfCalendar({ input, rules, say }: Args): void {
  if (input.startHalfMonth + fullTour(rules, input.list).halfMonths <= lastHalfMonth + 1) return
  say(note(`The campaign ends with ${inDate(lastHalfMonth)}, before a full tour is over.`, { page: 53 }))
}

/** @returns the men of each squad: the list's base and a die, at most its paper strength (FNG p. 8). */
function rollStrengths({ rules, dice, input, say }: Args): number[] {
  const list = rules.table(armyLists[input.list].list)
  const { base, paper } = strengthOf(rules, input.list)
  const squads = Array.from({ length: input.squads }, (_, i) => i + 1)
  const throws = dice.rollAll(
    squads.map((squad) => ({
      key: list.id,
      subject: squad,
      why: `Strength of the ${squadName(squad)}: ${base} + 1d6`,
      count: list.dice.kind === 'added' ? Number(list.dice.count) : 1,
    })),
  )
  return throws.map((thrown, i) => {
    const rolled = base + sum(thrown.faces)
    const men = Math.min(rolled, paper)
    const text = `${squadName(squads[i]!)}: ${base} + ${thrown.faces.join(' + ')} = ${rolled}`
    const more = { table: list.id, page: list.page, score: men }
    say(explainDice(rolled > paper ? `${text}, paper strength ${paper}: ${men} men.` : `${text} men.`, thrown, more))
    return men
  })
}

/** Rolls REP and DEROS for everyone but the Star, whose DEROS may be rolled too, and puts all men into their places. */
function enlist(args: Args, places: readonly Place[]): FngState {
  const { input, rules, say } = args
  const grunts = places.filter((place) => !place.star)
  const ask = ({ billet, called }: Place) => ({ subject: billet.id, why: `${called}, ${squadName(billet.squad)}` })
  const reps = rollReps(
    args,
    input.list,
    grunts.map((place) => ({ ...ask(place), post: place.billet.post })),
  )
  grunts.forEach(({ billet, called, soldierId }, i) => {
    const text = `${called}, ${squadName(billet.squad)}, ${postNames[billet.post]}, ${rollsText(reps[i]!)}: REP ${repOf(reps[i]!)}.`
    say(explain(reps[i]!, text, { collection: 'soldiers', id: soldierId, field: 'rep' }))
  })
  const rollsHis = (input.star.tour ?? switchOf(args.state, 'starTour')) === 'rolled'
  const timed = places.filter((place) => rollsHis || !place.star)
  const months = rollDeros(
    args,
    input.list,
    timed.map((place) => ({ ...ask(place), officer: place.uniform.grade === 'officer' })),
  )
  timed.forEach((place, i) => {
    say(explainDeros(place.called, months[i]!, place.soldierId))
  })
  const { halfMonths } = fullTour(rules, input.list)
  const soldiers = places.map((place): Soldier => {
    const rep = place.star ? (input.star.rep ?? starRep) : repOf(reps[grunts.indexOf(place)]!)
    const deros = months[timed.indexOf(place)]?.halfMonths ?? halfMonths
    return newMan({ id: place.soldierId, ...place.name, ...place.uniform, rep, deros, joined: input.startHalfMonth })
  })
  const billets = places.map(({ billet, soldierId }) => ({ ...billet, soldierId }))
  const starId = places.find((place) => place.star)!.soldierId
  const tour = newTour({ ...input, halfMonth: input.startHalfMonth, tourLength: halfMonths })
  return addRows(addRows({ ...args.state, tour: [{ ...tour, starId }] }, 'soldiers', soldiers), 'billets', billets)
}

/** Two Attributes of the Star's choice, one rolled for each Grunt who has any (FNG pp. 5, 13). */
function giveAttributes(args: Args, state: FngState, places: readonly Place[]): FngState {
  const star = places.find((place) => place.star)!
  const own = args.input.star.attributes.map((attribute) => ({
    id: args.newId(),
    soldierId: star.soldierId,
    attribute,
  }))
  const man = state.soldiers.find((soldier) => soldier.id === star.soldierId)!
  const chosen = args.input.star.attributes.map((id) => attributeName(id, args.rules)).join(' and ')
  const { halfMonths, perMonth } = fullTour(args.rules, args.input.list)
  const has = [`REP ${man.rep}`, ...(chosen === '' ? [] : [chosen])].join(', ')
  const tourOfHis = man.deros < halfMonths ? '' : 'a full tour of '
  args.say(
    note(
      `${fullName(state, man)} is the Star: ${has}, ${tourOfHis}${counted(man.deros / perMonth, 'month')} before him.`,
      {
        about: { collection: 'soldiers', id: man.id, field: 'rep' },
      },
    ),
  )
  const tour = state.tour[0]!
  const grunts = places.filter(({ billet, star: isStar }) => !isStar && hasAttributes(state, tour, billet))
  const rolls = rollAttributes(
    args,
    grunts.map(({ billet, called }) => ({ subject: billet.id, why: called, has: [] })),
  )
  const rolled = rolls.map((roll, i) => {
    const id = args.newId()
    args.say(explainAttribute(grunts[i]!.called, roll, id))
    return { id, soldierId: grunts[i]!.soldierId, attribute: roll.row.key! }
  })
  return addRows(state, 'attributes', [...own, ...rolled])
}
