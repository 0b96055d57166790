import { mustBeOnce, notNow, refuse } from '../../../../main/engine/mustBe.ts'
import { civiliansPresent, counted, gameOf, mustBe, mustHaveGame, sideById, sideOf, troopById } from '../game.ts'
import type { BeginGame, Deploy, DeployMob, SetVehicles } from '../inputs.ts'
import { isVehicle } from '../movement/mobilities.ts'
import { unnamedWords } from '../roster/commander.ts'
import { aboutTroop, stepOf, type Scene } from '../scene.ts'
import type { Unit } from '../state.ts'
import { readyUnit, sizeOfUnit, troopOf } from '../troops.ts'
import { beginTurn } from '../turn/phases.ts'
import { mustNotHaveConcealed } from './conceal.ts'
import { roeWords } from './conditions.ts'

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

/** Puts units of the rosters on the table, or beside it until they enter. */
export const deploy = stepOf<Deploy>('Units on the table', (scene, { units }) => {
  const game = mustHaveGame(scene.state)
  mustBeOnce(units.map(({ unit }) => unit))
  if (units.length === 0) refuse('Nobody is named.')
  for (const { unit: id, formation, waiting, mounted } of units) {
    const unit = readyUnit(scene.state, id)
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
  const unit = readyUnit(scene.state, id)
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

/** The first turn begins. */
export const startPlay = stepOf('Play begins', (scene) => {
  mustBe(scene.state, 'setUp')
  for (const kind of ['army', 'insurgents'] as const)
    if (!scene.state.troops.some(({ force }) => force === kind))
      notNow(`${sideOf(scene.state, kind)!.name} has nothing in the game.`)
  for (const words of unnamedWords(scene.state)) scene.note(words)
  beginTurn(scene)
})
