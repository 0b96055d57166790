import { note, type Line } from '../../../../main/engine/lines.ts'
import { patchRow, rowById } from '../../../../main/engine/state.ts'
import type { AnswerSource } from '../../../../main/engine/answers.ts'
import type { Rules } from '../../../../main/engine/system.ts'
import { fullName } from '../naming.ts'
import { billetOf, billetsInOrder, holderOf, isStar, squadName } from '../people.ts'
import type { Billet, FngState, Post, Soldier } from '../state.ts'
import { weaponShortName } from '../weapons.ts'
import { inSentence, postNames } from '../words.ts'
import { hasAssistant, isSpecialWeapon } from './weapons.ts'

interface Hands {
  readonly rules: Rules
  readonly dice: AnswerSource
  readonly say: (line: Line) => void
}

/** Is he here for it? */
type IsHere = (man: Soldier) => boolean

/** The order in which a squad fills the places of its soldiers: who stands later moves up (FNG p. 8). */
const order: readonly Post[] = ['lmgGunner', 'lmgAssistant', 'grenadier', 'autoRifleman', 'smgGunner', 'rifleman']

/** A place for which nobody needs to be asked who takes it. */
const nobody = 'nobody'

/**
 * Special weapons stay in the squad as long as there are soldiers to handle them (FNG p. 8): a gun whose man is gone, or
 * away, goes to a man of the squad who stands later in the order of its places. The loader comes first, then plain
 * riflemen, whom the player chooses among; a Star never has to. Both change places, so a replacement comes as the rifleman
 * that is now missing. Who was only away takes his weapon back when he is here again: his place was kept (p. 40).
 *
 * @param squads in which weapons are handed on; 0 is the HQ with its attachments.
 * @param isHere who can handle one; whoever is present, unless he stays behind.
 */
export function handOnWeapons(
  state: FngState,
  hands: Hands,
  squads: readonly number[],
  isHere: IsHere = isPresent,
): FngState {
  const back = state.billets
    .filter((billet) => squads.includes(billet.squad))
    .reduce((now, billet) => giveBack(now, billet.id, hands, isHere), state)
  return squads.reduce(
    (now, squad) =>
      [false, true].reduce((next, attachment) => manGroup(next, { squad, attachment }, hands, isHere), now),
    back,
  )
}

const isPresent: IsHere = (man) => man.status === 'present'

type Group = Pick<Billet, 'squad' | 'attachment'>

const placesOf = (state: FngState, { squad, attachment }: Group): Billet[] =>
  billetsInOrder(state)
    .filter((billet) => billet.squad === squad && billet.attachment === attachment && order.includes(billet.post))
    .sort((a, b) => rankOf(a) - rankOf(b))

/** A rifleman with a launcher or a sniper's rifle stands before those without. */
const rankOf = (billet: Billet): number =>
  order.indexOf(billet.post) + (billet.post === 'rifleman' && !isSpecialWeapon(billet.weapon) ? 1 : 0)

function manGroup(state: FngState, group: Group, hands: Hands, isHere: IsHere): FngState {
  return placesOf(state, group).reduce((now, { id }) => {
    const place = rowById(now.billets, id, 'place in the platoon')
    const holder = holderOf(now, place)
    if (holder !== null && isHere(holder)) return now
    const later = placesOf(now, group).flatMap((from) => {
      const man = holderOf(now, from)
      return man !== null && isHere(man) && rankOf(from) > rankOf(place) ? [{ from, man }] : []
    })
    if (place.post === 'lmgAssistant') return loadFor(now, place, later, hands, isHere)
    if (!isSpecialWeapon(place.weapon)) return now
    const plain = later.filter(({ from }) => !isSpecialWeapon(from.weapon))
    // The loader leaves his gun for no lesser weapon: his place comes before it.
    const taker = chooseTaker(now, place, plain.length > 0 ? plain : later, hands)
    return taker === null ? now : takeOver(now, taker, place, hands)
  }, state)
}

interface Taker {
  readonly from: Billet
  readonly man: Soldier
}

/** A gun that is manned gets the first rifleman as its loader; that is no weapon, and nobody is asked. */
function loadFor(state: FngState, place: Billet, later: readonly Taker[], hands: Hands, isHere: IsHere): FngState {
  const gun = placesOf(state, place).find(({ post, weapon }) => post === 'lmgGunner' && hasAssistant(weapon))
  const next = later.find(({ from, man }) => !isSpecialWeapon(from.weapon) && !isStar(state, man.id))
  const holder = gun && holderOf(state, gun)
  if (!next || !holder || !isHere(holder)) return state
  return takeOver(state, next, place, hands)
}

