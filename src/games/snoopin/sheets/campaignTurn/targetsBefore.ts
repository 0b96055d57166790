import { diceOf, rowsInLine, spanText } from '../../../../main/sheets/glance/tableWords.ts'
import { bold, joined, words, type Words } from '../../../../main/sheets/glance/words.ts'
import { free, lineFor, type Asked, type OpenSlot } from '../../../../main/sheets/glance/paper.ts'
import { bestDie } from '../../rules/forces.ts'
import { momentumOf, sitsOut } from '../../rules/momentum.ts'
import type { Side, SnoopinState } from '../../rules/state.ts'
import { gameEnd, lastGameTurn } from '../../rules/tables/game.ts'
import { assetCosts, attached, mission as missionTable, momentum } from '../../rules/tables/mission.ts'
import type { Moment } from './moment.ts'

/** Before the game, and the game (p. 6-9). */

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
    target: words`added, points for each platoon. At least ${2} squads go, ${2} free of points${isShared ? '; one of several platoons of a side may sit out' : ''}; the insurgents have none`,
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

export function reconnoiter({ now }: Moment): Asked {
  const base = { about: 'terrain and Hot Spots', tables: [], slots: [lineFor('pieces'), lineFor('Hot Spots', 36)] }
  if (now?.turn.random === false) return { ...base, target: words`as the scenario lays it out` }
  return { ...base, target: words`lay the terrain; Hot Spots by your core rules` }
}

/** What both sides roll against each other: the best Troop Quality die of what they deploy. */
function rollOff({ now }: Moment): { readonly dice: string; readonly target: Words } {
  const base = { dice: 'TQ', target: words`the higher die; equal ones again` }
  if (now === null || now.sealed) return base
  const told = now.state.sides.map((side) => words`${side.name} ${bold(dieOf(now.state, now.turn, side))}`)
  return { ...base, target: words`the higher die; equal ones again. ${joined(told)}` }
}

const dieOf = (state: SnoopinState, turn: NonNullable<Moment['now']>['turn'], { id }: Side): string => {
  const die = bestDie(state, turn, id)
  return Number.isFinite(die) ? `d${die}` : 'none'
}

export function objectives(moment: Moment): Asked {
  if (moment.now?.turn.random === false)
    return { about: 'one in each quarter', target: words`as the scenario says`, tables: [] }
  const { dice, target } = rollOff(moment)
  return {
    about: 'one in each quarter',
    dice,
    target: words`${target}; then by turns`,
    tables: [],
    slots: [lineFor('first', 60)],
  }
}

export function edges(moment: Moment): Asked {
  if (moment.now?.turn.random === false)
    return { about: 'of the table', target: words`as the scenario says`, tables: [] }
  const { dice } = rollOff(moment)
  const target = words`the higher die chooses, the other side has the edge opposite`
  return { about: 'of the table', dice, target, tables: [], slots: [lineFor('chooses', 60)] }
}

export function initiate({ rules }: Moment): Asked {
  const table = rules.table(attached)
  const short = { none: 'neither', one: 'one of them', both: 'both' } as const
  return {
    about: 'Lieutenant and medic',
    dice: diceOf(table),
    target: words`each platoon: ${rowsInLine(table, ({ outcome }) => short[outcome])}`,
    tables: [table],
  }
}

export const fogCards = ({ now }: Moment): Asked => ({
  about: 'regulars alone',
  target:
    now?.turn.random === false
      ? words`as many as the scenario says`
      : words`${1} for each player of a regular side, ${1} more for each Plan B`,
  tables: [],
  slots: [lineFor('cards')],
})

export function deploy(moment: Moment): Asked {
  const { dice } = rollOff(moment)
  const target = words`the higher die says who deploys first; where, by the mission`
  return { about: 'both sides', dice, target, tables: [], slots: [lineFor('says', 60)] }
}

export function game({ rules }: Moment): Asked {
  const table = rules.table(gameEnd)
  const ends = table.rows.flatMap((row) =>
    'when' in row && row.outcome === 'over' ? [{ ...row.gives, span: spanText(row.from, row.to) }] : [],
  )
  const dice = ends.map(({ turn, sides }) => words`turn ${turn} ${bold(`d${sides}`)}`)
  const spans = [...new Set(ends.map(({ span }) => span))]
  const first = Math.min(...ends.map(({ turn }) => turn))
  return {
    about: `${first} to ${lastGameTurn} turns`,
    dice: 'd6 to d10',
    target: words`${bold('play')}. At the end of ${joined(dice)}: over on ${bold(spans.join(', '))}; turn ${lastGameTurn} is the last. Momentum buys at the start of each`,
    tables: [table],
    slots: [lineFor('turns')],
  }
}
