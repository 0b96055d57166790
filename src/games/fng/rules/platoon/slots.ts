import type { Rules } from '../../../../main/engine/system.ts'
import { rowOf, type Row } from '../../../../main/engine/table.ts'
import type { ArmyListId, Post } from '../state.ts'
import { armyLists, numberIn, numberOf, textOf } from './lists.ts'
import { postOfEntry } from './posts.ts'
import { halfMonthOf, hasAssistant, hasLaterWeapons } from './weapons.ts'

/** One place of a platoon, as its list describes it. */
export interface Slot {
  /** 0 = Platoon HQ, 1.. = squads. */
  readonly squad: number
  /** From 1 in each squad. */
  readonly line: number
  readonly post: Post
  /** Null where the list has it rolled for: `rolledOn` says where. */
  readonly weapon: string | null
  /** The other weapon where the list offers two. */
  readonly alternative: string | null
  readonly rolledOn: string | null
  readonly sidearm: string | null
  readonly attachment: boolean
}

/** What a platoon is built of. */
export interface Layout {
  readonly list: ArmyListId
  readonly halfMonth: number
  /** Men of each squad, first squad first. */
  readonly strengths: readonly number[]
  /** Weapons by post, in place of the list's. */
  readonly weapons?: Readonly<Partial<Record<Post, string>>>
}

type Kit = Omit<Slot, 'squad' | 'line'>
type Place = Pick<Layout, 'list' | 'halfMonth' | 'weapons'>

/** Kinds of a squad in the order in which they are filled (FNG p. 8, ruling of section 1.1): specialists before riflemen. */
const kinds = ['nco', 'jrNco', 'lmg', 'gl', 'autoRifleman', 'smgGunner'] as const
const riflemen = ['riflemen', 'sksRiflemen'] as const

/**
 * Lays out a platoon by its army list: the HQ with its attachments, then each squad in the order of its slots (FNG p. 8).
 * @returns the slots in order of squad and line. Squads longer than their paper strength are cut to it.
 */
export function buildBillets(rules: Rules, layout: Layout): Slot[] {
  const hq = headquarters(rules, layout).map((kit, i) => ({ squad: 0, line: i + 1, ...kit }))
  const full = fullSquad(rules, layout)
  const squads = layout.strengths.flatMap((strength, i) =>
    full.slice(0, strength).map((kit, line) => ({ squad: i + 1, line: line + 1, ...kit })),
  )
  return [...hq, ...squads]
}

/** @returns the paper strength of a squad and the number its die is added to (FNG p. 8). */
export function strengthOf(rules: Rules, list: ArmyListId): { readonly base: number; readonly paper: number } {
  const row = rowOf(rules.table(armyLists[list].list), 'paper')
  return { base: numberIn(row, 'base'), paper: numberIn(row, 'number') }
}

/** @returns how many squads the list has, and how many it may have at the player's choice. */
export function squadsOf(rules: Rules, list: ArmyListId): { readonly number: number; readonly upTo: number } {
  const row = rowOf(rules.table(armyLists[list].list), 'squads')
  const number = numberIn(row, 'number')
  return { number, upTo: numberOf(row, 'upTo') ?? number }
}

function headquarters(rules: Rules, place: Place): Kit[] {
  const rows = rules.table(armyLists[place.list].list).rows
  const all = (prefix: 'hq' | 'attachment') =>
    rows.filter((row) => row.key?.startsWith(`${prefix}.`)).flatMap((row) => kitsOf(rules, place, row))
  const assistant = assistantOf(rules, place)
  const attached = all('attachment').flatMap((kit) => {
    const crew = kit.post === 'lmgGunner' && isCrewed(kit) ? [kit, assistant] : [kit]
    return crew.map((each) => ({ ...each, attachment: true }))
  })
  return [...all('hq'), ...attached]
}

function fullSquad(rules: Rules, place: Place): Kit[] {
  const rows = rules.table(armyLists[place.list].list).rows
  const men = (kind: string) =>
    rows.filter((row) => row.key === `squad.${kind}`).flatMap((row) => kitsOf(rules, place, row))
  const gunners = men('lmg').filter(isCrewed)
  const rifles = riflemen.map(men)
  const [plain, sks] = [rifles[0] ?? [], rifles[1] ?? []]
  // The assistants are taken out of the riflemen; with two kinds, out of the second (ruling to FNG p. 12).
  const taken = gunners.map(() => sks.pop() ?? plain.pop())
  const assistants = taken.map(() => assistantOf(rules, place))
  return kinds
    .flatMap((kind) => (kind === 'lmg' ? [...men(kind), ...assistants] : men(kind)))
    .concat(inTurn(plain, sks))
}

/** An assistant carries the rifle of the list's riflemen; in Communist units his weapon is rolled (FNG p. 12). */
function assistantOf(rules: Rules, place: Place): Kit {
  const row = rowOf(rules.table(armyLists[place.list].list), 'squad.riflemen')
  const [rifleman] = kitsOf(rules, place, row)
  const own = place.weapons?.lmgAssistant
  const kit: Kit = { ...rifleman!, post: 'lmgAssistant' }
  if (isCommunist(place.list)) return { ...kit, weapon: null, alternative: null, rolledOn: 'vc-weapons' }
  return own === undefined ? kit : { ...kit, weapon: own, alternative: null }
}

function kitsOf(rules: Rules, place: Place, row: Row): Kit[] {
  const [where, what] = row.key!.split('.') as [string, string]
  const post = what === 'nco' ? (where === 'hq' ? 'platoonSergeant' : 'squadLeader') : postOfEntry[what]
  if (!post) throw new Error(`Nobody knows what ${row.key!} is in a platoon.`)
  const kit = armed(rules, place, row, post)
  return Array.from({ length: numberIn(row, 'number') }, () => kit)
}

function armed(rules: Rules, { list, halfMonth, weapons }: Place, row: Row, post: Post): Kit {
  const later = hasLaterWeapons(rules, list, halfMonth) ? textOf(row, 'later') : null
  const printed = later ?? textOf(row, 'weapon')
  const early = list === 'mfvc' && halfMonth < halfMonthOf(rules, 'mfvcAk47') && isSmallArm(printed)
  const own = weapons?.[post]
  return {
    post,
    weapon: early ? null : (own ?? printed),
    alternative: early || later !== null ? null : textOf(row, 'alternative'),
    rolledOn: early ? 'vc-weapons' : textOf(row, 'rolledOn'),
    sidearm: (later === null ? null : textOf(row, 'laterSidearm')) ?? textOf(row, 'sidearm'),
    attachment: false,
  }
}

/** Before 1 July 1967 the Main Force rolls for whatever is not an SMG, LMG or RPG (rulings to FNG p. 12). */
const isSmallArm = (weapon: string | null): boolean => ['ak-47', 'sks', 'tt-30'].includes(weapon ?? '')

/** A gun that is rolled for counts as crewed until the dice say otherwise. */
const isCrewed = (kit: Kit): boolean => kit.weapon === null || hasAssistant(kit.weapon)

const isCommunist = (list: ArmyListId): boolean => list === 'nva' || list === 'mfvc' || list === 'lvc'

/** One of each in turn, so that a weak squad stays mixed (ruling to FNG p. 12). */
const inTurn = <T>(a: readonly T[], b: readonly T[]): T[] =>
  Array.from({ length: Math.max(a.length, b.length) }).flatMap((_, i) => [...a.slice(i, i + 1), ...b.slice(i, i + 1)])
