import { refuse } from '../../../../../main/engine/mustBe.ts'
import { rowById } from '../../../../../main/engine/state.ts'
import { mustBePlatoon, sentOf } from '../../forces.ts'
import type { Buy, GiveOrders, RollMomentum } from '../../inputs.ts'
import {
  commit,
  maySitOut,
  mustBeFielded,
  mustBeOf,
  mustGoOnce,
  ordersWaitFor,
  readySquads,
  sitsOut,
  squadsOut,
} from '../../goingOut.ts'
import { momentumOf, spend } from '../../momentum.ts'
import { stepOf, type Scene } from '../../scene.ts'
import { pointWords } from '../../score.ts'
import type { Force, SnoopinState, Team, Turn } from '../../state.ts'
import { momentum } from '../../tables/mission.ts'
import { mustBe } from '../../turn.ts'
import { ofForceInTurn } from '../../titles.ts'
import { passOn } from '../../flow.ts'

/** Two dice of Operational Momentum for a platoon; a scenario may give it otherwise (p. 7). */
export const rollMomentum = stepOf<RollMomentum>(
  ofForceInTurn('Operational Momentum of'),
  (scene, { force: id, points = null }) => {
    const turn = mustBe(scene.state, 'orders')
    const { name } = mustBePlatoon(scene.state, id)
    if (momentumOf(scene.state, turn, id) !== null) refuse(`${name} has rolled its momentum already.`)
    if (points !== null && turn.scenario === '')
      refuse('Only a scenario gives other points than the dice: leave them empty, and roll.')
    const keep = (rolled: number) => ({
      ...{
        collection: 'momentum',
        id: scene.add('momentum', { turnId: turn.id, forceId: id, rolled, sitsOut: false }),
        field: 'rolled',
      },
    })
    if (points !== null) {
      scene.note(`${name}: ${pointWords(points)} by the scenario.`, keep(points))
      return
    }
    const roll = scene.roll(momentum, { subject: id, why: name })
    scene.tell(roll, `${name}: ${roll.score!} points.`, keep(roll.score!))
  },
)

export const giveOrders = stepOf<GiveOrders>(
  ofForceInTurn('Orders of'),
  (scene, { force: id, teams: ids, ...bought }) => {
    const turn = mustBe(scene.state, 'orders')
    const force = mustBePlatoon(scene.state, id)
    if (sentOf(scene.state, turn, id).length > 0 || sitsOut(scene.state, turn, id))
      refuse(`${force.name} has its orders already.`)
    if (ids.length === 0 && readySquads(scene.state, turn, id) > 0) {
      stayAtHome(scene, turn, force, bought)
      return
    }
    if (momentumOf(scene.state, turn, id) === null) refuse(`Roll the momentum of ${force.name} first.`)
    const teams = ids.map((team) => mustBeOf(scene.state, force, rowById(scene.state.teams, team, 'team')))
    mustGoOnce(teams)
    mustBeSquads(scene.state, turn, force, teams)
    for (const team of teams) mustBeFielded(scene.state, turn, team)
    for (const team of teams) commit(scene, turn, team, null)
    const sent = teams.length === 0 ? 'nobody goes, for no team of it can' : teams.map(({ name }) => name).join(', ')
    scene.note(`Out of ${force.name}: ${sent}.`, { collection: 'forces', id })
    spend(scene, turn, force, bought)
    if (teams.length === 0 || ordersWaitFor(scene.state, turn) === null) passOn(scene)
  },
)

/** Where another platoon of its side goes, one may be kept at home, whether it has rolled or not: all its teams rest (p. 4, 14). */
function stayAtHome(scene: Scene, turn: Turn, force: Force, bought: Omit<Buy, 'force'>): void {
  if (!maySitOut(scene.state, turn, force)) refuse('Send some teams out.')
  if (bought.boughtTeams.length + bought.boughtSquads.length + bought.assets.length > 0)
    refuse(`${force.name} sits this turn out, and buys nothing.`)
  const home = { turnId: turn.id, forceId: force.id, rolled: 0, sitsOut: true }
  const row = scene.state.momentum.find(({ turnId, forceId }) => turnId === turn.id && forceId === force.id)
  const id = row?.id ?? scene.add('momentum', home)
  if (row) scene.patch('momentum', id, home)
  scene.note(`${force.name} sits this turn out: its teams rest, and it has no momentum.`, {
    ...{ collection: 'momentum', id, field: 'sitsOut' },
  })
  if (ordersWaitFor(scene.state, turn) === null) passOn(scene)
}

/** A scenario says itself who goes. */
function mustBeSquads(state: SnoopinState, turn: Turn, force: Force, teams: readonly Team[]): void {
  const { free, least } = squadsOut(state, turn, force.id)
  if (least === 0 && ordersWaitFor(state, turn)?.id !== force.id)
    refuse(`${force.name} sits this turn out: it has no team that can go. Give the orders of the others.`)
  const squads = new Set(teams.map(({ squadId }) => squadId)).size
  if (squads < least) refuse(`At least ${least} squads go out: send teams of ${least}.`)
  if (free !== null && squads > free) refuse(`${free} squads go without points: buy the teams of another.`)
}
