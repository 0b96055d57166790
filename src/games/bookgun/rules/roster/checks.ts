import { cellsForHeavy, groupWeapons } from '../organisation/irregulars.ts'
import { counted } from '../game.ts'
import { boat, figuresOf, gun, platoonsInCompany, sizeOf, vehicle, type Part } from '../organisation/shape.ts'
import { labelOf, partWords } from '../organisation/words.ts'
import type { BookgunState, FigureRow, FormationRow, Unit } from '../state.ts'
import { groupParts, partOfUnit, typeOfFormation, wholePart } from './parts.ts'

/** How a roster stands to the organisation (p. 6-7). One that breaks it can be kept: it is only said. */

export interface Check {
  readonly text: string
  readonly kept: boolean
  /** The way out where it is not kept; empty where it is. */
  readonly wayOut: string
  readonly unitId: number | null
}

/** A place that the organisation has and a unit has not. */
export interface Place {
  readonly kind: 'man' | 'vehicle'
  readonly label: string
}

const kept = (text: string): Check => ({ text, kept: true, wayOut: '', unitId: null })
const broken = (text: string, wayOut: string, unitId: number | null = null): Check => ({
  ...{ text, kept: false, wayOut, unitId },
})

/** With the leader of a cell where the ruling puts him. */
const wholePartOf = (state: BookgunState, unit: Unit): Part => wholePart(state, partOfUnit(unit))

/** Figures of a unit that were not lost. */
const there = (state: BookgunState, { id }: Unit): readonly FigureRow[] =>
  state.figures.filter(({ unitId, lostIn }) => unitId === id && lostIn === null)

/** @returns the places of a unit that are open, those of its leader first. */
export function openPlaces(state: BookgunState, unit: Unit): readonly Place[] {
  const part = wholePartOf(state, unit)
  const own = there(state, unit)
  if (part.vehicles !== undefined) {
    const missing = Math.max(0, part.vehicles - own.filter(({ kind }) => kind === 'vehicle').length)
    return Array.from({ length: missing }, () => ({ kind: 'vehicle', label: 'vehicle' }))
  }
  if (part.sizeUnsaid) return []
  const rest = [...own]
  return figuresOf(part, unit.choice).flatMap(({ leads, role, weapon }) => {
    const at = rest.findIndex((one) => (leads ? one.leads : !one.leads && one.weapon === weapon && one.role === role))
    if (at >= 0) {
      rest.splice(at, 1)
      return []
    }
    return [{ kind: 'man' as const, label: leads ? 'leader' : labelOf({ role, weapon }) }]
  })
}

/** Should it have a leader? */
export const wantsLeader = (state: BookgunState, unit: Unit): boolean =>
  wholePartOf(state, unit).figures.some(({ leads }) => leads)

/** @returns what is said of one unit by itself. */
function checkUnit(state: BookgunState, unit: Unit): readonly Check[] {
  const part = wholePartOf(state, unit)
  const own = there(state, unit)
  if (part.vehicles !== undefined) {
    const count = own.filter(({ kind }) => kind === 'vehicle').length
    const text = `${unit.name} has ${count} of ${part.vehicles} vehicles`
    if (count === part.vehicles) return [kept(text)]
    const more = count < part.vehicles
    return [broken(text, `${more ? 'Add' : 'Take out'} a vehicle, or take the unit out`, unit.id)]
  }
  if (part.sizeUnsaid)
    return own.length === 0 ? [broken(`${unit.name} has no figures`, 'Add some, or take it out', unit.id)] : []
  const open = openPlaces(state, unit)
  const lines: Check[] = []
  if (open.some(({ label }) => label === 'leader'))
    lines.push(broken(`${unit.name} has no leader`, 'Add one, or take the unit out', unit.id))
  const size = sizeOf(part)
  const others = open.filter(({ label }) => label !== 'leader')
  const strays = own.length - (size - open.length)
  if (others.length > 0 && strays > 0)
    lines.push(broken(`${unit.name} is not armed as the table has it`, `It has ${partWords(part)}`, unit.id))
  else if (others.length > 0)
    lines.push(
      broken(
        `${unit.name} has ${own.length} of ${size}`,
        `Add ${others.map(({ label }) => label).join(', ')}`,
        unit.id,
      ),
    )
  else if (strays > 0) lines.push(broken(`${unit.name} has ${own.length} of ${size}`, 'Take the others out', unit.id))
  return lines.length > 0
    ? lines
    : [kept(`${unit.name}: ${unit.choice === null ? partWords(part) : chosenWords(unit, part)}`)]
}

