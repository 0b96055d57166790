import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../../../src/games/skirmish/screens/battle/BattleScreen.vue'
import { allHere } from '../support/allHere.ts'
import { newDesk, openDesk, type Desk } from './openDesk.ts'

const idOf = (desk: Desk, collection: string, place: number) => desk.rows(collection)[place]!['id'] as number
const one = (name: string) => ({ name, weapon: 'm16', hidden: false, place: '', radio: false })
const none = { men: [], vehicles: [], mortars: [] }

let desk: Desk
let opened: Awaited<ReturnType<typeof openDesk>>
const id = (name: string) => desk.rows('figures').find((figure) => figure['name'] === name)!['id'] as number

/** Able and Baker against Minh and Binh, all drawn. */
beforeEach(async () => {
  desk = await newDesk()
  desk.take('beginCampaign', { title: 'Suoi Da', players: ['Ruth', 'Tom'].map((name) => ({ name, force: '' })) })
  const [us, them] = [idOf(desk, 'sides', 0), idOf(desk, 'sides', 1)]
  desk.take('beginGame', { scenario: '', hiddenRules: 'noise', first: us, sides: [{ side: us }, { side: them }] })
  desk.take('deploy', { ...none, side: us, others: ['Able', 'Baker'].map(one) })
  desk.take('deploy', { ...none, side: them, others: ['Minh', 'Binh'].map(one) })
  desk.take('layTable', { width: 48, depth: 36 })
  const figures = desk.rows('figures').map((figure, i) => ({ figure: figure['id'], across: 10 + i * 8, down: 10 }))
  desk.take('place', { figures, shots: [] })
  desk.take('fillIn', { tableId: 'skirmish.weapons', rowKey: 'm16', figure: 'suppress', value: '6' })
  desk.take('startTurn', {})
  opened = await openDesk('/game', desk)
  await allHere()
})
afterEach(() => {
  opened.app.unmount()
  localStorage.clear()
})

const row = (name: string) => opened.app.get(`[data-place="${id(name)}"]`)
const token = (name: string) => opened.app.get(`[data-token="${id(name)}"]`)
const form = () => opened.app.find('form')
const targets = () =>
  form()
    .findAll<HTMLInputElement>('li')
    .filter((line) => line.get<HTMLInputElement>('input').element.checked)
    .map((line) => line.get('.t').text())
const key = async (name: string) => {
  const at = document.activeElement ?? document.body
  at.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  await flushPromises()
}
const counters = (name: string) => desk.rows('figures').find((figure) => figure['name'] === name)!['counters']

describe('fire one at one', () => {
  it('takes three inputs: who fires, at whom, Enter', async () => {
    await row('Able').trigger('click')
    await row('Minh').trigger('click')
    expect(form().attributes('aria-label')).toBe('Able fires')
    expect(targets()).toEqual(['Minh'])
    desk.faces.push(6)
    await form().trigger('keydown', { key: 'Enter' })
    await flushPromises()
    expect([counters('Minh'), counters('Binh')]).toEqual([1, 0])
  })

  it('takes four by keys alone, without a Tab', async () => {
    for (const one of ['1', 'f', '2']) await key(one)
    expect(targets()).toEqual(['Binh'])
    desk.faces.push(6)
    await form().trigger('keydown', { key: 'Enter' })
    await flushPromises()
    expect(counters('Binh')).toBe(1)
  })

  it('is opened by a drag onto an enemy, filled', async () => {
    const at = row('Binh').element
    const under = vi.spyOn(document, 'elementFromPoint').mockReturnValue(at)
    await row('Baker').trigger('pointerdown', { button: 0, clientX: 5, clientY: 5, pointerId: 1 })
    for (const type of ['pointermove', 'pointerup'])
      window.dispatchEvent(new PointerEvent(type, { clientX: 300, clientY: 80, pointerId: 1 }))
    under.mockRestore()
    await flushPromises()
    expect(form().attributes('aria-label')).toBe('Baker fires')
    expect(targets()).toEqual(['Binh'])
  })
})

describe('an open form', () => {
  it('is filled from rows and tokens, which say what part they play and by which key they are named', async () => {
    await row('Able').trigger('click')
    await row('Minh').trigger('click')
    expect(row('Able').text()).toContain('fires')
    expect(row('Minh').text()).toContain('target')
    expect(token('Minh').text()).toContain('target')
    expect(row('Binh').get('kbd').text()).toBe('2')
    // He could do it instead.
    expect(row('Baker').classes()).not.toContain('quiet')
    await token('Binh').trigger('click')
    expect(targets()).toEqual(['Minh', 'Binh'])
    await row('Minh').trigger('click')
    expect(targets()).toEqual(['Binh'])
  })

  it('passes to another of the side who is pressed, with whom it names', async () => {
    await row('Able').trigger('click')
    await row('Binh').trigger('click')
    await token('Baker').trigger('click')
    expect(form().attributes('aria-label')).toBe('Baker fires')
    expect(targets()).toEqual(['Binh'])
    expect(row('Baker').text()).toContain('fires')
  })
})
