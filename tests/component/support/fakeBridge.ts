import type { EntryView } from '../../../src/contract/journal.ts'
import type { Bridge, Failure, Reply } from '../../../src/contract/rpc.ts'
import type { CampaignCard, OverviewView } from '../../../src/contract/campaign.ts'
import type { CampaignNow, Stamped } from '../../../src/contract/now.ts'
import type { InputOf } from '../../../src/contract/procedures.ts'
import type { StepReply } from '../../../src/contract/question.ts'
import type { StarCard } from '../../../src/games/fng/contract/card.ts'
import { contracts } from '../../../src/games/contracts.ts'
import { map } from '../battle/sampleBattle.ts'
import { sampleDesk } from './sampleDesk.ts'
import { amendForm, dice, entryDetail, history, journalPage } from './sampleHistory.ts'
import { sampleMuster } from './sampleMuster.ts'
import { sampleChoices, sampleOffers, samplePreview } from './samplePrint.ts'
import { contactLine, entry, mission, overview, roster, tables, turnAt } from './sampleViews.ts'

type Answerer = (input: never) => unknown

export interface FakeBridge extends Bridge {
  readonly calls: { readonly procedure: string; readonly input: unknown }[]
  /** Says an event, as main does. */
  readonly say: (event: string, payload?: unknown) => void
  /** From now on its answers say that they show this change, as main's do. */
  readonly atChange: (change: number) => void
}

/** Thrown by an answerer, it comes back as a refusal. */
export class Refusal extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

/** @returns a bridge that answers from functions by procedure name, and remembers what it was asked. */
export function fakeBridge(answers: Readonly<Record<string, Answerer>>): FakeBridge {
  const calls: FakeBridge['calls'] = []
  const listeners = new Set<(event: string, payload: unknown) => void>()
  let change: number | undefined
  return {
    door: 'browser',
    calls,
    call: (procedure, input) => {
      // What the page shows goes along with every change: no test need say so.
      const { shown: _, ...said } = input as { readonly shown?: unknown }
      calls.push({ procedure, input: said })
      return replyOf(
        answers[procedure] ?? (procedure === 'campaign.now' ? nowOf(answers) : undefined),
        procedure,
        input,
        change,
      )
    },
    atChange: (now) => {
      change = now
    },
    on: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    say: (event, payload) => {
      for (const listener of listeners) listener(event, payload)
    },
  }
}

/** @returns how the tour stands, put together from the overview and what its game shows, as main does. */
const nowOf =
  (answers: Readonly<Record<string, Answerer>>): Answerer =>
  async ({ campaign, stamps, holder }: InputOf<'campaign.now'>): Promise<CampaignNow> => {
    const input = { campaign, holder } as never
    const overview = (await answers['campaign.overview']!(input)) as OverviewView
    const { game, state } = overview.card
    const views: Record<string, Stamped> = {}
    for (const [name, from] of Object.entries(contracts.find(({ id }) => id === game)!.shown)) {
      const answer = answers[`${game}.${name}`]
      if (!answer || (from === 'begun' && state.kind !== 'tour')) continue
      const view = await answer(input)
      const stamp = JSON.stringify(view)
      views[`${game}.${name}`] = { stamp, view: stamps[`${game}.${name}`] === stamp ? null : view }
    }
    return { campaign, change: 0, holder, overview, views }
  }

async function replyOf(
  answerer: Answerer | undefined,
  procedure: string,
  input: unknown,
  change: number | undefined,
): Promise<Reply> {
  if (!answerer) return { ok: false, error: { code: 'no-such-procedure', message: `The fake knows no ${procedure}.` } }
  try {
    const value = answerer(input as never)
    // Only what is a promise is waited for: all else is answered as soon as ever.
    return {
      ok: true,
      value: value instanceof Promise ? await value : value,
      ...(change === undefined ? {} : { change }),
    }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, error: error.failure }
    throw error
  }
}

export const done = (title = 'Contact test', more: Partial<EntryView> = {}): StepReply => ({
  status: 'done',
  head: 413,
  entry: entry({ id: 413, depth: 413, title, ...more }),
})

const card = (name: string, over: Partial<CampaignCard>): CampaignCard => ({
  ...overview.card,
  campaign: `${name}.tour`,
  name,
  ...over,
})

