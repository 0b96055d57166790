import { basename, dirname, join, resolve } from 'node:path'
import * as z from 'zod'
import { tellsOfTour, type CampaignNow } from '../../contract/now.ts'
import { procedures, type ProcedureName } from '../../contract/procedures.ts'
import type { Shown } from '../../contract/telling.ts'
import type { Events, Failure, Reply } from '../../contract/rpc.ts'
import { openLibrary } from '../store/library.ts'
import { battleHandlers } from './battle/handlers.ts'
import { csvHandlers } from './csv/handlers.ts'
import { gameHandlers } from './gameHandlers.ts'
import { friendsTable } from './friends/friendsTable.ts'
import { friendsHandlers } from './friends/handlers.ts'
import { fileAtFault } from './campaign/fileAtFault.ts'
import { knowCopies } from './campaign/knowCopies.ts'
import { keepMissing } from './campaign/missingCopy.ts'
import { campaignNow } from './campaign/campaignNow.ts'
import { openToldHeads, type ToldHeads } from './campaign/toldHeads.ts'
import { campaignHandlers } from './campaign/handlers.ts'
import { stretchHandlers } from './campaign/stretchHandlers.ts'
import { diagnosisHandlers } from './diagnosis/handlers.ts'
import { failureOf } from './failures.ts'
import { helpHandlers } from './help/handlers.ts'
import { houseHandlers } from './house/handlers.ts'
import { packHandlers } from './packs/handlers.ts'
import { jobHandlers } from './jobs/handlers.ts'
import { openJobs } from './jobs/jobs.ts'
import { journalHandlers } from './journal/handlers.ts'
import { halfLetterAt } from './halfLetters.ts'
import { issueInWords } from './inputWords.ts'
import { openDrills } from './library/drills.ts'
import { libraryHandlers } from './library/handlers.ts'
import { openCardLooker } from './library/libraryView.ts'
import { watchChain } from './library/chainWatch.ts'
import { openNews, type Told } from './library/news.ts'
import { openTours, type OpenTour } from './library/openTours.ts'
import { openSecondFolder } from './library/secondFolder.ts'
import { openUploads } from './library/uploads.ts'
import { openWhenCalm } from './library/whenCalm.ts'
import { openPatience } from './patience.ts'
import { printHandlers } from './print/handlers.ts'
import { tablesHandlers } from './tables/handlers.ts'
import type { Program, ProgramOptions } from './program.ts'
import type { Handlers, Session } from './session.ts'
import { pictureHandlers } from './story/handlers.ts'
import { systems } from './gameOf.ts'
import { windowHandlers } from './window/handlers.ts'

