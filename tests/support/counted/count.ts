import type { Page } from 'playwright-core'
import type { EntryView } from '../../../src/contract/journal.ts'
import type { CountedAct, Table } from './acts.ts'
import { handOn } from './hand.ts'
import { campaign, type Call } from './tenAgainstSix.ts'

/** What an act took. */
export interface Counted {
  readonly act: CountedAct
  readonly inputs: number
}

/** A page on the battle, and the program behind it. */
export interface Sitting {
  readonly page: Page
  readonly call: Call
}

/** @returns the table as a hand of its own plays it, from nought. */
export function tableOf(page: Page): Table {
  const label = { ours: 'Our groups', theirs: 'The enemy and the PEFs' }
  return { page, hand: handOn(page), list: (side) => page.getByRole('group', { name: label[side] }) }
}

/** Shows the battle as it stands now: whatever the page had open is gone. */
export async function showBattle(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = '/'))
  await page.getByRole('link', { name: 'Go on' }).first().waitFor()
  await page.evaluate((name) => (location.hash = `/tour/${name}/battle`), campaign)
  await page.locator('[data-still="true"]').waitFor()
}

const entriesOf = async (call: Call) => (await call('battle.log', { campaign })) as readonly EntryView[]

/** Takes back all but the first so many entries of the battle. */
export async function undoTo(call: Call, length: number): Promise<void> {
  for (let { length: left } = await entriesOf(call); left > length; left -= 1) await call('journal.undo', { campaign })
}

/**
 * Plays one act on the page, from the battle it begins in, and takes it back.
 * @throws Error where what was played is not the act.
 */
export async function countAct(act: CountedAct, { page, call }: Sitting): Promise<Counted> {
  const entries = () => entriesOf(call)
  const { length: before } = await entries()
  await act.ready(call)
  const { length: ready } = await entries()
  await showBattle(page)
  const table = tableOf(page)
  await act.play(table)
  const now = await entries()
  const played = now.slice(0, now.length - ready).map(({ title }) => title)
  if (played.length !== act.entries.length || !act.entries.every((entry, i) => entry.test(played.at(-1 - i)!)))
    throw new Error(`${act.title}: played was ${played.toReversed().join(', ') || 'nothing'}.`)
  await undoTo(call, before)
  return { act, inputs: table.hand.done().inputs }
}
