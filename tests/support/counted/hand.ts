import type { Locator, Page } from 'playwright-core'

/** How the dice of a slip fall: the faces one after the other, the same for every way to play. */
export type Faces = () => number

/** What a hand has done so far. */
export interface Done {
  /** Clicks, taps, drags and keys, the one that hands typed dice in among them. */
  readonly inputs: number
  /** Faces that were typed, a key each. */
  readonly faces: number
}

/**
 * The only way in which a counted play touches the page: every key, press and drag is an input, a die that is typed a face.
 * After each it waits until the page has taken it: something is asked, or the newest battle stands there.
 */
export function handOn(page: Page) {
  let inputs = 0
  let faces = 0
  const slip = page.locator('section.slip[aria-busy="false"]')
  const board = page.locator('[data-still="true"]')
  const taken = async () => {
    await board.or(slip).first().waitFor()
  }
  const input = async (act: () => Promise<void>) => {
    inputs += 1
    await act()
    await taken()
  }
  return {
    /** What is asked for on a slip. */
    slip,
    done: (): Done => ({ inputs, faces }),
    taken,
    key: (key: string) => input(() => page.keyboard.press(key)),
    press: (what: Locator) => input(() => what.click()),
    drag: (from: Locator, to: Locator) => input(() => from.dragTo(to)),
    wheel: (over: Locator) =>
      input(async () => {
        await over.hover()
        await page.mouse.wheel(0, -100)
      }),
    die: async (act: () => Promise<void>) => {
      faces += 1
      await act()
    },
  }
}

export type Hand = ReturnType<typeof handOn>
