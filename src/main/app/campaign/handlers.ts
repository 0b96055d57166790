import { fngSteps } from '../../../games/fng/contract/fng.ts'
import type { StepReply, TurnView } from '../../../contract/views.ts'
import { checkTourInPieces } from '../../store/check.ts'
import type { Line } from '../../engine/lines.ts'
import { sinceTurnEnd, viewsOf } from '../journal/entriesOf.ts'
import { lineView, tablesById } from '../journal/lineView.ts'
import { lookBack } from '../journal/lookBack.ts'
import { redoTitle, undoTitle } from '../journal/undoRun.ts'
import { snapshotAtTurnEnd } from '../library/handlers.ts'
import { cardOf } from '../library/libraryView.ts'
import type { OpenTour } from '../library/openTours.ts'
import type { Handlers, Session } from '../session.ts'
import { systems } from '../systems.ts'
import { answerPending, pendingQuestion, rollThrows, takeBack } from './pendingStep.ts'
import { replay } from './replay.ts'
import { runStep, signed, type Telling } from './runStep.ts'

type StepProcedure = Extract<keyof Handlers, `fng.${string}`>
type CampaignProcedure = Extract<
  keyof Handlers,
  | `campaign.${string}`
  | `chronicle.${string}`
  | `deros.${string}`
  | `record.${string}`
  | `desk.${string}`
  | `roster.${string}`
  | 'turn.view'
  | `mission.${string}`
  | `players.${string}`
  | `pending.${string}`
>

/** Every step of every system is run in one and the same way. */
export function stepHandlers(session: Session): Pick<Handlers, StepProcedure> {
  const run =
    (step: string) =>
    ({ campaign, input, ...telling }: Telling & { campaign: string; input: unknown }): StepReply =>
      afterStep(session, campaign, (tour, at) => runStep(tour, { step, input, telling }, at))
  return Object.fromEntries(Object.keys(fngSteps).map((step) => [`fng.${step}`, run(step)])) as unknown as Pick<
    Handlers,
    StepProcedure
  >
}

/** Looking at a campaign, and going on with the step under way. */
export function campaignHandlers(session: Session): Pick<Handlers, CampaignProcedure> {
  const { tours } = session
  return {
    'campaign.overview': ({ campaign }) => {
      const tour = tours.get(campaign)
      const info = tour.file.info()
      const { state } = tour.file.load()
      session.options.recent?.note(tours.path(campaign), session.options.now().toISOString())
      return {
        campaign,
        name: info.name,
        system: tour.app.system.title,
        card: cardOf(campaign, tour.file),
        head: info.head,
        line: info.head === null ? 0 : tour.file.entry(info.head).depth,
        undo: undoTitle(tour),
        redo: redoTitle(tour),
        roster: tour.app.strength(state),
        house: tour.app.house.stamp(state),
        phase: tour.app.phase(state),
      }
    },
    'campaign.check': async ({ campaign, job }) => {
      const games = systems.map(({ system }) => system)
      const found = await session.jobs.run(job, checkTourInPieces(tours.path(campaign), games))
      return { sound: found.length === 0, findings: found.map(({ message }) => message) }
    },
    'campaign.replay': ({ campaign, job }) => session.jobs.run(job, replay(tours.get(campaign))),
    'roster.view': ({ campaign }) => {
      const tour = tours.get(campaign)
      return tour.app.roster(tour.file.load().state)
    },
    'roster.choices': ({ campaign }) => {
      const tour = tours.get(campaign)
      return tour.app.rosterChoices(tour.file.load().state)
    },
    'turn.view': ({ campaign }) => turnOf(tours.get(campaign)),
    'chronicle.view': ({ campaign }) => {
      const { app, file } = tours.get(campaign)
      return app.chronicle(file.walk())
    },
    'deros.view': ({ campaign }) => {
      const { app, file } = tours.get(campaign)
      return app.deros(file.load().state, file.walk())
    },
    'desk.view': ({ campaign }) => {
      const { app, file } = tours.get(campaign)
      return app.desk(file.load().state, file)
    },
    'record.view': ({ campaign, soldier }) => {
      const { app, file } = tours.get(campaign)
      const tables = tablesById(app.system.tables)
      const about = file.linesAbout({ collection: app.menIn, id: soldier })
      const lines = {
        telling: new Set(about.map(({ entry }) => entry)),
        of: (entry: number) => file.lines(entry),
        view: (line: Line) => lineView(line, tables),
      }
      return app.record(file.load().state, file.walk(), lines, soldier)
    },
    'players.view': ({ campaign, holder }) => {
      const tour = tours.get(campaign)
      return tour.app.players(tour.file.load().state, holder)
    },
    'mission.view': ({ campaign, mission }) => {
      const tour = tours.get(campaign)
      return tour.app.mission(tour.file.load().state, mission ?? null, lookBack(tour))
    },
    'pending.answer': ({ campaign, answers, roll, rollTheRest, who }) =>
      afterStep(session, campaign, (tour, at) => {
        const all = [...signed(answers, who), ...rollThrows(tour, roll)]
        return answerPending(tour, all, rollTheRest, at)
      }),
    'pending.takeBack': ({ campaign }) => afterStep(session, campaign, takeBack),
    'pending.cancel': ({ campaign }) => {
      tours.get(campaign).file.clearPending()
      session.changed(campaign)
      return null
    },
  }
}

/** Runs a step, tells the windows, keeps a snapshot where a half-month has ended. */
function afterStep(session: Session, campaign: string, step: (tour: OpenTour, at: string) => StepReply): StepReply {
  const tour = session.tours.get(campaign)
  const now = session.options.now()
  const reply = step(tour, now.toISOString())
  session.changed(campaign)
  if (reply.status === 'done') snapshotAtTurnEnd(session, tour, tour.file.entry(reply.head), now)
  return reply
}

function turnOf(tour: OpenTour): TurnView {
  const pending = pendingQuestion(tour)
  return {
    ...tour.app.turn(tour.file.load().state, viewsOf(tour, sinceTurnEnd(tour))),
    pending: pending && {
      procedure: `${tour.app.system.id}.${pending.step}` as StepProcedure,
      reply: pending.reply,
    },
  }
}
