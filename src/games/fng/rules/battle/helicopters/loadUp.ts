import { defineAction, type Asking } from '../action.ts'
import { craftById, helicoptersIn, helicopterOf, isFree, passengersOf } from '../air/craft.ts'
import { craftField, craftIn } from '../air/runForm.ts'
import {
  aboutFigure,
  battleOf,
  figureById,
  figuresOf,
  isOnTable,
  isUp,
  refusesOutsideTurn,
  type Craft,
  type Figure,
} from '../battle.ts'
import { gunDown } from '../fire/gunDown.ts'
import { handOnCommand, takeUpCommand } from '../groups/boarding.ts'
import { freeFromCarrier, layDown } from '../harm/layDown.ts'
import { isInMelee } from '../melee/inMelee.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { nextTurn } from './flight.ts'
import { comesAway } from '../ground/cover.ts'
import { isCasualty, placesOf, whyNoPlace } from './places.ts'
import { refuse } from '../refuse.ts'

const onGround = (state: FngState): Craft[] =>
  helicoptersIn(state).filter((craft) => craft.mode === 'landed' && isFree(state, craft))

/** Who can come aboard: ours who stand free, our wounded and dead, prisoners. */
const boarders = (state: FngState): Figure[] =>
  state.figures.filter(
    (figure) =>
      isOnTable(figure) &&
      figure.role !== 'aircrew' &&
      !figure.inTunnel &&
      figure.carries === null &&
      (figure.side === 'ours' ? isCasualty(figure) || isFreeToBoard(state, figure) : figure.status === 'captured'),
  )

const isFreeToBoard = (state: FngState, figure: Figure): boolean =>
  isUp(figure) && figure.busy === null && !isInMelee(state, figure)

/** Unwounded men with nothing else to do. */
const porters = (state: FngState): Figure[] =>
  figuresOf(state, 'ours').filter(
    (figure) => isUp(figure) && !figure.fired && figure.busy === null && !isInMelee(state, figure),
  )

const idsIn = ({ values }: Asking, field: string): readonly number[] =>
  Array.isArray(values[field]) ? (values[field] as readonly number[]) : []

const isBoarding = (asking: Asking): boolean =>
  craftIn(asking) !== undefined && placesOf(asking.state, craftIn(asking)!) > 0

/** Who must be carried in: all casualties but the wounded who walk. */
const mustBeCarried = (figure: Figure): boolean =>
  isCasualty(figure) && !(figure.status === 'outOfTheFight' && figure.walks)

/** Men who carry one casualty each: one for a wounded man, two for a dead one (FNG p. 87). */
const portersFor = ({ status }: Figure): number => (status === 'obviouslyDead' ? 2 : 1)

/** A helicopter on the ground is loaded or unloaded, which takes its whole activation (FNG p. 87). */
export const loadHelicopter = defineAction({
  name: 'loadHelicopter',
  title: 'Helicopter: load, unload',
  section: 'air',
  page: 87,
  words: ['medevac', 'dustoff', 'evacuate', 'wounded', 'extract', 'insert', 'board', 'get out', 'passengers'],
  fields: {
    craft: craftField('Helicopter', onGround),
    out: {
      kind: 'picks',
      from: 'figures',
      label: 'Gets out',
      most: 20,
      among: (asking) => {
        const craft = craftIn(asking)
        return craft ? passengersOf(asking.state, craft.id).map(({ id }) => id) : []
      },
    },
    in: {
      kind: 'picks',
      from: 'figures',
      label: 'Comes aboard',
      help: 'Whoever stands or lies beside it.',
      most: 20,
      asked: isBoarding,
      among: ({ state }) => boarders(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        boarders(state)
          .filter(({ id }) => selected.includes(id))
          .map(({ id }) => id),
    },
    porters: {
      kind: 'picks',
      from: 'figures',
      label: 'Who carries them in',
      help: 'One for each wounded man who cannot walk, two for each dead.',
      most: 20,
      asked: (asking) => idsIn(asking, 'in').some((id) => mustBeCarried(figureById(asking.state, id))),
      among: (asking) => porters(asking.state).flatMap(({ id }) => (idsIn(asking, 'in').includes(id) ? [] : [id])),
    },
    leaveGuns: {
      kind: 'flag',
      label: 'The door guns stay at the LZ',
      help: 'Room for two more passengers.',
      asked: (asking) => {
        const craft = craftIn(asking)
        return craft !== undefined && craft.doorGunners > 0 && hasRoomForGuns(asking.state, craft)
      },
    },
  },
  refuses: (state) => refusesOutsideTurn(state) ?? whyNot(state),
  likely: ({ state }) => (whyNot(state) === null ? 90 : 0),
  entry: (state, { craft }) => `${craftById(state, craft).name} is loaded`,
  run(scene, { craft: id, out, in: coming, porters: carrying, leaveGuns }) {
    if (out.length + coming.length === 0) refuse('Say who gets out or comes aboard.')
    if (leaveGuns) scene.patch('craft', id, { doorGunners: 0 })
    scene.patch('craft', id, { freeTurn: nextTurn(scene) })
    for (const figureId of out) getOut(scene, figureById(scene.state, figureId))
    takeUpCommand(scene, out)
    const figures = coming.map((figureId) => figureById(scene.state, figureId))
    const craft = craftById(scene.state, id)
    const why = whyNoPlace(scene.state, craft, figures)
    if (why !== null) refuse(why)
    mustBeEnough(figures, carrying.length)
    for (const porter of carrying) scene.patch('figures', porter, { fired: true })
    for (const figure of figures) comeAboard(scene, craft, figure)
    handOnCommand(scene, coming)
  },
})

function whyNot(state: FngState): string | null {
  if (battleOf(state).side !== 'ours') return 'Helicopters are loaded when our side is active.'
  return onGround(state).length > 0 ? null : 'No helicopter stands ready to be loaded.'
}

const hasRoomForGuns = (state: FngState, craft: Craft): boolean =>
  (helicopterOf(state, craft)?.placesForDoorGuns ?? 0) > 0

function mustBeEnough(figures: readonly Figure[], carrying: number): void {
  const wanted = figures.filter(mustBeCarried).reduce((total, figure) => total + portersFor(figure), 0)
  if (carrying < wanted) refuse(`${wanted} men must carry: ${carrying} are named.`)
}

function getOut(scene: Scene, figure: Figure): void {
  scene.patch('figures', figure.id, { aboardId: null })
  scene.note(`${figure.name} is out of the helicopter.`, { about: aboutFigure(figure), page: 87 })
}

/** Whoever boards lets go of all else. */
function comeAboard(scene: Scene, craft: Craft, figure: Figure): void {
  freeFromCarrier(scene, figure)
  scene.patch('figures', figure.id, { ...layDown(scene, figure), carried: false, aboardId: craft.id, ...comesAway })
  gunDown(scene, figure.id)
  scene.note(`${figure.name} is aboard ${craft.name}.`, { about: aboutFigure(figure), page: 87 })
}