const chosenWords = ({ choice }: Unit, { options = [] }: Part): string =>
  `${options.find(({ id }) => id === choice)?.weapon ?? options[0]!.weapon} chosen`

/** @returns what is said of units that belong together, and of each of them. */
export function checkFormation(state: BookgunState, formation: FormationRow): readonly Check[] {
  const units = state.units.filter(({ formationId }) => formationId === formation.id)
  return [
    ...countChecks(state, formation, units),
    ...platoonChecks(state, formation),
    ...units.flatMap((unit) => checkUnit(state, unit)),
  ]
}

/** @returns what is said of units that belong to nothing. */
export const checkLoose = (state: BookgunState, units: readonly Unit[]): readonly Check[] =>
  units.flatMap((unit) => checkUnit(state, unit))

function countChecks(state: BookgunState, formation: FormationRow, units: readonly Unit[]): readonly Check[] {
  const cells = units.filter(({ part }) => part === 'cell').length
  const parts = formation.kind === 'group' ? groupParts(Math.max(1, cells)) : typeOfFormation(formation).parts
  const lines = parts.map(({ part, count }) => {
    const has = units.filter((unit) => unit.part === part.id).length
    const text = `${count === 1 ? part.title : `${count} × ${part.title}`}${sizeSaid(wholePart(state, part))}`
    if (has === count) return kept(text)
    const short = `${part.title}: ${has} of ${count}`
    return broken(
      short,
      has < count ? `Add ${count - has}, or leave it short` : `Take ${has - count} out, or keep them`,
    )
  })
  const ids = parts.map(({ part }) => part.id)
  const strange = units.filter(({ part }) => !ids.includes(part) && !mayJoin(formation, part, cells))
  return [
    ...lines,
    ...strange.map(({ id, name, part }) =>
      broken(strangeWords(name, part, formation, cells), 'Put it elsewhere, or keep it attached', id),
    ),
  ]
}

/** What is for groups of enough cells alone says how many those are (p. 7). */
const strangeWords = (name: string, part: string, { kind }: FormationRow, cells: number): string =>
  kind === 'group' && isGroupWeapon(part)
    ? `${name}: one for each ${cellsForHeavy} cells, and the group has ${cells}`
    : `${name} is no part of it`

const isGroupWeapon = (part: string): boolean => part === 'hmg' || part === 'recoilless'

/** Three platoons are a company, of whatever type (p. 6). */
function platoonChecks({ formations }: BookgunState, { id, kind }: FormationRow): readonly Check[] {
  if (kind !== 'company') return []
  const has = formations.filter((one) => one.parentId === id && one.kind === 'platoon').length
  if (has === platoonsInCompany) return [kept(`${has} platoons`)]
  const wayOut =
    has < platoonsInCompany
      ? `Add ${platoonsInCompany - has} to it, or leave it short`
      : `Put ${has - platoonsInCompany} elsewhere, or keep them attached`
  return [broken(`Platoons: ${has} of ${platoonsInCompany}`, wayOut)]
}

const attached = ['armor', gun.id, vehicle.id, boat.id]

/** Armor, single guns, vehicles and boats may be attached to anything. */
const mayJoin = ({ kind }: FormationRow, part: string, cells: number): boolean =>
  attached.includes(part) || (kind === 'group' && isGroupWeapon(part) && groupWeapons(cells).hmgs > 0)

const sizeSaid = (part: Part): string =>
  part.vehicles !== undefined
    ? `, ${counted(part.vehicles, 'vehicle')}`
    : part.sizeUnsaid
      ? ''
      : `, ${sizeOf(part)} each`
