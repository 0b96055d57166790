import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { placeVehicles } from '../../../src/games/fng/screens/battle/mapSigns.ts'
import type { BattleForm, FormValues } from '../../../src/games/fng/contract/battle.ts'
import { done, sampleAnswers } from '../support/fakeBridge.ts'
import { openApp } from '../support/openApp.ts'
import { overview, turnAt } from '../support/sampleViews.ts'
import { action, battle, map, vehicle, type Fought } from './sampleBattle.ts'

const apc = vehicle(601, {
  name: 'APC',
  side: 'ours',
  sector: 2,
  turn: 'may',
  saying: 'Stands, DV 4, may act now',
  aboard: ['Pfc Novak, T.'],
  label: 'APC, sector 2: stands',
})
const tank = vehicle(602)
const fought: Fought = {
  ...battle,
  vehicles: [apc, tank, vehicle(603, { name: 'Jeep', sign: 'wheeled', state: 'destroyed', turn: 'out' })],
  actions: [...battle.actions, action('fireAtVehicle', 'Fire at a vehicle', { section: 'fight' })],
}
const form = (name: string, values: FormValues): BattleForm => ({
  action: name,
  title: name,
  page: 7,
  forEyes: null,
  fields: [{ kind: 'text', name: 'words', label: 'In your words', help: null, most: 30 }],
  values: { ...values, words: '' },
  problem: null,
  asks: null,
  tells: null,
  button: null,
})

let opened: Awaited<ReturnType<typeof openApp>>
beforeAll(async () => {
  await import('../../../src/games/fng/screens/battle/BattleScreen.vue')
})
beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  opened.app.unmount()
})
const open = async (over: ReturnType<typeof sampleAnswers> = {}) => {
  opened = await openApp('/tour/bravo.tour/battle', {
    'campaign.overview': () => ({ ...overview, phase: 'battle' }),
    'fng.turn': () => turnAt('battle'),
    'fng.battle': () => fought,
    'fng.battleMap': () => map,
    'battle.log': () => [],
    'fng.battleForm': ({ action: name, values }: { action: string; values: FormValues }) => form(name, values),
    'fng.act': () => done('Vehicle'),
    ...over,
  })
  await flushPromises()
}
const press = async (selector: string) => {
  await opened.app.get(selector).trigger('click')
  await flushPromises()
}
const asked = () => opened.asked('fng.battleForm').at(-1) as { action: string; values: FormValues } | undefined
const acts = () => opened.app.findAll('.vehicle .acts .btn').map((one) => one.text())

describe('a vehicle on the board', () => {
  it('stands in the list of its side and on the map, with how it is and who is in it', async () => {
    await open()
    const ours = opened.app.get('[aria-label="Our groups"]').text()
    expect(ours).toContain('APC, sector 2')
    expect(ours).toContain('Stands, DV 4, may act now')
    expect(ours).toContain('Aboard: Pfc Novak, T.')
    expect(opened.app.get('[aria-label="The enemy and the PEFs"]').text()).toContain('Tank, sector 3')
    expect(opened.app.findAll('.map button.vehicle').map((one) => one.attributes('aria-label'))).toContain(
      'Tank, sector 3: stands',
    )
  })

  it('once chosen has what is done with it, as far as it can be', async () => {
    await open()
    expect(acts()).toEqual([])
    await press('[data-place="601"]')
    expect(acts()).toEqual(['Acts', 'In or out', 'Leaves', 'Something happens'])
    await press('.vehicle .acts .btn')
    expect(asked()).toMatchObject({ action: 'vehicleActs', values: { vehicle: 601 } })
  })

  it('is chosen by its sign on the map; of a wreck only something can be told', async () => {
    await open()
    await press('.map button.vehicle[data-token="603"]')
    expect(acts()).toEqual(['Something happens'])
    expect(opened.app.get('[role="status"].bar').text()).toContain('Jeep')
  })

  it('of the enemy is fired at by whoever is selected', async () => {
    await open()
    await press('[data-place="101"]')
    await press('[data-place="602"]')
    expect(asked()).toMatchObject({ action: 'fireAtVehicle', values: { shooter: 101, vehicle: 602 } })
  })

  it('asks nothing once the battle is over', async () => {
    await open({ 'fng.battle': () => ({ ...fought, status: 'ended' }) })
    await press('[data-place="601"]')
    expect(acts()).toEqual([])
  })
})

describe('signs of vehicles', () => {
  const river = (leftRight: number, upDown = 0) =>
    map.sectors.map((one) => (one.number === 2 ? { ...one, river: { upDown, leftRight } } : one))
  const all = [1, 2, 3, 4, 5].map((id) => vehicle(id, { sector: 2 }))
  const boat = vehicle(9, { sector: 2, sign: 'boat' })

  it('stand in their sector, none over another, and beside a river; a boat is on it', () => {
    const places = [...placeVehicles([...all, boat], river(30)).values()]
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(6)
    for (const { x } of places) expect(x > 200 && x < 400).toBe(true)
    for (const { y } of places.slice(0, 5)) expect(Math.abs(y - 90)).toBeGreaterThan(30)
    expect(Math.abs(places[5]!.y - 90)).toBeLessThan(30)
  })

  it('stand on a river that runs down through their sector, if they float', () => {
    const places = placeVehicles([vehicle(1, { sector: 2 }), boat], river(0, 25))
    expect(places.get(9)!.x).toBe(300)
    expect(Math.abs(places.get(1)!.x - 300)).toBeGreaterThan(25)
  })
})
