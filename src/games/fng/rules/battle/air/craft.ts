import { RuleError } from '../../../../../main/engine/errors.ts'
import { rowById } from '../../../../../main/engine/state.ts'
import { mountsOf, type Mount } from '../../aircraftLoads.ts'
import { rulesOf } from '../../house/rulesOf.ts'
import type { FngState } from '../../state.ts'
import { fwfAircraft } from '../../tables/aircraftList.ts'
import type { HelicopterEntry, PlaneEntry } from '../../tables/aircraftTypes.ts'
import { fwfHelicopters } from '../../tables/helicopterList.ts'
import { battleOf, type Craft, type Figure } from '../battle.ts'
import type { CallKind, CraftMode } from '../collections.ts'
import { isLull } from '../events/lasts.ts'

/** Questions about aircraft. All read the state and change nothing. */

export type PlaneKey = (typeof fwfAircraft)['rows'][number]['key']
export type HelicopterKey = (typeof fwfHelicopters)['rows'][number]['key']

export const craftModeWords: Readonly<Record<CraftMode, string>> = {
  off: 'off the table',
  flying: 'over the table',
  hovering: 'hovers',
  landed: 'has landed',
  gone: 'gone home',
  down: 'shot down',
}

export const craftById = (state: FngState, id: number): Craft => rowById(state.craft, id, 'aircraft')

/** @returns what the list says of a plane (FNG p. 109); null for a helicopter. */
export const planeOf = (state: FngState, { type }: Pick<Craft, 'type'>): PlaneEntry | null =>
  rulesOf(state)
    .table(fwfAircraft)
    .rows.find(({ key }) => key === type)?.gives ?? null

/** @returns what the list says of a helicopter (FNG p. 108); null for a plane. */
export const helicopterOf = (state: FngState, { type }: Pick<Craft, 'type'>): HelicopterEntry | null =>
  rulesOf(state)
    .table(fwfHelicopters)
    .rows.find(({ key }) => key === type)?.gives ?? null

/** @throws RuleError `bad-input` for a plane. */
export function mustBeHelicopter(state: FngState, craft: Pick<Craft, 'type' | 'name'>): HelicopterEntry {
  const entry = helicopterOf(state, craft)
  if (!entry) throw new RuleError('bad-input', `${craft.name} is no helicopter. Nothing was changed.`)
  return entry
}

/** REP of the pilot as dice are compared with it: at least 1. */
export const pilotRep = ({ rep, repLoss }: Craft): number => Math.max(1, rep - repLoss)

/** Damage Points: more damage than these brings it down. */
export const pointsOf = (state: FngState, craft: Craft): number =>
  (helicopterOf(state, craft) ?? planeOf(state, craft))?.points ?? 0

/** @returns what it carries in the load it came with. */
export function mountsOfCraft(state: FngState, craft: Pick<Craft, 'type' | 'load'>): Mount[] {
  const entry = helicopterOf(state, craft) ?? planeOf(state, craft)
  return entry === null ? [] : mountsOf(entry, craft.load)
}

/** Neither gone for the rest of the battle nor shot down. */
export const isInPlay = ({ mode }: Craft): boolean => mode !== 'gone' && mode !== 'down'

/** Over the table, or on it. */
export const isOver = ({ mode }: Craft): boolean => mode === 'flying' || mode === 'hovering' || mode === 'landed'

/** @returns the sector that it is seen in. Who flies is everywhere and nowhere, but for a Loach that stays over the table. */
export const seenIn = ({ mode, sector, overSince }: Craft): number | null =>
  mode === 'flying' && overSince === null ? null : sector

/** Somebody sees it over the table or on it, or its wreck in a sector. */
export const isSeen = (craft: Craft): craft is Craft & { readonly mode: Exclude<CraftMode, 'off' | 'gone'> } =>
  isOver(craft) || (craft.mode === 'down' && seenIn(craft) !== null)

/** In play, and has not acted this turn. */
export const isFree = (state: FngState, craft: Craft): boolean =>
  isInPlay(craft) && craft.freeTurn <= battleOf(state).turn

export const planesIn = (state: FngState): Craft[] =>
  state.craft.filter((craft) => isInPlay(craft) && planeOf(state, craft) !== null)

export const helicoptersIn = (state: FngState): Craft[] =>
  state.craft.filter((craft) => isInPlay(craft) && helicopterOf(state, craft) !== null)

/** In a lull medevacs alone come and go (FNG p. 71). */
export const isKeptAway = (state: FngState, kind: CallKind | undefined): boolean => isLull(state) && kind !== 'medevac'

/** The same for an aircraft that is in play. */
export const isStill = (state: FngState, { callId }: Craft): boolean =>
  isKeptAway(state, state.calls.find(({ id }) => id === callId)?.kind)

/** Why nothing but a medevac flies in a lull. */
export const lullWords = 'A lull: no aircraft but medevacs comes or goes this turn.'

/** Everybody in it who is alive: crew first, then passengers. */
export const aboard = (state: FngState, craftId: number): Figure[] =>
  state.figures
    .filter((figure) => figure.aboardId === craftId && figure.status !== 'obviouslyDead' && figure.status !== 'left')
    .sort((a, b) => Number(b.role === 'aircrew') - Number(a.role === 'aircrew'))

export const passengersOf = (state: FngState, craftId: number): Figure[] =>
  state.figures.filter((figure) => figure.aboardId === craftId && figure.role !== 'aircrew' && figure.status !== 'left')

/** Crewmen at door guns who can fire them, at most as many as there are guns. */
export const doorGunnersOf = (state: FngState, craft: Craft): Figure[] =>
  aboard(state, craft.id)
    .filter(({ role, weapon, status }) => role === 'aircrew' && isDoorGun(weapon) && isFit(status))
    .slice(0, craft.doorGunners)

const isDoorGun = (weapon: string): boolean => weapon === 'm60' || weapon === 'm2hb'

/** Up, as far as wounds go: reactions do not keep a crew from its work. */
export const isFit = (status: Figure['status']): boolean => status === 'carryOn' || status === 'duckBack'

/** Weapon types of its passes so far. */
export const passesOf = ({ used }: Pick<Craft, 'used'>): string[] => used.split(' ').filter((type) => type !== '')

/** Why nothing may fly on or off just now beside what is there (FNG p. 71, 74); null when it may. */
export function whyNoRoom(state: FngState, mine: readonly Craft[]): string | null {
  const other = state.craft.find((craft) => isOver(craft) && !mine.includes(craft))
  if (other) return `${other.name} is over the table: only one kind of support at a time.`
  return state.lasting.some(({ kind }) => kind === 'round')
    ? 'Shells are still falling: only one kind of support at a time.'
    : null
}

/** Hits on an aircraft by one attack. */
export interface Hits {
  readonly hits: number
  /** Highest Impact and Armour Piercing Rating among the weapons that fired. */
  readonly impact: number
  readonly apr: number
}
