import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The frame around every page: the rail at the left, undo and redo above. */
export function frame(page: Page) {
  const rail = page.getByRole('navigation', { name: 'Pages' })
  /** An amended tour may stand at the same line as before, at another entry. */
  const stand = rail.locator('[data-head]')
  return {
    heading: page.getByRole('heading', { level: 1 }),
    undo: page.getByRole('button', { name: /^Undo/ }),
    redo: page.getByRole('button', { name: /^Redo/ }),
    notice: page.locator('.notice'),
    /** Opens a page and waits until it stands: pages are fetched when first opened. */
    go: async (to: string) => {
      const link = rail.getByRole('link', { name: new RegExp(`^${to}`) })
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'page')
    },
    /** Does something that moves the tour, and waits until the page shows the tour moved. */
    move: async (act: () => Promise<void>) => {
      const before = (await stand.getAttribute('data-head')) ?? ''
      await act()
      await expect(stand).not.toHaveAttribute('data-head', before)
    },
  }
}

export function library(page: Page) {
  return {
    start: page.getByRole('link', { name: 'Start a campaign' }),
    /** Of an empty library, to the games and what they bring. */
    games: page.getByRole('link', { name: 'What each game brings' }),
    /** Of the game that a new tour is of. */
    begin: (game: string) => page.getByRole('link', { name: `Begin ${game}` }),
    goOn: (name: string) => page.getByRole('article', { name }).getByRole('link', { name: 'Go on' }),
    card: (name: string) => page.getByRole('article', { name }),
  }
}

/** What lies on the desk when a tour is opened. */
export function overview(page: Page) {
  const next = page.getByRole('region', { name: 'What is next' })
  const main = page.getByRole('main')
  return {
    sub: main.locator('.sub'),
    next,
    /** The one thing to do, whatever it is. */
    act: next.locator('.btn.primary'),
    myDice: next.getByRole('button', { name: 'Enter my dice' }),
    rollForMe: next.getByRole('button', { name: 'Roll it for me' }),
    calendar: (toGo: number) => page.getByRole('img', { name: `Short-timer calendar: ${toGo} of` }),
    star: page.getByRole('region', { name: 'Short-timer calendar' }).getByRole('link'),
    /** A half-month in the list of the last missions. */
    mission: (halfMonth: string) => main.getByRole('table').getByRole('link', { name: halfMonth }),
  }
}

export function wizard(page: Page) {
  return {
    force: (name: string) => page.getByRole('radio', { name }),
    unit: page.getByLabel('Name of the unit'),
    firstName: page.getByLabel('First name'),
    lastName: page.getByLabel('Last name'),
    attribute: (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) }),
    next: page.getByRole('button', { name: 'Next' }),
    raise: page.getByRole('button', { name: 'Raise the platoon' }),
  }
}

export function roster(page: Page) {
  const men = page.locator('[data-billet]')
  return {
    men,
    /** Every billet as it stands on the page, one line each. */
    lines: () => men.allInnerTexts(),
    /** Rank and name of every man: "Sgt Mercer, J.". */
    names: () => men.locator('.name').allInnerTexts(),
  }
}

export function journal(page: Page) {
  const entries = page.getByRole('main').locator('li .title')
  return { entries, titles: () => entries.allInnerTexts() }
}

/** The slip on which a step asks for the player's dice and choices. */
export function slip(page: Page) {
  const root = page.getByRole('region', { name: 'What the step waits for' })
  const heading = root.getByRole('heading', { level: 2 })
  const full = root.locator('.btn.primary')
  /** The slip while it takes answers; one that has been answered stands there until the next question. */
  const ready = page.locator('section.slip[aria-busy="false"]')
  /** Slots of the throw at hand that are empty, and dice of the throws that are folded; those of throws alike stand there once. */
  const wantedDice = () => root.locator('.slot:not(.lies), .folded:visible .die.want').count()
  const choose = async () => {
    const option = await root.getByRole('listitem').first().elementHandle()
    await page.keyboard.press('1')
    await option.waitForElementState('hidden')
  }
  return {
    root,
    ready,
    heading,
    full,
    wantedDice,
    /** A die that lies on it, by its place and what it shows. */
    die: (place: string, face: number) => root.getByRole('button', { name: new RegExp(`^${face}\\b.*${place}$`) }),
    takeBack: root.getByRole('button', { name: 'Take back last answer' }),
    rollForMe: root.getByRole('button', { name: 'Roll the rest of this step' }),
    /** Answers the question at hand from the keyboard: these faces in turn, or the first of the choices. */
    async answer(face: () => number) {
      await expect(page.locator('section.slip[aria-busy="true"]')).toHaveCount(0)
      if (!(await root.isVisible())) return
      if ((await root.getByText('Your choice').count()) > 0) return choose()
      const faces = Array.from({ length: await wantedDice() }, face)
      await page.keyboard.type(faces.join(''))
      await full.waitFor()
      await page.keyboard.press('Enter')
      await full.waitFor({ state: 'detached' })
    },
  }
}

