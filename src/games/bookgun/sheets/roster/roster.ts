import { gameOf, isPlaying } from '../../rules/game.ts'
import { nations } from '../../rules/organisation/nations.ts'
import { openPlaces, wantsLeader, type Place } from '../../rules/roster/checks.ts'
import { labelOfFigure } from '../../rules/roster/figures.ts'
import { partOfUnit } from '../../rules/roster/parts.ts'
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
    const when = side === undefined ? '' : leadWords(side)
    return [{ title: titleOf(state, force), whose, when, asOf: asOf(state), force, groups }]
  })
}

/** A game under way is not in the rosters: it comes into them when it ends. */
function asOf(state: BookgunState): string {
  const { length } = state.games
  if (!isPlaying(state)) return length === 0 ? 'Before the first game.' : `After game ${length}.`
  const { number, turn, phase } = gameOf(state)
  return phase === 'setUp'
    ? `Before game ${number}, which is being set up.`
    : `Before game ${number}, which is in turn ${turn}: who is fit in it now stands on the initiative track.`
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

function unitOf(state: BookgunState, unit: Unit): RosterUnit {
  const own = state.figures.filter(({ unitId }) => unitId === unit.id).map(figureOf)
  return {
    name: unit.name,
    leader: unit.leader,
    led: wantsLeader(state, unit),
    figures: withLeaderFirst([...own, ...neverTaken(openPlaces(state, unit).map(openPlace), own)]),
    note: noteOfPart(partOfUnit(unit), unit.choice !== null),
  }
}

/** Places of those who were lost are told by who is struck out. */
function neverTaken(places: readonly RosterFigure[], own: readonly RosterFigure[]): readonly RosterFigure[] {
  const lost = own.filter(({ out }) => out)
  return places.filter((place) => {
    const at = lost.findIndex(
      (one) =>
        one.kind === place.kind &&
        (isLeader(place) ? one.leads : place.kind === 'vehicle' || one.label === place.label),
    )
    if (at >= 0) lost.splice(at, 1)
    return at < 0
  })
}

/** A leader stands at the front, and so does the place that waits for one. */
const withLeaderFirst = (figures: readonly RosterFigure[]): RosterFigure[] =>
  figures.toSorted((a, b) => Number(isLeader(b)) - Number(isLeader(a)))

const isLeader = ({ leads, open, label }: RosterFigure): boolean => leads || (open && label === leaderPlace)

/** What an open place of a leader is called. */
const leaderPlace = 'leader'

const openPlace = ({ kind, label }: Place): RosterFigure => ({ kind, label, leads: false, out: false, open: true })

const figureOf = (figure: FigureRow): RosterFigure => ({
  kind: figure.kind,
  label: labelOfFigure(figure),
  leads: figure.leads,
  out: figure.lostIn !== null,
  open: false,
})
