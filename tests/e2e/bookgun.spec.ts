import type { Page } from '@playwright/test'
import { lookAt } from './axe.ts'
import { expect, test, type Program } from './doors.ts'
import { frame } from './screens.ts'

test.use({ remembered: { dice: 'player' } })

const campaign = 'Darreh.tour'

/** The turn as the players see it. */
function turn(page: Page) {
  const main = page.getByRole('main')
  return {
    slip: page.getByRole('region', { name: 'What the step waits for' }),
    card: main.getByRole('region', { name: 'The card' }),
    drawn: main.getByRole('region', { name: 'Drawn in this phase' }),
    move: main.getByRole('region', { name: 'The move' }),
    joker: main.getByRole('region', { name: 'Joker', exact: true }),
    army: main.getByRole('region', { name: 'Army, black cards' }),
    insurgents: main.getByRole('region', { name: 'Insurgents, red cards' }),
    log: page.getByRole('region', { name: 'What has happened' }),
    /** Draws a card from the real deck and names it. */
    draw: async (name: string) => {
      await page.keyboard.press('d')
      await turn(page).name(name)
    },
    name: async (name: string) => {
      await expect(turn(page).slip).toContainText('Card wanted')
      await expect(page.getByRole('combobox', { name: 'Or name the card you drew' })).toBeFocused()
      await page.keyboard.type(name)
      await page.keyboard.press('Enter')
      await expect(turn(page).slip).toHaveCount(0)
    },
    /** Types dice and hands them in. */
    dice: async (faces: string) => {
      await expect(turn(page).slip).toContainText(/wanted/i)
      await page.keyboard.type(faces)
      await page.keyboard.press('Enter')
      await expect(turn(page).slip).toHaveCount(0)
    },
  }
}

async function take(page: Page, name: string): Promise<void> {
  const cover = page.getByRole('alertdialog')
  await cover.getByRole('button', { name: `I am ${name}` }).click()
  await expect(cover).toHaveCount(0)
}

/** A campaign of two players and an umpire: a section against two cells, and a crowd. */
async function begun(program: Program): Promise<Page> {
  const page = program.page()
  await page.evaluate(() => {
    location.hash = '/new/bookgun'
  })
  await expect(page.getByLabel('Name of the campaign')).toBeFocused()
  await page.getByLabel('Name of the campaign').fill('Darreh')
  const army = page.getByRole('group', { name: 'The army' })
  await army.getByLabel('Player').fill('Noor')
  await army.getByLabel('Nation').selectOption('Canada')
  await page.getByRole('group', { name: 'The insurgents' }).getByLabel('Player').fill('Sam')
  await page.getByLabel('Umpire or third player').fill('Ines')
  await lookAt(page, 'a new campaign')
  await page.getByRole('button', { name: 'Begin the campaign' }).click()
  await expect(frame(page).heading).toHaveText('Rosters')

  // Who rolls is chosen in the settings, and the campaign stays open with its pages.
  await page.getByRole('link', { name: 'Dice by hand' }).click()
  await expect(frame(page).heading).toHaveText('Settings')
  await frame(page).go('Rosters')

  await page.getByRole('button', { name: 'Add a unit' }).click()
  const add = async (part: string, name: string, more: { leader?: string; figures?: string }) => {
    const form = page.getByRole('region', { name: /^Add to/ })
    await form.getByRole('button', { name: new RegExp(`^${part}`) }).click()
    await form.getByLabel('Name', { exact: true }).fill(name)
    if (more.leader !== undefined) await form.getByLabel('Leader').fill(more.leader)
    if (more.figures !== undefined) await form.getByLabel('Figures').fill(more.figures)
    await frame(page).move(() => form.getByRole('button', { name: 'Add it' }).click())
  }
  await add('Section', '1st Section', { leader: 'Sgt Tremblay' })
  await lookAt(page, 'rosters')
  await page.getByRole('group', { name: 'Whose roster' }).getByRole('button', { name: 'Insurgents' }).click()
  await add('Cell', 'Cell 1', { leader: 'Dawud' })
  await add('Cell', 'Cell 2', { leader: 'Yasin' })
  await page.getByRole('group', { name: 'Whose roster' }).getByRole('button', { name: 'Civilians' }).click()
  await add('Mob', 'Market crowd', { figures: '18' })
  return page
}

