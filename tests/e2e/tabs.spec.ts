import { expect, test } from './fixtures.ts'
import { frame, library } from './screens.ts'

test('six tabs of one program all work, and learn of each other', async ({ context, page, served }) => {
  const tabs = [page]
  for (let i = 1; i < 6; i++) tabs.push(await context.newPage())
  for (const tab of tabs) {
    await tab.goto(served.url)
    await expect(library(tab).start.first()).toBeVisible()
  }
  // Every tab opens another page, which asks main for what stands on it.
  for (const tab of tabs) {
    await tab.bringToFront()
    await frame(tab).go('Tables')
    await expect(tab.getByRole('main').getByRole('list').first()).toBeVisible()
    await frame(tab).go('Library')
    await expect(library(tab).start.first()).toBeVisible()
  }
  await make('Bravo')
  for (const tab of tabs) await expect(tab.getByText('Bravo')).toBeVisible()
  // The tab that listened for all of them goes: the next one does it.
  await page.close()
  await make('Charlie')
  for (const tab of tabs.slice(1)) await expect(tab.getByText('Charlie')).toBeVisible()

  async function make(name: string): Promise<void> {
    const headers = { authorization: `Bearer ${served.token}` }
    const data = { input: { name, game: 'fng' } }
    const made = await context.request.post(`${served.origin}/api/library.create`, { headers, data })
    expect(await made.json()).toMatchObject({ ok: true })
  }
})
