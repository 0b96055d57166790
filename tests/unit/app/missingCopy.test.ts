import { cpSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Failure } from '../../../src/contract/rpc.ts'
import { testFolder } from '../../support/folder.ts'
import { playedCampaign, testProgram, type TestProgram } from '../../support/program.ts'
import { watchedDisk } from '../../support/watchedDisk.ts'

/** A campaign that has ended a turn just now, of which the program that did it was killed before it kept a copy. */
async function endedWithoutCopy() {
  const folder = testFolder()
  const { api, program } = testProgram({ folder })
  const campaign = await playedCampaign(folder)
  await api('journal.undo', { campaign })
  await api('fng.endTurn', { campaign, input: {} })
  await program.close()
  const kept = snapshotsIn(folder)
  rmSync(join(folder, '.snapshots'), { recursive: true })
  return { folder, campaign, kept }
}

const snapshotsIn = (folder: string): string[] =>
  readdirSync(join(folder, '.snapshots')).flatMap((id) => readdirSync(join(folder, '.snapshots', id)))
/** Without the time at which it was kept. */
const untimed = (names: readonly string[]) => names.map((name) => name.replace(/\d{4}-\S+Z/, ''))

/** Opens the campaign in a program of its own, and lets it do what it does when the player's page stands. */
async function openedAgain(
  folder: string,
  campaign: string,
  after: (made: TestProgram) => Promise<void> | void = () => undefined,
) {
  const calm = Promise.withResolvers<null>()
  const made = testProgram({ folder, anywhere: true, calm: () => calm.promise })
  await made.api('campaign.overview', { campaign })
  await after(made)
  calm.resolve(null)
  // It is done in pieces, as this is.
  for (let i = 0; i < 50; i++) await new Promise(setImmediate)
  const reply = (await made.program.call('campaign.overview', { campaign })) as { beside?: Failure }
  await made.program.close()
  expect(made.logged).toEqual([])
  return reply.beside ?? null
}

it('the copy of a turn’s end that was not kept is made up for when the campaign is opened, once', async () => {
  const { folder, campaign, kept } = await endedWithoutCopy()
  expect(kept).toHaveLength(1)
  expect(await openedAgain(folder, campaign)).toBeNull()
  expect(untimed(snapshotsIn(folder))).toEqual(untimed(kept))
  const made = snapshotsIn(folder)
  await openedAgain(folder, campaign)
  expect(snapshotsIn(folder)).toEqual(made)
})

it('it is of where the campaign stands by then: a copy that holds the turn’s end, too', async () => {
  const { folder, campaign } = await endedWithoutCopy()
  await openedAgain(folder, campaign, async ({ api }) => {
    await api('fng.testForContact', { campaign, input: {} })
  })
  const made = snapshotsIn(folder)
  expect(made).toHaveLength(1)
  await openedAgain(folder, campaign)
  expect(snapshotsIn(folder)).toEqual(made)
})

it('a copy of another path at the same depth does not stand for it', async () => {
  const { folder, campaign, kept } = await endedWithoutCopy()
  const other = testProgram({ folder })
  // The same step, done once more, is another entry.
  await other.api('journal.undo', { campaign })
  await other.api('fng.endTurn', { campaign, input: {} })
  const elsewhere = testFolder()
  cpSync(join(folder, '.snapshots'), join(elsewhere, '.snapshots'), { recursive: true })
  await other.api('journal.undo', { campaign })
  await other.api('fng.endTurn', { campaign, input: {} })
  await other.program.close()
  rmSync(join(folder, '.snapshots'), { recursive: true })
  renameSync(join(elsewhere, '.snapshots'), join(folder, '.snapshots'))
  await openedAgain(folder, campaign)
  expect(untimed(snapshotsIn(folder))).toHaveLength(kept.length + 1)
})

it('whoever only looks at a file outside the library leaves nothing beside it', async () => {
  const { folder, campaign } = await endedWithoutCopy()
  await openedAgain(testFolder(), join(folder, campaign))
  expect(readdirSync(folder)).toEqual([campaign])
})

it('one that cannot be kept now either is told; on a disk that is read-only it is not', async () => {
  const { folder, campaign } = await endedWithoutCopy()
  const refused = async (code: string) => {
    const disk = watchedDisk(folder)
    disk.fail(({ name, path }) => (name === 'openSync' && path.endsWith('.draft') ? code : null))
    const told = await openedAgain(folder, campaign)
    disk.release()
    return told
  }
  expect((await refused('ENOSPC'))?.message).toMatch(
    /^The campaign is as it was left\. But no copy of the campaign could be kept in place of that which is missing/,
  )
  expect(await refused('EROFS')).toBeNull()
  expect(snapshotsIn(folder)).toEqual([])
})
