import type { TableView } from '../../../contract/tables.ts'
import { RuleError } from '../../engine/errors.ts'
import type { TablePatch } from '../../engine/houseRules.ts'
import { asksOf } from '../../engine/situation.ts'
import type { AnyState } from '../../engine/state.ts'
import { playStep, rulesOf, type Rules } from '../../engine/system.ts'
import { openTape } from '../../engine/tape.ts'
import { games } from '../../../games/games.ts'
import type { AnyGame } from '../game.ts'
import { gameOf, partOf } from '../gameOf.ts'
import { tableView } from '../house/tableView.ts'
import { lineView, tablesById } from '../journal/lineView.ts'
import type { Handlers, Session } from '../session.ts'

type TablesProcedure = Extract<keyof Handlers, `tables.${string}`>

/** The rulebook's tables, and rolling on one of them alone. */
export function tablesHandlers({ tours, options }: Session): Pick<Handlers, TablesProcedure> {
  return {
    'tables.list': ({ campaign, game }) => {
      if (campaign === undefined)
        return gamesOf(game).flatMap((one) => {
          try {
            return viewsOf(one)
          } catch (error) {
            // A mistake in one game's tables hides no other's.
            options.log(error, `tables of ${one.contract.id}`)
            return []
          }
        })
      const { app, file } = tours.get(campaign)
      return viewsOf(app, app.house?.patches(file.load().state))
    },
    'tables.asks': ({ campaign, game, table }) => {
      const known = campaign === undefined ? gamesOf(game) : [tours.get(campaign).app]
      const found = known.flatMap(({ system }) => system.tables).find(({ id }) => id === table)
      if (!found) throw new RuleError('bad-input', `There is no table ${table}.`)
      return asksOf(campaign === undefined ? found : rulesAt(tours.get(campaign)).table(found))
    },
    'tables.try': ({ campaign, game, faces, nonce, ...asked }) => {
      const { app, state } = campaign === undefined ? withoutTour(game) : stateOf(tours.get(campaign))
      const { system } = app
      const { step, input } = partOf(app, 'rollAlone')(asked)
      // A depth that no entry has: the dice are nobody's but this roll's.
      const dice = openTape({ answers: [], faces, dice: 'roll', choices: 'draw', seed: nonce, depth: 0 })
      const { lines } = playStep(system, step, { state, input, dice, depth: 0 })
      if (dice.unusedFaces().length > 0)
        throw new RuleError('impossible-answer', 'More dice were typed than this table wants. Nothing was rolled.')
      return lineView(lines.at(-1)!, tablesById(system.tables))
    },
  }
}

function viewsOf({ system, chapters }: AnyGame, patches?: ReadonlyMap<string, TablePatch>): TableView[] {
  return system.tables.map((table) => ({
    ...tableView(table, patches?.get(table.id)),
    system: system.id,
    chapter: chapters(table.page),
  }))
}

const gamesOf = (id: string | undefined) => (id === undefined ? games : [gameOf(id)])

const withoutTour = (game: string | undefined) => {
  const app = gameOf(game ?? null)
  return { app, state: app.system.empty }
}

/** The rules that a campaign is played by where it stands. */
const rulesAt = ({ app, file }: ReturnType<Session['tours']['get']>): Rules => rulesOf(app.system, file.load().state)

const stateOf = ({ app, file }: ReturnType<Session['tours']['get']>): { app: AnyGame; state: AnyState } => ({
  app,
  state: file.load().state,
})
