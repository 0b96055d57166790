import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import FollowList from '../../src/renderer/components/follow/FollowList.vue'
import { rowFrom } from '../../src/renderer/components/follow/followRows.ts'

const row = (key: string) => ({ key, title: `Act ${key}`, detail: `of ${key}` })
const rows = ['a', 'b', 'c'].map(row)
let list: VueWrapper | null = null
afterEach(() => list?.unmount())
const show = (over: Partial<InstanceType<typeof FollowList>['$props']> = {}) => {
  const props = { done: [], rows, opened: 'a' as string | null, all: null, going: false, ...over }
  list = mount(FollowList, {
    props,
    slots: { default: '<form><input id="far"><button type="button" id="play">Play</button></form>' },
    attachTo: document.body,
  })
  return list
}
const key = (name: string, target: Element = document.body, shiftKey = false) => {
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true, cancelable: true }))
}

describe('what follows', () => {
  it('has what was done ticked or struck out, one opened in the slot, the later ones in a line', () => {
    const done = [
      { key: 1, title: 'Fire: Ruiz', outcome: 'Reyes stunned', dropped: false },
      { key: 2, title: 'Left out: E1', outcome: '', dropped: true },
    ]
    const text = show({ done }).findAll('li')
    expect(text.map((one) => one.text())).toEqual([
      'Fire: RuizReyes stunned',
      'Left out: E1',
      expect.stringContaining('3Act aof a'),
      '4Act bof b',
      '5Act cof c',
    ])
    expect(text.filter((one) => one.find('[aria-label="Left out"]').exists())).toHaveLength(1)
    expect(text[2]!.find('form').exists()).toBe(true)
    expect(list!.findAll('form')).toHaveLength(1)
  })

  it('Enter plays, Del leaves out, Down and Up look at the next and the one before, round the ends', () => {
    const shown = show()
    key('Enter')
    key('Delete')
    key('ArrowDown')
    key('ArrowUp')
    expect(shown.emitted()).toMatchObject({ play: [[]], drop: [[]], look: [['b'], ['c']] })
    expect([rowFrom(rows, 'c', 1), rowFrom([], null, 1), rowFrom(rows, 'a', -1)]).toEqual(['a', null, 'c'])
  })

  it('a press opens one', async () => {
    const shown = show()
    await shown.get('li:last-child button').trigger('click')
    expect(shown.emitted('look')).toEqual([['c']])
  })

  it('leaves keys to fields that are written in and to whatever else on the page has them', () => {
    const shown = show()
    const outside = document.body.appendChild(document.createElement('button'))
    for (const one of ['Enter', 'Delete', 'ArrowDown']) {
      key(one, shown.get('#far').element)
      key(one, outside)
    }
    outside.remove()
    expect(shown.emitted('play') ?? shown.emitted('drop') ?? shown.emitted('look')).toBeUndefined()
    // A button of the opened act plays by itself; the others are the list's there too.
    for (const one of ['Enter', 'Delete', 'ArrowDown']) key(one, shown.get('#play').element)
    expect(shown.emitted('play')).toBeUndefined()
    expect(shown.emitted('drop')).toHaveLength(1)
    expect(shown.emitted('look')).toEqual([['b']])
  })

  it('with Shift Enter all are played in one go, where the game has that', async () => {
    const shown = show({ all: 'Play their side' })
    key('Enter', document.body, true)
    key('Enter', shown.get('#play').element, true)
    await shown.get('.all').trigger('click')
    expect(shown.emitted('all')).toHaveLength(3)
    expect(shown.get('.all').text()).toContain('Play their side')
    list!.unmount()
    const alone = show()
    key('Enter', document.body, true)
    expect(alone.emitted('all')).toBeUndefined()
    expect(alone.find('.all').exists()).toBe(false)
  })
})
