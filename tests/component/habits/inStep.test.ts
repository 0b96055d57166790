import { afterEach, describe, expect, it } from 'vitest'
import { useCampaign } from '../../../src/renderer/stores/campaign.ts'
import { openProgram, settle, type OpenProgram } from './openProgram.ts'

let opened: OpenProgram
afterEach(() => {
  opened.app.unmount()
  localStorage.clear()
})
const fetched = () => opened.bridge.calls.filter(({ procedure }) => procedure === 'campaign.now').length
const changed = (change: number, campaign: string | null = 'bravo.tour') => {
  opened.bridge.say('changed', { campaign, change })
}

describe('the tour is fetched once for each change', () => {
  it('when the news comes before the reply, as at the desktop', async () => {
    opened = await openProgram('/tour/bravo.tour/journal')
    const before = fetched()
    changed(1)
    await useCampaign().reload()
    await settle()
    expect(fetched()).toBe(before + 1)
  })

  it('when the reply comes before the news, as in a browser', async () => {
    opened = await openProgram('/tour/bravo.tour/journal', {})
    opened.bridge.atChange(7)
    await useCampaign().reload()
    const before = fetched()
    // The undo's own reply says that it was change 8.
    opened.bridge.atChange(8)
    await useCampaign().undo()
    changed(8)
    await settle()
    expect(fetched()).toBe(before + 1)
  })

  it('and again for a change that came while the last was being fetched', async () => {
    opened = await openProgram('/tour/bravo.tour/journal')
    const before = fetched()
    changed(1)
    changed(2)
    await settle()
    expect(fetched()).toBe(before + 2)
  })

  it('not for another tour; but when the library as a whole has changed', async () => {
    opened = await openProgram('/tour/bravo.tour/journal')
    const before = fetched()
    changed(1, 'other.tour')
    await settle()
    expect(fetched()).toBe(before)
    changed(2, null)
    await settle()
    expect(fetched()).toBe(before + 1)
  })
})

it('the menu of the desktop leads to pages, undoes, and finds', async () => {
  opened = await openProgram('/tour/bravo.tour/journal')
  opened.bridge.say('wish', { what: 'undo' })
  await settle()
  expect(opened.bridge.calls.some(({ procedure }) => procedure === 'journal.undo')).toBe(true)
  opened.bridge.say('wish', { what: 'find' })
  await settle()
  expect(document.querySelector('.palette')).not.toBeNull()
  opened.bridge.say('go', { to: '/tour/bravo.tour/tables' })
  await settle()
  expect(opened.router.currentRoute.value.name).toBe('tourTables')
})
