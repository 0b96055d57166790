import { afterEach, expect, it } from 'vitest'
import { Refusal } from '../support/fakeBridge.ts'
import { openProgram, settle, type OpenProgram } from './openProgram.ts'

let opened: OpenProgram
afterEach(() => {
  opened.app.unmount()
  localStorage.clear()
})
const root = document.documentElement
const choose = async (group: string, choice: string) => {
  const button = opened.app
    .get(`[role="group"][aria-label="${group}"]`)
    .findAll('button')
    .find((one) => one.text() === choice)!
  await button.trigger('click')
}

it('theme, size and motion are marks on the page, and come back with the window', async () => {
  opened = await openProgram('/settings')
  expect(root.hasAttribute('data-theme')).toBe(false)
  await choose('Theme', 'Dark')
  await choose('Text size', 'Larger')
  await choose('Motion', 'Reduced')
  const marks = () => [root.dataset['theme'], root.style.getPropertyValue('--zoom'), root.dataset['motion']]
  expect(marks()).toEqual(['dark', '1.25', 'reduced'])
  opened.app.unmount()
  opened = await openProgram('/settings')
  expect(marks()).toEqual(['dark', '1.25', 'reduced'])
  await choose('Theme', 'System')
  await choose('Motion', 'System')
  await choose('Text size', 'Normal')
  expect(marks()).toEqual([undefined, '1', undefined])
})

it('the rail keeps its words longest for him who reads large letters', async () => {
  Object.assign(window, { innerWidth: 1024 })
  opened = await openProgram('/settings')
  expect(root.hasAttribute('data-narrow')).toBe(true)
  await choose('Text size', 'Larger')
  expect(root.hasAttribute('data-narrow')).toBe(false)
  await choose('Text size', 'Small')
  Object.assign(window, { innerWidth: 980 })
  window.dispatchEvent(new Event('resize'))
  expect(root.hasAttribute('data-narrow')).toBe(true)
  Object.assign(window, { innerWidth: 1280 })
})

const file = {
  'library.snapshots': () => [
    { copy: 's1', occasion: 'turn', label: 'Late August 1967', at: '2026-11-20T19:00:00.000Z' },
  ],
}
const press = async (name: string) => {
  const button = opened.app.findAll('#file button').find((one) => one.text() === name)!
  await button.trigger('click')
  await settle()
}

it('proves the tour, and says in words what came of it; its file is checked on a page of its own', async () => {
  opened = await openProgram('/tour/bravo.tour/settings', {
    ...file,
    'campaign.replay': () => ({ same: true, entries: 412, kept: [], first: null }),
  })
  await press('Prove')
  expect(opened.app.get('.verdict').text()).toContain('412 journal lines come out exactly as they stand')
  expect(opened.app.get('#file a.btn').attributes('href')).toBe('/tour/bravo.tour/check')
})

it('says of lines that older rules played that they are kept, in no colour of alarm, and offers to play them anew', async () => {
  const text = '2 entries were played before correction 2 (p. 30): kept as played.'
  const entries = [7, 9].map((id) => ({ id: id + 400, depth: id, title: `Fire ${id}`, how: 'differs' }))
  const kept = [{ text, mends: ['p. 30: An empty pistol no longer empties the rifle.'], entries }]
  opened = await openProgram('/tour/bravo.tour/settings', {
    ...file,
    'campaign.replay': () => ({ same: true, entries: 412, kept, first: null }),
  })
  await press('Prove')
  expect(opened.app.find('.verdict.bad').exists()).toBe(false)
  expect(opened.app.get('.verdict').text()).toContain('410 of 412 journal lines come out exactly as they stand')
  expect(opened.app.get('.kept-note').text()).toContain(text)
  expect(opened.app.get('.kept-note li').text()).toContain('p. 30: An empty pistol')
  expect(opened.app.get('.kept-note a').attributes('href')).toMatch(/journal\?entry=407&amend/)
})

