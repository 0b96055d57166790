import { flushPromises, mount } from '@vue/test-utils'
import { encode } from 'uqr'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { FriendsView } from '../../src/contract/friends.ts'
import QrCode from '../../src/renderer/screens/friends/QrCode.vue'
import { openApp } from './support/openApp.ts'

const wlan = { address: '192.168.1.5', name: 'wlan0' }
const shut: FriendsView = {
  players: [
    { name: 'Ruth', man: 7 },
    { name: 'Tom', man: null },
  ],
  men: [
    { id: 7, name: 'Sgt Mercer, J.' },
    { id: 8, name: 'Pfc Able, T.' },
  ],
  networks: [wlan],
  open: null,
}
const opened = (network: typeof wlan | null): FriendsView => ({
  ...shut,
  open: {
    ...{ campaign: 'bravo.tour', network },
    seats: [
      { name: 'Ruth', dice: true, man: 'Sgt Mercer, J.', link: 'http://192.168.1.5:4000/#key=abc', looking: 0 },
      { name: 'Tom', dice: false, man: null, link: null, looking: 1 },
    ],
  },
})

beforeEach(() => {
  localStorage.clear()
})
let leave: () => void = () => undefined
afterEach(() => {
  leave()
  leave = () => undefined
  document.body.innerHTML = ''
})

async function pageOfTest() {
  let view = shut
  const answer = (now: () => FriendsView) => () => (view = now())
  const tested = await openApp('/tour/bravo.tour/friends', {
    'friends.view': () => view,
    'friends.open': ({ network }: { network: string | null }) => (view = opened(network ? wlan : null)),
    'friends.renew': answer(() => view),
    'friends.close': answer(() => shut),
  })
  leave = () => {
    tested.app.unmount()
  }
  const text = () => tested.app.get('main').text()
  return { ...tested, text }
}

it('lets those look who play, on this machine alone until the player has read what the network means', async () => {
  const { press, asked, text, app } = await pageOfTest()
  const names = app.findAll<HTMLInputElement>('main input[maxlength]')
  expect(names.map((one) => one.element.value)).toEqual(['Ruth', 'Tom'])
  await app.get('input[type="checkbox"]').setValue(true)
  await press('Let them look')
  const seats = [
    { name: 'Ruth', man: 7, dice: true },
    { name: 'Tom', man: null, dice: false },
  ]
  expect(asked('friends.open')).toEqual([{ campaign: 'bravo.tour', seats, network: null }])
  expect(text()).toContain('Open on this machine alone')
  expect(app.find('svg[role="img"]').exists()).toBe(false)
  await press('Open it to the local network…')
  const dialog = document.querySelector('[role="alertdialog"]')!
  expect(dialog.textContent).toContain('not encrypted')
  expect(dialog.textContent).toContain('192.168.1.5')
  expect(asked('friends.open')).toHaveLength(1)
  const button = [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Open it')!
  button.click()
  await flushPromises()
  expect(asked('friends.open')[1]).toEqual({ campaign: 'bravo.tour', seats, network: '192.168.1.5' })
  expect(app.find('svg[aria-label="Code for Ruth"]').exists()).toBe(true)
  expect(text()).toContain('Looks')
  await press('New code')
  expect(asked('friends.renew')).toEqual([{ campaign: 'bravo.tour', seat: 1 }])
  await press('Stop')
  expect(text()).toContain('Nobody can look yet')
})

it('names friends who are no players, and lets nobody in without a name', async () => {
  const { press, app, asked } = await pageOfTest()
  await press('Add a friend')
  const open = () => app.findAll('button').find((one) => one.text() === 'Let them look')!
  expect(open().attributes('disabled')).toBeDefined()
  await app.findAll('main input[maxlength]').at(-1)!.setValue(' Ines ')
  await app.findAll('select').at(-1)!.setValue('8')
  await open().trigger('submit')
  await flushPromises()
  expect(asked('friends.open')).toMatchObject([{ seats: [{}, {}, { name: 'Ines', man: 8, dice: false }] }])
})

it('asks again when a friend comes or goes', async () => {
  const { bridge, asked } = await pageOfTest()
  const before = asked('friends.view').length
  bridge.say('friends', null)
  await flushPromises()
  expect(asked('friends.view').length).toBe(before + 1)
})

it('draws each dark field of a code, and no other', () => {
  const text = 'http://192.168.100.100:65535/#key=abcdefghijklmnopqrstuv'
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = mount(QrCode, { props: { text, label: 'Code' } })
    .get('path')
    .attributes('d')!
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    drawn[Number(y)]!.fill(true, Number(x), Number(x) + Number(width))
  expect(drawn).toEqual(data)
})

it('says at the machine what a friend has thrown, in the windows of that campaign alone', async () => {
  const { bridge, app } = await pageOfTest()
  bridge.say('friends', { campaign: 'other.tour', said: 'Ruth has thrown 1 for Pfc Able, T.' })
  await flushPromises()
  expect(app.get('.notice').text()).toBe('')
  bridge.say('friends', { campaign: 'bravo.tour', said: 'Ruth has thrown 6 and 5 for Sgt Mercer, J.' })
  await flushPromises()
  expect(app.get('.notice').text()).toBe('Ruth has thrown 6 and 5 for Sgt Mercer, J.')
})
