import { RuleError } from '../../../../../main/engine/errors.ts'
import type { FngState } from '../../state.ts'
import { defineAction, type Asking } from '../action.ts'
import { isFree, isInPlay } from '../air/craft.ts'
import { craftField, craftIn } from '../air/runForm.ts'
import { battleOf, figuresOf, isUp, refusesOutsideTurn, type Craft, type Figure } from '../battle.ts'
import { isInMelee } from '../melee/inMelee.ts'
import type { Scene } from '../scene.ts'
import { freshStructure } from '../structures.ts'
import { suppliesAboard, suppliesName, supplyLoads, supplySlick } from './task.ts'

const loadsLeft = (state: FngState): number => suppliesAboard(state)?.amount ?? 0

/** The Slick that brought them, down or over its spot since last turn (FNG p. 87). */
const slicks = (state: FngState): Craft[] => {
  const call = state.calls.find(({ what }) => what === supplySlick)
  return state.craft.filter(
    (craft) =>
      craft.callId === call?.id &&
      loadsLeft(state) > 0 &&
      isInPlay(craft) &&
      isFree(state, craft) &&
      (craft.mode === 'landed' || craft.mode === 'hovering'),
  )
}

const isDown = (asking: Asking): boolean => craftIn(asking)?.mode === 'landed'

const porters = (state: FngState): Figure[] =>
  figuresOf(state, 'ours').filter(
    (figure) =>
      isUp(figure) &&
      figure.role !== 'aircrew' &&
      !figure.fired &&
      figure.busy === null &&
      !figure.inTunnel &&
      !isInMelee(state, figure),
  )

/** The supplies of a Resupply Site leave the helicopter: carried, a load a man, or kicked out of a hover (FNG pp. 86, 99). */
export const unloadSupplies = defineAction({
  name: 'unloadSupplies',
  title: 'Unload the supplies',
  section: 'support',
  page: 99,
  words: ['resupply', 'site', 'slick', 'kick out', 'load', 'defense', 'task'],
  fields: {
    craft: craftField('Helicopter', slicks),
    porters: {
      kind: 'picks',
      from: 'figures',
      label: 'Who carries a load each',
      help: 'Men beside it, who do nothing else.',
      least: 1,
      most: supplyLoads,
      asked: isDown,
      among: ({ state }) => porters(state).map(({ id }) => id),
      start: ({ state }) =>
        porters(state)
          .slice(0, loadsLeft(state))
          .map(({ id }) => id),
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    (battleOf(state).side !== 'ours'
      ? 'Supplies are unloaded when our side is active.'
      : slicks(state).length > 0
        ? null
        : 'No helicopter with supplies stands or hovers ready.'),
  likely: ({ state }) => (battleOf(state).side === 'ours' && slicks(state).length > 0 ? 91 : 0),
  run(scene, { craft: id, porters: carrying }) {
    const { turn } = battleOf(scene.state)
    const left = loadsLeft(scene.state)
    const lands = scene.row('craft', id).mode === 'landed'
    if (lands && carrying.length > left)
      throw new RuleError('bad-input', `Only ${left} loads are aboard. Nothing was changed.`)
    for (const porter of carrying) scene.patch('figures', porter, { fired: true })
    if (lands) scene.patch('craft', id, { freeTurn: turn + 1 })
    moveLoads(scene, lands ? carrying.length : left)
  },
})

/** From the helicopter to the ground. */
function moveLoads(scene: Scene, loads: number): void {
  const row = suppliesAboard(scene.state)!
  const amount = row.amount - loads
  scene.patch('lasting', row.id, { amount, name: suppliesName(amount) })
  const out = supplyLoads - amount
  const name = `Supplies, ${out} of ${supplyLoads} loads`
  const heap = scene.state.structures.find(({ kind, type }) => kind === 'cache' && type === ours)
  if (heap) scene.patch('structures', heap.id, { name, amount: out })
  else scene.add('structures', { ...freshStructure, kind: 'cache', type: ours, name, dv: 0, dvAtStart: 0, amount: out })
  scene.note(`${name} are on the ground.`, { page: 99 })
}

/** Caches of the enemy are of another type. */
const ours = 'supplies'
