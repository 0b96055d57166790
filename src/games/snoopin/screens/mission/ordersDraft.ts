import type * as z from 'zod'
import type { GoingTeam, PlatoonOrders } from '../../contract/mission.ts'
import type { snoopinSteps } from '../../contract/steps.ts'

/** Orders as they are being written: who goes, and what is bought. What may go, and at what price, the view says. */
export interface OrdersDraft {
  /** How many squads go freely; null: all. */
  readonly free: number | null
  /** Squads that go, in the order in which they were ticked: those beyond the free ones are bought. */
  readonly squads: readonly number[]
  /** Teams of those squads that stay behind. */
  readonly staying: readonly number[]
  /** Single teams of other squads: bought. */
  readonly teams: readonly number[]
  /** How many of each asset, by its id. */
  readonly assets: Readonly<Record<number, number>>
}

type SquadOrders = PlatoonOrders['squads'][number]

export const noOrders = (free: number | null): OrdersDraft => ({ free, squads: [], staying: [], teams: [], assets: {} })

const without = (list: readonly number[], id: number) => list.filter((one) => one !== id)
const toggled = (list: readonly number[], id: number) => (list.includes(id) ? without(list, id) : [...list, id])

/** @returns orders in which a squad goes, or stays. */
export function withSquad(draft: OrdersDraft, { id, teams }: SquadOrders): OrdersDraft {
  const own = new Set(teams.map((team) => team.id))
  return {
    ...draft,
    squads: toggled(draft.squads, id),
    staying: draft.staying.filter((team) => !own.has(team)),
    teams: draft.teams.filter((team) => !own.has(team)),
  }
}

/** @returns orders in which a team goes, or stays: with its squad, or alone at its price. A squad that is bought goes as a whole. */
export function withTeam(draft: OrdersDraft, squad: number, team: number): OrdersDraft {
  if (!draft.squads.includes(squad)) return { ...draft, teams: toggled(draft.teams, team) }
  return isBought(draft, squad) ? draft : { ...draft, staying: toggled(draft.staying, team) }
}

export const withAsset = (draft: OrdersDraft, asset: number, count: number): OrdersDraft => ({
  ...draft,
  assets: { ...draft.assets, [asset]: Math.max(0, count) },
})

const boughtSquads = ({ squads, free }: OrdersDraft): readonly number[] => (free === null ? [] : squads.slice(free))

/** Has a squad its price by these orders? */
export const isBought = (draft: OrdersDraft, squad: number): boolean => boughtSquads(draft).includes(squad)

/** @returns how a team goes by these orders. */
export function goesBy(draft: OrdersDraft, squad: number, { id, mayGo }: GoingTeam): GoingTeam['goes'] {
  if (!mayGo) return 'no'
  if (draft.teams.includes(id)) return 'bought'
  if (!draft.squads.includes(squad)) return 'no'
  if (isBought(draft, squad)) return 'squad'
  return draft.staying.includes(id) ? 'no' : 'free'
}

/** @returns what these orders cost. */
export function costOf(draft: OrdersDraft, { teamPrice, squadPrice, assets }: PlatoonOrders): number {
  const asked = assets.reduce((sum, { id, price }) => sum + price * (draft.assets[id] ?? 0), 0)
  return boughtSquads(draft).length * squadPrice + draft.teams.length * teamPrice + asked
}

const askedFor = (draft: OrdersDraft) =>
  Object.entries(draft.assets)
    .filter(([, count]) => count > 0)
    .map(([asset, count]) => ({ asset: Number(asset), count }))

type InputOf<N extends keyof typeof snoopinSteps> = z.input<(typeof snoopinSteps)[N]>

/** @returns what spending takes, in orders as in the course of the game. */
export const buyInput = (draft: OrdersDraft, { force }: PlatoonOrders): InputOf<'buy'> => ({
  force,
  boughtTeams: [...draft.teams],
  boughtSquads: [...boughtSquads(draft)],
  assets: askedFor(draft),
})

/** @returns what giving these orders takes. */
export const ordersInput = (draft: OrdersDraft, platoon: PlatoonOrders): InputOf<'giveOrders'> => ({
  ...buyInput(draft, platoon),
  teams: platoon.squads.flatMap((squad) => goingFreely(draft, squad).map(({ id }) => id)),
})

const goingFreely = (draft: OrdersDraft, { id, teams }: SquadOrders) =>
  teams.filter((team) => goesBy(draft, id, team) === 'free')

/** @returns why these orders cannot be paid for, in a sentence; empty where they can. */
export function tooDear(draft: OrdersDraft, platoon: PlatoonOrders): string {
  const dear = costOf(draft, platoon) - platoon.left
  if (dear <= 0) return ''
  return dear === 1 ? 'That is a point too dear.' : `That is ${dear} points too dear.`
}

/** @returns why these orders cannot be given yet, in a sentence; empty where they can. */
export function problemIn(draft: OrdersDraft, platoon: PlatoonOrders): string {
  const dear = tooDear(draft, platoon)
  if (dear !== '') return dear
  const squads = platoon.squads.filter((squad) => goingFreely(draft, squad).length > 0).length
  if (squads >= platoon.leastSquads) return ''
  return squads === 0 ? 'Tick the squads that go.' : `At least ${platoon.leastSquads} squads go out.`
}

/** How a team of a squad goes. */
type Goes = (team: GoingTeam) => GoingTeam['goes']

/** @returns how many men of a squad go: those of its teams, and who leads it beside them unless each was bought alone. */
export function figuresOf({ teams, beside }: SquadOrders, goes: Goes): number {
  const going = teams.filter((team) => goes(team) !== 'no')
  const leads = going.some((team) => goes(team) !== 'bought') ? beside : 0
  return going.reduce((men, { fit }) => men + fit, leads)
}
