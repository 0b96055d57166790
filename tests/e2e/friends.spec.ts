import type { Page } from '@playwright/test'
import type { FriendsView } from '../../src/contract/friends.ts'
import { seriousOf } from './axe.ts'
import { expect, test } from './doors.ts'
import { tooSmall } from './fingers.ts'
import { campaign, quickPlatoon } from './quickTour.ts'
import { frame, library } from './screens.ts'

/** A phone, a tablet held upright, and one that lies. */
const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
]

const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const door of ['browser', 'desktop'] as const)
  test.describe(`by way of the ${door}`, () => {
    // The page of a friend is told that its code is shut, and cut off, which a browser logs as an error.
    test.use({ door, expectedErrors: /401|ERR_/ })

    test('a friend sees his man and the roster, follows every step, and is out when it ends', async ({ program }) => {
      const page = program.page()
      await quickPlatoon(program)
      await library(page).goOn('Quick').click()
      await frame(page).go('Friends')
      const host = page.getByRole('main')
      await page.getByRole('textbox', { name: 'Friend' }).fill('Ruth')
      const man = page.getByLabel('Sees the card of')
      await man.selectOption({ label: (await man.locator('option', { hasText: 'Mercer' }).innerText()).trim() })
      await page.getByLabel('Throws his dice').check()
      await page.getByRole('button', { name: 'Let them look' }).click()
      await expect(host.getByText('Open on this machine alone')).toBeVisible()
      expect(await seriousOf(page)).toEqual([])

      const { open } = (await program.call('friends.view', { campaign })) as FriendsView
      const link = open!.seats[0]!.link!
      const friend = await page.context().newPage()
      await friend.goto(link)
      const card = friend.getByRole('region', { name: 'My man' })
      await expect(card.getByRole('heading', { level: 2 })).toContainText('Mercer')
      expect(friend.url()).not.toContain('key')
      await expect(host.getByText('Looks', { exact: true })).toBeVisible()

      // What is done at the machine shows on the phone, and a reload keeps the seat.
      const { men } = (await program.call('friends.view', { campaign })) as FriendsView
      const mercer = men.find(({ name }) => name.includes('Mercer'))!
      const changes = { rep: 3 }
      await program.call('fng.correctSoldier', { campaign, input: { soldierId: mercer.id, reason: 'A test', changes } })
      const rep = card.locator('dl > div', { hasText: 'REP' }).locator('dd')
      await expect(rep).toHaveText('3')
      await friend.reload()
      await expect(rep).toHaveText('3')

      for (const size of sizes) {
        await friend.setViewportSize(size)
        for (const colorScheme of ['light', 'dark'] as const) {
          await friend.emulateMedia({ colorScheme })
          expect(await seriousOf(friend), `${size.width} ${colorScheme}`).toEqual([])
        }
        expect(await tooSmall(friend)).toEqual([])
        expect(await overflows(friend)).toBe(0)
      }
      await friend.setViewportSize(sizes[0]!)
      await friend.getByRole('button', { name: 'Roster' }).click()
      await expect(friend.getByRole('region', { name: '1st squad' })).toBeVisible()
      expect(await seriousOf(friend)).toEqual([])

      // The squad's leader tests for contact, with dice that his friend throws.
      await program.call('fng.testForContact', { campaign, dice: 'player', input: {} })
      const dice = friend.getByRole('region', { name: 'Your dice', exact: true })
      await expect(dice.getByText('2 dice of 6 sides')).toBeVisible()
      await expect(dice.getByText('A 3 or less passes')).toBeVisible()
      await frame(page).go('Half-month')
      await expect(page.getByText('Ruth is asked to throw it')).toBeVisible()
      for (const size of sizes) {
        await friend.setViewportSize(size)
        expect([await seriousOf(friend), await tooSmall(friend), await overflows(friend)]).toEqual([[], [], 0])
      }
      for (const face of ['6', '5']) await dice.getByRole('button', { name: face, exact: true }).click()
      await dice.getByRole('button', { name: 'These are my dice' }).click()
      await expect(dice).toHaveCount(0)
      await expect(frame(page).notice).toContainText(/^Ruth has thrown 6 and 5 for .*Mercer/)
      const came = friend.getByRole('region', { name: 'What came of your dice' })
      await expect(came).toContainText(/no contact/i)
      for (const size of sizes) {
        await friend.setViewportSize(size)
        expect([await seriousOf(friend), await tooSmall(friend), await overflows(friend)]).toEqual([[], [], 0])
      }
      await came.getByRole('button', { name: 'Close' }).click()
      await expect(came).toHaveCount(0)
      await expect(frame(page).undo).toContainText('Undo: Test for contact')
      expect(JSON.stringify(await program.call('journal.list', { campaign, limit: 1 }))).toContain('"who":"Ruth"')

      // The code opened once.
      const other = await page.context().newPage()
      await other.goto(link)
      await expect(other.getByText('This code opens nothing.')).toBeVisible()
      await other.close()

      await frame(page).go('Friends')
      await page.getByRole('button', { name: 'New code' }).click()
      await expect(friend.getByText('you were given a new code')).toBeVisible()
      const renewed = (await program.call('friends.view', { campaign })) as FriendsView
      const again = await page.context().newPage()
      await again.goto(renewed.open!.seats[0]!.link!)
      await expect(again.getByRole('region', { name: 'My man' })).toBeVisible()
      await page.getByRole('button', { name: 'Stop' }).click()
      await expect(host.getByText('Nobody can look yet')).toBeVisible()
      await expect(again.getByText('The table is closed. What you see is how it stood.')).toBeVisible()
      await again.close()
      await expect(fetch(link)).rejects.toThrow()
      await friend.close()
    })

    test('it ends with the window', async ({ program }) => {
      await quickPlatoon(program)
      const { open } = (await program.call('friends.open', {
        campaign,
        seats: [{ name: 'Ruth', man: null }],
      })) as FriendsView
      const { link } = open!.seats[0]!
      expect((await fetch(link!)).status).toBe(200)
      await program.restart()
      await expect(fetch(link!)).rejects.toThrow()
      expect(await program.call('friends.view', { campaign })).toMatchObject({ open: null })
    })
  })
