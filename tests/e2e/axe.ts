import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** @returns what keeps somebody from reading the page as it stands: each rule, with the places that break it. */
export async function seriousOf(page: Page): Promise<string[]> {
  // It is half a megabyte of script: a page that has been looked at before has it still.
  const isThere = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page })
  // One page without frames: legacy mode spares axe a window of its own for every look.
  const axe = builder.setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations, passes } = await axe.analyze()
  expect(passes, 'axe has looked').not.toEqual([])
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Looks at a screen by daylight. At night only colours differ: tests/unit/design/contrast.test.ts reckons those. */
export async function lookAt(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect.soft(await seriousOf(page), screen).toEqual([])
}
