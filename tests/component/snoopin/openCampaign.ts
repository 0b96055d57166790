import { flushPromises, type DOMWrapper } from '@vue/test-utils'
import type { CampaignCard, OverviewView } from '../../../src/contract/campaign.ts'
import type { ForcesData } from '../../../src/games/snoopin/contract/forces.ts'
import type { MissionData } from '../../../src/games/snoopin/contract/mission.ts'
import type { OverviewData } from '../../../src/games/snoopin/contract/overview.ts'
import { snoopinSteps } from '../../../src/games/snoopin/contract/steps.ts'
import type { TurnData } from '../../../src/games/snoopin/contract/turn.ts'
import { allHere } from '../support/allHere.ts'
import { done } from '../support/fakeBridge.ts'
import { openApp } from '../support/openApp.ts'
import { overview } from '../support/sampleViews.ts'
import { forcesData, missionData, overviewData, trailCard, turnData } from './sampleCampaign.ts'

export interface Shown {
  readonly overview?: OverviewData
  readonly forces?: () => ForcesData
  readonly turn?: TurnData
  readonly mission?: (holder: number | null) => MissionData
  readonly card?: CampaignCard['state']
  readonly pending?: OverviewView['pending']
}

const campaign = 'Que Son.tour'

/** @returns the address of a page: the game's own follow its name. */
const addressOf = (path: string) =>
  path.startsWith('/new') ? path : `/tour/${encodeURIComponent(campaign)}${path === '' ? '' : `/snoopin${path}`}`

/** Opens a page of the sample campaign; steps are taken down, and change nothing. */
export async function openCampaign(path: string, shown: Shown = {}) {
  const steps = Object.keys(snoopinSteps).map((name) => [
    `snoopin.${name}`,
    () => done(name, { step: `snoopin.${name}` as 'fng.testForContact' }),
  ])
  const opened = await openApp(addressOf(path), {
    ...(Object.fromEntries(steps) as object),
    'library.create': () => ({ campaign }),
    'snoopin.overview': () => shown.overview ?? overviewData(),
    'snoopin.forces': () => shown.forces?.() ?? forcesData(),
    'snoopin.turn': () => shown.turn ?? turnData('orders'),
    'snoopin.mission': ({ holder }: { holder: number | null }) => shown.mission?.(holder) ?? missionData(holder),
    'snoopin.lacking': () => ({ items: [{ what: 'Hot Spots', text: 'How they are placed is in your core rules.' }] }),
    'snoopin.names': ({ list, count }: { list: string; count: number }) => ({
      names: Array.from({ length: count }, (_, i) => `${list} ${i + 1}`),
    }),
    'snoopin.newNames': () => ({
      men: (shown.turn?.unnamed ?? []).map(({ man }) => ({ man, name: `Invented ${man}` })),
    }),
    'campaign.overview': () => ({
      ...overview,
      ...{ campaign, name: 'Que Son', system: 'Snoopin’ & Poopin’', pending: shown.pending ?? null, phase: 'orders' },
      card: { ...overview.card, campaign, game: 'snoopin', name: 'Que Son', state: shown.card ?? trailCard },
    }),
  })
  const { app, asked } = opened
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
  /** @returns the inputs with which a step was taken. */
  const taken = (step: keyof typeof snoopinSteps) =>
    asked(`snoopin.${step}`).map((call) => (call as { readonly input: unknown }).input)
  return { ...opened, region, press, take, taken }
}
