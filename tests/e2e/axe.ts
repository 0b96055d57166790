import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** @returns what keeps somebody from reading the page as it stands: each rule, with the places that break it. */
export async function seriousOf(page: Page, only: { readonly runOnly?: string[] } = {}): Promise<string[]> {
  // One page without frames: legacy mode spares axe a window of its own for every look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ ...only, resultTypes: ['violations'] })
  const { violations, passes } = await axe.analyze()
  expect(passes, 'axe has looked').not.toEqual([])
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Looks at a screen by daylight and at night; in the dark only colours can differ. */
export async function lookAt(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found = await seriousOf(page, colorScheme === 'dark' ? { runOnly: ['color-contrast'] } : {})
    expect.soft(found, `${screen}, ${colorScheme}`).toEqual([])
  }
}
