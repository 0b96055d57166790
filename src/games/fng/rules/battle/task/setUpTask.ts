import { sum } from '../../../../../main/engine/checks.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { rowOf } from '../../../../../main/engine/table.ts'
import { missionOf } from '../../people.ts'
import { counted } from '../../steps/setup/common.ts'
import type { DefenseTask } from '../../state.ts'
import { buildingDv } from '../../tables/buildings.ts'
import { defineAction } from '../action.ts'
import { battleOf, membersOf, refusesOutsideBattle } from '../battle.ts'
import { addLasting } from '../lasting.ts'
import type { Scene } from '../scene.ts'
import { freshStructure } from '../structures.ts'
import { noteCall } from '../support/calls.ts'
import { bringStrangers, strangersAt } from '../support/ours/strangers.ts'
import { bridgeEnds, endName } from './bridgeEnds.ts'
import { isTaskOpen, suppliesName, supplyLoads, supplySlick, takesPart, taskIsSetUp } from './task.ts'

const page = 99
const rifle = 'm16'

/** A Defense has people and places of its own: here they come onto the table (FNG p. 99). */
export const setUpTask = defineAction({
  name: 'setUpTask',
  title: 'Set up the task',
  section: 'turn',
  page,
  words: ['defense', 'radio relay', 'resupply', 'water party', 'wounded', 'bridge', 'check point'],
  fields: {},
  refuses: (state) => refusesOutsideBattle(state) ?? (isTaskOpen(state) ? null : 'There is no task to set up.'),
  likely: ({ state }) => (isTaskOpen(state) ? 100 : 0),
  run: deployTask,
})

/** Puts on the table what the task needs, once. */
export function deployTask(scene: Scene): void {
  const { defenseTask } = missionOf(scene.state)
  taskIsSetUp(scene)
  if (defenseTask !== null) deploy[defenseTask](scene)
}

const deploy: Readonly<Record<DefenseTask, (scene: Scene) => void>> = {
  radioRelay,
  resupplySite,
  waterParty,
  wounded,
  checkPoint: () => undefined,
  bridge,
}

function radioRelay(scene: Scene): void {
  const team = [...strangersAt(scene, 'platoonSergeant', 1), ...strangersAt(scene, 'rto', 3)]
  const groupId = bringStrangers(
    scene,
    team.map((man) => ({ ...man, weapon: rifle })),
    'Relay',
  )
  const rtos = membersOf(scene.state, groupId).filter(({ role }) => role === 'rto')
  takesPart(
    scene,
    'relayRto',
    rtos.map(({ id }) => id),
  )
  scene.note('The relay stands on the hill: an NCO and three RTOs. Lost with all three RTOs.', { page })
}

/** Turns until the Slick comes: a die and so many (FNG p. 99). */
const turnsMore = 2

/** It meets the weather of the turn in which it is due, as aircraft of a chart do. */
function resupplySite(scene: Scene): void {
  const thrown = scene.dice({
    key: 'battle.resupply-turn',
    subject: battleOf(scene.state).id,
    count: 1,
    why: `Turn in which the Slick comes, 1d6 + ${turnsMore}`,
  })
  const arrives = sum(thrown.faces) + turnsMore
  const coming = { kind: 'transport', source: 'roll', callerId: null, brings: 'slick' } as const
  const id = noteCall(scene, { ...coming, arrives, amount: 1, what: supplySlick })
  scene.patch('calls', id, { askedTurn: arrives })
  addLasting(scene, { kind: 'event', name: suppliesName(supplyLoads), amount: supplyLoads })
  const text = `The Slick with the supplies comes in turn ${arrives}: unload it in the two turns it stays.`
  scene.say(explainDice(text, thrown, { page, score: arrives }))
}

function waterParty(scene: Scene): void {
  const pair = strangersAt(scene, 'rifleman', 2).map((man) => ({ ...man, weapon: 'unarmed', sidearm: null }))
  const groupId = bringStrangers(scene, pair, 'Water party')
  takesPart(
    scene,
    'carrier',
    membersOf(scene.state, groupId).map(({ id }) => id),
  )
  scene.note('The water party comes on with the squad: bring it to the water, and back over the same edge.', { page })
}

/** Those who lie there are wounded men of other units: only the dead and missing of them cost points (ruling to FNG p. 99). */
function wounded(scene: Scene): void {
  const { id: subject } = battleOf(scene.state)
  const thrown = scene.dice({ key: 'battle.task-wounded', subject, count: 2, why: 'Wounded to be guarded, 2d6' })
  const count = sum(thrown.faces)
  scene.say(
    explainDice(`${counted(count, 'wounded man', 'wounded men')} in the clearing.`, thrown, { page, score: count }),
  )
  const [medic, rto, rifleman] = (['medic', 'rto', 'rifleman'] as const).map((post) => strangersAt(scene, post, 1)[0]!)
  const lying = Array.from({ length: count }, () => rifleman!)
  const groupId = bringStrangers(scene, [medic!, rto!, ...lying], 'Aid post')
  const [, , ...men] = membersOf(scene.state, groupId)
  for (const { id } of men) scene.patch('figures', id, { status: 'outOfTheFight', wasOut: true, prone: true })
  scene.patch('groups', groupId, { strength: 2 })
  takesPart(
    scene,
    'wounded',
    men.map(({ id }) => id),
  )
  scene.note('Their RTO calls for Dustoff until all of them are out.', { page })
}

/** At each end a sandbagged position for four (FNG p. 99). */
function bridge(scene: Scene): void {
  const { dv } = rowOf(scene.table(buildingDv), 'sandbagged').gives
  const { playerSector: sector } = missionOf(scene.state)
  for (const end of bridgeEnds) {
    const place = { kind: 'position', type: 'sandbagged', name: endName(end), sector } as const
    scene.add('structures', { ...freshStructure, ...place, dv, dvAtStart: dv })
  }
  scene.note('A sandbagged position for four stands at each end of the bridge.', { page })
}
