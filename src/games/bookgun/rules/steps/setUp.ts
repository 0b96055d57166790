import { unitsForCommander } from '../organisation/irregulars.ts'
import { rowById } from '../../../../main/engine/state.ts'
import { rowOf } from '../../../../main/engine/table.ts'
import {
  civiliansPresent,
  counted,
  forceOf,
  gameOf,
  mustBe,
  mustBeOnce,
  mustHaveGame,
  notNow,
  refuse,
  sideById,
  sideOf,
  troopById,
} from '../game.ts'
import type {
  BeginGame,
  Conceal,
  Deploy,
  DeployMob,
  NameCommander,
  SetRoe,
  SetVehicles,
  SetWeather,
} from '../inputs.ts'
import { isVehicle } from '../movement/mobilities.ts'
import { isBasic, partOfUnit } from '../roster/parts.ts'
import { aboutTroop, stepOf, type Scene } from '../scene.ts'
import { commanderOf, dummyWords, sealAll, strengthWords } from '../sealing.ts'
import type { BookgunState, Roe, Unit } from '../state.ts'
import { rulesOfEngagement } from '../tables/organisation.ts'
import { markerOf, sizeOfUnit, troopOf } from '../troops.ts'
import { beginTurn } from '../turn.ts'

export const beginGame = stepOf<BeginGame>('A game is set up', (scene, input) => {
  const [tour] = scene.state.tour
  if (!tour) notNow('Begin the campaign first.')
  if (tour.gameId !== null) notNow('A game is under way already.')
  const { scenario, setsUp, sky, weather, night, roe, cardPerFigure } = input
  const number = scene.state.games.length + 1
  const gameId = scene.add('games', {
    ...{ number, scenario: scenario.trim(), setsUp: setsUp === 'nobody' ? null : setsUp, sky, weather, night, roe },
    ...{ cardPerFigure, turn: 0, phase: 'setUp', winnerId: null, words: '' },
  })
  scene.patch('tour', tour.id, { gameId })
  const named = scenario.trim() === '' ? '' : `: ${scenario.trim()}`
  const who = setsUp === 'nobody' ? 'Nobody sets up before the other' : `${sideOf(scene.state, setsUp)!.name} sets up`
  scene.note(`Game ${number}${named}. ${who}.`, { collection: 'games', id: gameId })
  if (cardPerFigure) scene.note('In the fire phase each figure has a card of its own.')
})

/** A unit that can be put on the table. @throws RuleError `bad-input`. */
function ready(scene: Scene, id: number): Unit {
  const unit = rowById(scene.state.units, id, 'unit')
  if (scene.state.troops.some(({ unitId }) => unitId === id)) refuse(`${unit.name} is in the game already.`)
  if (sizeOfUnit(scene.state, unit) === 0) refuse(`${unit.name} has nobody to go.`)
  return unit
}

/** Nothing more of a side is put in the open once it has concealed: what is left would tell what is hidden. */
function mustNotHaveConcealed({ state }: Scene, sideId: number): void {
  if (state.troops.some((troop) => troop.kind === 'marker' && troop.sideId === sideId) || hasMarkers(state, sideId))
    refuse(`${sideById(state, sideId).name} has concealed, and puts nothing more on the table.`)
}

const hasMarkers = ({ sealed }: BookgunState, sideId: number): boolean =>
  sealed.some((row) => row.sideId === sideId && row.kind === 'marker')

/** Puts units of the rosters on the table, or beside it until they enter. */
export const deploy = stepOf<Deploy>('Units on the table', (scene, { units }) => {
  const game = mustHaveGame(scene.state)
  mustBeOnce(units.map(({ unit }) => unit))
  if (units.length === 0) refuse('Nobody is named.')
  for (const { unit: id, formation, waiting, mounted } of units) {
    const unit = ready(scene, id)
    if (unit.force === 'civilians') refuse(`${unit.name} is a mob: it is put on the table with who it is friendly to.`)
    const side = sideOf(scene.state, unit.force)!
    mustNotHaveConcealed(scene, side.id)
    if (mounted && unit.mobility !== 'cavalry' && unit.mobility !== 'bicycles')
      refuse(`${unit.name} has nothing to ride.`)
    const row = troopOf(scene.state, unit, { gameId: game.id, sideId: side.id })
    const horses = unit.mobility === 'cavalry' ? row.figures : 0
    const troop = scene.add('troops', { ...row, formation, waiting, mounted, horses })
    const where = waiting ? 'beside the table, to enter later' : 'on the table'
    scene.note(`${unit.name}, ${strength(scene, unit)}: ${where}.`, aboutTroop({ id: troop }, 'waiting'))
  }
})

