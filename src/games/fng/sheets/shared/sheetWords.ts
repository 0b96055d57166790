import { pageSpan, pageSpans } from '../../../../main/sheets/phrases.ts'
import { dateName } from '../../rules/calendar.ts'
import type { Rules } from '../../../../main/engine/system.ts'
import type { Post } from '../../rules/state.ts'
import { houseName, weaponShortName } from '../../rules/weapons.ts'
import { postNames } from '../../rules/words.ts'

/** Words of the sheets that stand in no table of the book. */

/** What a post does at the table, where the weapon does not say it. */
export const postEffects: Partial<Record<Post, string>> = {
  rto: 'radio',
  foRto: 'radio to the guns',
  advisorRto: 'radio',
  medic: 'medic',
  translator: 'translator',
  forwardObserver: 'forward observer',
  advisor: 'advisor',
  lldbLieutenant: 'LLDB lieutenant',
  runner: 'runner',
  guide: 'guide',
}

/** All that equipment and gear can hold: what the lists issue, what a man is given, and the extra item of a Good Mission. */
const items: Readonly<Record<string, readonly [string, string]>> = {
  claymore: ['Claymore', 'Claymores'],
  'claymore-cf': ['Claymore', 'Claymores'],
  c4: ['C-4', 'C-4'],
  'm72-law': ['LAW', 'LAWs'],
  m20: ['M-20', 'M-20s'],
  'rr-57mm': ['57mm RR', '57mm RRs'],
  'rr-57mm-cf': ['57mm RR', '57mm RRs'],
  'rr-90mm': ['90mm RR', '90mm RRs'],
  'satchel-charge': ['satchel charge', 'satchel charges'],
  'smoke-grenade': ['smoke', 'smoke'],
  'flak-jacket': ['flak jacket', 'flak jackets'],
  'starlight-scope': ['starlight scope', 'starlight scopes'],
  'wire-cutters': ['wire cutters', 'wire cutters'],
  'pencil-flare': ['pencil flare', 'pencil flares'],
  flashlight: ['flashlight', 'flashlights'],
  radio: ['radio', 'radios'],
  m60: ['M-60', 'M-60s'],
  m79: ['M-79', 'M-79s'],
  politicalAppointee: ['political appointee', 'political appointees'],
}

/** @returns "Claymore", or for more than one "Claymores"; what a campaign calls otherwise by its name there. */
export function itemName(item: string, rules: Rules, quantity = 1): string {
  const own = houseName(item, rules)
  if (own !== null) return own
  const names = items[item]
  return names ? names[quantity === 1 ? 0 : 1] : weaponShortName(item, rules)
}

/** @returns "rifleman", for the middle of a sentence; acronyms keep their capitals. */
export function postWord(post: Post): string {
  const name = postNames[post]
  return /^[A-Z]{2}/.test(name) || post === 'jrNco' ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

/** @returns "early September 1967", for the middle of a sentence. */
export function dateWords(halfMonth: number): string {
  const name = dateName(halfMonth)
  return name.startsWith('January') ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

/** @returns "late Aug" */
export function shortDate(halfMonth: number): string {
  const [part, month] = dateWords(halfMonth).split(' ')
  return `${part!} ${month!.slice(0, 3)}`
}

/** @returns months with half months: 15 half-months are "7.5", for "½" is too small to be read across a table. */
export const monthsWords = (halfMonths: number): string => String(halfMonths / 2)

/** @returns "+3", "-4", "0". */
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value))

/** Where sheets say they come from. */
export const sourceOf = (...pages: number[]): string => `FNG: 2nd Tour, ${pageSpan(pages)}`

/** @returns where a sheet of scattered tables comes from: 5, 6 and 11 are "FNG: 2nd Tour, p. 5-6, 11". */
export const sourcesOf = (...pages: number[]): string => `FNG: 2nd Tour, p. ${pageSpans(pages)}`

/** What the foot of a form says, where it has no place of its own for its code. */
export const codeWords = (code: string): string => `Code ${code}: type it in the program to open this form`
