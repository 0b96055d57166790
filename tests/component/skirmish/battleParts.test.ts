import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { describe, expect, it } from 'vitest'
import type { EntryView } from '../../../src/contract/journal.ts'
import type { FigureView, SealedView, SideView } from '../../../src/games/skirmish/contract/table.ts'
import CheckPanel from '../../../src/games/skirmish/screens/battle/CheckPanel.vue'
import FigurePanel from '../../../src/games/skirmish/screens/battle/FigurePanel.vue'
import SealedSheet from '../../../src/games/skirmish/screens/battle/SealedSheet.vue'
import SideSheet from '../../../src/games/skirmish/screens/battle/SideSheet.vue'
import { entriesOfGame } from '../../../src/renderer/components/played/playedGame.ts'
import PhaseRing from '../../../src/games/skirmish/screens/parts/PhaseRing.vue'

const figure = (over: Partial<FigureView> = {}): FigureView => ({
  ...{ id: 4, name: 'Pvt Sands, W.', kind: 'man', man: 9, weapon: 'M16', counters: 0, phases: 3, left: 3, pips: 0 },
  ...{ hidden: false, heard: false, fired: false, out: false, words: '', actions: [] },
  ...{ marks: [], at: null },
  ...over,
})
const side = (figures: readonly FigureView[]): SideView => ({
  ...{ id: 1, name: 'Ruth', force: '2nd squad', active: true, figures, sealed: null },
  support: { shots: 0, shotsPerTurn: 5, turns: 2, last: null, waitsFor: null },
  ...{ radio: null, mortars: [], hasSeals: false },
})
const plugins = { global: { plugins: [createPinia()], stubs: { WhyNumber: true } } }

it.each([
  [3, 3, ['left', 'left', 'left']],
  [2, 1, ['left', 'used', 'lost']],
  [0, 0, ['lost', 'lost', 'lost']],
])('a ring of %d phases with %d left', (phases, left, arcs) => {
  const ring = mount(PhaseRing, { props: { number: 1, phases, left } })
  expect(ring.findAll('path').map((arc) => arc.classes().join())).toEqual(arcs)
  ring.unmount()
})

describe('what a figure may do', () => {
  const panel = () =>
    mount(FigurePanel, {
      props: {
        busy: false,
        figure: figure({
          actions: [
            { action: 'move', title: 'Move', phases: 1, of: null, refused: null },
            { action: 'listen', title: 'Listen', phases: 1, of: null, refused: 'listening must be the first phase' },
            { action: 'throw', title: 'Throw a grenade', phases: 1, of: 3, refused: null },
          ],
        }),
      },
      ...plugins,
    })

  it('is pressed with what it costs', async () => {
    const shown = panel()
    const [move] = shown.findAll('.act')
    expect(move!.text()).toContain('1 phase')
    expect(shown.findAll('.act')[2]!.text()).toContain('1 of 3 phases')
    await move!.trigger('click')
    expect(shown.emitted('act')).toEqual([['move']])
    shown.unmount()
  })

  it('says why not, and does nothing', async () => {
    const shown = panel()
    const listen = shown.findAll('.act')[1]!
    expect(listen.attributes('aria-disabled')).toBe('true')
    expect(listen.text()).toContain('listening must be the first phase')
    await listen.trigger('click')
    expect(shown.emitted('act')).toBeUndefined()
    shown.unmount()
  })
})

it('a side is one stop for Tab; whoever is pressed is told', async () => {
  const shown = mount(SideSheet, {
    props: { side: side([figure(), figure({ id: 5, name: 'Pfc Garza, A.', out: true })]), chosen: 4 },
  })
  const rows = shown.findAll('.figure')
  expect(rows.map((row) => row.attributes('tabindex'))).toEqual(['0', '-1'])
  expect(shown.text()).toContain('1 of 2 on the table')
  await rows[0]!.trigger('click')
  await rows[1]!.trigger('click')
  expect(shown.emitted('press')).toEqual([[4], [5]])
  shown.unmount()
})

it('the check shows the scores that remove each, before the die', async () => {
  const shown = mount(CheckPanel, {
    props: {
      ...{ side: side([]), busy: false, first: false },
      checks: [
        { figure: 4, name: 'Sands', counters: 1, removedUpTo: 1 },
        { figure: 5, name: 'Garza', counters: 7, removedUpTo: 6 },
      ],
    },
  })
  expect(shown.findAll('li').map((row) => row.findAll('.off').length)).toEqual([1, 6])
  expect(shown.text()).toContain('removed on a 1')
  expect(shown.text()).toContain('always removed')
  await shown.get('.begin').trigger('click')
  expect(shown.get('.begin').text()).toBe('Check them: 2 dice')
  expect(shown.emitted('begin')).toHaveLength(1)
  shown.unmount()
})

describe('what is sealed', () => {
  const mine: SealedView['things'][number] = {
    ...{ id: 3, kind: 'mine', number: 1, figureId: null, name: '', weapon: '', place: 'in the gate' },
    ...{ counters: 0, out: false },
  }
  const sheet = (sealed: SealedView | null, mayGoOff = true) =>
    mount(SealedSheet, { props: { side: side([]), sealed, mayGoOff } })

  it('is covered, without its number', () => {
    const shown = sheet(null)
    expect(shown.text()).toContain('Not even the number')
    expect(shown.text()).not.toContain('gate')
    shown.unmount()
  })

  it('lies open for its player, who says when a mine goes off', async () => {
    const shown = sheet({ name: 'Ruth', things: [mine], digests: [] })
    expect(shown.text()).toContain('in the gate')
    await shown
      .findAll('button')
      .find((one) => one.text() === 'It goes off')!
      .trigger('click')
    expect(shown.emitted('mine')).toEqual([[mine]])
    shown.unmount()
  })

  it('a figure may have moved on from where it was sealed', () => {
    const hidden = { ...mine, kind: 'figure', name: 'Minh', weapon: 'AK-47', place: 'in the reeds' } as const
    const shown = sheet({ name: 'Ruth', things: [hidden, mine], digests: [] })
    expect(shown.text()).toContain('AK-47, at first: in the reeds')
    expect(shown.text()).not.toContain('at first: in the gate')
    shown.unmount()
  })

  it('no mine goes off before figures move', () => {
    const shown = sheet({ name: 'Ruth', things: [mine], digests: [] }, false)
    expect(shown.text()).not.toContain('It goes off')
    shown.unmount()
  })
})

it('the log begins with the newest game, and leaves out what was undone', () => {
  const entry = (id: number, step: string, onPath = true) =>
    ({ id, step, onPath, lines: [] as EntryView['lines'] }) as EntryView
  const entries = [
    entry(6, 'skirmish.move'),
    entry(5, 'skirmish.fire', false),
    entry(4, 'skirmish.beginGame'),
    entry(3, 'skirmish.endGame'),
  ]
  expect(entriesOfGame(entries, 'skirmish.beginGame').map(({ id }) => id)).toEqual([6, 4])
})
