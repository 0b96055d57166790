import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BlastView, FigureView, SideView, TableView } from '../../../src/games/skirmish/contract/table.ts'
import { inchesBetween } from '../../../src/games/skirmish/screens/battle/asks/measure.ts'
import { pointAt } from '../../../src/games/skirmish/screens/battle/map/geometry.ts'
import MapSheet from '../../../src/games/skirmish/screens/battle/map/MapSheet.vue'

const figure = (id: number, over: Partial<FigureView> = {}): FigureView => ({
  ...{ id, name: `Pfc Man${id}, A.`, kind: 'man', man: null, weapon: 'M16', counters: 0, phases: 3, left: 3, pips: 0 },
  ...{ hidden: false, heard: false, fired: false, out: false, words: '', marks: [], at: null, actions: [] },
  ...over,
})
const side = (id: number, active: boolean, figures: readonly FigureView[]): SideView => ({
  ...{
    id,
    name: active ? 'Ruth' : 'Tom',
    force: '',
    active,
    figures,
    sealed: null,
    radio: null,
    mortars: [],
    hasSeals: false,
  },
  support: { shots: 0, shotsPerTurn: 5, turns: 0, last: null, waitsFor: null },
})
const blast = (id: number, over: Partial<BlastView>): BlastView => ({
  ...{ id, sideId: 1, kind: 'support', landed: 'the huts', struck: [], effect: '', reach: 6 },
  ...{ asksOpen: false, asksHidden: false, nobodyNear: false, nth: 1, stray: null, at: null, from: null, aim: null },
  ...over,
})
const ground = { width: 48, depth: 36 }
const table = (over: Partial<TableView> = {}): TableView => ({
  ...{ game: null, ground, parts: [], checks: [], blasts: [], smoke: [], spotted: null, smoked: null },
  ...{ grenades: [], noises: [], sealedChecks: null, sealsApart: true },
  sides: [
    side(1, true, [figure(4, { at: { across: 10, down: 30 } }), figure(5)]),
    side(2, false, [figure(7, { at: { across: 13, down: 26 }, counters: 2 }), figure(8, { out: true })]),
  ],
  ...over,
})

let map: VueWrapper
const open = (over: Partial<TableView> = {}, props: Partial<InstanceType<typeof MapSheet>['$props']> = {}) => {
  map = mount(MapSheet, {
    props: {
      ...{ table: table(over), ground, chosen: 4, named: [], targets: [], asking: false, busy: false, failure: null },
      mayAim: (from: number, at: number) => from === 4 && at === 7,
      ...props,
    },
    attachTo: document.body,
    global: { plugins: [createPinia()], stubs: { FailureBar: true } },
  })
  // An inch is ten pixels.
  map.get('.stage').element.getBoundingClientRect = () => ({ left: 0, top: 0, width: 480, height: 360 }) as DOMRect
}
const token = (id: number) => map.get(`[data-token="${id}"]`)
const placed = () => map.emitted('place')?.at(-1)?.[0]
const pointer = (type: string, x: number, y: number) => {
  window.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1 }))
}
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  map.unmount()
  vi.useRealTimers()
})

describe('figures on the table', () => {
  it('are said in words, and chosen by a press or by Enter', async () => {
    open()
    expect(token(7).attributes('aria-label')).toBe(
      'E1, Pfc Man7, A., 3 of 3 phases, 2 counters, 13" from the left, 26" from above',
    )
    expect(token(4).attributes('aria-pressed')).toBe('true')
    expect(map.find('[data-token="8"]').exists()).toBe(false)
    await token(7).trigger('click')
    await token(4).trigger('keydown', { key: 'Enter' })
    expect(map.emitted('choose')).toEqual([[7], [4]])
  })

  it('are dragged to half an inch, and the press that ends the drag chooses nobody', async () => {
    open()
    await token(4).trigger('pointerdown', { button: 0, clientX: 100, clientY: 300, pointerId: 1 })
    pointer('pointermove', 203, 121)
    await flushPromises()
    expect(token(4).attributes('transform')).toContain('translate(246 144)')
    pointer('pointerup', 203, 121)
    await token(4).trigger('click')
    expect(placed()).toEqual([{ what: { kind: 'figure', id: 4 }, at: { across: 20.5, down: 12 } }])
    expect(map.emitted('choose')).toBeUndefined()
  })

  it('fire at the enemy onto whom they are dragged, and stay where they were; beside him they are put down', async () => {
    open()
    const drag = async (x: number, y: number) => {
      await token(4).trigger('pointerdown', { button: 0, clientX: 100, clientY: 300, pointerId: 1 })
      pointer('pointermove', x, y)
      pointer('pointerup', x, y)
      await flushPromises()
    }
    await drag(134, 256)
    expect(map.emitted('aim')).toEqual([[4, 7]])
    expect(placed()).toBeUndefined()
    expect(token(4).attributes('transform')).toContain('translate(120 360)')
    await drag(145, 260)
    expect(map.emitted('aim')).toHaveLength(1)
    expect(placed()).toEqual([{ what: { kind: 'figure', id: 4 }, at: { across: 14.5, down: 26 } }])
  })

  it('stay where they were when they are let go beyond the table', async () => {
    open()
    await token(4).trigger('pointerdown', { button: 0, clientX: 100, clientY: 300, pointerId: 1 })
    pointer('pointermove', 600, 300)
    pointer('pointerup', 600, 300)
    await flushPromises()
    expect(placed()).toBeUndefined()
    expect(token(4).attributes('transform')).toContain('translate(120 360)')
  })

  it('are pushed by arrow keys, all of a way as one step', async () => {
    open()
    for (const [key, shiftKey] of [
      ['ArrowUp', true],
      ['ArrowRight', false],
      ['ArrowLeft', true],
    ] as const)
      await token(4).trigger('keydown', { key, shiftKey })
    expect(placed()).toBeUndefined()
    vi.advanceTimersByTime(1000)
    expect(placed()).toEqual([{ what: { kind: 'figure', id: 4 }, at: { across: 5, down: 24 } }])
    expect(map.emitted('place')).toHaveLength(1)
  })

  it('are pushed by arrow keys that nothing else has, once they are chosen', async () => {
    open()
    const key = () => new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true })
    window.dispatchEvent(key())
    map.get('.size').element.dispatchEvent(key())
    vi.advanceTimersByTime(1000)
    expect(placed()).toEqual([{ what: { kind: 'figure', id: 4 }, at: { across: 9, down: 30 } }])
    await map.setProps({ asking: true })
    window.dispatchEvent(key())
    vi.advanceTimersByTime(1000)
    expect(map.emitted('place')).toHaveLength(1)
  })

  it('go back where they stood when that is refused', async () => {
    open()
    await token(4).trigger('keydown', { key: 'ArrowUp' })
    vi.advanceTimersByTime(1000)
    await flushPromises()
    expect(token(4).attributes('transform')).toContain('translate(120 348)')
    await map.setProps({ failure: { code: 'bad-input', message: 'No.' } })
    expect(token(4).attributes('transform')).toContain('translate(120 360)')
  })

  it('show how far it is to whoever is pointed at, or whom the form names', async () => {
    open()
    expect(map.find('.distance').exists()).toBe(false)
    await token(7).trigger('pointerenter')
    expect(map.get('.distance').text()).toBe('5"')
    await token(7).trigger('pointerleave')
    await map.setProps({ targets: [7], named: [7] })
    expect(map.get('.distance').text()).toBe('5"')
    expect(token(7).classes()).toContain('ticked')
  })
})

