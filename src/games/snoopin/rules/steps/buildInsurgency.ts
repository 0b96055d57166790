import { refuse } from '../../../../main/engine/mustBe.ts'
import { rowById } from '../../../../main/engine/state.ts'
import { endDevelopment } from './developTeams.ts'
import type { BuildInsurgency } from '../inputs.ts'
import { insurgencyAreaNames, insurgencyForce, insurgencyOf, isBuilt, mayBuild } from '../insurgency.ts'
import { highestRank, undeveloped } from '../development.ts'
import { stepOf, type Scene } from '../scene.ts'
import type { Insurgency, InsurgencyArea, SnoopinState, Turn } from '../state.ts'
import { insurgency, insurgencySpecial } from '../tables/insurgency.ts'
import { mustBe, sideTurnOf } from '../turn.ts'
import type { TableRoll } from '../../../../main/engine/rollOnTable.ts'
import { inTurn, ofForceInTurn } from '../titles.ts'

/** After a scenario with a draw or better the insurgents may roll on Building the Insurgency, once (p. 19). */
export const buildInsurgency = stepOf<BuildInsurgency>(ofForceInTurn('Building'), (scene, { force: id }) => {
  const turn = mustBe(scene.state, 'development')
  const force = rowById(scene.state.forces, id, 'force')
  const before = insurgencyOf(scene.state, id)
  if (!before || insurgencyForce(scene.state)?.id !== id)
    refuse(`${force.name} is a platoon: there is no insurgency to build.`)
  if (!mayBuild(scene.state, turn)) refuse(whyNotBuilt(scene.state, turn))
  const roll = scene.roll(insurgency, { subject: id, why: force.name })
  const { outcome } = roll.row
  const own = sideTurnOf(scene.state, turn, force.sideId)!
  const about = { collection: 'sideTurns', id: own.id, field: 'built' }
  scene.patch('sideTurns', own.id, { built: outcome })
  if (outcome === 'none') scene.tell(roll, `${force.name}: no development.`, about)
  else if (outcome === 'disillusionment') disillusion(scene, before, force.name, roll)
  else if (outcome === 'special') {
    scene.tell(roll, `${force.name}: a Special Development.`, about)
    rollSpecial(scene, turn, id, force.name)
  } else raise(scene, before, outcome, force.name, roll)
  if (undeveloped(scene.state, turn.id).length === 0) endDevelopment(scene, turn)
})

/** Why an insurgency may not be built now. */
const whyNotBuilt = (state: SnoopinState, turn: Turn): string =>
  isBuilt(state, turn)
    ? 'The insurgency has been built in this turn already.'
    : 'The insurgency is built after a draw or better, and this game was lost.'

/** It lasts until the campaign ends; a second one changes nothing (ruling). */
function disillusion(scene: Scene, { id, disillusioned }: Insurgency, name: string, roll: TableRoll): void {
  scene.patch('insurgencies', id, { disillusioned: true })
  const said = disillusioned
    ? 'Disillusionment, which it has already'
    : 'Disillusionment: its Local Force is subject to Shrink'
  scene.tell(roll, `${name}: ${said}.`, { collection: 'insurgencies', id, field: 'disillusioned' })
}

/** A further improvement at rank 3 is no development (p. 19). */
function raise(scene: Scene, row: Insurgency, area: InsurgencyArea, name: string, roll: TableRoll): void {
  const rank = Math.min(highestRank, row[area] + 1)
  const nothing = rank === row[area] ? ' already: no development' : ''
  scene.patch('insurgencies', row.id, { [area]: rank })
  scene.tell(roll, `${name}: ${insurgencyAreaNames[area]} rank ${rank}${nothing}.`, {
    ...{ collection: 'insurgencies', id: row.id, field: area },
  })
}

/** One that is held already is no development (ruling). */
function rollSpecial(scene: Scene, turn: Turn, forceId: number, name: string): void {
  const roll = scene.roll(insurgencySpecial, { subject: forceId, why: name })
  const { outcome: key, gives } = roll.row
  const held = scene.state.insurgencySpecials.find((one) => one.forceId === forceId && one.key === key)
  const id = held?.id ?? scene.add('insurgencySpecials', { forceId, key, turnId: turn.id })
  const said = held ? `holds ${gives.name} already: no development` : `gains ${gives.name}`
  scene.tell(roll, `${name} ${said}.`, { collection: 'insurgencySpecials', id })
}

/** Nothing more is developed in this turn: the insurgents pass, if they might have rolled. */
export const closeDevelopment = stepOf(inTurn('development is closed'), (scene) => {
  const turn = mustBe(scene.state, 'development')
  if (undeveloped(scene.state, turn.id).length > 0) refuse('Develop the teams that went out first.')
  if (mayBuild(scene.state, turn)) scene.note('The insurgents pass.')
  else scene.note('Nothing more is developed.')
  endDevelopment(scene, turn)
})
