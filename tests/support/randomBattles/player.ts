import { battleForm } from '../../../src/games/fng/app/battle/battleForm.ts'
import { battleView } from '../../../src/games/fng/app/battle/battleView.ts'
import type { BattleActionView, BattleFollow, BattleView, FormValues } from '../../../src/games/fng/contract/battle.ts'
import type { Chance } from '../battlePlayer.ts'
import { fillOut, otherwise, saying, type AskForm } from './fillOut.ts'
import type { Journal } from './journal.ts'
import { lookAround } from './sight.ts'
import { count, type Tally } from './tally.ts'

export type Fought = Exclude<BattleView, { status: 'none' | 'ready' }>

/** Where a player sits: the tour he plays, what falls to him by chance, and what is counted of it. */
export interface Seat {
  readonly journal: Journal
  readonly chance: Chance
  readonly tally: Tally
  /** Something that must never be. */
  readonly wrong: (what: string) => void
  /** Plays an action, and looks at what came of it. @returns false where it was refused. */
  readonly act: (action: string, values: FormValues, how: Way) => boolean
}

/** How an act came about: what a form began with must be taken; of what a player says an action may refuse something. */
export type Way =
  'as it begins' | 'what follows' | 'said by hand' | 'left out' | 'In Sight by groups' | 'note of the table'

/** @returns the battle as the screen would show it; null where none is fought. */
export function viewOf({ journal }: Pick<Seat, 'journal'>, selected: readonly number[] = []): Fought | null {
  const view = battleView(journal.state(), selected, journal.back())
  return view.status === 'fought' ? view : null
}

export const formOf =
  ({ journal }: Pick<Seat, 'journal'>, action: string, selected: readonly number[] = []): AskForm =>
  (values) =>
    battleForm(journal.state(), action, values, selected, journal.back())

/** Acts that take a side's turn further, or end the battle: a player comes to them when he has done enough. */
const furthering: readonly string[] = ['passOn', 'nextTurn', 'endBattle']
/** What the player only says of the table. */
const notes = ['howTheyStand', 'howFar', 'moves', 'inLine', 'posture'] as const
/** A battle is no place for these by chance: they put right what was played, or rest on what no view shows. */
const never: readonly string[] = ['putRight', 'letGo', 'placeByHand']

/**
 * One thing that a player does as the battle stands.
 * @param selected whom the view was asked for with.
 * @param tired grows while a side acts: then it passes on.
 */
export function playOn(seat: Seat, view: Fought, selected: readonly number[], tired: number): void {
  const { chance } = seat
  const [next] = view.follows
  if (next && chance.often(0.9)) playNext(seat, next)
  else if (chance.often(0.2)) sayOfTheTable(seat, view, selected)
  else if (view.turn.goOn !== null && (tired > 10 || chance.often(0.1))) begun(seat, view.turn.goOn, [])
  else chooseOwn(seat, view, selected)
}

/** Enter on the first of what follows, or Del. What the table must tell is told. */
export function playNext(seat: Seat, next: BattleFollow): void {
  const { chance, tally } = seat
  const { action, values, wants } = next
  if (chance.often(0.08)) {
    leaveOut(seat, next)
    return
  }
  if (action === 'inSight') {
    lookAtThem(seat, values)
    return
  }
  const ask = formOf(seat, action)
  const form = ask(values)
  if (form.problem === null && (wants === null || chance.often(0.5))) {
    seat.act(action, form.values, 'what follows')
    return
  }
  const told = saying(form, wants ?? '', chance)
  const filled = fillOut(told === null ? form : ask(told), ask, chance)
  if (filled.problem === null && seat.act(action, filled.values, 'said by hand')) return
  if (filled.problem !== null) count(tally.stuck, `${action}: ${filled.problem}`)
  leaveOut(seat, next)
}

function leaveOut(seat: Seat, { figures, key, title }: BattleFollow): void {
  if (!seat.act('letGo', { figures, follow: key, title }, 'left out')) return
  if (figures.length === 0 && viewOf(seat)?.follows.some((one) => one.key === key))
    seat.wrong(`letGo: ${key.replaceAll(/\d+/g, 'n')} still follows`)
}

function lookAtThem(seat: Seat, values: FormValues): void {
  const { view, untouched } = lookAround(seat.journal, values, seat.chance)
  if (view.problem !== null) {
    // Nobody can be named who sees another: the row goes as a player would let it go.
    count(seat.tally.stuck, `inSight: ${view.problem}`)
    const row = viewOf(seat)?.follows.find(({ action }) => action === 'inSight')
    if (row) leaveOut(seat, row)
    return
  }
  if (!untouched) count(seat.tally.ways, 'In Sight with exceptions')
  seat.act('inSight', view.values, 'In Sight by groups')
}

function sayOfTheTable(seat: Seat, view: Fought, selected: readonly number[]): void {
  const action = seat.chance.one(notes)
  if (view.actions.find(({ name }) => name === action)?.refused !== null) return
  const ask = formOf(seat, action, selected)
  const first = ask({})
  const changed = otherwise(first, seat.chance)
  const form = fillOut(changed === null ? first : ask(changed), ask, seat.chance)
  if (form.problem === null) seat.act(action, form.values, 'note of the table')
}

/** A group of the side that acts, or a man of it, or nobody. */
export function selectedIn({ chance }: Seat, { groups, turn }: Fought): readonly number[] {
  const own = groups.filter(({ side, hidden }) => side === turn.side && !hidden)
  if (own.length === 0 || chance.often(0.2)) return []
  const group = own.find(({ state }) => state === 'acts') ?? chance.one(own)
  return chance.often(0.5) || group.figures.length === 0 ? [group.id] : [chance.one(group.figures).id]
}

/** An act of his own: a group activated at its button, or what is likely for whom he has selected. */
function chooseOwn(seat: Seat, view: Fought, selected: readonly number[]): void {
  const { chance } = seat
  const ways = view.actions.find(({ name }) => name === 'activate')?.ways ?? []
  if (ways.length > 0 && chance.often(0.4)) {
    const { values } = chance.one(ways)
    const form = formOf(seat, 'activate')(values)
    seat.act('activate', form.values, 'as it begins')
    return
  }
  const likely = view.actions.filter(
    ({ name, refused, likely: much }) =>
      refused === null && much > 0 && !furthering.includes(name) && !never.includes(name),
  )
  const chosen = likeliest(likely, chance)
  if (chosen === null) return
  if (chosen.name === 'inSight') lookAtThem(seat, { ours: selected, theirs: selected })
  else begun(seat, chosen.name, selected)
}

function likeliest(among: readonly BattleActionView[], chance: Chance): BattleActionView | null {
  if (among.length === 0) return null
  if (chance.often(0.25)) return chance.one(among)
  let at = chance.below(among.reduce((sum, { likely }) => sum + likely + 1, 0))
  return among.find(({ likely }) => (at -= likely + 1) < 0) ?? null
}

/** Opens a form: played as it begins where it can be; else the player says what it lacks, now and then something more. */
export function begun(seat: Seat, action: string, selected: readonly number[]): void {
  const { chance, journal } = seat
  const ask = formOf(seat, action, selected)
  const form = ask({})
  if (form.problem === null && chance.often(0.65)) {
    seat.act(action, form.values, 'as it begins')
    return
  }
  const changed = chance.often(0.6) ? otherwise(form, chance) : null
  const filled = fillOut(changed === null ? form : ask(changed), ask, chance)
  if (filled.problem === null && journal.state().battle.length > 0) seat.act(action, filled.values, 'said by hand')
}