describe('what is not on the table yet', () => {
  const chips = () => map.findAll('.chip')

  it('is dragged there, pressed there, or lined up, each side at its edge', async () => {
    open()
    expect(chips().map((chip) => chip.text())).toEqual(['2Man5'])
    await chips()[0]!.trigger('pointerdown', { button: 0, clientX: 100, clientY: 500, pointerId: 1 })
    pointer('pointermove', 300, 200)
    pointer('pointerup', 300, 200)
    expect(placed()).toEqual([{ what: { kind: 'figure', id: 5 }, at: { across: 30, down: 20 } }])
    map.unmount()

    const both = [side(1, true, [figure(4), figure(5)]), side(2, false, [figure(7)])]
    open({ sides: both })
    await chips()[2]!.trigger('click')
    expect(placed()).toMatchObject([{ what: { id: 7 }, at: { down: 2 } }])
    map.unmount()
    open({ sides: both })
    await map
      .findAll('button')
      .find((one) => one.text() === 'Line all up')!
      .trigger('click')
    expect(placed()).toMatchObject([
      { what: { id: 4 }, at: { across: 22.5, down: 34 } },
      { what: { id: 5 }, at: { across: 25.5, down: 34 } },
      { what: { id: 7 }, at: { across: 24, down: 2 } },
    ])
  })

  it('is put where the table is pressed once it is chosen', async () => {
    open({}, { chosen: 5 })
    await map.get('.stage').trigger('click', { clientX: 100, clientY: 100 })
    expect(placed()).toEqual([{ what: { kind: 'figure', id: 5 }, at: { across: 10, down: 10 } }])
  })
})

describe('shots', () => {
  const [aim, first, third] = [
    { across: 10, down: 10 },
    { across: 15, down: 10 },
    { across: 15, down: 6 },
  ]

  it('wait for the point that was aimed at', async () => {
    open({ blasts: [blast(20, {}), blast(21, { nth: 2 })] })
    expect(map.get('.chip.aim').text()).toContain('aimed at')
    expect(map.findAll('.chip.shot')).toHaveLength(0)
    await map.get('.chip.aim').trigger('click')
    expect(placed()).toEqual([{ what: { kind: 'aim', id: 20 }, at: { across: 24, down: 18 } }])
  })

  it('are circles joined as they went astray; two at one place share one', () => {
    open({
      blasts: [
        blast(20, { aim, from: aim, at: first }),
        blast(21, { nth: 2, from: first, at: first }),
        blast(22, { nth: 3, from: first, at: third }),
      ],
    })
    expect(map.findAll('.hit').map((one) => one.text())).toEqual(['1,2', '3'])
    expect(map.findAll('.reach').map((one) => one.attributes('r'))).toEqual(['72', '72'])
    expect(map.findAll('.way')).toHaveLength(2)
    expect(map.findAll('.aim')).toHaveLength(1)
  })

  it('are dragged as figures are', async () => {
    open({ blasts: [blast(20, { aim, from: aim, at: first })] })
    await map.get('.hit').trigger('pointerdown', { button: 0, clientX: 150, clientY: 100, pointerId: 1 })
    pointer('pointermove', 200, 100)
    pointer('pointerup', 200, 100)
    expect(placed()).toEqual([{ what: { kind: 'shot', id: 20 }, at: { across: 20, down: 10 } }])
  })
})

it('inches are measured from middle to middle, to a tenth', () => {
  open()
  expect(inchesBetween({ across: 0, down: 0 }, { across: 1, down: 1 })).toBe(1.4)
  expect(inchesBetween(null, { across: 1, down: 1 })).toBeNull()
  const rect = { left: 10, top: 10, width: 480, height: 360 }
  expect(pointAt(ground, rect, { clientX: 250, clientY: 190 })).toEqual({ across: 24, down: 18 })
  expect(pointAt(ground, rect, { clientX: 5, clientY: 190 })).toBeNull()
})
