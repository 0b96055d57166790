import { flushPromises, type DOMWrapper } from '@vue/test-utils'
import type { CampaignCard } from '../../../src/contract/campaign.ts'
import type { EntryView } from '../../../src/contract/journal.ts'
import type { SquadsView } from '../../../src/games/skirmish/contract/squads.ts'
import { allHere } from '../support/allHere.ts'
import { done, Refusal } from '../support/fakeBridge.ts'
import { openApp } from '../support/openApp.ts'
import { overview } from '../support/sampleViews.ts'

/** As tests/support/skirmishDesk.ts has it: pages and their tests are checked without the rules. */
export interface Desk {
  readonly steps: readonly string[]
  readonly take: (step: string, input: unknown) => string | null
  readonly faces: number[]
  readonly queries: Readonly<Record<string, (input: never) => unknown>>
  readonly card: () => CampaignCard['state']
  readonly phase: () => string
  readonly rows: (collection: string) => readonly Readonly<Record<string, unknown>>[]
  readonly weapons: SquadsView['weapons']
}

const modules = import.meta.glob<{ skirmishDesk: () => Desk }>('../../support/skirmishDesk.ts')

/** @returns a campaign in memory, played by the rules themselves. */
export async function newDesk(): Promise<Desk> {
  const { skirmishDesk } = await Object.values(modules)[0]!()
  return skirmishDesk()
}

const campaign = 'Suoi Da.tour'

/** Opens a page of the campaign. @param entries of its journal, newest first. */
export async function openDesk(path: string, desk: Desk, entries: readonly EntryView[] = []) {
  const named = (name: string) => `skirmish.${name}`
  const steps = desk.steps.map((name) => [
    named(name),
    ({ input }: { input: unknown }) => {
      const message = desk.take(name, input)
      if (message !== null) throw new Refusal({ code: 'bad-input', message })
      return done(name, { step: named(name) })
    },
  ])
  const queries = Object.entries(desk.queries).map(([name, answer]) => [named(name), answer])
  const opened = await openApp(path.startsWith('/new') ? path : `/tour/${encodeURIComponent(campaign)}${path}`, {
    ...(Object.fromEntries([...steps, ...queries]) as object),
    'library.create': () => ({ campaign }),
    'journal.list': () => ({ entries, more: false }),
    'campaign.overview': () => ({
      ...overview,
      ...{ campaign, name: 'Suoi Da', system: 'Vietnam Skirmish Rules', pending: null, phase: desk.phase() },
      card: { ...overview.card, campaign, game: 'skirmish', name: 'Suoi Da', state: desk.card() },
    }),
  })
  const { app } = opened
  /** @returns the region of a name. */
  const region = (name: string) => app.get(`[aria-label="${name}"]`)
  const press = async (label: string, within: Pick<DOMWrapper<Element>, 'findAll' | 'text'> = app) => {
    const button = within.findAll('button').find((one) => one.text().startsWith(label))
    if (!button) throw new Error(`There is no button ${label}: ${within.text()}`)
    await button.trigger('click')
    await flushPromises()
  }
  /** A player says that he has the machine, on the sheet that covers the screen. */
  const take = async (player: string) => {
    await allHere()
    const button = [...document.body.querySelectorAll('button')].find((one) =>
      one.textContent.includes(`I am ${player}`),
    )
    if (!button) throw new Error(`Nothing covers the screen for ${player}.`)
    button.click()
    await flushPromises()
  }
  return { ...opened, region, press, take }
}
