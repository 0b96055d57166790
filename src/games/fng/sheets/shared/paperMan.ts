import type { Rules } from '../../../../main/engine/system.ts'
import { attributesOf, billetsInOrder, holderOf, isOnRoster, isStar, tourOf } from '../../rules/people.ts'
import type { Billet, FngState, Soldier } from '../../rules/state.ts'
import { postNames } from '../../rules/words.ts'
import type { KitItem, PaperMan } from './paperManModel.ts'
import { attributeName, derosOf, leaderWord, tagOf } from '../roster/rosterLine.ts'
import { attributeEffect } from './attributeEffect.ts'
import { itemName } from './sheetWords.ts'
import { armLines } from './weaponLines.ts'
import { nameOf } from '../../rules/naming.ts'

/**
 * @param men only these, in this order; without it all men of the roster, squad by squad.
 * @returns men who stand in a billet. Whoever does not is left out.
 * @throws RuleError `not-now` before the platoon has been made.
 */
export function paperMen(state: FngState, rules: Rules, men?: readonly number[]): PaperMan[] {
  const all = billetsInOrder(state).flatMap((billet) => {
    const man = holderOf(state, billet)
    return man && isOnRoster(man) ? [paperMan(state, rules, billet, man)] : []
  })
  if (!men) return all
  const byId = new Map(all.map((man) => [man.id, man]))
  return men.flatMap((id) => byId.get(id) ?? [])
}

function paperMan(state: FngState, rules: Rules, billet: Billet, man: Soldier): PaperMan {
  const tour = tourOf(state)
  return {
    id: man.id,
    squad: billet.squad,
    line: billet.line,
    name: nameOf(state, man),
    star: isStar(state, man.id),
    tag: tagOf(state, man),
    state: man.status === 'present' ? 'here' : 'away',
    away: awayWords(man),
    post: postNames[billet.post],
    leader: leaderWord(billet.post),
    attached: billet.attachment,
    rep: man.rep,
    arms: armLines(rules, [billet.weapon, billet.sidearm ?? '']),
    attributes: attributesOf(state, man.id).map((key) => ({
      name: attributeName(rules, key),
      effect: attributeEffect(rules, key),
    })),
    kit: kitOf(state, rules, man.id),
    deros: derosOf(tour, man),
  }
}

function awayWords(man: Soldier): string {
  if (man.status === 'present') return ''
  const where = man.status === 'hospital' ? 'in hospital' : 'on R&R'
  return `${where}, ${man.awayMissions} ${man.awayMissions === 1 ? 'mission' : 'missions'}`
}

/** What is gone when it has been used; everything else lasts. */
const usedUp: ReadonlySet<string> = new Set([
  'claymore',
  'claymore-cf',
  'c4',
  'm72-law',
  'satchel-charge',
  'demolition-charge',
  'smoke-grenade',
  'pencil-flare',
])

/** @returns an item with its boxes: "Claymores" with two of them, "9 flak jackets" with none. */
export const kitItem = (item: string, rules: Rules, quantity: number): KitItem =>
  usedUp.has(item)
    ? { name: itemName(item, rules, quantity), boxes: quantity }
    : { name: quantity > 1 ? `${quantity} ${itemName(item, rules, quantity)}` : itemName(item, rules), boxes: 0 }

/** @returns "2 Claymores": an item as words alone tell it. */
export const kitWords = ({ name, boxes }: KitItem): string => (boxes > 1 ? `${boxes} ${name}` : name)

/** His own things, and what he was given for the mission under way (FNG pp. 6-7). */
function kitOf(state: FngState, rules: Rules, soldierId: number): KitItem[] {
  const { missionId } = tourOf(state)
  const own = state.equipment.filter((row) => row.soldierId === soldierId)
  const given = state.gear.filter((row) => row.soldierId === soldierId && row.missionId === missionId)
  const counts = new Map<string, number>()
  const add = (item: string, quantity: number) => counts.set(item, (counts.get(item) ?? 0) + quantity)
  for (const { item, quantity } of own) add(item, Math.max(1, quantity))
  for (const { item } of given) add(item, 1)
  return [...counts].map(([item, quantity]) => kitItem(item, rules, quantity))
}
