import type { Locator } from 'playwright-core'
import { tableOf, type Sitting } from './count.ts'
import type { Table } from './acts.ts'
import type { Done } from './hand.ts'

/** How a player reaches what he wants: the turn itself is the same for all. */
export interface Way {
  /** The group acts. */
  readonly activate: (table: Table, group: string) => Promise<void>
  /** One man of ours fires at one of theirs: their rows on the board. */
  readonly fire: (table: Table, shooter: Locator, target: Locator) => Promise<void>
  /** What lies open is played. */
  readonly play: (table: Table) => Promise<void>
  /** The form of First Aid lies open, with the Medic in it. */
  readonly firstAid: (table: Table) => Promise<void>
  /** The turn goes on to the other side, or to the next. */
  readonly goOn: (table: Table) => Promise<void>
  /** Whoever can be named first is. */
  readonly name: (table: Table) => Promise<void>
  /** One of some choices, counted from 1. */
  readonly choose: (table: Table, nth: number) => Promise<void>
  /** A die falls so. */
  readonly die: (table: Table, face: number) => Promise<void>
  /** The dice that lie there are handed in. */
  readonly take: (table: Table) => Promise<void>
}

const man = ({ list }: Table, name: string): Locator => list('ours').locator('.figure', { hasText: name })
/** Those of a group of theirs who carry on. */
const standing = ({ page }: Table, group: string): Locator =>
  page.getByRole('region', { name: `Group ${group}` }).locator('.figure.ok')
/** Whoever a key names just now, in the lists of both sides. */
const named = ({ page }: Table): Locator => page.locator('.pane [data-place]').filter({ has: page.locator('kbd.sign') })
/** What plays what lies open: a form, the way to a page of its own, that page. */
const playButton = ({ page }: Table): Locator => page.locator('form.form .play, .acts .play, .order .fin .primary')
const likely = ({ page }: Table, title: string): Locator =>
  page.getByRole('group', { name: 'Likely now' }).getByRole('button', { name: title })
const goOnButton = ({ page }: Table): Locator => page.locator('button.go-on')
const full = ({ hand }: Table): Locator => hand.slip.locator('.btn.primary')
/** What the dice that lie would do is known. */
const told = ({ hand }: Table): Locator => hand.slip.locator('.outcome.all[aria-busy="false"]')
/** In Sight lies over the board, and wants dice. */
const dueInSight = ({ page }: Table): Locator =>
  page.getByRole('region', { name: 'The dice', exact: true }).getByText('to come')
/** The slip says that the first die of what follows hands it in. */
const goesOn = ({ hand }: Table): Locator => hand.slip.getByText(/^Type or tap next: /)
const keyOf = (row: Locator): Promise<string> => row.locator('kbd').first().innerText()

/** Nothing but keys: the action by its letter, men by the key on their row. */
export const byKeys: Way = {
  activate: async (table, group) => table.hand.key(await keyOf(likely(table, `${group} activates`))),
  fire: async (table, shooter, target) => {
    await table.hand.key('f')
    for (const row of [shooter, target]) await table.hand.key((await keyOf(row)).toLowerCase())
    await table.hand.key('Enter')
  },
  play: ({ hand }) => hand.key('Enter'),
  firstAid: async (table) => table.hand.key(await keyOf(likely(table, 'First Aid'))),
  goOn: ({ hand }) => hand.key('n'),
  name: async (table) => table.hand.key((await keyOf(named(table).first())).toLowerCase()),
  choose: ({ hand }, nth) => hand.key(String(nth)),
  die: ({ hand, page }, face) => hand.die(() => page.keyboard.press(String(face))),
  take: ({ hand, page }) => hand.handIn(() => page.keyboard.press('Enter')),
}