/** The section and one cell stand openly, the other cell under a marker. */
async function setUp(page: Page): Promise<void> {
  await frame(page).go('Set up a game')
  await page.getByLabel('Scenario').fill('Market day')
  await page
    .getByRole('group', { name: 'Who sets up on the table' })
    .getByRole('button', { name: 'The insurgents' })
    .click()
  await page.getByRole('button', { name: 'Next: who is on the table' }).click()
  const army = page.getByRole('region', { name: /^Noor on the table/ })
  await army.getByRole('button', { name: 'Put them on the table' }).click()
  await expect(army.getByRole('list', { name: 'On the table' })).toContainText('1st Section')
  const insurgents = page.getByRole('region', { name: /^Sam on the table/ })
  await insurgents.getByRole('checkbox', { name: /Cell 1/ }).check()
  await insurgents.getByRole('button', { name: 'Put them on the table' }).click()
  await expect(insurgents.getByRole('list', { name: 'On the table' })).toContainText('Cell 1')
  const mob = page.getByRole('region', { name: 'Put a mob on the table' })
  await frame(page).move(() => mob.getByRole('button', { name: /mob/i }).click())

  // What stands under the marker is for Sam's eyes.
  const concealment = page.getByRole('region', { name: 'Concealment' })
  await concealment.getByRole('button', { name: 'Hand over to Sam' }).click()
  await take(page, 'Sam')
  await concealment.getByRole('button', { name: 'A unit' }).click()
  await concealment.getByLabel('Where marker 1 is').fill('the walled garden')
  await lookAt(page, 'concealment')
  await concealment.getByRole('button', { name: 'Seal them' }).click()
  await expect(concealment).toContainText('1 on the table')
  await expect(page.getByText('the walled garden')).toHaveCount(0)
  await page.getByRole('button', { name: 'Begin the first turn' }).click()
  await expect(frame(page).heading).toHaveText('Market day')
}

