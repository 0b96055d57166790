import type { Locator, Page } from 'playwright-core'

/** What a hand has done so far. */
export interface Done {
  /** Clicks, taps, drags and keys. */
  readonly inputs: number
  /** Of these, how often typed dice were handed in by a press of their own. */
  readonly handedIn: number
  /** Dice that were typed, a key or a click each: they are counted apart. */
  readonly dice: number
}

/**
 * The only way in which a counted play touches the page: every key, press and drag is an input, a die that is typed a face.
 * After each it waits until nothing is on its way: something is asked, or the newest battle stands there.
 */
export function handOn(page: Page) {
  let inputs = 0
  let handedIn = 0
  let dice = 0
  const slip = page.locator('section.slip')
  const taken = () => page.locator('[data-still="true"]').waitFor()
  const input = async (act: () => Promise<void>) => {
    inputs += 1
    await act()
    await taken()
  }
  return {
    /** What is asked for on a slip. */
    slip,
    done: (): Done => ({ inputs, handedIn, dice }),
    taken,
    key: (key: string) => input(() => page.keyboard.press(key)),
    press: (what: Locator) => input(() => what.click()),
    tap: (what: Locator) => input(() => what.tap()),
    drag: (from: Locator, to: Locator) => input(() => from.dragTo(to)),
    wheel: (over: Locator) =>
      input(async () => {
        await over.hover()
        await page.mouse.wheel(0, -100)
      }),
    /** Hands typed dice in. */
    handIn: (act: () => Promise<void>) => {
      handedIn += 1
      return input(act)
    },
    /** Types a die. */
    die: async (act: () => Promise<void>) => {
      dice += 1
      await act()
    },
  }
}

export type Hand = ReturnType<typeof handOn>
