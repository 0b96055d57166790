import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { nextTick } from 'vue'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '../../src/contract/client.ts'
import type { CopyCell, CopyView } from '../../src/contract/copy.ts'
import { apiKey } from '../../src/renderer/api.ts'
import CopyPage from '../../src/renderer/components/copy/CopyPage.vue'
import { fakeBridge } from './support/fakeBridge.ts'

const cell = (rowKey: string, over: Partial<CopyCell> = {}): CopyCell => ({
  tableId: 'toy.oars',
  rowKey,
  figure: 'reach',
  kind: 'number',
  sides: 6,
  column: 'reach',
  label: `${rowKey}: reach`,
  value: null,
  ...over,
})
const row = (key: string, cells: readonly CopyCell[], over = {}) => ({
  ...{ key, title: key, printed: '', figures: [], spare: false, cells },
  ...over,
})
const view = (value: string | null = null): CopyView => ({
  tables: [
    {
      ...{ id: 'toy.oars', title: 'Oars', why: 'The page names them and has no table.', filled: 0, total: 3 },
      rows: [
        row('long', [cell('long', { value })]),
        row('short', [cell('short')]),
        row('paddle', [], { printed: '2 feet' }),
        row('snag', [cell('snag', { kind: 'scores', figure: 'hits', label: 'snag: hits' })]),
        row('own', [cell('own')], { spare: true }),
      ],
    },
  ],
  filled: value === null ? 0 : 1,
  total: 3,
  plays: [
    { what: 'Rowing', ready: true, waitsFor: null },
    { what: 'Racing', ready: false, waitsFor: 'long: reach' },
  ],
})

let page: VueWrapper
const open = (of: CopyView = view()) => {
  page = mount(CopyPage, {
    props: { view: of, busy: false, failure: null },
    attachTo: document.body,
    global: {
      plugins: [createPinia()],
      provide: { [apiKey as symbol]: createApi(fakeBridge({})) },
      stubs: { FailureBar: true, HelpButton: true, UndoRedo: true },
    },
  })
}
const field = (label: string) => page.get<HTMLInputElement>(`[aria-label="${label}"]`)
const filled = () => (page.emitted('fill') ?? []).map(([one, value]) => [(one as CopyCell).rowKey, value])
afterEach(() => {
  page.unmount()
})

describe('what a game needs from the copy', () => {
  it('says why a table lacks figures, what waits for them, and shows rows of it that are printed', () => {
    open()
    expect(page.get('.reason').text()).toBe('The page names them and has no table.')
    expect(page.findAll('.play').map((one) => one.text())).toEqual(['Rowing', 'Racingwaits for long: reach'])
    expect(page.get('.printed').text()).toBe('2 feet')
    expect(page.get('[aria-label="Filled in"]').text()).toContain('0 of 3')
  })

  it('hands in what is typed with Enter, once, and goes on with the next blank cell', async () => {
    open()
    await field('long: reach').setValue('12')
    field('long: reach').element.focus()
    await field('long: reach').trigger('keydown', { key: 'Enter' })
    await nextTick()
    expect(document.activeElement).toBe(field('short: reach').element)
    expect(filled()).toEqual([['long', '12']])
  })

  it('makes a cell blank again when it is emptied, and leaves it be on Escape', async () => {
    open(view('12'))
    await field('long: reach').setValue('9')
    await field('long: reach').trigger('keydown', { key: 'Escape' })
    await field('long: reach').trigger('blur')
    expect(filled()).toEqual([])
    await field('long: reach').setValue('')
    await field('long: reach').trigger('blur')
    expect(filled()).toEqual([['long', null]])
  })

  it('keeps what is typed while another cell is being kept, and hands it in after it', async () => {
    open()
    await page.setProps({ busy: true })
    await field('short: reach').setValue('4')
    await field('short: reach').trigger('blur')
    expect(filled()).toEqual([])
    await page.setProps({ busy: false })
    expect(filled()).toEqual([['short', '4']])
  })

  it('switches scores by key and by press, and hands them in together', async () => {
    open()
    const scores = field('snag: hits')
    await scores.trigger('keydown', { key: '6' })
    await scores.findAll('button')[4]!.trigger('click')
    await scores.trigger('keydown', { key: '7' })
    expect(scores.get('.words').text()).toBe('5, 6')
    expect(filled()).toEqual([])
    await scores.trigger('keydown', { key: 'Enter' })
    expect(filled()).toEqual([['snag', '5, 6']])
  })

  it('keeps scores though nobody leaves them: a window may be closed', async () => {
    vi.useFakeTimers()
    open()
    const scores = field('snag: hits')
    await scores.trigger('keydown', { key: '6' })
    vi.advanceTimersByTime(600)
    await scores.trigger('keydown', { key: '5' })
    vi.advanceTimersByTime(600)
    expect(filled()).toEqual([])
    vi.advanceTimersByTime(600)
    expect(filled()).toEqual([['snag', '5, 6']])
    vi.useRealTimers()
  })

  it('heads each of several cells of a row, dice too, and shows the figures that are printed', () => {
    const both = ['crew', 'alone'].map((column) => ({
      ...cell('storm', { kind: 'scores', figure: column, column, label: `storm: ${column}` }),
    }))
    open({
      ...view(),
      tables: [
        {
          ...view().tables[0]!,
          rows: [row('storm', both), row('calm', [], { figures: [{ column: 'crew', text: '2/4' }] })],
        },
      ],
    })
    expect(page.findAll('.scores .column').map((one) => one.text())).toEqual(['crew', 'alone'])
    expect(page.get('.figure').text()).toBe('crew2/4')
    page.unmount()
    open()
    expect(page.find('.scores .column').exists()).toBe(false)
  })

  it('says beside the cell why its value cannot stand there', async () => {
    open()
    await field('long: reach').setValue('far')
    await field('long: reach').trigger('blur')
    await page.setProps({ failure: { code: 'bad-input', message: 'A number is wanted.' } })
    expect(page.get('[role="alert"]').text()).toBe('A number is wanted.')
    expect(field('long: reach').attributes('aria-invalid')).toBe('true')
    expect(field('short: reach').attributes('aria-invalid')).toBeUndefined()
    await field('short: reach').setValue('3')
    await field('short: reach').trigger('blur')
    await page.setProps({ failure: null })
    expect(page.get('[role="alert"]').text()).toBe('A number is wanted.')
    await field('long: reach').trigger('keydown', { key: 'Enter' })
    expect(filled()).toEqual([
      ['long', 'far'],
      ['short', '3'],
      ['long', 'far'],
    ])
    expect(page.find('[role="alert"]').exists()).toBe(false)
  })

  it('folds rows away that only some copies have', async () => {
    open()
    expect(page.find('[aria-label="own: reach"]').exists()).toBe(false)
    await page.get('.more button').trigger('click')
    expect(page.find('[aria-label="own: reach"]').exists()).toBe(true)
  })
})
