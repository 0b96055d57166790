import { note } from '../../../../../main/engine/lines.ts'
import { addRows } from '../../../../../main/engine/state.ts'
import type { Step, StepArgs } from '../../../../../main/engine/system.ts'
import { isLate } from '../../calendar.ts'
import type { PaperCampaign, PaperMan } from '../../inputs.ts'
import { fullName } from '../../naming.ts'
import { monthInCountry, squadName } from '../../people.ts'
import { issueToAll } from '../../platoon/issue.ts'
import { newBillet, newMan, newTour, uniformOf } from '../../platoon/man.ts'
import { fullTour } from '../../platoon/rolls.ts'
import { buildBillets, strengthOf, type Slot } from '../../platoon/slots.ts'
import type { Billet, FngState, Post, Soldier, Tour } from '../../state.ts'
import { corpsNames, forceNames, monthsText, postNames } from '../../words.ts'
import { inDate, mustBeNew } from './check.ts'
import { checkPaper } from './checkPaper.ts'

type Args = StepArgs<FngState, PaperCampaign>

/** Takes over a campaign that was run on paper so far, at the start of a half-month. */
export const takeOver: Step<FngState, PaperCampaign> = {
  title: (_, input) => `Take over ${input.unit} from paper`,
  run(args) {
    const { state, input, rules, newId, say } = args
    mustBeNew(state)
    const { halfMonths: tourLength } = fullTour(rules, input.list)
    checkPaper(rules, input, tourLength)
    const tour = {
      ...newTour({ ...input, tourLength }),
      extraContactDie: input.extraContactDie,
      lastArea: input.lastArea,
    }
    const men = input.men.map((man) => ({ man, soldier: soldierOf(tour, man, newId()) }))
    const starId = men.find(({ man }) => man.star)!.soldier.id
    const attributes = men.flatMap(({ man, soldier }) =>
      man.attributes.map((attribute) => ({ id: newId(), soldierId: soldier.id, attribute })),
    )
    const filled = addRows(
      { ...state, tour: [{ ...tour, starId }] },
      'soldiers',
      men.map(({ soldier }) => soldier),
    )
    const manned = addRows(filled, 'billets', billetsOf(args, men))
    tellOf(
      args,
      manned,
      men.map(({ soldier }) => soldier),
    )
    if (input.history.trim() !== '') say(note(input.history.trim()))
    return issueToAll(rules, addRows(manned, 'attributes', attributes), newId)
  },
}

function soldierOf(tour: Tour, man: PaperMan, id: number): Soldier {
  const { firstName, lastName, rep, derosHalfMonths: deros } = man
  const before = tour.halfMonth - (tour.tourLength - deros)
  const joined = Math.max(tour.startHalfMonth, before)
  const soldier = newMan({ id, firstName, lastName, rep, deros, joined, ...uniformOf(tour.list, man.post) })
  const shortTimerChecked = man.shortTimer || wasChecked(tour, soldier)
  const away = man.away && { status: man.away.status, awayMissions: man.away.missions, awaySince: tour.halfMonth - 1 }
  return { ...soldier, shortTimer: man.shortTimer, shortTimerChecked, ...away }
}

/** Month in-country with which the first Short Timer check comes (FNG p. 104). */
const shortMonth = 10

/** The check is made at the end of a month: was he short at the last one that the campaign has seen? Officers never are. */
function wasChecked(tour: Tour, soldier: Soldier): boolean {
  const since = isLate(tour.halfMonth) ? 2 : 1
  if (tour.halfMonth - since < tour.startHalfMonth || soldier.grade === 'officer') return false
  const then = { ...soldier, deros: soldier.deros + since - 1 }
  return monthInCountry(tour, then) >= shortMonth
}

/** Places in the order of the paper roster: the men, then the open ones. */
function billetsOf(args: Args, men: readonly { man: PaperMan; soldier: Soldier }[]): Billet[] {
  const { input, rules, newId } = args
  const { paper } = strengthOf(rules, input.list)
  const slots = buildBillets(rules, { list: input.list, halfMonth: input.halfMonth, strengths: [paper] })
  const lines = new Map<number, number>()
  const inHq = new Map<Post, number>()
  const count = <K>(map: Map<K, number>, key: K) => map.set(key, (map.get(key) ?? 0) + 1).get(key)!
  const place = (of: { squad: number; post: Post; weapon: string }): Billet => {
    const { squad, post, weapon } = of
    const line = count(lines, squad)
    const attachment = squad === 0 && isAttachment(slots, post, count(inHq, post))
    const sidearm = slots.find((slot) => slot.post === post && slot.squad > 0 === squad > 0)?.sidearm ?? null
    return newBillet({ id: newId(), squad, line, post, weapon, sidearm, attachment })
  }
  const filled = men.map(({ man, soldier }) => ({ ...place(man), soldierId: soldier.id }))
  return [...filled, ...input.openSlots.map((slot) => ({ ...place(slot), openSince: input.halfMonth }))]
}

/** The HQ's own places of a post come first, then those of its attachments: the second USMC Medic is one (ruling to FNG p. 9). */
function isAttachment(slots: readonly Slot[], post: Post, which: number): boolean {
  const hq = slots.filter((slot) => slot.squad === 0 && slot.post === post)
  const own = hq.filter((slot) => !slot.attachment).length
  return hq.length > own && which > own
}

function tellOf({ input, say }: Args, state: FngState, soldiers: readonly Soldier[]): void {
  const where = `${forceNames[input.list]} in ${corpsNames[input.corps]}`
  say(
    note(
      `${input.unit}, ${where}, taken over from paper in ${inDate(input.halfMonth)}: ${soldiers.length} men, ${input.openSlots.length} open places.`,
    ),
  )
  soldiers.forEach((soldier, i) => {
    const { squad, post, star } = input.men[i]!
    const months = `DEROS ${monthsText(soldier.deros)}`
    const text = `${fullName(state, soldier)}, ${squadName(squad)}, ${postNames[post]}: REP ${soldier.rep}, ${months}, as on paper.`
    const about = { collection: 'soldiers', id: soldier.id, field: 'rep' }
    say(note(star ? `${text} He is the Star.` : text, { about }))
  })
}
