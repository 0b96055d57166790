import type { StepArgs } from '../../../../../main/engine/system.ts'
import type { NewPlatoon } from '../../inputs.ts'
import { drawName, nameListOf, withOwnNames, type FullName } from '../../names/drawName.ts'
import { listIn } from '../../names/ownNames.ts'
import { calledAs, newBillet, uniformOf, type Comer } from '../../platoon/man.ts'
import { nationalityOf } from '../../platoon/posts.ts'
import { buildBillets, strengthOf, type Slot } from '../../platoon/slots.ts'
import type { Billet, FngState } from '../../state.ts'

/** A place of the new platoon with the man who will stand in it. */
export interface Place extends Comer {
  /** "Pfc Able, J." */
  readonly called: string
  readonly star: boolean
}

type Args = StepArgs<FngState, NewPlatoon>
type Unnamed = Omit<Place, 'name' | 'called'>

/**
 * Lays out the platoon and names its men.
 *
 * Ids are given out for squads at paper strength and those of empty places are left unused: so a squad that turns
 * out stronger when an entry is amended shifts no other man's ids, and with them no other man's dice.
 */
export function placesOf(args: Args, strengths: readonly number[]): Place[] {
  const { input, rules, newId } = args
  const { paper } = strengthOf(rules, input.list)
  const full = buildBillets(rules, {
    list: input.list,
    halfMonth: input.startHalfMonth,
    weapons: input.weapons,
    strengths: strengths.map(() => paper),
  })
  const star = full.find((slot) => slot.squad === input.star.squad && slot.post === input.star.post && !slot.attachment)
  const all = full.map((slot): Unnamed => ({
    billet: billetOfSlot(slot, newId()),
    soldierId: newId(),
    uniform: uniformOf(input.list, slot.post),
    star: slot === star,
  }))
  return baptise(
    args,
    all.flatMap((place) => placeIn(place, strengths, star)),
  )
}

/**
 * The places that a squad's strength reaches, in the order of the list. The Star has his post whatever the dice say and is
 * no extra man (ruling to FNG pp. 3, 8): where his place comes later, he has the last of those that there are.
 */
function placeIn(place: Unnamed, strengths: readonly number[], star: Slot | undefined): Unnamed[] {
  const { squad, line } = place.billet
  const men = strengths[squad - 1]
  if (men === undefined) return [place]
  const comesLater = star?.squad === squad && star.line > men
  if (place.star && comesLater) return [{ ...place, billet: { ...place.billet, line: men } }]
  return line <= men - (comesLater ? 1 : 0) ? [place] : []
}

const billetOfSlot = (slot: Slot, id: number): Billet =>
  newBillet({
    id,
    squad: slot.squad,
    line: slot.line,
    post: slot.post,
    // Only Communist lists have weapons that are rolled for, and no tour is played with them.
    weapon: slot.weapon ?? '',
    sidearm: slot.sidearm,
    attachment: slot.attachment,
  })

/** The Star is named first, so that nobody takes the name that the player gave him. */
function baptise({ state, input, dice }: Args, places: readonly Unnamed[]): Place[] {
  const taken: FullName[] = []
  const main = nationalityOf(input.list, 'rifleman')
  const named = new Map<Unnamed, FullName>()
  for (const place of [...places.filter((p) => p.star), ...places.filter((p) => !p.star)]) {
    const { firstName, lastName } = place.star ? input.star : { firstName: '', lastName: '' }
    const book = nameListOf(place.uniform.nationality)
    const own = listIn(state, place.uniform.nationality)
    const list = place.uniform.nationality === main ? withOwnNames(own, input.names) : own
    const whole = firstName !== '' && lastName !== ''
    const drawn = whole ? { firstName, lastName } : drawName(dice, place.billet.id, list, taken, book)
    const name = { firstName: firstName || drawn.firstName, lastName: lastName || drawn.lastName }
    taken.push(name)
    named.set(place, name)
  }
  const comers = places.map((place) => ({ ...place, name: named.get(place)! }))
  const called = calledAs(state, comers, input.startHalfMonth)
  return comers.map((comer, i) => ({ ...comer, called: called[i]! }))
}
