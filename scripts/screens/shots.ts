import type { Page } from 'playwright-core'

/** One picture of the program: where it is, and what is done there first. */
export interface Shot {
  /** Its file is called so, with theme and size. */
  readonly name: string
  /** Which tour it shows; `none` for the pages before any. */
  readonly tour: TourName | 'none'
  /** Rest of the address within the tour, or the whole of it; `{star}` stands for the id of the tour's Star. */
  readonly path: string
  /** What must be there before the picture is taken. */
  readonly wait: string
  readonly first?: (page: Page) => Promise<void>
  /** It is made for a tablet beside the table, too: drawn upright as well. */
  readonly upright?: true
}

/** The tours the pictures are taken of, each stopped where there is something to see. */
export type TourName = 'resting' | 'contact' | 'wounded' | 'aftermath' | 'party' | 'report' | 'battle' | 'army'

const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Opens a pack on the page of the house rules. */
const openPack = (content: object) => async (page: Page) => {
  const head = {
    format: 'tourpack',
    version: 1,
    game: 'fng',
    title: 'Highlands, 1967',
    note: 'As we play it on Thursdays.',
  }
  await page.getByLabel('Pack to open').setInputFiles({
    ...{ name: 'highlands.tourpack.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify({ ...head, ...content })),
  })
  await page.getByRole('dialog').waitFor()
}

/** Tours on which the player throws the dice. */
export const byHand: readonly TourName[] = ['contact', 'wounded']

/** Every screen of the program. */
export const shots: readonly Shot[] = [
  { name: 'library', tour: 'none', path: '/', wait: 'main article' },
  { name: 'new-tour', tour: 'none', path: '/new/fng', wait: 'main input' },
  { name: 'tables', tour: 'none', path: '/tables', wait: 'main table' },
  { name: 'blank-sheets', tour: 'none', path: '/print', wait: 'main button' },
  { name: 'settings', tour: 'none', path: '/settings', wait: 'main h2' },
  { name: 'help', tour: 'none', path: '/help', wait: 'main h2' },
  {
    name: 'check',
    tour: 'none',
    path: '/check',
    wait: 'main table',
    first: async (page) => {
      await click('Check all')(page)
      await page.getByText('all sound.').waitFor()
    },
  },
  {
    name: 'report-to-copy',
    tour: 'none',
    path: '/check',
    wait: 'main table',
    first: async (page) => {
      await click('Copy report')(page)
      await page.getByText('It holds no names').waitFor()
    },
  },
  { name: 'overview', tour: 'resting', path: '', wait: '.cal-frame' },
  { name: 'overview-army', tour: 'army', path: '', wait: '.cal-frame' },
  { name: 'half-month', tour: 'aftermath', path: '/half-month', wait: 'main .after-action, main h1' },
  {
    name: 'dice-pad',
    tour: 'contact',
    path: '/half-month',
    wait: 'main .btn.primary, section.slip',
    first: async (page) => {
      // The question of the picture before still waits.
      const start = page.getByRole('button', { name: 'Test for contact' })
      if (await start.isVisible()) await start.click()
      await page.locator('section.slip').waitFor()
      await page.keyboard.press('4')
    },
  },
  {
    name: 'dice-slip',
    tour: 'wounded',
    path: '/half-month',
    wait: 'main .btn.primary',
    first: async (page) => {
      await click(/^Dice slip for all/)(page)
      await page.getByRole('region', { name: 'Throws of the dice slip' }).waitFor()
      await page.keyboard.type('416')
    },
  },
  { name: 'who-goes', tour: 'party', path: '/half-month', wait: 'main form' },
  { name: 'briefing', tour: 'report', path: '/half-month', wait: 'main svg' },
  {
    name: 'report',
    tour: 'report',
    path: '/half-month',
    wait: 'main svg',
    first: async (page) => {
      await click(/^It has been played/)(page)
      await page.locator('main form').waitFor()
    },
  },
  {
    name: 'battle',
    tour: 'battle',
    path: '/battle',
    wait: 'main [aria-label="The table"] .mark',
    upright: true,
    first: (page) => page.locator('main .ours .figure').nth(1).click(),
  },
  {
    name: 'battle-form',
    tour: 'battle',
    path: '/battle',
    wait: 'main [aria-label="The table"] .mark',
    upright: true,
    first: async (page) => {
      await page.locator('main .ours .figure').nth(1).click()
      await page.locator('main .theirs .figure').first().click()
      await page.locator('main form').waitFor()
    },
  },
  { name: 'friends', tour: 'resting', path: '/friends', wait: 'main form' },
  { name: 'house', tour: 'resting', path: '/house/switches', wait: 'main fieldset, main h2' },
  { name: 'house-tables', tour: 'resting', path: '/house/tables', wait: 'main table' },
  {
    name: 'house-names',
    tour: 'resting',
    path: '/house/names',
    wait: 'main textarea',
    first: async (page) => {
      await page.getByLabel('American, surnames').fill('Abbott\nKowalski\nLindqvist')
    },
  },
  {
    name: 'house-save',
    tour: 'resting',
    path: '/house',
    wait: 'main .empty, main .against',
    first: async (page) => {
      await openPack({ switches: [{ name: 'areaTies', value: 'without' }] })(page)
      // From the second picture on, the tour has it already.
      await click(/^(Take it|Close)$/)(page)
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await click('Save as a pack')(page)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'house-pack',
    tour: 'resting',
    path: '/house',
    wait: 'main .empty, main .against',
    first: openPack({
      names: [{ list: 'american', last: ['Abbott', 'Kowalski', 'Lindqvist'] }],
      tables: [
        { table: 'mission.contact', rows: [{ row: 1, text: 'Wait and see' }], modifiers: [{ modifier: 0, by: -2 }] },
      ],
      switches: [{ name: 'medevacBonus', value: '3' }],
    }),
  },
  {
    name: 'house-pack-faults',
    tour: 'resting',
    path: '/house',
    wait: 'main .empty, main .against',
    first: openPack({
      names: [{ list: 'american', last: ['Z'.repeat(41)] }],
      tables: [{ table: 'mission.hail' }, { table: 'mission.contact', rows: [{ row: 0, from: 3 }] }],
      armies: [],
    }),
  },
  { name: 'paper', tour: 'none', path: '/paper', wait: 'main form' },
  { name: 'mission', tour: 'aftermath', path: '/mission', wait: 'main svg' },
  { name: 'roster', tour: 'resting', path: '/roster', wait: '[data-billet]' },
  {
    name: 'roster-man',
    tour: 'resting',
    path: '/roster',
    wait: '[data-billet]',
    first: (page) => page.locator('[data-billet]').nth(6).click(),
  },
  { name: 'man', tour: 'resting', path: '/man/{star}', wait: 'main h2' },
  { name: 'deros', tour: 'resting', path: '/deros', wait: 'main h2' },
  { name: 'history', tour: 'resting', path: '/history', wait: 'main table' },
  { name: 'charts', tour: 'resting', path: '/history/charts', wait: 'main svg' },
  { name: 'dice', tour: 'resting', path: '/history/dice', wait: 'main svg' },
  { name: 'journal', tour: 'resting', path: '/journal', wait: 'main li' },
  { name: 'chronicle', tour: 'resting', path: '/chronicle', wait: 'main h2' },
  { name: 'players', tour: 'army', path: '/players', wait: 'main form' },
  { name: 'print', tour: 'resting', path: '/print', wait: 'main button' },
  {
    name: 'palette',
    tour: 'resting',
    path: '',
    wait: '.cal-frame',
    first: (page) => page.keyboard.press('Control+k'),
  },
  { name: 'shortcuts', tour: 'resting', path: '', wait: '.cal-frame', first: (page) => page.keyboard.press('?') },
]