test('a sealed list is for its player alone, who takes the machine first', async ({ program }) => {
  const page = await begun(program)
  await setUp(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Print')
  await page.keyboard.press('Enter')
  await expect(frame(page).heading).toHaveText('Print')
  const place = page.getByText('the walled garden')
  await page.getByRole('checkbox', { name: /^Sealed list/ }).check()
  const whose = page.getByLabel('For whose eyes Sealed list is')
  await whose.selectOption({ label: 'Only for Sam' })
  await expect(page.getByRole('alertdialog')).toContainText('Sam')
  await expect(place).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel: it stays on the table' }).click()
  await expect(whose.locator('option:checked')).toHaveText('For nobody yet')
  await expect(place).toHaveCount(0)
  await whose.selectOption({ label: 'Only for Sam' })
  await take(page, 'Sam')
  await expect(whose.locator('option:checked')).toHaveText('Only for Sam')
  // H covers it here as everywhere.
  await page.keyboard.press('Escape')
  await page.locator('h1').focus()
  await page.keyboard.press('h')
  await expect(whose.locator('option:checked')).toHaveText('For nobody yet')
})

test('a turn with a real deck, named card by card, and typed dice', async ({ program }) => {
  const page = await begun(program)
  await setUp(page)
  const { slip, card, drawn, move, joker, army, insurgents, log, draw, name, dice } = turn(page)
  const phase = (name: RegExp) =>
    page.getByRole('list', { name: 'The turn' }).getByRole('listitem').filter({ hasText: name })
  const pass = () => frame(page).move(() => page.keyboard.press('p'))
  await expect(insurgents).toContainText('1 marker')
  await expect(insurgents).not.toContainText('Cell 2')
  await lookAt(page, 'the turn')

  // A card of the army: its section moves through dense ground, die by die.
  await draw('7C')
  await expect(card).toContainText('Black: the Army acts')
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(move).toContainText('1st Section moves')
  await page.getByRole('group', { name: 'Ground' }).getByRole('button', { name: 'Dense' }).click()
  await expect(move).toContainText('High die off')
  await lookAt(page, 'a move')
  // A box that was ticked last does nothing with Enter.
  const backs = page.getByRole('checkbox', { name: 'Backs up' })
  await backs.check()
  await expect(move).toContainText('A third')
  await backs.press('Space')
  await expect(move).not.toContainText('A third')
  await page.keyboard.press('Enter')
  await dice('543')
  await expect(move).toContainText('May move up to')
  await expect(move.getByRole('img', { name: '5, taken off' })).toBeVisible()
  await expect(move.getByRole('img', { name: '2 inches' })).toBeVisible()
  await lookAt(page, 'a move that was made')

  // The next card; its unit passes. A marker is a unit for the cards.
  await page.keyboard.press('Enter')
  await name('3H')
  await expect(card).toContainText('Red: the Insurgents act')
  await pass()
  await expect(drawn).toContainText('passes')
  await draw('9D')
  await pass()

  // A joker: its side names a unit, and the chart comes forward.
  await draw('Jk')
  await expect(joker).toBeVisible()
  await expect(card).toContainText('Black joker')
  await page.keyboard.press('Enter')
  await dice('5')
  await expect(log).toContainText(/healed/)
  await draw('Jr')
  await expect(card).toContainText('Red joker: the Insurgents name a unit')
  await expect(card.getByRole('group', { name: 'Who answers the card' })).toHaveText(/Cell 1/)
  await page.keyboard.press('Enter')
  await expect(slip).toContainText(/wanted/i)
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(slip).toContainText('Cell 1 falls back')
  await dice('25')
  await expect(log).toContainText('Cell 1 falls back 7"')
  // The move that ends the phase lies there with its dice as any other.
  await draw('2S')
  await page.keyboard.press('Enter')
  await expect(move).toContainText('Market crowd moves')
  await page.keyboard.press('Enter')
  await dice('43')
  await expect(move).toContainText('Market crowd moved')
  await expect(move.getByRole('img', { name: '7 inches' })).toBeVisible()
  await lookAt(page, 'the last move of a phase')
  await page.keyboard.press('Enter')

  // All have acted: the phase is over, and fire is resolved by the player's copy.
  await expect(phase(/^Fire/)).toHaveAttribute('aria-current', 'step')
  await draw('KC')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('note')).toContainText('ROE3, Weapons Ready')
  await page.getByRole('button', { name: 'Fire', exact: true }).click()
  await expect(army.getByRole('img', { name: '1 reload marker' })).toBeVisible()
  await page.keyboard.press('n')
  await page.getByRole('button', { name: 'All others pass' }).click()
  await expect(phase(/^Close combat/)).toHaveAttribute('aria-current', 'step')
  await lookAt(page, 'close combat')

  // Noted by hand, undone, and on to the next turn.
  await insurgents.getByRole('button', { name: /Cell 1/ }).click()
  await frame(page).move(() => page.getByRole('button', { name: 'Shaken' }).click())
  await expect(insurgents).toContainText('Shaken')
  await frame(page).move(() => frame(page).undo.click())
  await expect(insurgents).not.toContainText('Shaken')

  // The marker comes off in the hands of its own player, on the page where it is asked for.
  await insurgents.getByRole('button', { name: /Marker 1/ }).click()
  await page.getByRole('button', { name: 'Take the marker off' }).click()
  await page.getByRole('button', { name: 'Hand over to Sam' }).click()
  await take(page, 'Sam')
  await expect(insurgents.getByRole('button', { name: 'Cover' })).toBeVisible()
  await frame(page).move(() => page.getByRole('button', { name: 'Take a marker off' }).click())
  await expect(insurgents).toContainText('Cell 2')
  // All look at it now: whatever else he has sealed is covered.
  await expect(insurgents).not.toContainText('dummy')
  await expect(insurgents.getByRole('button', { name: 'Cover' })).toHaveCount(0)
  await expect(log).toContainText('Marker 1 is Cell 2, 14 figures: enemies come close.')
  await frame(page).move(() => page.keyboard.press('n'))
  await frame(page).move(() => page.keyboard.press('n'))
  await expect(page.getByRole('list', { name: 'The turn' })).toBeVisible()
  await expect(page.getByText('minute 3 of play')).toBeVisible()
  const view = (await program.call('bookgun.turn', { campaign, holder: null })) as { game: { turn: number } }
  expect(view.game.turn).toBe(2)
})
