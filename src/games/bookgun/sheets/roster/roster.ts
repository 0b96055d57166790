import { insurgentParts, mob } from '../../rules/organisation/irregulars.ts'
import { nations } from '../../rules/organisation/nations.ts'
import { partsOf, type Part, type Role } from '../../rules/organisation/shape.ts'
import { labelOf } from '../../rules/organisation/words.ts'
import type { BookgunState, FigureRow, FormationKind, FormationRow, Force, Unit } from '../../rules/state.ts'
import { noteOfPart, type RosterFigure, type RosterGroup, type RosterModel, type RosterUnit } from './rosterModel.ts'

const titles: Readonly<Record<FormationKind, string>> = {
  platoon: 'Platoon',
  special: 'Special forces',
  company: 'Company',
  group: 'Group',
  front: 'Liberation front',
}

/** @returns the rosters of a campaign, of each side that has units. */
export function rosterModels(state: BookgunState, name: string): RosterModel[] {
  const whose = state.tour[0]?.title ?? name
  return (['army', 'insurgents', 'civilians'] as const).flatMap((force) => {
    const groups = groupsOf(state, force)
    if (groups.length === 0) return []
    const side = state.sides.find(({ kind }) => kind === (force === 'civilians' ? 'umpire' : force))
    return [{ title: titleOf(state, force), whose, when: side === undefined ? '' : leadWords(side), force, groups }]
  })
}

const leadWords = ({ name, force }: BookgunState['sides'][number]): string =>
  force === '' ? name : `${force}: ${name}`

function titleOf({ sides }: BookgunState, force: Force): string {
  if (force === 'insurgents') return 'Roster: Insurgents'
  if (force === 'civilians') return 'Roster: Civilians'
  const id = sides.find(({ kind }) => kind === 'army')?.nation
  return `Roster: ${nations.find((nation) => nation.id === id)?.title ?? 'Army'}`
}

/** Formations in their order, with what belongs to none at the end. */
function groupsOf(state: BookgunState, force: Force): RosterGroup[] {
  const units = state.units.filter((unit) => unit.force === force)
  const formations = state.formations.filter((one) => one.force === force)
  const own = formations.map((formation) => ({
    title: formation.name,
    note: noteOf(formation, state.formations),
    units: units.filter(({ formationId }) => formationId === formation.id).map((unit) => unitOf(state, unit)),
  }))
  const free = units.filter(({ formationId }) => !formations.some(({ id }) => id === formationId))
  const attached = {
    title: force === 'civilians' ? 'Mobs' : 'Attached',
    note: '',
    units: free.map((unit) => unitOf(state, unit)),
  }
  return [...own, attached].filter((group) => group.units.length > 0)
}

function noteOf({ kind, parentId }: FormationRow, all: readonly FormationRow[]): string {
  const parent = all.find(({ id }) => id === parentId)
  return parent === undefined ? titles[kind] : `${titles[kind]} of ${parent.name}`
}

function unitOf({ figures }: BookgunState, { id, name, leader, nation, part: partId, choice }: Unit): RosterUnit {
  const own = figures.filter(({ unitId }) => unitId === id)
  const part = partOf(nation, partId)
  const chosen = part?.options?.find((option) => option.id === choice)
  return {
    name,
    leader,
    led: own.some(({ leads }) => leads),
    figures: own.map(figureOf),
    note: part === undefined ? '' : noteOfPart(part, chosen !== undefined),
  }
}

const figureOf = ({ kind, role, weapon, leads, lostIn }: FigureRow): RosterFigure => ({
  kind,
  label: kind === 'vehicle' ? (weapon ?? '') : labelOf({ role: role as Role, weapon }),
  leads,
  out: lostIn !== null,
})

/** The part of the organisation that a unit is of. */
function partOf(nationId: string | null, id: string): Part | undefined {
  const nation = nations.find((one) => one.id === nationId)
  const parts = nation === undefined ? [...insurgentParts, mob] : partsOf(nation)
  return parts.find((part) => part.id === id)
}
