import { afterEach, expect, it, vi } from 'vitest'
import { openProgram, settle, type OpenProgram } from './habits/openProgram.ts'
import { Refusal } from './support/fakeBridge.ts'

// Pages are fetched when they are first opened.
vi.setConfig({ testTimeout: 30_000 })

let opened: OpenProgram
afterEach(() => {
  opened.app.unmount()
  localStorage.clear()
})

it('a sheet that takes its time shows how far it is and can be cancelled, which is no failure', async () => {
  let job = ''
  const { promise, reject } = Promise.withResolvers<never>()
  opened = await openProgram('/tour/bravo.tour/print', {
    'print.sheet': (input: { job: string }) => {
      job = input.job
      return promise
    },
    'job.cancel': (input: { job: string }) => {
      expect(input.job).toBe(job)
      reject(new Refusal({ code: 'cancelled', message: 'It was cancelled.' }))
      return { cancelled: true }
    },
  })
  const button = () => opened.app.findAll('button').find((one) => one.text().includes('chronicle'))!
  await button().trigger('click')
  await new Promise((resolve) => setTimeout(resolve, 520))
  opened.bridge.say('progress', { job, done: 3, of: 12, what: 'Page 3 of 12' })
  await settle()
  expect(opened.app.get('.job').text()).toContain('Page 3 of 12')
  expect(opened.app.get('.job [role="progressbar"]').attributes('aria-valuenow')).toBe('25')
  await opened.app.get('.job button').trigger('click')
  await settle()
  expect(opened.app.find('.job').exists()).toBe(false)
  expect(opened.app.find('.failure').exists()).toBe(false)
  expect(opened.app.text()).not.toContain('is ready')
  expect(button().attributes('disabled')).toBeUndefined()
})
