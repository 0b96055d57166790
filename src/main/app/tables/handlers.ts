import type { TableView } from '../../../contract/tables.ts'
import { RuleError } from '../../engine/errors.ts'
import type { TablePatch } from '../../engine/houseRules.ts'
import { asksOf } from '../../engine/situation.ts'
import { playStep, rulesOf } from '../../engine/system.ts'
import type { OwnTable } from '../../engine/ownTables.ts'
import type { AnyState } from '../../engine/state.ts'
import type { Table } from '../../engine/table.ts'
import { openTape } from '../../engine/tape.ts'
import { games } from '../../../games/games.ts'
import { askedOf, type Asked } from '../asked.ts'
import type { AnyGame } from '../game.ts'
import { mustHave } from '../gameOf.ts'
import { tableView } from '../house/tableView.ts'
import { lineView, tablesById } from '../journal/lineView.ts'
import type { Handlers, Session } from '../session.ts'
import { liveTable } from './liveTable.ts'
import { ownTablesOf } from './ownTables.ts'

type TablesProcedure = Extract<keyof Handlers, `tables.${string}`>

/** The rulebook's tables, and rolling on one of them alone. */
export function tablesHandlers({ tours, options }: Session): Pick<Handlers, TablesProcedure> {
  /** What one asks of: the game, and where its tour stands; without one, where every tour begins. */
  const opened = (asked: Asked) => {
    const { game, tour } = askedOf(tours, asked)
    return { game, state: tour === null ? game.system.empty : tour.file.load().state }
  }
  /** A mistake in one game's tables hides no other's. */
  const ofEach = (one: AnyGame): TableView[] => {
    try {
      return viewsOf(one)
    } catch (error) {
      options.log(error, `tables of ${one.contract.id}`)
      return []
    }
  }
  return {
    'tables.list': (asked) => {
      if (asked.campaign === undefined && asked.game === undefined) return games.flatMap(ofEach)
      const { game, state } = opened(asked)
      const own = ownTablesOf(game, state).map(({ given, table }) => ownView(game, table, given))
      return [...viewsOf(game, game.house?.patches(state)), ...own]
    },
    'tables.asks': ({ table, ...asked }) => {
      const { game, state } = opened(asked)
      const found = [...game.system.tables, ...ownRolled(game, state)].find(({ id }) => id === table)
      if (!found) throw new RuleError('bad-input', `There is no table ${table}.`)
      const asks = asksOf(rulesOf(game.system, state).table(found))
      return { ...asks, rolled: asks.rolled && game.rollAlone !== undefined }
    },
    'tables.live': ({ campaign, game: id, faces, ...asked }) => {
      const { game, state } = opened({ campaign, game: id })
      const { throws, line } = liveTable(game, state, mustHave(game, 'rollAlone')(asked), faces)
      return { throws, line: line && lineView(line, allTables(game, state)) }
    },
    'tables.try': ({ campaign, game: id, faces, nonce, ...asked }) => {
      const { game, state } = opened({ campaign, game: id })
      const { step, input } = mustHave(game, 'rollAlone')(asked)
      // A depth that no entry has: the dice are nobody's but this roll's.
      const dice = openTape({ answers: [], faces, dice: 'roll', choices: 'draw', seed: nonce, depth: 0 })
      const { lines } = playStep(game.system, step, { state, input, dice, depth: 0 })
      if (dice.unusedFaces().length > 0)
        throw new RuleError('impossible-answer', 'More dice were typed than this table wants. Nothing was rolled.')
      return lineView(lines.at(-1)!, allTables(game, state))
    },
  }
}

const ownRolled = (game: AnyGame, state: AnyState): readonly Table[] =>
  ownTablesOf(game, state).map(({ table }) => table)

/** The tables of a game by id, with those of the player's own. */
const allTables = (game: AnyGame, state: AnyState): ReadonlyMap<string, Table> => {
  const own = ownRolled(game, state).map((table) => [table.id, table] as const)
  return new Map([...tablesById(game.system.tables), ...own])
}

const ownView = ({ system }: AnyGame, table: Table, given: OwnTable): TableView => ({
  ...tableView(table),
  game: system.id,
  chapter: 'Tables of your own',
  own: { ...given, rows: [...given.rows] },
})

function viewsOf({ system, chapters }: AnyGame, patches?: ReadonlyMap<string, TablePatch>): TableView[] {
  return system.tables.map((table) => ({
    ...tableView(table, patches?.get(table.id)),
    game: system.id,
    chapter: chapters(table.page),
  }))
}
