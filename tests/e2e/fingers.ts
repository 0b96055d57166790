import type { Page } from '@playwright/test'

/**
 * @returns what can be pressed on the page and is felt on less than 44 by 44 pixels: size and name, one line each. A name in the
 * middle of a sentence is left out.
 */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 43.5
    const felt = (by: Element, side: 'width' | 'height') =>
      Math.max(
        ...['::before', '::after'].map((part) => {
          const style = getComputedStyle(by, part)
          const isFelt = style.content !== 'none' && style.position === 'absolute' && style.pointerEvents !== 'none'
          return isFelt ? parseFloat(style[side]) || 0 : 0
        }),
      )
    const all = document.querySelectorAll('button, a[href], input, select, textarea, summary, [role="option"], label')
    return [...all].flatMap((one) => {
      // A label is pressed for what stands in it, and that alone is not.
      if (one.matches('label') ? !one.querySelector('input') : one.matches('label input')) return []
      if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('.unseen, p a.link')) return []
      const by = one.matches('input') ? (one.closest('.felt') ?? one) : one
      const { width, height } = one.getBoundingClientRect()
      if (width === 0 || height === 0) return []
      const [wide, high] = [Math.max(width, felt(by, 'width')), Math.max(height, felt(by, 'height'))]
      if (wide >= least && high >= least) return []
      return [`${Math.round(wide)} x ${Math.round(high)}: ${one.ariaLabel ?? one.textContent.trim()}`]
    })
  })

interface Point {
  readonly x: number
  readonly y: number
}

/** Moves a finger over the page, as a screen reports it. @param rest how long it lies still before it moves, in milliseconds. */
export async function moveFinger(page: Page, from: Point, to: Point, rest: number): Promise<void> {
  const screen = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Point[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: [...at] })
  await touch('touchStart', [from])
  await page.waitForTimeout(rest)
  const steps = 12
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
  }
  await touch('touchEnd', [])
  await screen.detach()
}
