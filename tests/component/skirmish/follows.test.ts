import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { EntryView } from '../../../src/contract/journal.ts'
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
const one = (name: string, more = {}) => ({ name, weapon: 'm16', hidden: false, place: '', radio: false, ...more })
const none = { men: [], vehicles: [], mortars: [] }

/** Able and Baker against Minh, all on a drawn table; the first turn has not begun. */
const setUp = async (supportTurns = 0, theirs = [one('Minh')]) => {
  const desk = await newDesk()
  desk.take('beginCampaign', { title: 'Suoi Da', players: ['Ruth', 'Tom'].map((name) => ({ name, force: '' })) })
  const [us, them] = [idOf(desk, 'sides', 0), idOf(desk, 'sides', 1)]
  desk.take('beginGame', {
    ...{ scenario: 'The ford', hiddenRules: 'noise', first: us },
    sides: [{ side: us, supportTurns }, { side: them }],
  })
  desk.take('deploy', { ...none, side: us, others: [one('Able', { radio: true }), one('Baker')] })
  desk.take('deploy', { ...none, side: them, others: theirs })
  desk.take('layTable', { width: 48, depth: 36 })
  const figures = desk.rows('figures').map(({ id }, i) => ({ figure: id, across: 10 + i * 8, down: 10 }))
  desk.take('place', { figures, shots: [] })
  for (const score of [1, 2, 3, 4, 5, 6])
    for (const [figure, value] of [
      ['direction', 'east'],
      ['inches', '2'],
    ])
      desk.take('fillIn', { tableId: 'skirmish.deviation', rowKey: String(score), figure, value })
  return desk
}
const open = async (desk: Desk, entries: readonly EntryView[] = []) => {
  opened = await openDesk('/game', desk, entries)
  await allHere()
  return opened
}
const list = () => opened!.region('What follows')
const lines = () =>
  list()
    .findAll('li .title')
    .map((row) => row.text())
const form = () => list().find('form')
const key = async (name: string) => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  await flushPromises()
}
const entryOf = (step: string, input: unknown) =>
  ({ id: 900, step: `skirmish.${step}`, title: 'Paley', onPath: true, lines: [], input }) as unknown as EntryView

