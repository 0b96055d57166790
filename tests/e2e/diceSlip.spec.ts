import type { Page } from '@playwright/test'
import { boxNames, fillPdf } from '../unit/sheets/filledPdf.ts'
import { readPdf } from '../unit/sheets/readPdf.ts'
import { lookAt } from './axe.ts'
import { expect, test, type Program } from './doors.ts'
import { frame, halfMonth, library } from './screens.ts'
import { quickMission, quickPlatoon } from './quickTour.ts'

/** The slip for a whole stretch: its throws, its line, its buttons. */
function stretch(page: Page) {
  const root = page.getByRole('region', { name: 'Dice slip', exact: true })
  const list = page.getByRole('region', { name: 'Throws of the dice slip' })
  return {
    root,
    list,
    open: page.getByRole('button', { name: /^(Dice slip for all|Go on with the dice slip)/ }),
    line: root.getByLabel('One line of dice'),
    fault: root.getByRole('alert'),
    take: root.getByRole('button', { name: 'Take these dice' }),
    print: root.getByRole('button', { name: 'Print the slip' }),
    rows: list.locator('.throw'),
    wanted: list.locator('.throw .die.want'),
  }
}

async function toTheSlip(program: Program): Promise<Page> {
  const page = program.page()
  await library(page).goOn('Quick').click()
  await frame(page).go('Half-month')
  await halfMonth(page).myDice.click()
  return page
}

/** Drops a PDF on the window, as a file from a folder. */
const dropPdf = (page: Page, name: string, bytes: Uint8Array): Promise<void> =>
  page.evaluate(
    ([called, content]) => {
      const file = new File([Uint8Array.from(content)], called, { type: 'application/pdf' })
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(file)
      for (const kind of ['dragover', 'drop'])
        window.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
    },
    [name, [...bytes]] as const,
  )

/** One 3 after another, as many as the slip takes. */
async function allThrees(page: Page): Promise<string> {
  const heading = await stretch(page).root.getByRole('heading', { level: 2 }).innerText()
  return '3'.repeat(Number(/\d+/.exec(heading)![0]))
}

test('a set-up is thrown ahead and typed as one line, from the keyboard alone', async ({ program }) => {
  await quickPlatoon(program)
  await quickMission(program, 'area')
  const page = await toTheSlip(program)
  await stretch(page).open.focus()
  await page.keyboard.press('Enter')
  await expect(stretch(page).rows.first()).toBeVisible()
  const line = await allThrees(page)
  await page.keyboard.type('4 3')
  await page.keyboard.press('Backspace')
  await expect(stretch(page).line).toHaveValue('4')
  await page.keyboard.press('Escape')
  await expect(stretch(page).root).toBeHidden()

  // Fetched anew, the page still knows the dice.
  await page.reload()
  await stretch(page).open.focus()
  await page.keyboard.press('Enter')
  await expect(stretch(page).line).toHaveValue('4')
  await page.keyboard.press('Tab')
  await expect(stretch(page).line).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(`${line.slice(1)}9`)
  await expect(stretch(page).fault).toContainText('A die shows 1 to 6, not 9.')
  await expect(stretch(page).take).toBeDisabled()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('3')
  await expect(stretch(page).wanted).toHaveCount(0)
  await page.keyboard.press('Enter')

  // What no slip could foresee is asked for on its way; then the party is the player's to name.
  const half = halfMonth(page)
  const asked = half.slip.root.or(half.these)
  // Never the same face for ever: terrain that cannot lie where it came up is thrown again.
  let thrown = 0
  const face = () => 1 + ((thrown++ * 5) % 6)
  await expect(asked).toBeVisible()
  while (await half.slip.root.isVisible()) {
    await half.slip.answer(face)
    await expect(half.slip.full).toBeHidden()
    await expect(asked).toBeVisible()
  }
  await expect(half.these).toBeVisible()
  await frame(page).move(() => frame(page).undo.click())
  await expect(half.these).toBeHidden()
})

