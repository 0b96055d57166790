import { expect, it } from 'vitest'
import { JobCancelled, openJobs, type JobProgress } from '../../../../src/main/app/jobs/jobs.ts'
import { doAtOnce, type Work } from '../../../../src/main/engine/work.ts'

/** A work of ten pieces, each of which takes ten milliseconds on the test's clock. */
function tenPieces() {
  let now = 0
  const done: number[] = []
  function* work(): Work<string> {
    for (let piece = 0; piece < 10; piece++) {
      yield { done: piece, of: 10, what: `piece ${piece}` }
      now += 10
      done.push(piece)
    }
    return 'finished'
  }
  const told: JobProgress[] = []
  const jobs = openJobs(
    (progress) => told.push(progress),
    () => now,
  )
  return { work: work(), done, told, jobs }
}

it('a job comes to the same as the work done at once', async () => {
  expect(doAtOnce(tenPieces().work)).toBe('finished')
  const { jobs, work } = tenPieces()
  expect(await jobs.run('a', work)).toBe('finished')
})

it('others get their turn in between, also where nobody watches', async () => {
  for (const job of ['watched', undefined]) {
    const { jobs, work, done } = tenPieces()
    const at: number[] = []
    const end = jobs.run(job, work)
    setImmediate(() => at.push(done.length))
    await end
    expect(at[0]).toBeGreaterThan(0)
    expect(at[0]).toBeLessThan(10)
  }
})

it('progress is told under the name of the job, at the start and then now and again', async () => {
  const { jobs, work, told } = tenPieces()
  await jobs.run('mine', work)
  expect(told).toEqual([
    { job: 'mine', done: 0, of: 10, what: 'piece 0' },
    { job: 'mine', done: 6, of: 10, what: 'piece 6' },
  ])
})

it('a cancelled job stops before its end, and its work is left for good', async () => {
  const { jobs, work, done } = tenPieces()
  const end = jobs.run('mine', work)
  expect(jobs.cancel('other')).toBe(false)
  expect(jobs.cancel('mine')).toBe(true)
  await expect(end).rejects.toThrow(JobCancelled)
  expect(done.length).toBeLessThan(10)
  expect(jobs.cancel('mine')).toBe(false)
})

it('what a work has left to wait for can be cancelled too', async () => {
  const { jobs } = tenPieces()
  const waiting = Promise.withResolvers<string>()
  // eslint-disable-next-line require-yield
  function* work(): Work<Promise<string>> {
    return waiting.promise
  }
  const end = jobs.run('mine', work())
  expect(jobs.cancel('mine')).toBe(true)
  waiting.resolve('too late')
  await expect(end).rejects.toThrow(JobCancelled)
})

it('what a work throws comes out of the job', async () => {
  function* broken(): Work<never> {
    yield { done: 0, of: 1, what: '' }
    throw new Error('broken')
  }
  const { jobs } = tenPieces()
  await expect(jobs.run('mine', broken())).rejects.toThrow('broken')
  expect(jobs.cancel('mine')).toBe(false)
})

it('at the end of the program all work stops, also what nobody watches and what waits for something', async () => {
  const { jobs, work, done } = tenPieces()
  function* waiting(): Work<string> {
    yield { done: 0, of: 1, what: 'another thread', until: new Promise(() => undefined) }
    return 'never'
  }
  const ends = [jobs.run(undefined, work), jobs.run('mine', waiting())]
  const refused = Promise.all(ends.map((end) => expect(end).rejects.toThrow(JobCancelled)))
  await jobs.end()
  await refused
  expect(done.length).toBeLessThan(10)
})

it('work that writes as it goes ends by itself at the end of the program, with what it has done', async () => {
  function* steps(isStopped: () => boolean): Work<number> {
    let written = 0
    while (!isStopped()) {
      written++
      yield { done: written, of: 100, what: 'a step' }
    }
    return written
  }
  for (const job of ['mine', undefined]) {
    const one = openJobs(() => undefined)
    const end = one.runUntilStopped(job, steps)
    await one.end()
    expect(await end).toBeGreaterThan(0)
  }
})
