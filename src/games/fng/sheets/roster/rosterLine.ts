import type { Rules } from '../../../../main/engine/system.ts'
import { rowOf } from '../../../../main/engine/table.ts'
import { isNew } from '../../rules/newMen.ts'
import { attributesOf, holderOf, isOnRoster, isStar } from '../../rules/people.ts'
import type { Billet, FngState, Post, Soldier, Tour } from '../../rules/state.ts'
import { attributes } from '../../rules/tables/attributes.ts'
import { weaponShortName } from '../../rules/weapons.ts'
import type { DerosCell, NameTag, RosterLine } from './rosterModel.ts'
import { attributeEffect } from '../shared/attributeEffect.ts'
import { monthsWords, postEffects, postWord, shortDate } from '../shared/sheetWords.ts'
import { nameOf } from '../../rules/naming.ts'

/** Men are short from their tenth month in-country on (FNG p. 104). */
const shortMonth = 10

/** @returns an empty line with its number, for additions by pencil. */
export const blankLine = (number: number): RosterLine => ({
  number,
  state: 'blank',
  name: '',
  star: false,
  tag: null,
  leader: '',
  rep: null,
  attributes: [],
  effects: [],
  weapon: '',
  deros: null,
})

/** NCOs lead, Jr NCOs lead fire teams (FNG p. 7). */
export function leaderWord(post: Post): RosterLine['leader'] {
  if (post === 'jrNco') return 'Jr NCO'
  return post === 'platoonLeader' || post === 'platoonSergeant' || post === 'squadLeader' ? 'Ldr' : ''
}

/** @returns "M-79, .45" */
export function billetWeapon(billet: Billet, rules: Rules): string {
  const arms = billet.sidearm === null ? [billet.weapon] : [billet.weapon, billet.sidearm]
  return arms
    .filter((id) => id !== '')
    .map((id) => weaponShortName(id, rules))
    .join(', ')
}

/** @returns the line of a billet: its man, or since when it is open. */
export function billetLine(state: FngState, rules: Rules, tour: Tour, billet: Billet, number: number): RosterLine {
  const man = holderOf(state, billet)
  if (!man || !isOnRoster(man)) return openLine(billet, number)
  const known = attributesOf(state, man.id)
  const post = postEffects[billet.post]
  return {
    number,
    state: man.status === 'present' ? 'here' : 'away',
    name: nameOf(state, man),
    star: isStar(state, man.id),
    tag: tagOf(state, man),
    leader: leaderWord(billet.post),
    rep: man.rep,
    attributes: known.map((key) => attributeName(rules, key)),
    effects: [...(post === undefined ? [] : [post]), ...known.map((key) => attributeEffect(rules, key))],
    weapon: billetWeapon(billet, rules),
    deros: derosOf(tour, man),
  }
}

function openLine(billet: Billet, number: number): RosterLine {
  const since = billet.openSince === null ? 'open' : `open since ${shortDate(billet.openSince)}`
  return { ...blankLine(number), state: 'open', name: `${since}, ${postWord(billet.post)}` }
}

/** @returns an Attribute's name as this campaign calls it. */
export const attributeName = (rules: Rules, key: string): string => rowOf(rules.table(attributes), key).text

/** @returns what is not normal about a man: away, short or both, new; null where nothing is. */
export function tagOf(state: FngState, man: Soldier): NameTag | null {
  const short = man.shortTimer ? ', SHORT' : ''
  if (man.status === 'hospital') return { text: `HOSP ${man.awayMissions}${short}`, out: true }
  if (man.status === 'rAndR')
    return { text: `${man.awayMissions > 1 ? `R&R ${man.awayMissions}` : 'R&R'}${short}`, out: true }
  if (man.shortTimer) return { text: 'SHORT', out: false }
  return isNew(state, man) ? { text: 'NEW', out: false } : null
}

/** @returns the months he has left, with the tenth of his tour; officers have none. */
export function derosOf(tour: Tour, man: Soldier): DerosCell {
  const tick = (tour.tourLength - 2 * (shortMonth - 1)) / tour.tourLength
  return {
    text: monthsWords(man.deros),
    left: Math.min(1, man.deros / tour.tourLength),
    tick: man.grade === 'officer' ? null : tick,
  }
}
