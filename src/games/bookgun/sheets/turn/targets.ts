import type { Rules } from '../../../../main/engine/system.ts'
import { rowOf, type Table } from '../../../../main/engine/table.ts'
import { diceOf, rowsInLine } from '../../../../main/sheets/glance/tableWords.ts'
import { bold, joined, words, type Words } from '../../../../main/sheets/glance/words.ts'
import type { Asked } from '../../../../main/sheets/glance/paper.ts'
import { civiliansPresent } from '../../rules/game.ts'
import { otherMoves } from '../../rules/movement/otherMoves.ts'
import { halvedBy, halvedWords } from '../../rules/sight.ts'
import type { BookgunState, Game, Troop } from '../../rules/state.ts'
import { weather } from '../../rules/tables/ground.ts'
import { jokerMovement } from '../../rules/tables/joker.ts'
import { movement as movementTable } from '../../rules/tables/movement.ts'
import { rulesOfEngagement } from '../../rules/tables/organisation.ts'
import { rally, spotting as spottingTable } from '../../rules/tables/spotting.ts'
import { printed } from '../shared/words.ts'
import type { StepId } from './turnSteps.ts'

/** A game under way, or nobody's. */
export interface Moment {
  readonly rules: Rules
  readonly now: { readonly state: BookgunState; readonly game: Game } | null
}

/** What stands in the player's copy alone, and has not been filled in: a line to write it on. */
const lacking = '__'

const copied = (table: Table, { rules }: Moment, key: string, figure: string): Words =>
  bold(printed(table, rules, key, figure).text || lacking)

/** Units in the open: of a marker nobody may say what it is. */
const inOpen = ({ now }: Moment): Troop[] =>
  now === null
    ? []
    : now.state.troops.filter(
        ({ gameId, kind, gone, waiting }) => gameId === now.game.id && kind !== 'marker' && !gone && !waiting,
      )

const mostNamed = 5

function named(troops: readonly Troop[]): Words {
  const told = joined(troops.slice(0, mostNamed).map(({ name }) => bold(name)))
  return troops.length > mostNamed ? words`${told} and ${troops.length - mostNamed} more` : told
}

/** What each step asks for (p. 7-19). */
export const asks: Readonly<Record<StepId, (moment: Moment) => Asked>> = {
  movement: () => ({
    about: 'shuffle, then cards',
    dice: 'a card',
    target: words`red: ${bold('Insurgents')}, black: ${bold('Army')}. A card, a unit of its side, until all had a chance; leaders of no unit last`,
    tables: [],
  }),
  joker: ({ rules }) => {
    const table = rules.table(jokerMovement)
    const short = {
      dieMore: 'a die more',
      still: 'does not move',
      less: '1d6 less',
      healed: 'wounded healed',
      charge: 'must charge the nearest',
    } as const
    const wordOf = (row: (typeof table)['rows'][number]) =>
      row.outcome === 'fallsBack' ? `falls back ${row.gives.dice}d6` : short[row.outcome]
    return {
      about: 'its side names the unit',
      dice: diceOf(table),
      target: rowsInLine(table, wordOf),
      tables: [table],
      pages: [table.page],
    }
  },
  shaken: (moment) => rallying(moment, 'shaken', 'before it does anything'),
  dice,
  spotting,
  fire: ({ now }) => ({
    about: 'who has no reload marker',
    dice: 'a card',
    target: words`a card, ${now?.game.cardPerFigure ? 'a figure' : 'a unit'} of its side; how fire works is in your copy. Reload markers on who fired`,
    tables: [],
  }),
  engagement,
  close: () => ({
    about: 'all charges',
    target: words`in your copy. Losers test morale: they fall back ${bold('shaken')}, or ${bold('rout')}`,
    tables: [],
  }),
  morale: (moment) => rallying(moment, 'routed', 'broken in an earlier turn'),
  reload: (moment) => {
    const loading = inOpen(moment).filter(({ reload }) => reload > 0)
    return {
      about: 'of an earlier turn',
      target: loading.length === 0 ? words`${1} comes off each unit` : words`${1} comes off: ${named(loading)}`,
      tables: [],
    }
  },
}

function rallying(moment: Moment, spirit: 'shaken' | 'routed', about: string): Asked {
  const table = moment.rules.table(rally)
  const told = table.rows.map(
    ({ key, cells }) =>
      words`${cells.unit} ${copied(rally, moment, key, 'hasLeader')}/${copied(rally, moment, key, 'noLeader')}`,
  )
  const broken = inOpen(moment).filter((troop) => troop.spirit === spirit)
  const who = moment.now === null ? [] : broken.length === 0 ? words`nobody is. ` : words`${named(broken)}. `
  const fails = spirit === 'shaken' ? words`falls back ${bold(`${otherMoves.notRallied}d6`)}` : words`is removed`
  return {
    about,
    dice: '1d6',
    target: words`${who}With a leader in ${bold('6"')}/without: ${joined(told)}; else it ${fails}`,
    tables: [table],
    pages: [table.page],
  }
}

function dice({ rules, now }: Moment): Asked {
  const table = rules.table(movementTable)
  const live = rules.table(weather)
  const muddy = now?.game.weather !== 'dry'
  const off = (key: 'mudOnRoad' | 'mudAcross') => {
    const { gives } = rowOf(live, key)
    return 'off' in gives && gives.off === 'lowest' ? 'low' : 'high'
  }
  const today = muddy
    ? words`${now === null ? 'Snow, mud' : now.game.weather === 'snow' ? 'Snow' : 'Mud'}: across the ${bold(off('mudAcross'))} die off, on a road the ${bold(off('mudOnRoad'))} one`
    : words`The ground is dry`
  return {
    about: 'by kind and formation',
    dice: 'd6s',
    target: words`added, in inches. ${today}; no leader in ${bold('6"')}: the high die off`,
    tables: [table, live],
    pages: [table.page, live.page],
  }
}

function spotting(moment: Moment): Asked {
  const table = moment.rules.table(spottingTable)
  const near = Math.max(...table.rows.flatMap(({ gives }) => (gives.automatic ? [gives.inches] : [])))
  const told = table.rows.flatMap(({ key, gives, cells }) =>
    gives.automatic
      ? []
      : [
          words`${cells['who looks'].replace(' or less', '')} ${copied(spottingTable, moment, key, 'withLeader')}/${copied(spottingTable, moment, key, 'without')}`,
        ],
  )
  const by = moment.now === null ? [] : halvedBy(moment.rules, moment.now.game, { thermal: false, goggles: false })
  const halved = by.length === 0 ? [] : words`. Distances are ${halvedWords(by)}`
  return {
    about: 'with a leader/without',
    dice: '1d20',
    target: words`to ${bold(`${near}"`)} seen; or under: ${joined(told)}${halved}`,
    tables: [table],
    pages: [table.page],
  }
}

function engagement({ rules, now }: Moment): Asked {
  const table = rules.table(rulesOfEngagement)
  const base = { about: 'while civilians are there', tables: [table], pages: [table.page] }
  if (now === null) {
    const told = table.rows.map(({ cells, gives }) => words`${bold(cells.rule)} ${gives.short}`)
    return { ...base, target: joined(told, '. ') }
  }
  if (!civiliansPresent(now.state)) return { ...base, target: words`no civilians: none in force` }
  const row = table.rows.find(({ key }) => key === now.game.roe)!
  return { ...base, target: words`${bold(row.cells.rule)} ${row.cells.name}: ${row.gives.short}` }
}
