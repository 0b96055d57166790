import { afterEach, describe, expect, it } from 'vitest'
import type { CampaignCard } from '../../../src/contract/campaign.ts'
import type { LibraryView } from '../../../src/contract/library.ts'
import type { BranchReply, LaidView, TogetherView } from '../../../src/contract/together.ts'
import { sampleAnswers } from '../support/fakeBridge.ts'
import { openProgram, settle, type OpenProgram } from './openProgram.ts'

let opened: OpenProgram
afterEach(() => {
  opened.app.unmount()
  localStorage.clear()
})

const asked = (procedure: string) => opened.bridge.calls.filter((call) => call.procedure === procedure)
const dialog = () => document.querySelector<HTMLElement>('.dialog')
const button = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('.dialog button')].find((one) => one.textContent.trim() === name)
const press = async (name: string) => {
  button(name)!.click()
  await settle()
}

const standing = (date: string, entries: number) => ({ date, entries, at: '2026-11-20T19:00:00.000Z' })
const compared: TogetherView = {
  name: 'Bravo',
  compared: {
    copy: standing('Early April 1967', 74),
    other: standing('Late March 1967', 72),
    with: 'tour',
    shared: 71,
    outcome: [],
  },
  parted: { title: 'End of early March 1967', date: 'Late March 1967' },
  lacking: 3,
}
const laid: LaidView = {
  made: 3,
  end: { entry: 80, title: 'End of late March 1967', date: 'Early April 1967', onPath: false },
}
const branch: BranchReply = {
  steps: 3,
  played: 2,
  asks: { title: 'Report the battle', date: 'Late March 1967' },
  differences: [
    {
      ...{ depth: 73, title: 'Test for contact', kind: 'no-longer-applies', before: ['Contact.'], note: '', pairs: [] },
      after: ['That belongs to another moment.'],
      date: 'Late March 1967',
    },
  ],
  outcome: [],
  date: 'Early April 1967',
}

/** Opens the library with the first campaign lying there several times, and the dialog of it. */
async function open(copies: readonly string[], more: Parameters<typeof openProgram>[1] = {}): Promise<CampaignCard> {
  const list = sampleAnswers()['library.list']!({} as never) as LibraryView
  const [first, ...rest] = list.campaigns
  const card: CampaignCard = { ...first!, copies }
  opened = await openProgram('/library', {
    'library.list': () => ({ ...list, campaigns: [card, ...rest] }),
    'library.compareTours': () => compared,
    'library.layTogether': () => laid,
    'journal.previewBranch': () => branch,
    'journal.playBranch': () => ({ ...branch, head: 90 }),
    ...more,
  })
  await settle()
  const menu = document.querySelector<HTMLElement>(`[aria-label="More for ${card.name}"]`)!
  await opened.press('Enter', {}, menu)
  const items = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  items.find((item) => item.textContent.includes('Lay together'))?.click()
  await settle()
  return card
}

describe('two copies of one campaign in the library', () => {
  it('are laid beside each other first; only then both are kept, and the steps of one tried and played', async () => {
    const { campaign } = await open(['Bravo copy.tour'])
    expect(asked('library.compareTours')).toMatchObject([{ input: { campaign, other: 'Bravo copy.tour' } }])
    expect(dialog()!.textContent).toContain('The last entry in both is “End of early March 1967”, Late March 1967.')
    expect(dialog()!.textContent).toContain(`After that ${campaign} has 1 entry, Bravo copy.tour 3 entries.`)
    expect(asked('library.layTogether')).toEqual([])
    await press('Keep both')
    expect(asked('library.layTogether')).toMatchObject([{ input: { campaign, other: 'Bravo copy.tour' } }])
    expect(dialog()!.textContent).toContain('It ends with “End of late March 1967”, Early April 1967.')
    expect(dialog()!.querySelector('a')!.getAttribute('href')).toContain('entry=80')
    await press('Try its steps here')
    expect(dialog()!.textContent).toContain('2 of its 3 steps are to be played here')
    expect(dialog()!.textContent).toContain('“Report the battle”, Late March 1967, asks something')
    expect(dialog()!.textContent).toContain('Cannot be done here')
    expect(asked('journal.playBranch')).toEqual([])
    await press('Play the steps')
    expect(asked('journal.playBranch')).toMatchObject([{ input: { campaign, entry: 80 } }])
    expect(dialog()!.textContent).toContain('2 of its 3 steps are played here now')
    expect(button('Play the steps')).toBeUndefined()
    await press('Close')
    expect(dialog()).toBeNull()
  })

  it('are chosen among where there are several', async () => {
    await open(['One.tour', 'Two.tour'])
    const choice = dialog()!.querySelector('select')!
    choice.value = 'Two.tour'
    choice.dispatchEvent(new Event('change'))
    await settle()
    expect(asked('library.compareTours').map(({ input }) => (input as { other: string }).other)).toEqual([
      'One.tour',
      'Two.tour',
    ])
  })

  it('have nothing to keep where one has all that the other holds', async () => {
    await open(['Bravo copy.tour'], { 'library.compareTours': () => ({ ...compared, lacking: 0 }) })
    expect(dialog()!.textContent).toContain('so there is nothing to keep')
    expect(button('Keep both')!.disabled).toBe(true)
  })
})
