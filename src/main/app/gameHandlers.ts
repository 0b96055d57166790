import type { QueryName, StepName } from '../../contract/gameProcedures.ts'
import { holderOf, type Shown } from '../../contract/telling.ts'
import type { StepReply } from '../../contract/question.ts'
import { RuleError } from '../engine/errors.ts'
import { bookRules, rulesOf } from '../engine/system.ts'
import { movedOn } from '../store/errors.ts'
import { games } from '../../games/games.ts'
import type { AnyGame } from './game.ts'
import { afterStep } from './campaign/afterStep.ts'
import { keepCopyBefore } from './campaign/keepCopy.ts'
import { passOn } from './campaign/passOn.ts'
import { mustNotWait } from './campaign/pendingStep.ts'
import { runStep, type Telling } from './campaign/runStep.ts'
import type { OpenTour } from './library/openTours.ts'
import type { Handlers, Session } from './session.ts'

type Asked = { readonly campaign: string } & Readonly<Record<string, unknown>>
type AskedOfBook = { readonly campaign?: string } & Readonly<Record<string, unknown>>

/** The steps and queries of all games: each is run, or asked, in one and the same way. */
export const gameHandlers = (session: Session): Pick<Handlers, StepName | QueryName> =>
  // The contract's procedures are made of the same lists.
  Object.fromEntries(games.flatMap((game) => handlersOf(game, session))) as unknown as Pick<
    Handlers,
    StepName | QueryName
  >

function handlersOf(game: AnyGame, session: Session): (readonly [string, unknown])[] {
  const { id } = game.contract
  const step =
    (name: string) =>
    ({
      campaign,
      input,
      shown,
      passOn: on,
      ...telling
    }: Telling & { campaign: string; input: unknown; shown?: Shown; passOn?: boolean }): StepReply =>
      afterStep(session, campaign, (tour, at) => {
        mustBeOf(game, tour)
        if (shown?.waits === false) mustNotWait(tour)
        const holder = holderOf({ shown, ...telling })
        const wanted = { step: name, input: takenNow(tour, name, input, telling), telling: { ...telling, holder } }
        const told = name === game.packs?.step ? keepCopyBefore(session, tour, 'import') : null
        const came = runStep(tour, wanted, at)
        const reply = on ? passOn(tour, came, holder, at) : came
        if (told) session.beside(reply, told)
        return reply
      })
  const query =
    (name: string) =>
    ({ campaign, ...fields }: Asked): unknown => {
      const tour = session.tours.get(campaign)
      mustBeOf(game, tour)
      return game.queries[name]!({ state: tour.file.load().state, tour }, fields as never)
    }
  const bookQuery =
    (name: string) =>
    ({ campaign, ...fields }: AskedOfBook): unknown => {
      if (campaign === undefined) return game.bookQueries[name]!(bookRules, fields as never)
      const tour = session.tours.get(campaign)
      mustBeOf(game, tour)
      return game.bookQueries[name]!(rulesOf(game.system, tour.file.load().state), fields as never)
    }
  const all = (names: object, handler: (name: string) => unknown) =>
    Object.keys(names).map((name) => [`${id}.${name}`, handler(name)] as const)
  const { steps, queries, bookQueries } = game.contract
  return [...all(steps, step), ...all(queries, query), ...all(bookQueries, bookQuery)]
}

/** @throws StoreError `head-moved` before anything is said of a tour that the caller has not seen. */
function takenNow(tour: OpenTour, step: string, input: unknown, { head: seen }: Pick<Telling, 'head'>): unknown {
  const { state, head } = tour.file.load()
  if (seen !== undefined && seen !== head) throw movedOn()
  return tour.game.takenNow?.(step, input, { state, tour }) ?? input
}

/** @throws RuleError `not-here` for a tour of another game. */
function mustBeOf({ contract }: AnyGame, { game, campaign }: OpenTour): void {
  if (game.contract.id === contract.id) return
  throw new RuleError(
    'not-here',
    `${campaign} is a campaign of ${game.contract.title}: ${contract.title} knows nothing of it. Nothing was changed.`,
  )
}
