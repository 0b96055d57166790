import type * as z from 'zod'
import type { GoingTeam, PlatoonOrders } from '../../contract/mission.ts'
import type { snoopinSteps } from '../../contract/steps.ts'

/** Orders as they are being written: who goes, and what is bought. */
export interface OrdersDraft {
  /** How many squads go freely. */
  readonly free: number
  /** Squads that go, in the order in which they were ticked: those beyond the free ones are bought. */
  readonly squads: readonly number[]
  /** Teams of those squads that stay behind. */
  readonly staying: readonly number[]
  /** Single teams of other squads: bought. */
  readonly teams: readonly number[]
  /** How many of each asset, by its id. */
  readonly assets: Readonly<Record<number, number>>
}

export const noOrders = (free: number): OrdersDraft => ({ free, squads: [], staying: [], teams: [], assets: {} })

/** Squads that a player commits without paying for them; of a scenario that says itself who goes, all. */
export const freeSquads = (random: boolean): number => (random ? 2 : Infinity)

const without = (list: readonly number[], id: number) => list.filter((one) => one !== id)
const toggled = (list: readonly number[], id: number) => (list.includes(id) ? without(list, id) : [...list, id])

/** @returns orders in which a squad goes, or stays. */
export function withSquad(draft: OrdersDraft, { id, teams }: PlatoonOrders['squads'][number]): OrdersDraft {
  const own = new Set(teams.map((team) => team.id))
  return {
    ...draft,
    squads: toggled(draft.squads, id),
    staying: draft.staying.filter((team) => !own.has(team)),
    teams: draft.teams.filter((team) => !own.has(team)),
  }
}

/** @returns orders in which a team goes, or stays: with its squad, or alone at its price. */
export function withTeam(draft: OrdersDraft, squad: number, team: number): OrdersDraft {
  if (!draft.squads.includes(squad)) return { ...draft, teams: toggled(draft.teams, team) }
  // A squad that is bought goes as a whole.
  return isFree(draft, squad) ? { ...draft, staying: toggled(draft.staying, team) } : draft
}

export const withAsset = (draft: OrdersDraft, asset: number, count: number): OrdersDraft => ({
  ...draft,
  assets: { ...draft.assets, [asset]: Math.max(0, count) },
})

const isFree = ({ squads, free }: OrdersDraft, squad: number) => {
  const place = squads.indexOf(squad)
  return place >= 0 && place < free
}

/** @returns how a team goes by these orders. */
export function goesBy(draft: OrdersDraft, squad: number, team: number): 'no' | 'free' | 'bought' | 'squad' {
  if (draft.teams.includes(team)) return 'bought'
  if (!draft.squads.includes(squad)) return 'no'
  if (!isFree(draft, squad)) return 'squad'
  return draft.staying.includes(team) ? 'no' : 'free'
}

/** @returns what these orders cost. */
export function costOf(draft: OrdersDraft, { teamPrice, squadPrice, assets }: PlatoonOrders): number {
  const bought = draft.squads.slice(draft.free).length
  const asked = assets.reduce((sum, { id, price }) => sum + price * (draft.assets[id] ?? 0), 0)
  return bought * squadPrice + draft.teams.length * teamPrice + asked
}

const askedFor = (draft: OrdersDraft) =>
  Object.entries(draft.assets)
    .filter(([, count]) => count > 0)
    .map(([asset, count]) => ({ asset: Number(asset), count }))

type InputOf<N extends keyof typeof snoopinSteps> = z.input<(typeof snoopinSteps)[N]>

/** @returns what giving these orders takes. */
export const ordersInput = (draft: OrdersDraft, { force, squads }: PlatoonOrders): InputOf<'giveOrders'> => ({
  force,
  teams: squads.flatMap(({ id, teams }) =>
    teams.filter((team) => !team.ineffective && goesBy(draft, id, team.id) === 'free').map((team) => team.id),
  ),
  boughtTeams: [...draft.teams],
  boughtSquads: draft.squads.slice(draft.free),
  assets: askedFor(draft),
})

/** @returns what buying in the course of the game takes: no squad goes freely any more. */
export const buyInput = (draft: OrdersDraft, force: number): InputOf<'buy'> => ({
  force,
  boughtTeams: [...draft.teams],
  boughtSquads: [...draft.squads],
  assets: askedFor(draft),
})

/** @returns why these orders cannot be given yet, in a sentence; empty where they can. */
export function problemIn(draft: OrdersDraft, platoon: PlatoonOrders): string {
  const dear = costOf(draft, platoon) - platoon.left
  if (dear > 0) return dear === 1 ? 'That is a point too dear.' : `That is ${dear} points too dear.`
  const going = new Set(ordersInput(draft, platoon).teams)
  const squads = platoon.squads.filter(({ teams }) => teams.some(({ id }) => going.has(id))).length
  const isReady = ({ ineffective, fit }: PlatoonOrders['squads'][number]['teams'][number]) => !ineffective && fit > 0
  const ready = platoon.squads.filter(({ teams }) => teams.some(isReady)).length
  if (squads === 0) return ready === 0 ? '' : 'Tick the squads that go.'
  return squads < Math.min(2, ready) && Number.isFinite(draft.free) ? 'At least two squads go out.' : ''
}

/** @returns what going and staying would mean for tired teams, a sentence each. */
export function fatigueBy(draft: OrdersDraft, { squads }: PlatoonOrders): string[] {
  return squads.flatMap(({ id, teams }) =>
    teams
      .filter(({ fatigue }) => fatigue !== '')
      .map((team) =>
        goesBy(draft, id, team.id) === 'no'
          ? `${team.name} sits out and recovers.`
          : `${team.name} goes out fatigued: it must roll Combat Fatigue again.`,
      ),
  )
}

/** How a team of a squad goes. */
type Goes = (team: GoingTeam) => ReturnType<typeof goesBy>

/** @returns how many men of a squad go: those of its teams, and who leads it beside them unless each was bought alone. */
export function menOf({ teams, beside }: PlatoonOrders['squads'][number], goes: Goes): number {
  const going = teams.filter((team) => goes(team) !== 'no')
  const leads = going.some((team) => goes(team) !== 'bought') ? beside : 0
  return going.reduce((men, { fit }) => men + fit, leads)
}

/** @returns how many men go. */
export const menBy = (draft: OrdersDraft, { squads }: PlatoonOrders): number =>
  squads.reduce((sum, squad) => sum + menOf(squad, ({ id }) => goesBy(draft, squad.id, id)), 0)