/** Answers enough to open every page on the sample platoon. */
export function sampleAnswers(): Record<string, Answerer> {
  const alpha = card('1st Platoon, Alpha Company', {
    lastPlayed: '2026-11-12T19:00:00.000Z',
    state: {
      kind: 'tour',
      title: '1st Platoon, Alpha Company',
      about: 'USMC, I Corps',
      date: 'Late March 1967',
      next: 'Report the battle',
      over: null,
      facts: [
        { label: 'To go', text: '21 of 26' },
        { label: 'Star', text: 'Sgt Aldrich', rank: { name: 'REP', value: 4 } },
      ],
      own: { toGo: 21, of: 26, served: 5, name: 'Sgt Aldrich' } satisfies StarCard,
    },
  })
  return {
    'library.proofs': () => ({}),
    'library.checks': () => ({}),
    'library.elsewhere': () => ({
      folder: null,
      sameDisk: false,
      last: null,
      fault: null,
      mayChoose: false,
    }),
    'library.list': () => ({
      folder: 'Documents/Short-Timer',
      campaigns: [
        overview.card,
        alpha,
        card('3rd Platoon, Charlie Company', {
          lastPlayed: '2026-10-03T19:00:00.000Z',
          state: {
            ...(overview.card.state as Extract<CampaignCard['state'], { kind: 'tour' }>),
            over: { text: 'Star home', how: 'won' },
            date: 'Late January 1968',
          },
        }),
        card('Fresh file', { lastPlayed: '2026-09-20T19:00:00.000Z', state: { kind: 'empty' } }),
        card('Old winter tour', { lastPlayed: '2026-09-01T19:00:00.000Z', archived: true }),
        card('old-tour-copy', {
          lastPlayed: '2026-06-14T19:00:00.000Z',
          state: {
            kind: 'broken',
            code: 'damaged',
            message:
              'old-tour-copy.tour is damaged: its pages do not fit together. Nothing was written to it, and your other tours are safe. Where Short-Timer has kept copies of it, they can be restored in the library, under Deleted and kept copies.',
          },
        }),
      ],
    }),
    'campaign.overview': () => overview,
    'fng.turn': () => turnAt('replacements'),
    'fng.desk': () => sampleDesk,
    'fng.roster': () => roster,
    'fng.battleMap': () => map,
    'fng.mission': () => mission,
    'tables.list': () => tables,
    'tables.asks': () => ({
      numbers: ['REP'],
      circumstances: [{ when: 'rainySeason', text: 'Rainy season, May to November' }],
      rolled: true,
      sides: 6,
    }),
    'tables.live': ({ faces }: { faces: readonly number[] }) => ({
      throws: [
        {
          ...{ key: 'mission.contact', subject: 0, occurrence: 0, count: 2, why: 'Contact' },
          ...{ rows: [], readings: [], note: null },
        },
      ],
      line: faces.length < 2 ? null : contactLine,
    }),
    'tables.try': () => contactLine,
    'journal.list': () => ({
      entries: [
        entry(),
        entry({ id: 411, depth: 411, title: 'Weather', onPath: false }),
        ...turnAt('replacements')
          .phases.flatMap((one) => one.entries)
          .reverse(),
      ],
      more: true,
    }),
    'fng.history': () => history,
    'dice.view': () => dice,
    'journal.search': () => journalPage,
    'journal.changes': () => entryDetail,
    'journal.amendForm': () => amendForm,
    'journal.preview': () => ({
      status: 'ready',
      replayed: 4,
      outcome: entryDetail.changes,
      date: 'Early September 1967',
      differences: [
        {
          depth: 413,
          title: 'Weather',
          kind: 'changed',
          before: ['The weather is clear.'],
          after: ['The weather is terrible.'],
          note: '',
          date: 'Early September 1967',
          pairs: [{ before: 'The weather is clear.', after: 'The weather is terrible.' }],
        },
      ],
    }),
    'fng.musterChoices': () => sampleMuster,
    'fng.musterEntered': () => null,
    'print.sheets': () => ({ files: [{ name: 'Roster', url: null }], done: true, left: [] }),
    'print.offers': () => sampleOffers,
    'print.choices': () => sampleChoices,
    'print.preview': samplePreview,
    'journal.undo': () => ({ undone: 'Contact test', head: 411 }),
  }
}
