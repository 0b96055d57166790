import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { battleScreen } from './screens.ts'

/** One action of a battle as a player does it on the screen. */
export interface BattleAct {
  /** Title of the action: it is found by it, and its form is called so. */
  readonly title: string
  /** What the journal calls it once it is done, where that is not its title. */
  readonly entry?: string
  /** Says what its form asks; missing where it asks nothing. */
  readonly form?: (form: Locator) => Promise<void>
  /** What is thrown for it, in the order asked; of choices in between always the first. */
  readonly faces?: readonly number[]
}

/** Whose list on the board. */
export type Side = 'Our groups' | 'The enemy and the PEFs'

/** Leaves a form as it begins. */
export const asItBegins = (): Promise<void> => Promise.resolve()

/** Plays actions of the battle from the keyboard; what is picked on the table or in a form is tapped. */
export function battleActs(page: Page) {
  const battle = battleScreen(page)
  return {
    act: async ({ title, entry = title, form, faces = [] }: BattleAct): Promise<void> => {
      // What follows lies open by itself, as Fire does once a man and an enemy were pressed; it may still be on its way.
      await page.locator('[data-still="true"]').waitFor()
      const lies = await battle.form(title).isVisible()
      if (!lies) {
        await battle.find(title)
        await battle.leaveOut()
      }
      if (form) {
        await expect(battle.form(title)).toBeVisible()
        await form(battle.form(title))
      }
      if (form || lies) await battle.form(title).locator('.play').press('Enter')
      await throwAll(faces, battle.slip.root, battle.rollOn)
      await expect(battle.latest.locator('.head')).toContainText(entry)
    },
    /** Presses a man, then an enemy: Fire lies open with both. */
    aim: async (shooter: readonly [side: Side, name: string], target: readonly [side: Side, name: string]) => {
      for (const [side, name] of [shooter, target]) {
        const figure = battle.figures(side).filter({ hasText: name })
        await figure.click()
        await expect(figure).toHaveAttribute('aria-pressed', 'true')
      }
      await expect(battle.form('Fire')).toBeVisible()
    },
    /** Selects a figure, with those of other sides that are selected. */
    select: async (side: Side, name: string): Promise<void> => {
      const figure = battle.figures(side).filter({ hasText: name })
      await figure.click()
      await expect(figure).toHaveAttribute('aria-pressed', 'true')
    },
  }
}

/** Throws what is asked for, and every die of it. */
export async function throwAll(
  faces: readonly number[],
  asked: Locator,
  rollOn: (face: () => number) => Promise<void>,
): Promise<void> {
  if (faces.length === 0) return
  const left = [...faces]
  await expect(asked).toBeVisible()
  await rollOn(() => {
    const face = left.shift()
    if (face === undefined) throw new Error(`More dice are asked for than ${faces.join(' ')}.`)
    return face
  })
  expect(left).toEqual([])
}

/** Makes a choice in one field of a form: by a tap, in a list of many, or in the list that a box with a name opens. */
export const tap = async (form: Locator, field: string, choice: string): Promise<void> => {
  const box = form.locator(`button[data-field="${field}"]`)
  if (await box.isVisible()) {
    await box.click()
    const list = form.page().locator('.pick-list')
    await list.locator('label').filter({ hasText: choice }).click()
    await form.page().keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await expect(box).toContainText(choice)
    return
  }
  const select = form.locator(`[data-field="${field}"] select`)
  if (await select.isVisible()) {
    const option = select.locator('option').filter({ hasText: choice })
    await select.selectOption(await option.getAttribute('value'))
    await expect(select.locator('option:checked')).toContainText(choice)
    return
  }
  const one = form.locator(`[data-field="${field}"] label`).filter({ hasText: choice })
  await one.click()
  await expect(one.locator('input')).toBeChecked()
}

/** Says that nobody stands near him who is fired at, whatever the order of his group makes of it. */
export const nobodyBeside = async (form: Locator): Promise<void> => {
  const list = form.page().locator('.pick-list')
  await form.getByRole('button', { name: /^As they stand: .*beside/ }).click()
  await form.locator('button[data-field="near"]').click()
  const named = list.locator('input:checked')
  while ((await named.count()) > 0) {
    const left = await named.count()
    await named.first().press('Space')
    await expect(named).toHaveCount(left - 1)
  }
  await form.page().keyboard.press('Escape')
  await expect(list).toHaveCount(0)
}
