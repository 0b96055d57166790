import { refuse } from '../../../main/engine/mustBe.ts'
import { rowById } from '../../../main/engine/state.ts'
import { rowOf } from '../../../main/engine/table.ts'
import { commit, mayGo, mustBeFielded, mustBeOf, mustGoOnce, sitsOut } from './goingOut.ts'
import type { Buy } from './inputs.ts'
import type { Scene } from './scene.ts'
import type { Force, SnoopinState, Squad, Team, Turn } from './state.ts'
import { assetCosts } from './tables/mission.ts'

/** @returns what a platoon has left of what it rolled in a turn; null before it has rolled. */
export function momentumOf(state: SnoopinState, { id }: Pick<Turn, 'id'>, force: number): number | null {
  const own = <R extends { readonly turnId: number; readonly forceId: number }>(rows: readonly R[]) =>
    rows.filter(({ turnId, forceId }) => turnId === id && forceId === force)
  const rolled = own(state.momentum)[0]?.rolled
  return rolled === undefined ? null : own(state.purchases).reduce((left, { price }) => left - price, rolled)
}

/** Rows of the prices that stand for teams of the platoon itself. */
const ofOwn = { ownFireteam: 'a team', ownSquad: 'a squad' } as const
type OwnKey = keyof typeof ofOwn

/** @returns what an asset that goes by the name of a row stands for, where it is the platoon's own; null of any other. */
export const ownKeyOf = (costs: typeof assetCosts, asset: string): OwnKey | null =>
  (Object.keys(ofOwn) as OwnKey[]).find(
    (key) => rowOf(costs, key).cells.asset.toLowerCase() === asset.trim().toLowerCase(),
  ) ?? null

/** @returns the price of a team or a squad of the own platoon: as it was agreed by that name, else as the book suggests. */
export function ownPrice({ assets }: SnoopinState, costs: typeof assetCosts, force: number, key: OwnKey): number {
  const agreed = assets.find(
    (one) => one.forceId === force && one.kind === 'available' && ownKeyOf(costs, one.name) === key,
  )
  return agreed?.price ?? rowOf(costs, key).gives.cost
}

/** What is to be bought, and what it costs. */
interface Purchase {
  readonly name: string
  readonly price: number
  readonly assetId: number | null
  /** A whole squad is bought with its leader. */
  readonly squadId: number | null
  readonly teams: readonly Team[]
}

/** Buys teams, squads and assets at the agreed prices; refuses what is too dear as a whole (p. 7). */
export function spend(scene: Scene, turn: Turn, force: Force, wanted: Omit<Buy, 'force'>): void {
  if (sitsOut(scene.state, turn, force.id)) refuse(`${force.name} sits this turn out, and buys nothing.`)
  const purchases = purchasesOf(scene, turn, force, wanted)
  const cost = purchases.reduce((sum, { price }) => sum + price, 0)
  const left = momentumOf(scene.state, turn, force.id) ?? 0
  if (cost > left) refuse(`That costs ${cost} points, and ${force.name} has ${left}: choose less.`)
  for (const { name, price, assetId, squadId, teams } of purchases) {
    const gameTurn = turn.gameTurn ?? 0
    const what = { assetId, squadId, name, price, gameTurn }
    const purchaseId = scene.add('purchases', { turnId: turn.id, forceId: force.id, ...what })
    for (const team of teams) commit(scene, turn, team, purchaseId)
    scene.note(`${force.name} buys ${name} for ${price}.`, { collection: 'purchases', id: purchaseId, field: 'price' })
  }
}

function purchasesOf(scene: Scene, turn: Turn, force: Force, wanted: Omit<Buy, 'force'>): Purchase[] {
  const { state } = scene
  const costs = scene.table(assetCosts)
  const teams = wanted.boughtTeams.map((id) => mustBeOf(state, force, rowById(state.teams, id, 'team')))
  const squads = wanted.boughtSquads.map((id) => rowById(state.squads, id, 'squad'))
  const ofSquads = squads.map((squad) => squadTeams(state, turn, force, squad))
  mustGoOnce([...teams, ...ofSquads.flat()])
  for (const team of teams) mustBeFielded(state, turn, team)
  return [
    ...teams.map((team) => ({
      ...{
        name: team.name,
        price: ownPrice(state, costs, force.id, 'ownFireteam'),
        assetId: null,
        squadId: null,
        teams: [team],
      },
    })),
    ...squads.map(({ id: squadId, name }, i) => ({
      ...{ name, price: ownPrice(state, costs, force.id, 'ownSquad'), assetId: null, squadId, teams: ofSquads[i]! },
    })),
    ...wanted.assets.flatMap(({ asset: id, count }) => assetsOf(scene, force, id, count)),
  ]
}

/** All of a squad that can go, and does not go yet. */
function squadTeams(state: SnoopinState, turn: Turn, force: Force, { id, name, forceId }: Squad): Team[] {
  if (forceId !== force.id) refuse(`${name} is of another platoon.`)
  const teams = state.teams.filter((team) => team.squadId === id && mayGo(state, turn, team))
  if (teams.length === 0) refuse(`No team of ${name} can be sent besides those that go.`)
  return teams
}

function assetsOf(scene: Scene, force: Force, id: number, count: number): Purchase[] {
  const { name, price, kind, forceId } = rowById(scene.state.assets, id, 'asset')
  if (forceId !== force.id) refuse(`${name} is agreed for another force.`)
  if (kind === 'internal' || price === null) refuse(`${name} belongs to ${force.name}: it costs nothing.`)
  const own = ownKeyOf(scene.table(assetCosts), name)
  if (own !== null) refuse(`Choose ${ofOwn[own]} of ${force.name} that goes: what was agreed is its price.`)
  return Array.from({ length: count }, () => ({ name, price, assetId: id, squadId: null, teams: [] }))
}
