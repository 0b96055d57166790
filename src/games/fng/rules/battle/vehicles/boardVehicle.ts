import { RuleError } from '../../../../../main/engine/errors.ts'
import { defineAction } from '../action.ts'
import { isOnTable, isUp, refusesOutsideTurn, type Figure, type Vehicle } from '../battle.ts'
import { namesOf } from '../fire/fire.ts'
import { gunDown } from '../fire/gunDown.ts'
import { handOnCommand } from '../groups/boarding.ts'
import { comesAway } from '../ground/cover.ts'
import { freeFromCarrier, layDown } from '../harm/layDown.ts'
import { isCasualty } from '../helicopters/places.ts'
import { isInMelee } from '../melee/inMelee.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { getOut } from './getOut.ts'
import { aboardOf, aboutVehicle, isWreck, vehicleById, vehicleField, vehicleIn, vehiclesOn } from './vehicle.ts'

const boardable = (state: FngState): Vehicle[] => vehiclesOn(state).filter((vehicle) => !isWreck(vehicle))

/** Who can come aboard: men of its side, prisoners and civilians; anybody a civilian takes along. */
const boarders = (state: FngState, { side }: Vehicle): Figure[] =>
  state.figures.filter(
    (figure) =>
      isOnTable(figure) &&
      !figure.inTunnel &&
      figure.carries === null &&
      (figure.side === side || side === 'civilian' || figure.side === 'civilian' || figure.status === 'captured') &&
      (isCasualty(figure) ||
        figure.status === 'captured' ||
        (isUp(figure) && figure.busy === null && !isInMelee(state, figure))),
  )

/**
 * Who is in a vehicle: on the table he counts no more until he is out, and nobody aims at him. What boarding costs is the
 * player's; a boat takes up who lies wounded in the water (FNG p. 50).
 */
export const boardVehicle = defineAction({
  name: 'boardVehicle',
  title: 'Vehicle: in or out',
  section: 'move',
  page: 39,
  words: ['mount', 'dismount', 'aboard', 'load', 'unload', 'passengers', 'evacuate', 'boat', 'ride'],
  fields: {
    vehicle: vehicleField('Vehicle', boardable),
    aboard: {
      kind: 'picks',
      from: 'figures',
      label: 'Who is aboard',
      help: 'Whoever is taken off the list gets out.',
      about: 'vehicle',
      most: 30,
      among: (asking) => {
        const vehicle = vehicleIn(asking)
        if (vehicle === null) return []
        return [...aboardOf(asking.state, vehicle.id), ...boarders(asking.state, vehicle)].map(({ id }) => id)
      },
      start: (asking) => {
        const vehicle = vehicleIn(asking)
        if (vehicle === null) return []
        const chosen = ({ id, groupId }: Figure) => asking.selected.includes(id) || asking.selected.includes(groupId)
        return [...aboardOf(asking.state, vehicle.id), ...boarders(asking.state, vehicle).filter(chosen)].map(
          ({ id }) => id,
        )
      },
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (boardable(state).length > 0 ? null : 'No vehicle on the table takes anybody.'),
  likely: ({ state, selected }) => (boardable(state).some(({ id }) => selected.includes(id)) ? 40 : 4),
  wrong: (state, { vehicle, aboard }) => whyNothing(state, vehicle, aboard),
  entry: (state, { vehicle }) => `${vehicleById(state, vehicle).name}: who is aboard`,
  run(scene, { vehicle: id, aboard }) {
    const why = whyNothing(scene.state, id, aboard)
    if (why !== null) throw new RuleError('bad-input', `${why} Nothing was changed.`)
    const before = aboardOf(scene.state, id).map((figure) => figure.id)
    const out = before.filter((each) => !aboard.includes(each))
    const coming = aboard.filter((each) => !before.includes(each))
    if (out.length > 0) getOut(scene, id, out)
    for (const each of coming) comeAboard(scene, id, scene.row('figures', each))
    handOnCommand(scene, coming)
    if (coming.length > 0)
      scene.note(`In ${vehicleById(scene.state, id).name}: ${namesOf(scene.state, coming)}.`, {
        about: aboutVehicle(id, 'state'),
        page: 39,
      })
  },
})

function whyNothing(state: FngState, vehicle: number, aboard: readonly number[]): string | null {
  const before = aboardOf(state, vehicle)
  return before.length === aboard.length && before.every(({ id }) => aboard.includes(id))
    ? 'Nobody gets in or out.'
    : null
}

/** Whoever boards lets go of all else, and swims no more. */
function comeAboard(scene: Scene, vehicleId: number, figure: Figure): void {
  freeFromCarrier(scene, figure)
  scene.patch('figures', figure.id, {
    ...layDown(scene, figure),
    ...comesAway,
    carried: false,
    prone: false,
    vehicleId,
  })
  gunDown(scene, figure.id)
  scene.remove('lasting', ({ kind, figureId }) => kind === 'swimmer' && figureId === figure.id)
}
