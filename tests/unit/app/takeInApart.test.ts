import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, it, vi } from 'vitest'
import type { Failure } from '../../../src/contract/rpc.ts'
import { foreseen } from '../../../src/main/app/failures.ts'
import { openJobs, type JobProgress } from '../../../src/main/app/jobs/jobs.ts'
import { openReader } from '../../../src/main/app/library/takeInApart.ts'
import { playedCampaign, testProgram } from '../../support/program.ts'

async function laidOut() {
  const { api, folder } = testProgram()
  const campaign = await playedCampaign(folder, 2, 1)
  const tour = readFileSync(join(folder, campaign))
  const { text } = await api('campaign.export', { campaign })
  const told: JobProgress[] = []
  const jobs = openJobs((progress) => told.push(progress))
  const logged: unknown[] = []
  /** Every file is a long one. */
  const reader = openReader((error) => logged.push(error), 0)
  const inPlace = openReader((error) => logged.push(error), Infinity)
  return { tour, text, told, jobs, logged, reader, inPlace }
}

it('a thread of its own comes to what is come to in place, and lets others have their turn', async () => {
  const { tour, text, told, jobs, logged, reader, inPlace } = await laidOut()
  for (const [name, bytes] of [
    ['a.tour', tour],
    ['a.tour.json', Buffer.from(text)],
  ] as const) {
    let turns = 0
    const others = setInterval(() => (turns += 1), 0)
    const apart = await jobs.run('apart', reader.read(name, bytes))
    clearInterval(others)
    expect(turns).toBeGreaterThan(10)
    const here = await jobs.run(undefined, inPlace.read(name, bytes))
    expect(apart).toEqual({ sound: true, told: null, bytes: here.bytes })
  }
  expect(told.at(-1)).toMatchObject({ job: 'apart' })
  expect(logged).toEqual([])
})

it('what it refuses is refused in the same words', async () => {
  const { text, tour, jobs, reader, inPlace } = await laidOut()
  for (const [name, bytes] of [
    ['a.json', Buffer.from(text.replace('"step":"muster"', '"step":"castSpell"'))],
    ['a.tour', tour.subarray(0, 5000)],
  ] as const) {
    const apart = await said(jobs.run(undefined, reader.read(name, bytes)))
    expect(apart.message).toMatch(/^a\./)
    expect(apart).toEqual(await said(jobs.run(undefined, inPlace.read(name, bytes))))
  }
})

/** @returns what was refused, as a door tells it. */
async function said(work: Promise<unknown>): Promise<Failure> {
  const error = await work.catch((thrown: unknown) => thrown)
  return foreseen(error)!
}

it('who cancels is heard though it says nothing, and the thread ends', async () => {
  const { text, jobs, logged, reader } = await laidOut()
  const ending = vi.spyOn(Worker.prototype, 'terminate')
  const taken = jobs.run('mine', reader.read('a.json', Buffer.from(text)))
  expect(jobs.cancel('mine')).toBe(true)
  await expect(taken).rejects.toThrow(/was cancelled/)
  reader.stop()
  expect(ending).toHaveBeenCalledTimes(1)
  expect(await ending.mock.results[0]!.value).toBe(1)
  expect(logged).toEqual([])
})