/** @returns the program, ready for any door. The library's folder is made when it is not there. */
export function createProgram(options: ProgramOptions): Program {
  const listeners = new Set<(event: string, payload: unknown) => void>()
  const tell = <E extends keyof Events>(event: E, payload: Events[E]) => {
    for (const listener of listeners) listener(event, payload)
  }
  let changes = 0
  const besides = new WeakMap<object, Told>()
  const library = openLibrary(options.folder, systems)
  const tellProgress = (progress: Events['progress']) => {
    tell('progress', progress)
  }
  const jobs = openJobs(tellProgress)
  const looker = openCardLooker((error) => {
    options.log(error, 'library.list')
  })
  const patience = openPatience()
  const news = openNews(options.folder, (path) => {
    session.changed(dirname(path) === options.folder ? basename(path) : path)
  })
  const whenCalm = openWhenCalm(options.calm, (error) => {
    options.log(error, 'campaign.check')
  })
  const opened = (tour: OpenTour) => {
    whenCalm(async () => {
      const told = await jobs.run(undefined, keepMissing(session, tour.campaign))
      if (told?.now) news.tell(tour.file.path, told.now)
      if (told?.later) news.tellLater(tour.file.path, told.later)
    })
    whenCalm(() => watchChain(jobs, news, tour))
    whenCalm(async () => void (await jobs.run(undefined, knowCopies(session, tour.campaign))))
  }
  const mayOpen = (path: string) => options.anywhere || options.recent?.has(path) === true
  const friends = friendsTable({
    tourOf: (campaign) => session.tours.get(campaign),
    doors: options.friends,
    answer: (campaign, answer) =>
      during(() => call(handlers, session, heads, 'pending.answer', { campaign, answers: [answer] })),
    tell: (said) => {
      tell('friends', said)
    },
    log: options.log,
  })
  const session: Session = {
    options: { ...options, now: () => anyTime(options.now()) },
    changes: () => changes,
    stampKey: options.newId(),
    library,
    looker,
    tours: openTours(options.folder, mayOpen, {
      refused: looker.refused,
      replaced: (campaign) => {
        session.changed(campaign)
      },
      opened,
      written: patience.written,
    }),
    secondFolder: openSecondFolder({ ...options, now: () => anyTime(options.now()) }),
    jobs,
    patience,
    friends,
    beside: (answer, told) => {
      besides.set(answer, told)
    },
    drillSoon: (file) => {
      drills?.holdSoon(file)
    },
    uploads: openUploads(library, jobs, tellProgress),
    changed(campaign) {
      // Some disks tell times by the second: what this program has written itself is not left to them.
      if (campaign !== null) looker.forget(join(options.folder, basename(campaign)))
      tell('changed', { campaign, change: ++changes })
      friends.changed(campaign)
    },
  }
  const heads = openToldHeads(options.folder, session.tours)
  const drills = options.pauseBeforeDrill && openDrills(session, options.pauseBeforeDrill)
  void drills?.holdAll()
  const handlers: Handlers = {
    ...gameHandlers(session),
    ...libraryHandlers(session),
    ...campaignHandlers(session),
    ...stretchHandlers(session),
    ...battleHandlers(session),
    ...journalHandlers(session),
    ...jobHandlers(session),
    ...printHandlers(session),
    ...tablesHandlers(session),
    ...helpHandlers(session),
    ...friendsHandlers(session),
    ...houseHandlers(session),
    ...packHandlers(session),
    ...csvHandlers(session),
    ...pictureHandlers(session),
    ...windowHandlers(session),
    ...diagnosisHandlers(session),
  }
  /** What is sent along with the reply to a change. The change is made by then, whatever becomes of this. */
  const nowAfter = (input: unknown): CampaignNow | null => {
    const { campaign, shown } = input as { campaign: string; shown?: Shown }
    if (shown === undefined) return null
    try {
      return campaignNow(session, campaign, shown)
    } catch (error) {
      options.log(error, 'campaign.now')
      return null
    }
  }
  const newsOf = ({ campaign }: Called) => (typeof campaign === 'string' ? news.of(campaign) : undefined)
  /** What ends with its command has nobody to tell anything later. */
  const besideOf = async (answer: unknown, { campaign }: Called): Promise<Failure | null> => {
    const { now, later } = besides.get(answer as object) ?? { now: null, later: null }
    if (later === null || typeof campaign !== 'string') return now
    if (options.pauseBeforeDrill === undefined) return (await later) ?? now
    news.tellLater(resolve(options.folder, campaign), later)
    return now
  }
  let underWay = 0
  /** A job may hold on to a tour for as long as it goes on. */
  const during = async <T>(work: () => Promise<T>): Promise<T> => {
    underWay++
    try {
      return await work()
    } finally {
      if (--underWay === 0) session.tours.trim()
    }
  }
  return {
    async call(procedure, input) {
      const [reply, now] = await during(async () => {
        const came = await call(handlers, session, heads, procedure, input)
        return [came, came.ok && tellsOfTour(String(procedure), input as object) ? nowAfter(input) : null] as const
      })
      if (!reply.ok) return reply
      heads.told(String(procedure), input as object, reply.value, now)
      const beside = (await besideOf(reply.value, input as Called)) ?? newsOf(input as Called)
      return { ...reply, change: changes, ...(now && { now }), ...(beside && { beside }) }
    },
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    left: () => friends.close(),
    async close() {
      await friends.close()
      // What is under way holds on to its tour.
      await jobs.end()
      await session.secondFolder.settled()
      session.uploads.dropAll()
      session.tours.closeAll()
    },
  }
}

/** What a call may say of which campaign it is for. */
interface Called {
  readonly campaign?: unknown
}

/** A clock that shows nothing must cost nobody a step: it is the beginning of its times then. */
const anyTime = (shown: Date): Date => (Number.isNaN(shown.getTime()) ? new Date(0) : shown)

async function call(
  handlers: Handlers,
  session: Session,
  heads: ToldHeads,
  procedure: unknown,
  input: unknown,
): Promise<Reply> {
  if (typeof procedure !== 'string' || !Object.hasOwn(procedures, procedure))
    return { ok: false, error: { code: 'no-such-procedure', message: `There is no procedure ${String(procedure)}.` } }
  const name = procedure as ProcedureName
  const parsed = procedures[name].safeParse(input)
  if (!parsed.success) return { ok: false, error: badInput(name, parsed.error.issues.map(issueDetail)) }
  const half = halfLetterAt(parsed.data)
  if (half !== null)
    return {
      ok: false,
      error: badInput(name, [{ path: half, message: 'half a letter stands here, which cannot be kept' }]),
    }
  try {
    const value: unknown = await session.patience.call(() => handlers[name](parsed.data as never) as unknown)
    return { ok: true, value }
  } catch (error) {
    return {
      ok: false,
      error: failureOf(await fileAtFault(session, parsed.data, heads.instead(parsed.data, error)), (unforeseen) => {
        session.options.log(unforeseen, name)
      }),
    }
  }
}

const issueDetail = (issue: z.core.$ZodIssue) => ({ path: issue.path.join('.'), message: issueInWords(issue) })

function badInput(name: string, details: readonly ReturnType<typeof issueDetail>[]) {
  const first = details[0]
  const where = first?.path ? `${first.path}: ` : ''
  return {
    code: 'bad-input' as const,
    message: `${name} was asked in a way it does not understand (${where}${first?.message ?? 'no input'}). Nothing was changed.`,
    details,
  }
}
