import type { EntryView } from '../../src/contract/journal.ts'
import { showBattle, undoTo } from '../support/counted/count.ts'
import type { Done } from '../support/counted/hand.ts'
import { battleOf, campaign, tenAgainstSix, type Fought } from '../support/counted/tenAgainstSix.ts'
import { playTurn, type Way } from '../support/counted/turn.ts'
import { expect, type Program } from './doors.ts'

const job = '00000000-0000-4000-8000-000000000003'

/** A turn as it was played. */
export interface PlayedTurn {
  readonly done: Done
  readonly view: Fought
  /** Entries of the battle, the newest first: their titles and what they say. */
  readonly lines: readonly (readonly [title: string, lines: readonly string[]])[]
}

/** @returns what plays the same turn of ten against six again and again; each is replayed, and taken back. */
export async function wholeTurn({ call, page }: Program): Promise<(way: Way) => Promise<PlayedTurn>> {
  await tenAgainstSix(call)
  const entries = async () => (await call('battle.log', { campaign })) as readonly EntryView[]
  const { length: before } = await entries()
  return async (way) => {
    await showBattle(page())
    const done = await playTurn({ page: page() }, way)
    expect(await call('campaign.replay', { campaign, job })).toMatchObject({ same: true })
    const lines = (await entries()).map(({ title, lines }) => [title, lines.map(({ text }) => text)] as const)
    const played = { done, view: await battleOf(call).view(), lines }
    await undoTo(call, before)
    return played
  }
}

/** Two hands have thrown the same dice and come to the same battle, in few inputs. */
export function expectAlike(one: PlayedTurn, other: PlayedTurn): void {
  for (const { done } of [one, other]) expect(done.inputs).toBeLessThan(60)
  expect(other.done.dice).toBe(one.done.dice)
  expect(other.lines).toEqual(one.lines)
  expect(other.view).toEqual(one.view)
}