describe('what follows in a game', () => {
  it('the turn begins by Enter, and the drawn table stays while it is checked', async () => {
    const desk = await setUp()
    const { app, region } = await open(desk)
    expect(lines()).toEqual(["Ruth's first turn"])
    expect(app.find('[aria-label="The table"]').exists()).toBe(true)
    await key('Enter')
    expect(desk.rows('games')).toMatchObject([{ part: 'phases' }])
    expect(region('Figure phases').text()).toContain('Choose a figure')
  })

  it('a shot is followed by who is hit: Enter puts the counters down, Del says that nobody was near', async () => {
    const desk = await setUp(1)
    desk.take('startTurn', {})
    desk.faces.push(4)
    desk.take('callShot', { target: 'the huts' })
    await open(desk)
    expect(lines()).toEqual(['Who is hit', 'Fire support: shot 2 of 5'])
    expect(form().findAll('input[type="checkbox"]')).toHaveLength(3)
    await key('Delete')
    expect(desk.rows('blasts')).toMatchObject([{ nobodyNear: true }])
    // The next shot asks for nothing but its die.
    desk.faces.push(3)
    expect(lines()).toEqual(['Fire support: shot 2 of 5'])
    await key('Enter')
    expect(desk.rows('blasts')).toHaveLength(2)
    await opened!.app.get(`[data-token="${idOf(desk, 'figures', 2)}"]`).trigger('click')
    await key('Enter')
    expect(desk.rows('struck')).toMatchObject([{ figureId: idOf(desk, 'figures', 2) }])
    await key('Delete')
    expect(desk.rows('games')).toMatchObject([{ part: 'phases' }])
  })

  it('Down looks at the next, Escape shuts the list for whoever is chosen, Down opens it again', async () => {
    const desk = await setUp(1)
    desk.take('startTurn', {})
    desk.faces.push(4)
    desk.take('callShot', { target: 'the huts' })
    const { app } = await open(desk)
    await key('ArrowDown')
    expect(list().get('[aria-current] .title').text()).toBe('Fire support: shot 2 of 5')
    await key('ArrowDown')
    expect(list().get('[aria-current] .title').text()).toBe('Who is hit')
    await key('Escape')
    expect(list().find('[aria-current]').exists()).toBe(false)
    await key('1')
    expect(app.find('[aria-label="Able"]').exists()).toBe(true)
    await key('Escape')
    expect(list().find('[aria-current]').exists()).toBe(true)
  })

  it('a grenade that was begun goes on as it was said, once its man is chosen', async () => {
    const desk = await setUp()
    for (const [rowKey, figure, value] of [
      ['fragmentation', 'counters', '2'],
      ['fragmentation', 'inches', '3'],
      ['hand', 'range', '9'],
    ])
      desk.take('fillIn', { tableId: 'skirmish.grenades', rowKey, figure, value })
    desk.take('startTurn', {})
    const able = idOf(desk, 'figures', 0)
    const input = { figure: able, way: 'throw', grenade: 'fragmentation', target: 'the hut', inches: 5 }
    desk.take('move', { figures: [able], way: 'ordinary', phases: 1 })
    desk.take('grenade', input)
    for (const step of ['endTurn', 'startTurn', 'endTurn', 'startTurn'])
      desk.take(step, step === 'endTurn' ? { keep: [] } : {})
    await open(desk, [entryOf('grenade', input), entryOf('beginGame', {})])
    expect(lines()).toEqual(['Able goes on with his grenade'])
    expect(form().exists()).toBe(false)
    await list().get('li button').trigger('click')
    expect(
      form()
        .findAll<HTMLInputElement>('input[type="text"]')
        .map(({ element }) => element.value),
    ).toEqual(['the hut'])
    desk.faces.push(1)
    await key('Enter')
    expect(desk.rows('figures')[0]).toMatchObject({ preparing: null, spent: 1 })
    expect(desk.rows('blasts')).toMatchObject([{ landed: 'the hut' }])
    expect(lines()[0]).toBe('Who is hit')
  })

  it('a turn without a phase left ends by Enter; the last result stays in sight', async () => {
    const desk = await setUp()
    desk.take('startTurn', {})
    const figures = desk.rows('figures').slice(0, 2)
    desk.take('move', { figures: figures.map(({ id }) => id), way: 'ordinary', phases: 3 })
    const told = { ...entryOf('move', {}), title: 'Move', lines: [{ text: 'They move.', dice: [] }] }
    const { app } = await open(desk, [told as unknown as EntryView, entryOf('beginGame', {})])
    expect(app.get('.last').text()).toBe('MoveThey move.')
    expect(lines()).toEqual(["Ruth's turn ends"])
    await key('Enter')
    expect(desk.rows('games')).toMatchObject([{ part: 'check' }])
  })

  it('listening is offered while somebody may be hidden, never by itself, and Del is done with it', async () => {
    const desk = await setUp(0, [one('Minh'), one('Binh', { hidden: true, place: 'in the reeds' })])
    desk.take('startTurn', {})
    await open(desk)
    expect(lines()).toEqual(['Able listens'])
    expect(list().find('[aria-current]').exists()).toBe(false)
    await key('ArrowDown')
    expect(form().attributes('aria-label')).toBe('Able listens')
    await key('Delete')
    expect(opened!.app.find('[aria-label="What follows"]').exists()).toBe(false)
  })

  it('hidden figures that are drawn near see each other, as far apart as they stand', async () => {
    const desk = await setUp(0, [one('Minh'), one('Binh', { hidden: true, place: 'in the reeds' })])
    desk.take('startTurn', {})
    const [able, , , binh] = desk.rows('figures').map(({ id }) => id as number)
    desk.take('place', {
      figures: [able, binh].map((figure, i) => ({ figure, across: 10 + 3 * i, down: 20 })),
      shots: [],
    })
    const { press, take, region } = await open(desk)
    await press('Show me', region('Sealed by Tom'))
    await take('Tom')
    expect(lines()[0]).toBe('Able and Binh see each other')
    await key('Enter')
    expect(desk.rows('figures')[3]).toMatchObject({ hidden: false })
  })
})
