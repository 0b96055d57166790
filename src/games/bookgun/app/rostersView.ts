import { cell } from '../rules/organisation/irregulars.ts'
import { nations } from '../rules/organisation/nations.ts'
import { sizeOf } from '../rules/organisation/shape.ts'
import { companyTitles, partWords, titlesWords } from '../rules/organisation/words.ts'
import { bookgunForms } from '../contract/forms.ts'
import type {
  ForceView,
  FormationType,
  NationView,
  PartView,
  RosterCheck,
  RosterFormation,
  RostersView,
  RosterUnit,
} from '../contract/rosters.ts'
import { checkFormation, checkLoose, openPlaces, wantsLeader } from '../rules/roster/checks.ts'
import { basicUnits, namesNobody, unitsForCommander } from '../rules/roster/commander.ts'
import { labelOfFigure } from '../rules/roster/figures.ts'
import {
  formationTypes,
  keyedParts,
  keyOfPart,
  partOfUnit,
  typeOfFormation,
  wholePart,
  type KeyedPart,
} from '../rules/roster/parts.ts'
import { commanderOf } from '../rules/sealing.ts'
import { isLeaderAlone } from '../rules/troops.ts'
import { counted, forceOf, isPlaying } from '../rules/game.ts'
import type { BookgunState, FormationRow, Force, Unit } from '../rules/state.ts'

/** @returns all rosters of the campaign, how far they keep to the organisation, and what they can be made of. */
export const rostersView = (state: BookgunState): RostersView => ({
  title: state.tour[0]?.title ?? '',
  nations: nationViews(state),
  forces: (['army', 'insurgents', 'civilians'] as const).map((force) => forceView(state, force)),
  leaderBesides: state.tour[0]?.leaderBesides ?? false,
})

const mobilities = bookgunForms.editUnit.fields.mobility.options

/** What a part may get about by: guns stay guns, vehicles are of any kind, figures walk or ride. */
function mobilitiesOf({ part }: KeyedPart): PartView['mobilities'] {
  const onFoot = ['foot', 'cavalry', 'bicycles']
  const fits = (key: string) =>
    part.kind === 'gun'
      ? key === 'gun'
      : part.vehicles === undefined
        ? onFoot.includes(key)
        : !onFoot.includes(key) && key !== 'gun'
  return mobilities.filter(({ value }) => fits(value)).map(({ value, label }) => ({ key: value, label }))
}

function partView(state: BookgunState, keyed: KeyedPart): PartView {
  const { key } = keyed
  const part = wholePart(state, keyed.part)
  return {
    ...{ key, title: part.title, figures: sizeOf(part), vehicles: part.vehicles ?? 0 },
    sizeUnsaid: part.sizeUnsaid === true,
    leads: part.figures.some(({ leads }) => leads),
    words: part.vehicles === undefined ? (part.sizeUnsaid ? '' : partWords(part)) : counted(part.vehicles, 'vehicle'),
    options: (part.options ?? []).map(({ id, weapon }) => ({ id, label: weapon })),
    mobilities: mobilitiesOf(keyed),
  }
}

const typesOf = (force: Force, nation: string | null): FormationType[] => {
  const own = formationTypes.filter((type) => type.force === force && type.nation === nation)
  const platoons = own.filter(({ kind }) => kind === 'platoon').map(({ key, title }) => ({ key, title }))
  return own.map(({ key, kind, title, parts, under }) => ({
    ...{ key, title, words: kind === 'company' ? companyTitles(parts) : titlesWords(parts) },
    under: own.filter((one) => under.includes(one.kind)).map((type) => type.key),
    platoons: kind === 'company' ? platoons : [],
  }))
}

const nationView = (
  state: BookgunState,
  key: string,
  force: Force,
  nation: string | null,
  title: string,
  size: number | null,
): NationView => ({
  ...{ key, force, title, size, types: typesOf(force, nation) },
  parts: keyedParts
    .filter((part) => part.force === force && part.nation === nation)
    .map((part) => partView(state, part)),
})

