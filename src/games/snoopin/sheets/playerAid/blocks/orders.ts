import { freeSquads } from '../../../rules/goingOut.ts'
import { ownKeyOf } from '../../../rules/momentum.ts'
import type { SnoopinState } from '../../../rules/state.ts'
import { combatFatigue } from '../../../rules/tables/development.ts'
import { assetCosts, momentum } from '../../../rules/tables/mission.ts'
import { vpFreeWorld } from '../../../rules/tables/victory.ts'
import { rowOf } from '../../../../../main/engine/table.ts'
import { diceOf } from '../../../../../main/sheets/glance/tableWords.ts'
import { asWritten } from '../../../../../main/sheets/aid/block.ts'
import type { Draft } from '../campaign.ts'
import { tableNumber } from '../cited.ts'
import { pagesOf, signed } from '../saying.ts'

/** Who goes, and what momentum is for (p. 6-8). */
export const commitment: Draft = ({ rules }) => {
  const table = rules.table(momentum)
  const kept = rowOf(rules.table(vpFreeWorld), 'momentum').gives.points
  return {
    number: '1.3',
    tables: [table.id],
    title: 'Plan and orders',
    pages: pagesOf(table),
    rows: [
      `**At least ${freeSquads} squads go.** These cost nothing; further ones, teams and assets are bought.`,
      `**Momentum:** ${diceOf(table)} added for each platoon, where a scenario has no other roll. VC and other Irregulars have none.`,
      `It buys now, or at the start of a turn of the game. What is left then is ${signed(kept)} each (${tableNumber(vpFreeWorld.id)}).`,
      `**Tired teams:** who sits out recovers; who goes rolls on Combat Fatigue again (${tableNumber(combatFatigue.id)}).`,
    ].map((text) => [text]),
  }
}

/** The prices that the players agreed, or those that the book suggests (p. 6-8). */
export const assets: Draft = ({ rules, state }) => {
  const table = rules.table(assetCosts)
  const priced = pricesOf(state, table)
  const half = Math.ceil(priced.length / 2)
  return {
    number: '1.4',
    tables: [table.id],
    title: 'Available assets',
    hint: 'points of momentum',
    pages: pagesOf(table),
    pairs: true,
    rows: priced.slice(0, half).map((one, i) => [...one, ...(priced[half + i] ?? ['', ''])]),
    // Once they are agreed, they are no guidelines.
    notes: table.notes.toReversed().slice(0, isSuggested(state) ? undefined : 1),
  }
}

const isSuggested = ({ assets: all }: SnoopinState): boolean =>
  all.every(({ kind, price }) => kind !== 'available' || price === null)

/** As many as the book suggests have room. */
const most = assetCosts.rows.length

type Priced = readonly [name: string, cost: string]

const withinRoom = (all: readonly Priced[]): readonly Priced[] =>
  all.length <= most ? all : [...all.slice(0, most - 1), [`and ${all.length - most + 1} more`, '']]

/** Names with their prices; two prices of two platoons stand beside each other. A team or a squad has its own anyway. */
function pricesOf({ assets: all }: SnoopinState, table: typeof assetCosts): readonly Priced[] {
  const agreed = new Map<string, Set<number>>()
  for (const { kind, name, price } of all)
    if (kind === 'available' && price !== null) agreed.set(name, (agreed.get(name) ?? new Set()).add(price))
  const isAgreed = (asset: string) =>
    [...agreed.keys()].some(
      (name) => ownKeyOf(table, name) !== null && ownKeyOf(table, name) === ownKeyOf(table, asset),
    )
  const suggested = table.rows.flatMap(({ cells: { asset }, gives: { cost } }) =>
    agreed.size === 0 || (ownKeyOf(table, asset) !== null && !isAgreed(asset)) ? [[asset, String(cost)] as const] : [],
  )
  return withinRoom([
    ...suggested,
    ...[...agreed].map(([name, costs]) => [asWritten(name), [...costs].join(', ')] as const),
  ])
}