export function halfMonth(page: Page) {
  const report = (man: string, column: string) => page.getByLabel(`${man}: ${column}`)
  return {
    slip: slip(page),
    sub: page.getByRole('main').locator('.sub'),
    next: page.getByRole('region', { name: 'What is next' }),
    step: (name: string) => page.getByRole('button', { name, exact: true }),
    theRest: page.getByRole('button', { name: /^Do the rest/, disabled: false }),
    myDice: page.getByRole('button', { name: 'My dice', exact: true }),
    programDice: page.getByRole('button', { name: 'The program', exact: true }),
    /** A done step in the list at the left. */
    done: (name: string) =>
      page.getByRole('navigation', { name: 'Steps of the half-month' }).getByRole('button', { name }),
    /** The step of now, whatever it is. */
    act: page.getByRole('region', { name: 'What is next' }).locator('.btn.primary'),
    these: page.getByRole('button', { name: /^These \d+ go$/ }),
    /** The ways on from a briefing. */
    track: page.getByRole('button', { name: /^Play it with the tracker/ }),
    played: page.getByRole('button', { name: /^It has been played/ }),
    handIn: page.getByRole('button', { name: 'Hand in the report' }),
    end: page.getByRole('button', { name: 'End the half-month' }),
    stepByStep: page.getByRole('button', { name: 'Step by step' }),
    backToNow: page.getByRole('button', { name: 'Go back to now' }),
    /** Names in the report: "Mercer, J.". */
    reported: async () =>
      (await page.getByLabel(/: fate$/).evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))).map((label) =>
        label.replace(/: fate$/, ''),
      ),
    fate: (man: string): Locator => report(man, 'fate'),
    evacuation: (man: string): Locator => report(man, 'evacuation'),
    killsToRoll: (man: string): Locator => report(man, 'kills to roll'),
    deed: (man: string): Locator => report(man, 'deed'),
  }
}

/** The battle, from its first turn to its last. */
export function battleScreen(page: Page) {
  const asked = slip(page)
  const form = (title: string) => page.getByRole('form', { name: title })
  const found = page.getByRole('listbox', { name: 'Actions' }).getByRole('option')
  /** Answers all that is asked for until nothing is. */
  const rollOn = async (face: () => number) => {
    const idle = page.locator('.board[aria-busy="false"]')
    for (;;) {
      await expect(asked.ready.or(idle.getByRole('group', { name: 'Actions', exact: true }))).toBeVisible()
      if (!(await asked.root.isVisible())) return
      await asked.answer(face)
    }
  }
  /** Opens an action that the search finds first; one that asks nothing is played. */
  const find = async (words: string) => {
    await page.keyboard.press('/')
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
  }
  /** Where an action asks whether somebody is to be left out, he is. */
  const leaveOut = async () => {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    const question = page.getByRole('alertdialog')
    if (await question.isVisible()) await question.locator('.btn.primary').press('Enter')
    await expect(question).toHaveCount(0)
  }
  return {
    slip: asked,
    form,
    leaveOut,
    found,
    rollOn,
    find,
    begin: page.getByRole('button', { name: 'Begin the battle' }),
    saying: page.getByRole('region', { name: 'The turn' }).locator('.saying'),
    latest: page.getByRole('region', { name: 'What came out last' }),
    figures: (side: string) => page.getByRole('group', { name: side }).locator('.figure'),
    /** Finds an action, plays it as its form begins, and throws what it asks for. */
    play: async (words: string, face: () => number) => {
      await find(words)
      const open = page.locator('form.form:not(.in-line)')
      await expect(open.or(asked.root)).toBeVisible()
      if (await open.isVisible()) await page.keyboard.press('Enter')
      await rollOn(face)
    },
  }
}