function strength({ state }: Scene, unit: Unit): string {
  const vehicles = state.figures.some(({ unitId, kind }) => unitId === unit.id && kind === 'vehicle')
  return counted(sizeOfUnit(state, unit), vehicles ? 'vehicle' : 'figure')
}

/** Puts a mob on the table. Who is friendly to the insurgents is run by them, all others by whom the players name. */
export const deployMob = stepOf<DeployMob>('Civilians on the table', (scene, { unit: id, friendly, runBy }) => {
  const game = mustHaveGame(scene.state)
  const unit = ready(scene, id)
  if (unit.force !== 'civilians') refuse(`${unit.name} are no civilians.`)
  const side = sideById(scene.state, runBy)
  if (friendly === 'insurgents' && side.kind !== 'insurgents')
    refuse('Who is friendly to the insurgents is run by them.')
  if (friendly === 'army' && side.kind === 'insurgents')
    refuse('Who is friendly to the army is run by a third player or an umpire, or by the army.')
  const before = civiliansPresent(scene.state)
  const row = troopOf(scene.state, unit, { gameId: game.id, sideId: side.id })
  const troop = scene.add('troops', { ...row, friendly, formation: 'close' })
  const who = friendly === 'nobody' ? 'friendly to nobody' : `friendly to the ${friendly}`
  scene.note(
    `${unit.name}, ${strength(scene, unit)}, ${who}, run by ${side.name}.`,
    aboutTroop({ id: troop }, 'friendly'),
  )
  if (!before) scene.note(`Civilians are present: ${roeWords(scene, game.roe)} is in force.`)
})

export const setVehicles = stepOf<SetVehicles>('Vehicles', (scene, { troop: id, ...said }) => {
  gameOf(scene.state)
  const { name, mobility } = troopById(scene.state, id)
  if (!isVehicle(mobility)) refuse(`${name} has no vehicles.`)
  if (said.limber && mobility !== 'horseDrawn') refuse(`${name} is not drawn by horses: a limber is.`)
  if (said.afloat && !said.amphibious) refuse(`${name} is not amphibious: it lies on no water.`)
  scene.patch('troops', id, said)
  const words = [
    said.roadBound ? 'no off-road ability' : '',
    said.amphibious ? `amphibious${said.afloat ? ', on the water' : ''}` : '',
    said.limber ? 'limbers' : '',
  ].filter((word) => word !== '')
  scene.note(`${name}: ${words.length === 0 ? 'nothing special' : words.join(', ')}.`, aboutTroop({ id }, 'roadBound'))
})

/** Markers for concealed units, one dummy for every two; what stands under which is sealed (p. 11). */
export const conceal = stepOf<Conceal>('Sealed', (scene, { side: sideId, markers }) => {
  const game = mustBe(scene.state, 'setUp')
  const side = sideById(scene.state, sideId)
  if (side.kind === 'umpire' || game.setsUp !== side.kind) refuse('Only who sets up on the table conceals.')
  mustNotHaveConcealed(scene, sideId)
  const ids = markers.flatMap(({ unit }) => (unit === null ? [] : [unit]))
  mustBeOnce(ids)
  if (ids.length === 0) refuse('No unit is named.')
  const dummies = Math.floor(ids.length / 2)
  if (markers.length - ids.length !== dummies)
    refuse(
      `One dummy for every two real markers: ${counted(ids.length, 'real marker')} and ${counted(dummies, 'dummy', 'dummies')}.`,
    )
  const force = forceOf(side.kind)
  const things = markers.map(({ unit: id, place }, i) => {
    const unit = id === null ? null : ready(scene, id)
    if (unit && unit.force !== force) refuse(`${unit.name} is of the other side.`)
    const what = unit ? strengthWords(scene.state, unit) : dummyWords
    return { kind: 'marker', number: i + 1, unitId: unit?.id ?? null, what, place: place.trim() } as const
  })
  const placed = things.map((thing) => ({
    ...thing,
    troopId: scene.add('troops', markerOf(thing.number, { gameId: game.id, sideId, force })),
  }))
  sealAll(
    scene,
    sideId,
    placed,
    `${side.name} puts ${counted(placed.length, 'marker')} on the table, dummies among them.`,
  )
})

