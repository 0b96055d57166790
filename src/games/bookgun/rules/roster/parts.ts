import { refuse } from '../../../../main/engine/mustBe.ts'
import {
  cell,
  groupLeader,
  groupWeapons,
  hmg,
  frontLeader,
  insurgentParts,
  lsam,
  mob,
  recoilless,
} from '../organisation/irregulars.ts'
import { nations } from '../organisation/nations.ts'
import { boat, partsOf, squadsInPlatoon, vehicle, type Nation, type Part, type Parts } from '../organisation/shape.ts'
import type { BookgunState, FormationKind, Force, Mobility } from '../state.ts'

/** What rosters can be made of, by keys: "canada.squad", "insurgents.cell"; "canada.infantry", "insurgents.group". */

export interface KeyedPart {
  readonly key: string
  readonly force: Force
  /** Id of the army; null of the others. */
  readonly nation: string | null
  readonly part: Part
}

/** Something that units belong to. */
export interface FormationType {
  readonly key: string
  readonly force: Force
  readonly nation: string | null
  readonly kind: FormationKind
  /** Id of the platoon or detachment in the organisation; null of the others. */
  readonly type: string | null
  readonly title: string
  /** What the organisation gives it. */
  readonly parts: readonly Parts[]
  /** Kinds that it may stand under. */
  readonly under: readonly FormationKind[]
}

export const keyedParts: readonly KeyedPart[] = [
  ...nations.flatMap((nation) =>
    partsOf(nation).map((part) => ({
      key: `${nation.id}.${part.id}`,
      force: 'army' as const,
      nation: nation.id,
      part,
    })),
  ),
  ...insurgentParts.map((part) => ({
    key: `insurgents.${part.id}`,
    force: 'insurgents' as const,
    nation: null,
    part,
  })),
  { key: 'civilians.mob', force: 'civilians', nation: null, part: mob },
]

const typesOf = (nation: Nation): FormationType[] => {
  const own = { force: 'army', nation: nation.id } as const
  const platoons = nation.platoons.map(({ id, title, parts }) => ({
    ...own,
    ...({
      key: `${nation.id}.${id}`,
      kind: 'platoon',
      type: id,
      title: `${title} platoon`,
      under: ['company'],
    } as const),
    parts: [{ part: nation.squad, count: squadsInPlatoon }, ...parts],
  }))
  const special = nation.special.map(({ id, title, parts }) => ({
    ...own,
    ...({ key: `${nation.id}.${id}`, kind: 'special', type: id, title, parts, under: ['company'] } as const),
  }))
  const company = { key: `${nation.id}.company`, kind: 'company', type: null, title: 'Company', under: [] } as const
  return [...platoons, ...special, { ...own, ...company, parts: nation.company }]
}

/** A group is begun with four cells, and what goes with so many. */
const cellsOfGroup = 4

/** @returns what a group of so many cells has. */
export function groupParts(cells: number): readonly Parts[] {
  const heavy = groupWeapons(cells)
  return [
    { part: groupLeader, count: 1 },
    { part: cell, count: cells },
    { part: hmg, count: heavy.hmgs },
    { part: recoilless, count: heavy.recoilless },
    { part: lsam, count: heavy.lsams },
  ].filter(({ count }) => count > 0)
}

export const formationTypes: readonly FormationType[] = [
  ...nations.flatMap(typesOf),
  {
    ...{ key: 'insurgents.group', force: 'insurgents', nation: null, kind: 'group', type: null, title: 'Group' },
    ...{ parts: groupParts(cellsOfGroup), under: ['front'] },
  },
  {
    ...{
      key: 'insurgents.front',
      force: 'insurgents',
      nation: null,
      kind: 'front',
      type: null,
      title: 'Liberation front',
    },
    ...{ parts: [{ part: frontLeader, count: 1 }], under: [] },
  },
]

/** @throws RuleError `bad-input` for a key that there is not. */
export const partOf = (key: string): KeyedPart =>
  keyedParts.find((one) => one.key === key) ?? refuse(`There is no part "${key}" in the organisation.`)

/** @throws RuleError `bad-input` for a key that there is not. */
export const formationTypeOf = (key: string): FormationType =>
  formationTypes.find((one) => one.key === key) ?? refuse(`There is no formation "${key}" in the organisation.`)

/** @returns a part as the campaign has it: a cell's leader is one of the fourteen, or stands besides them (switch of a ruling). */
export function wholePart({ tour }: Pick<BookgunState, 'tour'>, part: Part): Part {
  if (part.kind !== 'cell' || !tour[0]?.leaderBesides) return part
  const last = part.figures.at(-1)!
  return { ...part, figures: part.figures.with(-1, { ...last, count: last.count + 1 }) }
}

/** @returns how a part gets about unless its player says otherwise. */
export const usualMobility = ({ id, kind }: Part): Mobility =>
  id === boat.id
    ? 'patrolBoat'
    : id === vehicle.id
      ? 'lightTracked'
      : kind === 'vehicles'
        ? 'heavyTracked'
        : kind === 'gun'
          ? 'gun'
          : 'foot'

/** @returns the key of a part by where a unit stands. */
export const keyOfPart = (unit: { readonly force: Force; readonly nation: string | null; readonly part: string }) =>
  `${unit.force === 'army' ? unit.nation : unit.force}.${unit.part}`

/** @returns the key of a formation's type. */
const keyOfType = (one: {
  readonly force: Force
  readonly nation: string | null
  readonly kind: FormationKind
  readonly type: string | null
}) => `${one.force === 'army' ? one.nation : one.force}.${one.type ?? one.kind}`

/** @returns the part that a unit of the rosters is, as the organisation has it. */
export const partOfUnit = (unit: Parameters<typeof keyOfPart>[0]): Part => partOf(keyOfPart(unit)).part

/** @returns the type that a formation of the rosters is of. */
export const typeOfFormation = (formation: Parameters<typeof keyOfType>[0]): FormationType =>
  formationTypeOf(keyOfType(formation))