test('the slip can be read by everybody, pasted into, and printed', async ({ program }) => {
  await quickPlatoon(program)
  await quickMission(program, 'area')
  const page = await toTheSlip(program)
  await stretch(page).open.click()
  const { rows, root, wanted } = stretch(page)
  await expect(rows.first()).toBeVisible()
  await lookAt(page, 'slip')
  const before = await wanted.count()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '5 6 2')
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(wanted).toHaveCount(before - 3)
  // Any die can be put right by the mouse.
  await rows.first().click()
  await root.getByRole('list', { name: 'Dice of this throw' }).getByRole('button').first().click()
  await root.getByRole('button', { name: '1', exact: true }).click()
  await expect(stretch(page).line).toHaveValue(/^1/)

  // A row may be picked instead, with the arrow keys; dice typed meanwhile go on.
  const picking = page.getByRole('button', { name: 'Choose the row by hand' })
  const withRows = rows.filter({ has: page.locator('.die') })
  for (let i = 0; !(await picking.isVisible()); i++) await withRows.nth(i).click()
  await picking.click()
  await root.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  const picked = (await root.getByRole('radio', { checked: true }).locator('..').innerText()).split('\n').at(-1)!
  await expect(stretch(page).list.locator('.picked')).toHaveText(picked)
  const open = await wanted.count()
  await page.keyboard.press('4')
  await expect(wanted).toHaveCount(open - 1)

  const { pages } = await readPdf(await program.sheet(() => stretch(page).print.click()))
  const text = pages.map((one) => one.text).join(' ')
  expect(text).toContain('THE LINE TO TYPE')
  expect(text).toContain(`${await rows.count()} throws`)
})

test('a slip that was filled in as a PDF lies on the screen, throw by throw, before it is taken', async ({
  program,
}) => {
  await quickPlatoon(program)
  await quickMission(program, 'area')
  const page = await toTheSlip(program)
  await stretch(page).open.click()
  await expect(stretch(page).rows.first()).toBeVisible()
  const pdf = await program.sheet(() => stretch(page).print.click())
  const names = await boxNames(pdf)
  const [first, second] = names as [string, string]
  const perhaps = names.find((name) => /^[a-z]/.test(name))!
  const filled = await fillPdf(pdf, { [first]: '3', [second]: '9', [perhaps]: '5' })
  await dropPdf(page, 'slip.pdf', filled)
  const read = page.getByRole('region', { name: 'Read from slip.pdf' })
  await expect(read.getByRole('status')).toContainText('3 boxes written in, one of them needs a look')
  await expect(read).toContainText('A die shows 1 to 6.')
  await expect(read).toContainText('Area of operations: ')
  await expect(read).toContainText('hangs on what is still open before it')
  await lookAt(page, 'a filled slip')
  await expect(stretch(page).line).toHaveValue('3')
  await read.getByRole('button', { name: 'Put back what stood here' }).click()
  await expect(read).toBeHidden()
  await expect(stretch(page).line).toHaveValue('')
})

test('of many throws the one that is due is in sight as they are typed, and so is what takes them', async ({
  program,
}) => {
  await quickPlatoon(program)
  await quickMission(program, 'whoGoes')
  const page = await toTheSlip(program)
  const { these, slip } = halfMonth(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await these.click()
  // Who comes along; then what each of them carries.
  await expect(slip.heading).toContainText('3 throws')
  await slip.answer(() => 6)
  await expect(slip.heading).toContainText(/\d\d throws/)
  const due = slip.root.locator('.slot.now')
  const take = slip.root.getByRole('button', { name: 'Take these dice' })
  for (const [width, height] of [
    [1280, 800],
    [1024, 700],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(due).toBeInViewport({ ratio: 1 })
    for (let left = await slip.wantedDice(); left > 0; left--) {
      await page.keyboard.press('3')
      if (left > 1) await expect(due).toBeInViewport({ ratio: 1 })
    }
    await expect(take).toBeInViewport({ ratio: 1 })
    for (let left = await slip.wantedDice(); left < 20; left = await slip.wantedDice()) {
      await page.keyboard.press('Backspace')
      await expect(due).toBeInViewport({ ratio: 1 })
    }
  }
})