/** A side of three basic units names one leader in secret (p. 8). */
export const nameCommander = stepOf<NameCommander>('Sealed', (scene, { side: sideId, unit: id }) => {
  const { id: gameId } = gameOf(scene.state)
  const side = sideById(scene.state, sideId)
  const force = forceOf(side.kind)
  const unit = rowById(scene.state.units, id, 'unit')
  if (side.kind === 'umpire' || unit.force !== force) refuse(`${unit.name} is not of the side that ${side.name} leads.`)
  if (commanderOf(scene.state, sideId)) refuse(`${side.name} has named a Commander-in-Chief.`)
  if (basicUnits(scene.state, force) < unitsForCommander)
    refuse(`A side of at least ${unitsForCommander} basic units names a Commander-in-Chief.`)
  const { leader } = troopOf(scene.state, unit, { gameId, sideId })
  if (leader === '') refuse(`${unit.name} has no leader.`)
  const what = leader === 'its leader' ? `the leader of ${unit.name}` : `${leader}, ${unit.name}`
  sealAll(
    scene,
    sideId,
    [{ kind: 'commander', number: 0, troopId: null, unitId: unit.id, what, place: '' }],
    `${side.name} has named a Commander-in-Chief.`,
  )
})

/** @returns squads or cells of a roster: how many of them are on the table is nobody's business. */
export const basicUnits = (state: BookgunState, force: Unit['force']): number =>
  state.units.filter((unit) => unit.force === force && isBasic(partOfUnit(unit))).length

/** @returns what is said of each side that has the basic units for a Commander-in-Chief and has named none (p. 8). */
export const unnamedWords = (state: BookgunState): readonly string[] =>
  state.sides.flatMap(({ id, kind, name }) => {
    if (kind === 'umpire' || commanderOf(state, id)) return []
    const units = basicUnits(state, forceOf(kind))
    return units < unitsForCommander
      ? []
      : [`${name} has ${units} basic units on his roster, and has named no Commander-in-Chief.`]
  })

/** Why a side with so few names no Commander-in-Chief. */
export const fewWords = (units: number): string =>
  `It has ${units === 0 ? 'none' : units === 1 ? 'one' : units} on its roster.`

/** @returns "ROE3 Weapons Ready". */
function roeWords(scene: Scene, rule: Roe): string {
  const { cells } = rowOf(scene.table(rulesOfEngagement), rule)
  return `${rule} ${cells.name}`
}

export const setRoe = stepOf<SetRoe>('Rules of engagement', (scene, { rule }) => {
  const game = gameOf(scene.state)
  if (game.roe === rule) refuse(`${roeWords(scene, rule)} is set already.`)
  scene.patch('games', game.id, { roe: rule })
  const words = civiliansPresent(scene.state) ? 'is in force' : 'will be in force when civilians are present'
  scene.note(`${roeWords(scene, rule)} ${words}.`, { collection: 'games', id: game.id, field: 'roe' })
})

const skyWords = { clear: 'clear sky', fog: 'fog', rain: 'rain', snowfall: 'falling snow' } as const
const weatherWords = { dry: 'dry ground', mud: 'mud', snow: 'snow' } as const

export const setWeather = stepOf<SetWeather>('The weather', (scene, { sky, weather, night }) => {
  const { id } = gameOf(scene.state)
  scene.patch('games', id, { sky, weather, night })
  scene.note(`Now ${skyWords[sky]}, ${weatherWords[weather]}${night ? ', night' : ''}.`, {
    collection: 'games',
    id,
    field: 'sky',
  })
})

/** The first turn begins. */
export const startPlay = stepOf('Play begins', (scene) => {
  mustBe(scene.state, 'setUp')
  for (const kind of ['army', 'insurgents'] as const)
    if (!scene.state.troops.some(({ force }) => force === kind))
      notNow(`${sideOf(scene.state, kind)!.name} has nothing in the game.`)
  for (const words of unnamedWords(scene.state)) scene.note(words)
  beginTurn(scene)
})
