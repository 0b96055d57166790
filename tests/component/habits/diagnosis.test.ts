import { afterEach, expect, it, vi } from 'vitest'
import { CallError } from '../../../src/contract/client.ts'
import { tellMistakes } from '../../../src/renderer/mistakes.ts'
import { useLibrary } from '../../../src/renderer/stores/library.ts'
import { openProgram, settle, type OpenProgram } from './openProgram.ts'

let opened: OpenProgram | undefined
afterEach(() => {
  opened?.app.unmount()
  opened = undefined
  localStorage.clear()
  vi.restoreAllMocks()
})

const broken = {
  sound: false,
  grave: true,
  kept: true,
  findings: ['Row 4 of rows: it is missing.'],
  advice: 'Do not play on with it.',
}
const asked = (procedure: string) => opened!.bridge.calls.filter((call) => call.procedure === procedure)

it('the file of the open campaign is looked over at once, the others when they are asked for', async () => {
  opened = await openProgram('/tour/bravo.tour/check', {
    'campaign.check': ({ campaign }: { campaign: string }) =>
      campaign === 'bravo.tour' ? broken : { sound: true, findings: [] },
  })
  const rows = () => opened!.app.findAll('main tbody tr')
  expect(asked('campaign.check').map(({ input }) => input)).toMatchObject([{ campaign: 'bravo.tour' }])
  expect(rows()[0]!.text()).toContain('Not in order')
  expect(rows()[1]!.text()).toContain('Row 4 of rows: it is missing.')
  expect(rows()[1]!.text()).toContain('Do not play on with it.')
  expect(rows()[2]!.text()).toContain('Not checked yet')
  const all = opened.app.findAll('main button').find((button) => button.text() === 'Check all')!
  await all.trigger('click')
  await settle()
  expect(rows().filter((row) => row.text().includes('Sound')).length).toBeGreaterThan(3)
  expect(opened.app.get('main .told').text()).toMatch(/^\d sound, 1 not in order\.$/)
})

it('a journal that lies aside is named, though the file is sound', async () => {
  opened = await openProgram('/tour/bravo.tour/check', {
    'campaign.check': () => ({ sound: true, findings: [], asides: ['A journal of another file lies aside: x.'] }),
  })
  const rows = opened.app.findAll('main tbody tr')
  expect(rows[0]!.text()).toContain('Sound')
  expect(rows[1]!.text()).toBe('A journal of another file lies aside: x.')
})

it('a check of all is of the files that lie there now, those too that came while the page stood open', async () => {
  let campaigns: unknown[] = []
  opened = await openProgram('/check', {
    'library.list': () => ({ folder: '/lib', campaigns }),
    'campaign.check': () => ({ sound: true, findings: [] }),
  })
  const card = { name: 'Bravo', state: { kind: 'tour' }, lastPlayed: '', archived: false, sample: false }
  const all = () => opened!.app.findAll('main button').find((button) => button.text() === 'Check all')!
  campaigns = [{ ...card, campaign: 'a.tour' }]
  await useLibrary().reload()
  await settle()
  campaigns = [...campaigns, { ...card, campaign: 'b.tour' }]
  await all().trigger('click')
  await settle()
  expect(asked('campaign.check').map(({ input }) => (input as { campaign: string }).campaign)).toEqual([
    'a.tour',
    'b.tour',
  ])
})

