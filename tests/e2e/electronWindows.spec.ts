import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { launchApp, type LaunchedApp } from '../standin/launch.ts'
import { expect, test } from './fixtures.ts'
import { campaign, quickPlatoon } from './quickTour.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A platoon of Marines, made through the page's own bridge. */
async function platoon({ page }: LaunchedApp): Promise<void> {
  await expect(heading(page)).toBeVisible()
  const call = (procedure: string, input: object) =>
    page.evaluate(
      ([name, asked]) => {
        const api = window['api' as never] as unknown as { call: (name: string, input: object) => Promise<unknown> }
        return api.call(name, asked)
      },
      [procedure, input] as const,
    )
  await quickPlatoon({ call } as Parameters<typeof quickPlatoon>[0])
}

test('the menu names what undo would do in the window in front, and does it', async ({ desktop }) => {
  await platoon(desktop)
  expect((await desktop.menu('Edit')).slice(0, 2)).toEqual(['(Undo)', '(Redo)'])
  await desktop.page.getByRole('link', { name: 'Go on' }).click()
  await expect.poll(async () => (await desktop.menu('Edit'))[0]).toBe('Undo: Muster Quick')
  await desktop.clickMenu('Edit', 'Undo: Muster Quick')
  await expect.poll(async () => (await desktop.menu('Edit')).slice(0, 2)).toEqual(['(Undo)', 'Redo: Muster Quick'])
  await desktop.clickMenu('Edit', 'Redo: Muster Quick')
  await expect.poll(async () => (await desktop.menu('Edit')).slice(0, 2)).toEqual(['Undo: Muster Quick', '(Redo)'])
})

test('the menu leads to pages, to the palette and to the list of keys', async ({ desktop }) => {
  await platoon(desktop)
  expect(await desktop.menu('View', 'Go to')).not.toContain('Roster')
  await desktop.page.getByRole('link', { name: 'Go on' }).click()
  await expect.poll(() => desktop.menu('View', 'Go to')).toContain('DEROS board')
  await desktop.clickMenu('View', 'Go to', 'Settings')
  await expect(heading(desktop.page)).toHaveText('Settings')
  await desktop.clickMenu('Edit', 'Find…')
  await expect(desktop.page.getByRole('dialog', { name: 'Find' })).toBeVisible()
  await desktop.clickMenu('Help', 'Keyboard shortcuts')
  await expect(desktop.page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await desktop.page.keyboard.press('Escape')
  await desktop.clickMenu('File', 'New tour…')
  await expect(desktop.page).toHaveURL(/#\/new$/)
})

test('a further window stands beside the first, shows another page, and hears of every change', async ({ desktop }) => {
  await platoon(desktop)
  const { page } = desktop
  await page
    .getByRole('article', { name: 'Quick' })
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Open in a new window' }).click()
  await expect.poll(() => desktop.windows().length).toBe(2)
  const second = desktop.windows()[1]!
  await expect(second).toHaveURL(/#\/tour\/Quick\.tour$/)
  expect(page.url()).toMatch(/#\/$/)
  const made = (await desktop.calls()).filter(({ what }) => what === 'BrowserWindow').map(({ args }) => args[0])
  const [first, other] = made as { x?: number; y?: number; webPreferences: { sandbox: boolean } }[]
  expect(other!.webPreferences).toEqual(first!.webPreferences)
  expect([other!.x, other!.y]).not.toEqual([first!.x, first!.y])
  await expect(second.getByRole('button', { name: /^Undo/ })).toBeVisible()
  await second.keyboard.press('Control+z')
  await expect(page.getByText('Not begun yet')).toBeVisible()
  await desktop.clickMenu('File', 'New window')
  await expect.poll(() => desktop.windows().length).toBe(3)
})

test('a tour from elsewhere is opened where it lies, and is among those opened last until it has gone', async ({
  desktop,
  folder,
  context,
}) => {
  await platoon(desktop)
  const { page } = desktop
  const elsewhere = join(folder, 'elsewhere')
  mkdirSync(elsewhere)
  const path = join(elsewhere, 'Away.tour')
  copyFileSync(join(folder, 'documents/Short-Timer', campaign), path)
  await desktop.answerDialog('showOpenDialog', { canceled: false, filePaths: [path] })
  await desktop.clickMenu('File', 'Open…')
  await expect(page).toHaveURL(/Away\.tour$/)
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  expect(await desktop.calls()).toContainEqual({ what: 'app.addRecentDocument', args: [path] })
  await expect.poll(() => desktop.menu('File', 'Open recent')).toContain('Away')
  expect(existsSync(join(folder, 'documents/Short-Timer', 'Away.tour'))).toBe(false)

  await page.getByRole('link', { name: 'Library' }).click()
  const lately = page.getByRole('region', { name: 'Opened lately from elsewhere' })
  await expect(lately.getByRole('link', { name: 'Away' })).toBeVisible()
  expect(await desktop.close()).toBe(0)
  expect(JSON.parse(readFileSync(join(folder, 'recent.json'), 'utf8'))).toMatchObject([{ path }])

  rmSync(path)
  const again = await launchApp(folder, context)
  await expect(again.page.getByText('No longer there')).toBeVisible()
  expect(await again.menu('File', 'Open recent')).toContain('(Away (no longer there))')
  await again.page.getByRole('button', { name: 'Take Away off this list' }).click()
  await expect(again.page.getByText('No longer there')).toHaveCount(0)
  expect(await again.close()).toBe(0)
})

test('no page may open a file that the player has not named', async ({ desktop, folder }) => {
  await platoon(desktop)
  const path = join(folder, 'Secret.tour')
  copyFileSync(join(folder, 'documents/Short-Timer', campaign), path)
  const reply = await desktop.page.evaluate((name) => {
    const api = window['api' as never] as unknown as { call: (name: string, input: object) => Promise<unknown> }
    return api.call('campaign.overview', { campaign: name })
  }, path)
  expect(reply).toMatchObject({ ok: false, error: { code: 'not-found' } })
})

test('a second start with a file opens it in the first', async ({ desktop, folder }) => {
  await platoon(desktop)
  await desktop.secondInstance('short-timer', join(folder, 'documents/Short-Timer', campaign))
  await expect(desktop.page).toHaveURL(/#\/tour\/Quick\.tour$/)
})

test('a second start with a pack: it waits for a campaign, and is shown there before it is taken', async ({
  desktop,
  folder,
}) => {
  await platoon(desktop)
  const pack = join(folder, 'rain.tourpack.json')
  writeFileSync(pack, JSON.stringify({ format: 'tourpack', version: 1, game: 'fng', title: 'Rain', note: 'Wet.' }))
  await desktop.secondInstance('short-timer', pack)
  await expect(desktop.page.getByText('rain.tourpack.json waits.')).toBeVisible()
  await desktop.page.getByRole('link', { name: 'Go on' }).click()
  const dialog = desktop.page.getByRole('dialog', { name: 'Rain' })
  await expect(dialog).toContainText('Wet.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
})