it('what came of it stands beneath what was asked', async () => {
  opened = await openProgram('/tour/bravo.tour/settings', {
    ...file,
    'campaign.replay': () => ({ same: true, entries: 412, kept: [], first: null }),
  })
  const order = () => {
    const text = opened.app.get('#file').text()
    return ['Check this file', 'Prove this campaign', 'Proved: 412', 'New campaign from here']
      .filter((words) => text.includes(words))
      .toSorted((a, b) => text.indexOf(a) - text.indexOf(b))
  }
  await press('Prove')
  expect(order()).toEqual(['Check this file', 'Prove this campaign', 'Proved: 412', 'New campaign from here'])
})

it('tells of the last fire drill, and holds one', async () => {
  const at = new Date().toISOString()
  const proof = { at, date: 'Late May 1967', entries: 211, roster: 24, inJournal: true, fault: null }
  let now: object = proof
  opened = await openProgram('/tour/bravo.tour/settings', {
    ...file,
    'library.proofs': () => ({ 'bravo.tour': now }),
    'library.drill': () => (now = { ...proof, inJournal: false, fault: 'Its pages do not fit together.' }),
  })
  expect(opened.app.get('#file .verdict').text()).toContain('Restore proven today: 24 men, 211 entries.')
  await press('Hold one')
  const bad = opened.app.findAll('#file .verdict.bad')
  expect(bad.map((one) => one.text())).toEqual([expect.stringContaining('Its pages do not fit together. Older ones')])
})

it('without a snapshot it says that none was kept, whatever has been played', async () => {
  opened = await openProgram('/tour/bravo.tour/settings', { 'library.snapshots': () => [] })
  expect(opened.app.get('#file .none').text()).toContain('None has been kept of this file so far')
})

it('a long job can be cancelled, which is no failure', async () => {
  let job = ''
  const { promise, reject } = Promise.withResolvers<never>()
  opened = await openProgram('/tour/bravo.tour/settings', {
    ...file,
    'campaign.replay': (input: { job: string }) => {
      job = input.job
      return promise
    },
    'job.cancel': () => {
      reject(new Refusal({ code: 'cancelled', message: 'It was cancelled.' }))
      return { cancelled: true }
    },
  })
  await press('Prove')
  await new Promise((resolve) => setTimeout(resolve, 520))
  opened.bridge.say('progress', { job: 'of another window', done: 9, of: 10, what: 'elsewhere' })
  await settle()
  expect(opened.app.find('.job .t').exists()).toBe(false)
  opened.bridge.say('progress', { job, done: 1, of: 4, what: 'Early March 1967' })
  await settle()
  expect(opened.app.get('.job').text()).toContain('Early March 1967')
  expect(opened.app.get('.job [role="progressbar"]').attributes('aria-valuenow')).toBe('25')
  await opened.app.get('.job button').trigger('click')
  await settle()
  expect(opened.app.find('.job').exists()).toBe(false)
  expect(opened.app.find('.verdict').exists()).toBe(false)
  expect(opened.app.find('.failure').exists()).toBe(false)
})

it('a snapshot becomes a tour of its own, once it has a name', async () => {
  const asked: unknown[] = []
  opened = await openProgram('/tour/bravo.tour/settings', {
    ...file,
    'library.compare': () => ({
      copy: { date: 'Late August 1967', entries: 3, at: '2026-11-20T19:00:00.000Z' },
      other: null,
      with: 'tour',
      shared: 0,
      outcome: [],
    }),
    'library.restore': (input) => {
      asked.push(input)
      return { campaign: 'restored.tour', name: 'Restored', date: '', putAside: false, findings: [], proof: null }
    },
  })
  await press('Restore')
  expect(asked).toEqual([])
  document.querySelector('.dialog form')!.dispatchEvent(new Event('submit', { cancelable: true }))
  await settle()
  expect(asked).toEqual([
    { copy: 's1', name: '2nd Platoon, Bravo Company, Late August 1967', job: expect.any(String) as string },
  ])
  expect(opened.router.currentRoute.value.params['campaign']).toBe('restored.tour')
})