it('a check that is stopped ends the others, too: it is said how far it came, and the focus is where it can go on', async () => {
  const waiting: { pass: () => void; stop: () => void }[] = []
  opened = await openProgram('/check', {
    'campaign.check': () =>
      new Promise((answer, refuse) => {
        waiting.push({
          pass: () => {
            answer({ sound: true, findings: [] })
          },
          stop: () => {
            refuse(new CallError({ code: 'cancelled', message: 'Stopped.' }))
          },
        })
      }),
    'job.cancel': () => {
      waiting.at(-1)!.stop()
      return null
    },
  })
  const button = (name: string) =>
    opened!.app.findAll<HTMLButtonElement>('main button').find((one) => one.text() === name)
  const all = button('Check all')!
  await all.trigger('click')
  await settle()
  waiting[0]!.pass()
  await settle()
  await vi.waitUntil(() => button('Cancel'))
  button('Cancel')!.element.focus()
  await button('Cancel')!.trigger('click')
  await settle()
  expect(asked('campaign.check')).toHaveLength(2)
  expect(opened.app.get('main .told').text()).toMatch(/^Stopped: 1 of \d checked\.$/)
  expect(document.activeElement).toBe(all.element)
})

/** The dialog lies outside the program's own part of the page. */
const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]')!
const button = (name: string) =>
  [...dialog().querySelectorAll('button')].find((one) => one.textContent.trim() === name)!

it('the report is shown before it is copied; what is ticked goes into it', async () => {
  const written: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(void written.push(text)) },
  })
  opened = await openProgram('/tour/bravo.tour/settings', {
    'library.snapshots': () => [],
    'program.report': ({ with: parts }: { with: string[] }) => ({ lines: ['Report', ...parts] }),
  })
  opened.bridge.say('wish', { what: 'report' })
  await settle()
  expect(dialog().querySelector('pre')!.textContent).toBe('Report')
  expect(asked('program.report')[0]!.input).toMatchObject({ with: [], campaign: 'bravo.tour' })
  dialog().querySelector<HTMLInputElement>('input[value="journal"]')!.click()
  await settle()
  expect(dialog().querySelector('pre')!.textContent).toBe('Report\njournal')
  expect(written).toEqual([])
  button('Copy').click()
  await settle()
  expect(written).toEqual(['Report\njournal'])
  expect(document.querySelector('[role="dialog"]')).toBeNull()
})

it('without a campaign there is no journal to be ticked; a report that failed can be made again', async () => {
  let failing = true
  opened = await openProgram('/', {
    'program.report': () => {
      if (failing) throw new Error('broken')
      return { lines: ['Report'] }
    },
  })
  opened.bridge.say('wish', { what: 'report' })
  await settle()
  expect(dialog().querySelectorAll('input')).toHaveLength(1)
  expect(button('Copy').disabled).toBe(true)
  failing = false
  button('Make it again').click()
  await settle()
  expect(dialog().querySelector('pre')!.textContent).toBe('Report')
})

it('main hears of what a page throws and nobody catches, but not of what main itself refused', () => {
  const shown = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const told: unknown[] = []
  const app = { config: {} } as Parameters<typeof tellMistakes>[0]
  tellMistakes(app, {
    call: (procedure, input) => {
      told.push([procedure, input])
      return Promise.resolve({ ok: true, value: null })
    },
  })
  const handle = app.config.errorHandler as (error: unknown) => void
  handle(new CallError({ code: 'not-now', message: 'Not now.' }))
  expect(told).toEqual([])
  const error = new TypeError('x is not iterable')
  error.stack = 'show@http://127.0.0.1/a.js:1:2'
  handle(error)
  handle('a word')
  // Chromium's note on sizes that change in answer to sizes.
  const loop = 'ResizeObserver loop completed with undelivered notifications.'
  window.dispatchEvent(new ErrorEvent('error', { message: loop }))
  expect(shown.mock.calls.map(([one]: unknown[]) => one)).toHaveLength(3)
  expect(told).toEqual([
    [
      'program.pageMistake',
      { name: 'TypeError', message: 'x is not iterable', stack: 'x is not iterable\nshow@http://127.0.0.1/a.js:1:2' },
    ],
    ['program.pageMistake', { name: 'Error', message: '', stack: '' }],
  ])
  window.dispatchEvent(new ErrorEvent('error', { message: error.message, error }))
  expect(told).toHaveLength(3)
  for (let i = 0; i < 40; i++) handle(error)
  expect(told).toHaveLength(20)
})
