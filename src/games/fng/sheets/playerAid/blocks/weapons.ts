import type { AidDraft } from '../../../../../main/sheets/aid/block.ts'
import { monthName, yearOf } from '../../../rules/calendar.ts'
import { dudsOf } from '../../../rules/battle/fire/throwing.ts'
import { sksFar, standsOnMount, takesSetUp } from '../../../rules/battle/fire/weaponClasses.ts'
import { weaponFigures, type Family, type WeaponFigures } from '../../../rules/battle/fire/weapons.ts'
import * as t from '../../../rules/tables/index.ts'
import { armyLists } from '../../../rules/platoon/lists.ts'
import type { EnemyType } from '../../../rules/state.ts'
import { weaponRow } from '../../../rules/weapons.ts'
import { enemyNames, forceNames } from '../../../rules/words.ts'
import type { Campaign } from '../campaign.ts'
import { effect } from '../saying.ts'
import { armsOfMen, ourArms, type OurArm } from './ourArms.ts'
import { theirArms } from './theirArms.ts'
import { ourNotes, theirNotes } from './weaponNotes.ts'

/** In which order the classes stand: what most men have first. */
const ofOurs: readonly Family[] = [
  ...(['sa-rifle', 'sf-rifle', 'ba-rifle', 'sf-carbine', 'sa-carbine', 'smg-large', 'smg-medium'] as const),
  ...(['shotgun', 'lmg', 'mmg', 'hmg', 'pistol', 'grenades', 'other', 'anti-tank'] as const),
]
const ofTheirs: readonly Family[] = [
  ...(['sf-rifle', 'sa-rifle', 'lmg', 'ba-rifle', 'sa-carbine', 'sf-carbine', 'smg-medium', 'smg-large'] as const),
  ...(['shotgun', 'pistol', 'grenades', 'other', 'anti-tank', 'mmg', 'hmg'] as const),
]

const columns = ['', 'range', 'targets', 'impact', 'rank']

/** The weapons of this tour (FNG pp. 9, 11, 26-29). */
export function ourWeapons(campaign: Campaign): AidDraft {
  const { tour } = campaign
  return {
    number: '4.1',
    tables: [t.fwfPistol.id],
    title: `Ours: ${tour === null ? 'all lists' : forceNames[tour.list]}`,
    ...(tour === null ? {} : { hint: monthWords(tour.halfMonth, 3) }),
    pages: tour === null ? 'p. 9-11' : `p. ${armyLists[tour.list].list.page}, ${t.fwfPistol.page}`,
    ...rowsOfOurs(campaign, ourArms(campaign)),
    notes: ourNotes(campaign),
  }
}

/** Weapons of ours by class, each with its figures. */
function rowsOfOurs(campaign: Campaign, all: readonly OurArm[]): Pick<AidDraft, 'heads' | 'rows' | 'keys'> {
  const arms = inOrder(campaign, all, ofOurs, ({ id }) => id)
  return { heads: columns, rows: arms.map((arm) => rowOf(campaign, arm)), keys: arms.map(({ id }) => id) }
}

/** @param ids the weapons that men have between them, in any order, with repeats. */
export const squadWeapons =
  (ids: readonly string[]) =>
  (campaign: Campaign): AidDraft => ({
    number: '4.1',
    tables: [t.fwfPistol.id],
    title: 'Their weapons',
    pages: `p. ${t.fwfPistol.page}`,
    ...rowsOfOurs(campaign, armsOfMen(campaign, ids)),
  })

/** The weapons of those who can be met, at the date; who has one, where not all of them do (FNG pp. 12-13). */
export function theirWeapons(campaign: Campaign): AidDraft {
  const { tour } = campaign
  const { met, arms } = theirArms(campaign)
  const ids = inOrder(campaign, [...arms.keys()], ofTheirs, (id) => id)
  const whose = (id: string): string[] => {
    const have = arms.get(id)!
    return have.length === met.length ? [] : [`\`${have.map((type) => marks[type]).join('')}\``]
  }
  return {
    number: '4.2',
    tables: ['weapons.cf.pistol', t.vcWeapons.id],
    title: 'Theirs',
    hint: met.length === 1 ? enemyNames[met[0]!] : tour === null ? 'VC and NVA' : monthWords(tour.halfMonth, 3),
    pages: 'p. 12-13',
    heads: columns,
    rows: ids.map((id) => rowOf(campaign, { id, fromHalfMonth: null }, whose(id))),
    keys: ids,
    notes: theirNotes(campaign).map((note, i) => (i === 0 && met.length > 1 ? `${whoIsWho(met)}${note}` : note)),
  }
}

