import { mustBeWhole, refuse } from '../../../../main/engine/mustBe.ts'
import { counted, fitOf, mustBe, mustPlay, onTable, troopById } from '../game.ts'
import type { OneTroop, SendScouts } from '../inputs.ts'
import { walks } from '../movement/mobilities.ts'
import { aboutTroop, stepOf, troopTitle, type Scene } from '../scene.ts'
import type { Troop } from '../state.ts'
import { scoutsOf } from '../troops.ts'
import { endIfDone } from '../turn/phases.ts'

/**
 * Scouts leave their unit: up to 12" from its leader, 24" with a radio (p. 17). All units of men have some, on foot, on
 * horses and on bicycles; those of cavalry have horses of their own.
 */
export const sendScouts = stepOf<SendScouts>(troopTitle('Scouts'), (scene, { troop: id, figures }) => {
  mustBe(scene.state, 'movement')
  const troop = onTable(scene.state, id)
  if (troop.force === 'civilians') refuse('Mobs send no scouts.')
  if (troop.kind !== 'unit' || !walks(troop.mobility)) refuse(`${troop.name} sends no scouts.`)
  if (troop.spirit !== 'fit') refuse(`${troop.name} is ${troop.spirit}, and sends no scouts.`)
  if (troop.acted || troop.carrierId !== null) refuse(`${troop.name} has acted in this phase, or rides.`)
  if (scene.state.troops.some(({ parentId, gone }) => parentId === id && !gone)) refuse(`${troop.name} has scouts out.`)
  // One stays at least, and so do those who hold the horses.
  const spare = fitOf(troop) - Math.max(1, troop.holders)
  if (spare < 1) refuse(`${troop.name} has nobody to spare.`)
  mustBeWhole(figures, 1, spare, 'Scouts')
  const row = scoutsOf(troop, figures)
  scene.patch('troops', id, { figures: troop.figures - figures, horses: troop.horses - row.horses })
  const scouts = scene.add('troops', row)
  scene.note(`${troop.name} sends ${counted(figures, 'scout')}: up to 12" from its leader, 24" with a radio.`, {
    ...aboutTroop({ id: scouts }, 'figures'),
  })
})

export const scoutsBack = stepOf<OneTroop>(troopTitle('Back'), (scene, { troop: id }) => {
  mustPlay(scene.state)
  const scouts = onTable(scene.state, id)
  if (scouts.kind !== 'scouts') refuse(`${scouts.name} are no scouts.`)
  const parent = troopById(scene.state, scouts.parentId!)
  if (parent.gone) refuse(`${parent.name} is out of the game: ${scouts.name} go on alone.`)
  bringScoutsBack(scene, scouts)
  endIfDone(scene)
})

/** They are figures of their unit again, whatever became of them. */
export function bringScoutsBack(scene: Scene, { id, parentId, name, ...scouts }: Troop): void {
  const parent = scene.state.troops.find((troop) => troop.id === parentId)!
  scene.patch('troops', parent.id, {
    figures: parent.figures + scouts.figures,
    lost: parent.lost + scouts.lost,
    wounded: parent.wounded + scouts.wounded,
    horses: parent.horses + scouts.horses,
    holders: parent.mounted ? 0 : parent.holders + scouts.holders,
  })
  const draw = scene.state.draws.find((one) => one.said === null && one.troopId === id)
  if (draw) scene.patch('draws', draw.id, { troopId: null })
  scene.patch('troops', id, { gone: true, figures: 0, lost: 0, wounded: 0, horses: 0, holders: 0 })
  scene.note(`${name} are back with their unit.`, aboutTroop({ id }, 'gone'))
}