/** @returns who takes a weapon; null where nobody can, or the only one is a Star who does not want it. */
function chooseTaker(state: FngState, place: Billet, men: readonly Taker[], { dice, rules }: Hands): Taker | null {
  // The sort is stable: a loader stands before riflemen by his place.
  const among = [...men].sort((a, b) => Number(isStar(state, a.man.id)) - Number(isStar(state, b.man.id)))
  const [first] = among
  if (!first) return null
  const onlyStar = isStar(state, first.man.id)
  if (among.length === 1 && !onlyStar) return first
  const weapon = weaponShortName(place.weapon, rules)
  const answer = dice.choose({
    key: 'army.special-weapon',
    subject: place.id,
    why: `${squadName(place.squad)}: who takes the ${weapon}?`,
    options: [
      ...(onlyStar ? [{ value: nobody, label: 'Nobody: it stays behind' }] : []),
      ...among.map(({ from, man }) => ({
        value: String(man.id),
        label: `${fullName(state, man)}, ${inSentence(postNames[from.post])}, REP ${man.rep}${isStar(state, man.id) ? ', the Star' : ''}`,
      })),
    ],
  })
  return among.find(({ man }) => String(man.id) === answer) ?? null
}

/** Both places change hands. Where the man before is away, what he and his follower left is kept for them. */
function takeOver(state: FngState, { from, man }: Taker, to: Billet, { rules, say }: Hands): FngState {
  const before = holderOf(state, to)
  const owner = to.keptFor ?? before?.id ?? null
  const what =
    to.post === 'lmgAssistant'
      ? `is now ${inSentence(postNames[to.post])}`
      : `takes the ${weaponShortName(to.weapon, rules)}`
  const text = `${fullName(state, man)} ${what}, ${squadName(to.squad)}${before === null ? '' : `, for ${fullName(state, before)}`}.`
  say(note(text, { about: { collection: 'billets', id: to.id, field: 'soldierId' }, page: 8 }))
  const kept = patchRow(state, 'billets', to.id, { keptFor: owner })
  return swap(
    owner === null ? kept : patchRow(kept, 'billets', from.id, { keptFor: from.keptFor ?? man.id }),
    man.id,
    from.id,
    to.id,
  )
}

/** A man changes places with whoever, or with the hole that, is in the other. */
function swap(state: FngState, soldierId: number, from: number, to: number): FngState {
  const { soldierId: other, openSince, automatic } = rowById(state.billets, to, 'place in the platoon')
  const left = patchRow(state, 'billets', from, { soldierId: other, openSince, automatic })
  return patchRow(left, 'billets', to, { soldierId, openSince: null, automatic: false })
}

/** A man who is here again takes back what was kept for him, unless he has left, or was given another place. */
function giveBack(state: FngState, billetId: number, hands: Hands, isHere: IsHere): FngState {
  const place = rowById(state.billets, billetId, 'place in the platoon')
  const owner = state.soldiers.find((man) => man.id === place.keptFor)
  if (!owner) return state
  const now = billetOf(state, owner.id)
  if (now === null) return settlePlace(state, place.id)
  const isElsewhere = now.squad !== place.squad || now.attachment !== place.attachment || !order.includes(now.post)
  if (isElsewhere || now.id === place.id) return settlePlace(state, place.id)
  if (!isHere(owner) || standsIn(state, owner, isHere)) return state
  if (isSpecialWeapon(place.weapon)) {
    const text = `${fullName(state, owner)} takes back the ${weaponShortName(place.weapon, hands.rules)}, ${squadName(place.squad)}.`
    hands.say(note(text, { about: { collection: 'billets', id: place.id, field: 'soldierId' }, page: 8 }))
  }
  return swap(patchRow(state, 'billets', place.id, { keptFor: null }), owner.id, now.id, place.id)
}

/** Does he stand, himself or at the end of a row of men who moved up, for one who is still away? */
function standsIn(state: FngState, man: Soldier, isHere: IsHere, seen: readonly number[] = [man.id]): boolean {
  const other = state.soldiers.find(({ id }) => id === billetOf(state, man.id)?.keptFor)
  if (!other || seen.includes(other.id)) return false
  return !isHere(other) || standsIn(state, other, isHere, [...seen, other.id])
}

/** Whoever stands in a place has it for good, and who moved up after him has the next: nothing is kept any more. */
export function settlePlace(state: FngState, billetId: number): FngState {
  const { soldierId, keptFor } = rowById(state.billets, billetId, 'place in the platoon')
  if (keptFor === null) return state
  const settled = patchRow(state, 'billets', billetId, { keptFor: null })
  return settled.billets
    .filter((billet) => soldierId !== null && billet.keptFor === soldierId)
    .reduce((now, { id }) => settlePlace(now, id), settled)
}