/** Nothing but presses on what stands on the screen: `how` is one of them. */
const byPresses = (how: 'press' | 'tap'): Way => {
  const press = ({ hand }: Table, what: Locator) => hand[how](what)
  const once = (what: Locator) => (how === 'tap' ? what.tap() : what.click())
  const play = (table: Table) => press(table, playButton(table))
  return {
    activate: async (table, group) => {
      const activates = likely(table, `${group} activates`)
      // Whoever is selected says what is likely: it may be nobody's.
      if (!(await activates.isVisible())) await press(table, table.page.getByRole('button', { name: 'Select nobody' }))
      await press(table, activates)
    },
    fire: async (table, shooter, target) => {
      for (const row of [shooter, target]) await press(table, row)
      await play(table)
    },
    play,
    firstAid: async (table) => {
      await press(table, man(table, 'Medic'))
      await press(table, likely(table, 'First Aid'))
    },
    goOn: (table) => press(table, goOnButton(table)),
    name: (table) => press(table, named(table).first()),
    choose: (table, nth) =>
      press(
        table,
        table.hand.slip
          .getByRole('listitem')
          .getByRole('button')
          .nth(nth - 1),
      ),
    die: ({ hand, page }, face) =>
      hand.die(() => once(page.locator('.face').and(page.getByRole('button', { name: String(face), exact: true })))),
    take: (table) => table.hand.handIn(() => once(full(table))),
  }
}

/** Nothing but clicks. */
export const byMouse: Way = byPresses('press')

/** Nothing but a finger that taps. */
export const byFinger: Way = byPresses('tap')

/** Throws that always fall the same, one after the other; the first two let us go first. */
function* fallen(): Generator<number, never> {
  yield 3
  yield 1
  for (let seed = 67; ; seed = (seed * 1103515245 + 12345) % 2147483648) yield 1 + ((seed >> 8) % 6)
}

/** More answers than any one act of the turn asks for. */
const most = 200

/** Which of the choices is taken, counted from 1: of the PEFs the first comes into sight, the Star does what is best for him. */
async function choiceIn({ hand, page }: Table): Promise<number> {
  const isPef = await hand.slip.getByText('where is it now').isVisible()
  const isSeen = await page.getByText('E3').first().isVisible()
  return isPef && isSeen ? 2 : 1
}

/** Answers all that is asked: dice and choices of the slip. */
async function answer(table: Table, way: Way, faces: Generator<number, never>): Promise<void> {
  const { hand } = table
  for (let asked = 0; await hand.slip.isVisible(); asked += 1) {
    if (asked > most) throw new Error('It goes on asking.')
    if (await hand.slip.getByText('Your choice').isVisible()) {
      await way.choose(table, await choiceIn(table))
      continue
    }
    if (!(await full(table).isVisible())) {
      await way.die(table, faces.next().value)
      continue
    }
    await told(table).waitFor()
    if (await goesOn(table).isVisible()) {
      await way.die(table, faces.next().value)
      await hand.taken()
    } else await way.take(table)
  }
}

/**
 * One whole turn of ten against six, with typed dice: two groups of ours act and fire, the Medic sees to the wounded man, the
 * PEFs stay out of sight, and their groups do what they are ordered to. Whatever follows from an act is played.
 * @returns what it took.
 */
export async function playTurn({ page }: Pick<Sitting, 'page'>, way: Way): Promise<Done> {
  const table = tableOf(page)
  const faces = fallen()
  const then = async (act: Promise<void>) => {
    await act
    await answer(table, way, faces)
  }
  const follows = page.getByRole('region', { name: 'What follows' })
  /** What follows is played to its end; where it wants somebody, the first who can be named. */
  const playOn = async () => {
    for (let played = 0; await follows.isVisible(); played += 1) {
      if (played > most) throw new Error('It goes on and on.')
      await playButton(table).waitFor()
      while ((await playButton(table).getAttribute('aria-disabled')) === 'true') await way.name(table)
      await then(way.play(table))
      if (!(await dueInSight(table).isVisible())) continue
      while (await dueInSight(table).isVisible()) await way.die(table, faces.next().value)
      await table.hand.taken()
      await then(way.play(table))
    }
  }
  /** At the first of the group who carries on, as long as there is one. */
  const fire = async (shooter: string, group: string) => {
    const target = standing(table, group).first()
    if (!(await target.isVisible())) return
    await then(way.fire(table, man(table, shooter), target))
    await playOn()
  }
  await then(way.goOn(table))
  await then(way.activate(table, 'A'))
  await fire('Mercer', 'E1')
  await fire('Dawkins', 'E1')
  await then(way.firstAid(table))
  await then(way.play(table))
  await then(way.activate(table, 'B'))
  await fire('Whitehorse', 'E2')
  await fire('McCray', 'E2')
  await fire('Ballard', 'E2')
  await then(way.goOn(table))
  await playOn()
  return table.hand.done()
}
