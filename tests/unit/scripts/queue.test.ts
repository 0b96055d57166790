import { expect, it } from 'vitest'
import { runQueue, type Job } from '../../../scripts/gate/queue.ts'

/** Jobs that end when they are told to, in the order in which they began. */
function workshop() {
  const begun: string[] = []
  const ends = new Map<string, (ok: boolean) => void>()
  const job = (name: string, more: Partial<Job<boolean>> = {}): Job<boolean> => ({
    name,
    run() {
      begun.push(name)
      const { promise, resolve } = Promise.withResolvers<boolean>()
      ends.set(name, resolve)
      return promise
    },
    ...more,
  })
  const end = async (name: string, ok = true) => {
    ends.get(name)!(ok)
    // The queue goes on in its own microtasks.
    await new Promise(setImmediate)
  }
  return { begun, job, end }
}

const isGood = (ok: boolean) => ok

it('begins each job as soon as lanes are free, and lets a small one by while a large one waits', async () => {
  const { begun, job, end } = workshop()
  const all = runQueue([job('a'), job('large', { lanes: 2 }), job('b'), job('c')], 2, isGood)
  expect(begun).toEqual(['a', 'b'])
  await end('a')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('c')
  expect(begun).toEqual(['a', 'b', 'c', 'large'])
  await end('large')
  expect(await all).toEqual([true, true, true, true])
})

it('begins nothing before what it needs has passed', async () => {
  const { begun, job, end } = workshop()
  const all = runQueue([job('tests', { needs: ['build'] }), job('lint'), job('build')], 3, isGood)
  expect(begun).toEqual(['lint', 'build'])
  await end('lint')
  expect(begun).toEqual(['lint', 'build'])
  await end('build')
  expect(begun).toEqual(['lint', 'build', 'tests'])
  await end('tests')
  await all
})

it('after a failure what runs is brought to its end, and nothing else is begun', async () => {
  const { begun, job, end } = workshop()
  const all = runQueue([job('a'), job('b'), job('c')], 2, isGood)
  await end('a', false)
  await end('b')
  expect(await all).toEqual([false, true])
  expect(begun).toEqual(['a', 'b'])
})

it('a job that wants more lanes than there are runs alone', async () => {
  const { begun, job, end } = workshop()
  const all = runQueue([job('large', { lanes: 9 }), job('a')], 2, isGood)
  expect(begun).toEqual(['large'])
  await end('large')
  await end('a')
  expect(await all).toEqual([true, true])
})

it('a need that nothing provides is a mistake', async () => {
  const { job } = workshop()
  await expect(runQueue([job('tests', { needs: ['bulid'] })], 2, isGood)).rejects.toThrow('what tests needs')
})
