import { afterEach, expect, it } from 'vitest'
import type { ElsewhereView } from '../../src/contract/library.ts'
import { openProgram, settle, type OpenProgram } from './habits/openProgram.ts'
import { Refusal } from './support/fakeBridge.ts'

let opened: OpenProgram
afterEach(() => {
  opened.app.unmount()
  localStorage.clear()
})

const off: ElsewhereView = {
  folder: null,
  sameDisk: false,
  last: null,
  fault: null,
  mayChoose: true,
}
const at = '2026-11-20T19:00:00.000Z'
const last = { at, name: 'Bravo', label: 'Late May 1967' }
const press = async (name: string) => {
  const button = opened.app.findAll('#copies button').find((one) => one.text() === name)!
  await button.trigger('click')
  await settle()
}
const said = () => opened.app.get('#copies').text()
const open = async (answers: Parameters<typeof openProgram>[1]) => {
  opened = await openProgram('/settings', answers)
}

it('a folder that is chosen takes the newest copies at once, and is shown with what went there', async () => {
  let now = off
  await open({
    'library.elsewhere': () => now,
    'library.chooseElsewhere': () => ((now = { ...off, folder: '/media/stick' }), { ...now, chosen: true }),
    'library.copyElsewhere': () => ((now = { ...now, last }), { copied: 2, there: 1, without: 1 }),
  })
  expect(said()).not.toContain('Copy all')
  await press('Choose')
  expect(said()).toContain('/media/stick')
  expect(said()).toContain('Last copy: Bravo, Late May 1967')
  expect(said()).toContain(
    'Copied of 2 campaigns. Of 1 campaign it was there already. Of 1 campaign no copy has been kept yet.',
  )
})

it('who thinks better of choosing has nothing copied', async () => {
  await open({ 'library.elsewhere': () => off, 'library.chooseElsewhere': () => ({ ...off, chosen: false }) })
  await press('Choose')
  expect(opened.bridge.calls.map(({ procedure }) => procedure)).not.toContain('library.copyElsewhere')
  expect(opened.app.find('#copies .failure').exists()).toBe(false)
})

it('what went wrong last stands there with the copy before it; the same disk is no safe place; it can be turned off', async () => {
  let now: ElsewhereView = { ...off, folder: '/x', sameDisk: true, last, fault: { at, what: 'The disk of x is full' } }
  await open({
    'library.elsewhere': () => now,
    'library.setElsewhere': ({ folder }) => (now = { ...off, folder }),
    'library.copyElsewhere': () => {
      throw new Refusal({ code: 'disk-full', message: 'The disk of x is full.' })
    },
  })
  expect(opened.app.get('#copies .verdict.bad').text()).toMatch(
    /The disk of x is full\.\s*The one before: Bravo, Late May/,
  )
  expect(said()).toContain('would be lost with it')
  await press('Copy all')
  expect(opened.app.get('#copies .failure').text()).toContain('The disk of x is full.')
  await press('Turn off')
  expect(said()).not.toContain('/x')
})

it('a browser says who can choose', async () => {
  await open({})
  expect(opened.app.findAll('#copies button')).toHaveLength(0)
  expect(said()).toContain('tour copies --to DIR')
})

it('one that was chosen, and cannot be read any more which it is, is said to be lost, and can be chosen again or turned off', async () => {
  let now: ElsewhereView = { ...off, lost: true }
  await open({ 'library.elsewhere': () => now, 'library.setElsewhere': () => (now = off) })
  expect(opened.app.get('#copies .verdict.bad').text()).toContain('which one cannot be read any more')
  expect(opened.app.findAll('#copies button').map((one) => one.text())).toEqual(['Choose', 'Turn off'])
  await press('Turn off')
  expect(opened.app.find('#copies .verdict').exists()).toBe(false)
  expect(opened.app.findAll('#copies button').map((one) => one.text())).toEqual(['Choose'])
})