const marks: Readonly<Record<EnemyType, string>> = { lvc: 'L', mfvc: 'M', nva: 'N' }

/** "L Local, N NVA; no mark: all." */
const whoIsWho = (met: readonly EnemyType[]): string =>
  `${met.map((type) => `\`${marks[type]}\`\u00a0${enemyNames[type].replace(' VC', '')}`).join(', ')}; no mark: all. `

/** "July 1968"; the second half of a month says so. @param letters of the month; all where it is left out. */
const monthWords = (halfMonth: number, letters?: number): string =>
  `${halfMonth % 2 === 0 ? '' : 'late '}${monthName(halfMonth).slice(0, letters)} ${yearOf(halfMonth)}`

/** Of one class those of the enemy's own tables stand before what he has taken; in ours there are none of them. */
const theirsFirst = (a: t.WeaponTable, b: t.WeaponTable): number => Number(isTheirs(b)) - Number(isTheirs(a))
const isTheirs = ({ id }: t.WeaponTable): boolean => id.startsWith('weapons.cf.')

/** By class, within a class in the order of the book. */
function inOrder<T>(
  { rules }: Campaign,
  arms: readonly T[],
  classes: readonly Family[],
  idOf: (arm: T) => string,
): T[] {
  const keys = t.weaponTables.toSorted(theirsFirst).flatMap(({ rows }) => rows.map(({ key }) => key))
  const place = (arm: T) => {
    const id = idOf(arm)
    return classes.indexOf(weaponFigures(rules, id).family) * 1000 + keys.indexOf(id)
  }
  return arms.filter((arm) => hasFigures(weaponFigures(rules, idOf(arm)))).toSorted((a, b) => place(a) - place(b))
}

/** Smoke has a row in the book, and no figures. */
const hasFigures = ({ impact }: WeaponFigures): boolean => impact > 0

/** @param whose words beside its name. */
function rowOf(campaign: Campaign, { id, fromHalfMonth }: OurArm, whose: readonly string[] = []): string[] {
  const figures = weaponFigures(campaign.rules, id)
  const area = areaOf(campaign, id)
  const hints = [
    ...hintsOf(campaign, figures, area),
    ...(fromHalfMonth === null ? [] : [`from ${monthWords(fromHalfMonth)}`]),
  ]
  return [
    [`**${figures.name}**`, ...whose, ...(hints.length === 0 ? [] : [hints.join(', ')])].join(' '),
    rangeOf(figures),
    area === null ? (figures.blast === null ? String(figures.targets) : 'circle') : 'all in it',
    String(figures.impact),
    String(figures.ranking),
  ]
}

/** What strikes everybody in a shape has neither range nor targets: "1" x 8" x 8"". */
function areaOf({ rules }: Campaign, id: string): string | null {
  const range = String(weaponRow(id, rules).cells?.['range'] ?? '')
  return range.includes(' x ') ? range : null
}

function rangeOf({ range, minRange }: WeaponFigures): string {
  if (range === 0) return '-'
  return minRange > 0 ? `${minRange}-${range}` : String(range)
}

function hintsOf({ rules, state }: Campaign, weapon: WeaponFigures, area: string | null): string[] {
  const { key, apr, blast, range, scopedRange } = weapon
  return [
    ...(area === null ? [] : [area]),
    ...(key === 'c4' ? ['a block'] : []),
    ...(apr > 0 ? [`APR ${apr}`] : []),
    ...(blast === null ? [] : [`${blast}" circle`]),
    ...(key === 'sks' ? [`${effect(t.rangedCombat, rules, 'weaponPenalty')} beyond ${sksFar}"`] : []),
    ...(scopedRange > range ? [`with scope ${scopedRange}"`] : []),
    ...(weapon.family === 'shotgun' ? ['two dice a target'] : []),
    ...(key === 'bar-cf'
      ? ['1d6 each fire: 1 jams']
      : standsOnMount(weapon) && !takesSetUp(weapon)
        ? ['set up prone']
        : []),
    ...(key === 'grenade-cf' ? [`dud on ${dudsOf(state).from}-${dudsOf(state).to}`] : []),
  ]
}
