import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, it } from 'vitest'
import '../../../src/games/skirmish/screens/battle/BattleScreen.vue'
import { allHere } from '../support/allHere.ts'
import { newDesk, openDesk, type Desk } from './openDesk.ts'

let opened: Awaited<ReturnType<typeof openDesk>> | null = null
afterEach(() => {
  opened?.app.unmount()
  opened = null
  localStorage.clear()
})

const idOf = (desk: Desk, collection: string, place: number) => desk.rows(collection)[place]!['id'] as number
/** Able against Minh, who is seen, and Binh, who is not. */
const playing = async () => {
  const desk = await newDesk()
  desk.take('beginCampaign', { title: 'Suoi Da', players: ['Ruth', 'Tom'].map((name) => ({ name, force: '' })) })
  const [us, them] = [idOf(desk, 'sides', 0), idOf(desk, 'sides', 1)]
  const sides = [us, them].map((side) => ({ side }))
  desk.take('beginGame', { scenario: 'The ford', hiddenRules: 'noise', first: us, sides })
  const one = (name: string, hidden: boolean) => ({ name, weapon: 'm16', hidden, place: '', radio: false })
  const none = { men: [], vehicles: [], mortars: [] }
  desk.take('deploy', { ...none, side: us, others: [one('Able', false)] })
  desk.take('deploy', { ...none, side: them, others: [one('Minh', false), one('Binh', true)] })
  desk.take('startTurn', {})
  return desk
}
const open = async (desk: Desk) => {
  opened = await openDesk('/game', desk)
  await allHere()
  return opened
}

it('the list has the page until a table is laid; figures are put on it in one step', async () => {
  const desk = await playing()
  const { app, press, region } = await open(desk)
  expect(app.find('[aria-label="The table"]').exists()).toBe(false)
  await press('Place on the table')
  await region('The table from above').trigger('submit')
  await flushPromises()
  expect(desk.rows('grounds')).toMatchObject([{ widthInches: 48, depthInches: 36 }])
  await press('Line all up', region('The table'))
  expect(desk.rows('spots')).toHaveLength(2)
  expect(app.findAll('[data-token]')).toHaveLength(2)
  expect(app.text()).not.toContain('Place on the table')
})

it('who is chosen on the table is chosen in the list, and the other way round', async () => {
  const desk = await playing()
  desk.take('layTable', { width: 48, depth: 36 })
  const able = idOf(desk, 'figures', 0)
  desk.take('place', { figures: [{ figure: able, across: 10, down: 10 }], shots: [] })
  const { app } = await open(desk)
  const [row, token] = [() => app.get('.figure'), () => app.get(`[data-token="${able}"]`)]
  await token().trigger('click')
  expect(row().attributes('aria-pressed')).toBe('true')
  await row().trigger('click')
  expect(token().attributes('aria-pressed')).toBe('false')
})

it('a press on the table names a figure in the open form', async () => {
  const desk = await playing()
  desk.take('layTable', { width: 48, depth: 36 })
  desk.take('fillIn', { tableId: 'skirmish.weapons', rowKey: 'm16', figure: 'suppress', value: '6' })
  const [able, minh] = [idOf(desk, 'figures', 0), idOf(desk, 'figures', 1)]
  const figures = [able, minh].map((figure, i) => ({ figure, across: 10 + i * 8, down: 10 }))
  desk.take('place', { figures, shots: [] })
  const { app, press, region } = await open(desk)
  await app.get(`[data-token="${able}"]`).trigger('click')
  await press('Fire')
  const box = () => region('Able fires').get<HTMLInputElement>('li input[type="checkbox"]').element
  expect(box().checked).toBe(true)
  expect(app.get('.distance').text()).toBe('8"')
  await app.get(`[data-token="${minh}"]`).trigger('click')
  expect(box().checked).toBe(false)
})

it('what was shown to one player is gone at once when the machine leaves his hands', async () => {
  const desk = await playing()
  const { app, press, take } = await open(desk)
  const sealed = app.findAll('[aria-label="Sealed by Tom"]')[0]!
  await press('Show me', sealed)
  await take('Tom')
  expect(app.text()).toContain('Binh')
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'h' }))
  // Before anything new was fetched.
  await Promise.resolve()
  expect(app.text()).not.toContain('Binh')
  await flushPromises()
  expect(app.text()).toContain('Able')
  expect(app.text()).not.toContain('Binh')
})