const nationViews = (state: BookgunState): NationView[] => [
  ...nations.map(({ id, title, squad }) => nationView(state, id, 'army', id, title, sizeOf(squad))),
  nationView(state, 'insurgents', 'insurgents', null, 'Insurgents', sizeOf(wholePart(state, cell))),
  nationView(state, 'civilians', 'civilians', null, 'Civilians', null),
]

function forceView(state: BookgunState, force: Force): ForceView {
  const side = state.sides.find(({ kind }) => forceOf(kind) === force)
  const units = state.units.filter((unit) => unit.force === force)
  const formations = formationViews(state, force, units)
  const checks = formations.flatMap((one) => one.checks)
  const ids = new Set(units.map(({ id }) => id))
  const figures = state.figures.filter(({ unitId, lostIn }) => ids.has(unitId) && lostIn === null)
  return {
    force,
    sideId: side?.id ?? null,
    player: side?.name ?? '',
    name: side?.force ?? '',
    nation: side?.nation ?? null,
    formations,
    totals: {
      figures: figures.filter(({ kind }) => kind === 'man').length,
      leaders: figures.filter(({ leads }) => leads).length,
      cards: units.filter((unit) => !isLeaderAlone(state, unit)).length,
      vehicles: figures.filter(({ kind }) => kind === 'vehicle').length,
    },
    kept: { of: checks.length, kept: checks.filter(({ kept }) => kept).length },
    commander: force === 'civilians' || !side ? null : commanderView(state, force, side.id),
  }
}

function commanderView(state: BookgunState, force: Force, sideId: number): ForceView['commander'] {
  return {
    units: basicUnits(state, force),
    needed: unitsForCommander,
    named: commanderOf(state, sideId) !== undefined,
    refused: namesNobody(state, force, sideId) ?? (isPlaying(state) ? null : 'He is named when a game has begun.'),
  }
}

function formationViews(state: BookgunState, force: Force, units: readonly Unit[]): RosterFormation[] {
  const own = state.formations.filter((one) => one.force === force)
  const loose = units.filter(({ formationId }) => formationId === null)
  return [...own.map((one) => formationView(state, one)), ...(loose.length > 0 ? [attached(state, force, loose)] : [])]
}

function formationView(state: BookgunState, formation: FormationRow): RosterFormation {
  const { id, name, parentId } = formation
  const parent = state.formations.find((one) => one.id === parentId)
  return {
    ...{ id, name, title: typeOfFormation(formation).title },
    nation: formation.nation,
    under: parent ? `of ${parent.name}` : null,
    underId: parentId,
    units: state.units.filter(({ formationId }) => formationId === id).map((unit) => unitView(state, unit)),
    checks: lastBroken(checkFormation(state, formation)),
  }
}

const attached = (state: BookgunState, force: Force, units: readonly Unit[]): RosterFormation => ({
  ...{
    id: null,
    name: force === 'civilians' ? 'Mobs' : 'Attached',
    title: '',
    nation: null,
    under: null,
    underId: null,
  },
  units: units.map((unit) => unitView(state, unit)),
  checks: lastBroken(checkLoose(state, units)),
})

const lastBroken = (checks: readonly RosterCheck[]): readonly RosterCheck[] =>
  checks.toSorted((a, b) => Number(b.kept) - Number(a.kept))

function unitView(state: BookgunState, unit: Unit): RosterUnit {
  const { id, name, leader, mobility, games, choice } = unit
  const key = keyOfPart(unit)
  const part = partOfUnit(unit)
  return {
    ...{ id, name, leader, mobility, games, part: key, partTitle: part.title, wantsLeader: wantsLeader(state, unit) },
    heads: part.kind === 'headquarters',
    figures: state.figures
      .filter(({ unitId }) => unitId === id)
      .toSorted((a, b) => Number(b.leads) - Number(a.leads) || a.id - b.id)
      .map((figure, i) => ({
        ...{ id: figure.id, kind: figure.kind, role: figure.role, leads: figure.leads, out: figure.lostIn !== null },
        label: labelOfFigure(figure, String(i + 1)),
      })),
    open: openPlaces(state, unit),
    choice: part.options
      ? { chosen: choice, options: part.options.map((one) => ({ id: one.id, label: one.weapon })) }
      : null,
    mobilityTitle: mobilities.find(({ value }) => value === mobility)!.label,
  }
}
