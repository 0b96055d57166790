import type { Locator, Page } from '@playwright/test'
import { expect, test } from './doors.ts'
import { frame, halfMonth, library, wizard } from './screens.ts'

/** Goes to a control as a player without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  const far = 120
  for (let tabs = 0; tabs < far; tabs += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`not reached with ${far} tabs: ${control.toString()}`)
}

test('from the library to the first contact test without a mouse', async ({ program }) => {
  const page = program.page()
  const { keyboard } = page
  const press = async (control: Locator, key = 'Enter') => {
    await tabTo(page, control)
    await keyboard.press(key)
  }
  await press(library(page).start)
  const pages = wizard(page)
  await press(
    pages.force('U.S. Army infantry').or(pages.force('U.S. Marine Corps')).and(page.locator(':checked')),
    'ArrowUp',
  )
  await expect(pages.force('U.S. Army infantry')).toBeChecked()
  await press(pages.next)
  // Each page puts the player where there is something to write.
  await expect(pages.unit).toBeFocused()
  await keyboard.type('3rd Platoon')
  await keyboard.press('Enter')
  await expect(pages.firstName).toBeFocused()
  await keyboard.type('Sam')
  await press(pages.attribute('Athlete'), 'Space')
  await press(pages.attribute('Tough'), 'Space')
  await keyboard.press('Enter')
  await press(pages.raise)

  const half = halfMonth(page)
  await expect(half.slip.root.or(half.step('Test for contact'))).toBeVisible()
  while (await half.slip.root.isVisible()) await half.slip.answer(() => 1)
  await press(half.myDice)
  await press(half.step('Test for contact'))
  await expect(half.slip.heading).toHaveText(/or less passes$/)
  await keyboard.type('66')
  await keyboard.press('Backspace')
  await keyboard.press('Backspace')
  await keyboard.type('11')
  await keyboard.press('Enter')
  await expect(frame(page).heading).toHaveText('Contact')
  await press(frame(page).undo)
  await expect(half.step('Test for contact')).toBeVisible()
  await keyboard.press('Control+Shift+z')
  await expect(half.step('Roll for the area')).toBeVisible()
})
