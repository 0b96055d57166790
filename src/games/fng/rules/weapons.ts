import { RuleError } from '../../../main/engine/errors.ts'
import { spaced } from '../../../main/engine/figureWords.ts'
import { bookRules, type Rules } from '../../../main/engine/system.ts'
import type { Row, Table } from '../../../main/engine/table.ts'
import { weaponTables } from './tables/families.ts'

/** What the clerk writes for a weapon or an item of equipment, where the printed name is long. */
const shortNames: Readonly<Record<string, string>> = {
  m1911a1: '.45',
  'f1-smg': 'F-1 SMG',
  'l3a1-sterling': 'Sterling',
  'smg-9mm': '9mm SMG',
  m3a1: 'M-3A1',
  'm1-thompson': 'Thompson',
  'm2-carbine': 'M-2 carbine',
  'm1-garand': 'M-1 Garand',
  'l1a1-slr': 'L1A1 SLR',
  m14: 'M-14',
  springfield: 'Springfield',
  'l1a1-auto': 'L1A1 Auto',
  m14a1: 'M-14A1',
  m16: 'M-16',
  bar: 'BAR',
  'remington-shotgun': 'Shotgun',
  m60: 'M-60',
  m1917: 'M1917',
  m2hb: '.50 M2HB',
  m79: 'M-79',
  m203: 'M203',
  'grenade-fwf': 'Grenade',
  'gl-he': 'M-79 HE',
  'gl-buckshot': 'M-79 buckshot',
  'demolition-charge': 'Demolition charge',
  claymore: 'Claymore',
  c4: 'C-4',
  m20: 'M-20',
  'm72-law': 'M-72 LAW',
  'rr-57mm': '57mm RR',
  'rr-90mm': '90mm RR',
  'rr-106mm': '106mm RR',
  'tt-30': 'TT-30',
  'mat-49': 'MaT-49',
  ppsh: 'PPSh',
  'm2-carbine-cf': 'M-2 carbine',
  'm1-carbine': 'M-1 carbine',
  sks: 'SKS',
  'mosin-nagant': 'Mosin-Nagant',
  'ak-47': 'AK-47',
  dpm: 'DPM',
  rpd: 'RPD',
  'bar-cf': 'BAR',
  'm1917-cf': 'M1917',
  dshk: 'DShK',
  'grenade-cf': 'Grenade',
  'claymore-cf': 'Claymore',
  'satchel-charge': 'Satchel charge',
  'rpg-2': 'RPG-2',
  'rpg-7': 'RPG-7',
  'rr-57mm-cf': '57mm RR',
  'rr-82mm': '82mm RR',
  'rr-107mm': '107mm RR',
  'flame-thrower': 'Flame-thrower',
  'rifle-grenade': 'Rifle grenade',
  'smoke-grenade': 'Smoke',
  'flak-jacket': 'Flak jacket',
  radio: 'AN/PRC-25',
  flashlight: 'Flashlight',
  'pencil-flare': 'Pencil flare',
  'starlight-scope': 'Starlight scope',
  'wire-cutters': 'Wire cutters',
  politicalAppointee: 'Political appointee',
}

/** Both rounds of a grenade launcher have a row of their own; the weapon's figures are those of its HE round (FNG p. 11). */
const rounds: Readonly<Record<string, string>> = { m79: 'gl-he', m203: 'gl-he' }

/** @returns a name that fits a roster cell: "M-16"; of a weapon that a campaign calls otherwise, its name there. */
export const weaponShortName = (id: string, rules: Rules): string =>
  houseName(id, rules) ?? shortNames[id] ?? inWords(id)

/** A key without a name, of a file that knows more than this program: better as words than as code. */
const inWords = (id: string): string => spaced(id).replaceAll('-', ' ')

/** @returns what house rules call a weapon or an item of equipment; null where they leave it its name. */
export function houseName(id: string, rules: Rules): string | null {
  if (rules === bookRules) return null
  const [book, house] = [findRow(id, bookRules), findRow(id, rules)].map((row) => row?.cells?.['name'])
  return house === undefined || house === book ? null : String(house)
}

/** Is there a weapon with this id? */
export const isWeapon = (id: string): boolean => findRow(rounds[id] ?? id, bookRules) !== undefined

/**
 * @returns the row of a weapon as the campaign plays it: range, targets, impact and so on.
 * @throws RuleError `bad-input` for an id that no table holds.
 */
export function weaponRow(id: string, rules: Rules): Row {
  const row = findRow(rounds[id] ?? id, rules)
  if (!row) throw new RuleError('bad-input', `There is no weapon ${id} in the tables.`)
  return row
}

function findRow(key: string, rules: Rules): Row | undefined {
  for (const table of weaponTables) {
    const row = rules.table<Table>(table).rows.find((one) => one.key === key)
    if (row) return row
  }
  return undefined
}
