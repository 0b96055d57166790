import { diceOf, rowsInLine } from '../../../../../main/sheets/glance/tableWords.ts'
import { joined, words, type Words } from '../../../../../main/sheets/glance/words.ts'
import { free, lineFor, type Asked, type OpenSlot } from '../../../../../main/sheets/glance/paper.ts'
import { freeSquads, sitsOut } from '../../../rules/goingOut.ts'
import { momentumOf } from '../../../rules/momentum.ts'
import { assetCosts, mission as missionTable, momentum } from '../../../rules/tables/mission.ts'
import type { Moment } from '../moment.ts'

/** The mission of each side, and the orders of each platoon (p. 6-7). */

/** More lines than these would not stand side by side. */
const mostNamed = 2

/** A short line for each of these names, or one for all where they are many. */
const linesFor = (names: readonly string[]): readonly OpenSlot[] =>
  names.length === 0 || names.length > mostNamed || names.some((name) => name.length > 14)
    ? free
    : names.map((name) => lineFor(name, 26))

export function mission({ rules, now }: Moment): Asked {
  const table = rules.table(missionTable)
  const base = { about: 'each regular side, in secret', tables: [table] }
  if (now?.turn.random === false)
    return { ...base, about: now.turn.scenario, target: words`as the scenario says`, slots: free }
  return { ...base, dice: diceOf(table), target: rowsInLine(table, ({ text }) => text), slots: [] }
}

export function orders({ rules, now }: Moment): Asked {
  const table = rules.table(momentum)
  const names = now?.platoons.map(({ name }) => name) ?? []
  const isShared = now?.platoons.some(({ id, sideId }) =>
    now.platoons.some((one) => one.id !== id && one.sideId === sideId),
  )
  return {
    about: 'Operational Momentum',
    dice: diceOf(table),
    target: words`added, points for each platoon. At least ${freeSquads} squads go, ${freeSquads} free of points${isShared ? '; one of several platoons of a side may sit out' : ''}; the insurgents have none`,
    tables: [table],
    slots: linesFor(names),
  }
}

export function assets({ rules, now }: Moment): Asked {
  const table = rules.table(assetCosts)
  const agreed = now?.state.assets.flatMap(({ kind, name, price }) =>
    kind === 'available' && price !== null ? [{ name, price }] : [],
  )
  const list = agreed?.length
    ? agreed
    : table.rows.map(({ cells, gives }) => ({ name: cells.asset, price: gives.cost }))
  const left = now?.platoons.flatMap(({ id, name }) => {
    const points = momentumOf(now.state, now.turn, id)
    return points === null || sitsOut(now.state, now.turn, id) ? [] : [words`${name} has ${points}`]
  })
  const about = left?.length ? 'for momentum, also in the game' : 'for momentum'
  return { about, target: words`${byPrice(list)}${left?.length ? words`. ${joined(left)} left` : ''}`, tables: [table] }
}

/** More of one price are counted. */
const mostOfPrice = 5

function byPrice(list: readonly { readonly name: string; readonly price: number }[]): Words {
  const prices = [...new Set(list.map(({ price }) => price))].sort((a, b) => a - b)
  const told = prices.map((price) => {
    const names = [...new Set(list.filter((one) => one.price === price).map(({ name }) => name))]
    const shown =
      names.length > mostOfPrice + 1 ? [...names.slice(0, mostOfPrice), `${names.length - mostOfPrice} more`] : names
    return words`${price}: ${shown.join(', ')}`
  })
  return joined(told, '; ')
}
