import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { done, Refusal, sampleAnswers } from '../support/fakeBridge.ts'
import { useNotices } from '../../../src/renderer/stores/notices.ts'
import { openApp } from '../support/openApp.ts'
import { entry, overview, turnAt } from '../support/sampleViews.ts'
import { battle, fireForm, map, type Fought } from './sampleBattle.ts'

let opened: Awaited<ReturnType<typeof openApp>>
beforeAll(async () => {
  await import('../../../src/games/fng/screens/battle/BattleScreen.vue')
})
afterEach(() => {
  vi.useRealTimers()
  opened.app.unmount()
})
const stood: Fought = {
  ...battle,
  groups: battle.groups.map((group) => ({
    ...group,
    figures: group.figures.map((figure) =>
      figure.id === 101
        ? { ...figure, posture: { is: 'cover' as const, prone: false, words: 'in cover', may: 'down' as const } }
        : figure,
    ),
  })),
}
const open = async (act: () => unknown = () => done('How they stand')) => {
  opened = await openApp('/tour/bravo.tour/battle', {
    ...sampleAnswers(),
    'campaign.overview': () => ({ ...overview, phase: 'battle' }),
    'fng.turn': () => turnAt('battle'),
    'fng.battle': () => stood,
    'fng.battleMap': () => map,
    'battle.log': () => [entry({ id: 500, depth: 500, title: 'Turn 6' })],
    'fng.battleForm': () => fireForm(),
    'fng.act': act,
  })
  await flushPromises()
  vi.useFakeTimers()
}
const row = (id: number) => opened.app.get(`[data-place="${id}"]`)
const mark = (name: string) => opened.app.get(`button.posture[aria-label^="${name}:"]`)
const said = () => opened.asked('fng.act').map((asked) => (asked as { input: unknown }).input)
/** The player pauses. */
const pause = async () => {
  await vi.advanceTimersByTimeAsync(500)
  await flushPromises()
}
const key = (name: string, shiftKey = false) => {
  const target = document.activeElement ?? document.body
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true, cancelable: true }))
  return flushPromises()
}

describe('how a man stands', () => {
  it('is drawn at the end of his row and told in his second line; the dead stand nowhere', async () => {
    await open()
    expect(mark('Sgt Mercer, J.').attributes('aria-label')).toBe('Sgt Mercer, J.: in cover. Next posture')
    expect(row(101).text()).toContain('M-14, in cover')
    expect(mark('Pfc Novak, T.').attributes('aria-label')).toContain('in the open, prone')
    expect(mark('E1 1').get('svg').classes()).toContain('unsaid')
    expect(opened.app.findAll('button.posture[aria-label^="E1 2:"]')).toHaveLength(0)
  })

  it('walks with taps, shows at once, and is one entry when the player pauses', async () => {
    await open()
    await mark('Sgt Mercer, J.').trigger('click')
    await mark('Sgt Mercer, J.').trigger('click')
    expect(mark('Sgt Mercer, J.').attributes('aria-label')).toContain('in cover, concealed')
    expect(said()).toEqual([])
    await pause()
    expect(said()).toEqual([{ action: 'howTheyStand', values: { figures: [101], stands: 'both' } }])
  })

  it('walks with P on his row, on the head of his group for all of it, and for all who are chosen', async () => {
    await open()
    ;(row(201).element as HTMLElement).focus()
    await key('p')
    await pause()
    ;(row(1).element as HTMLElement).focus()
    await key('p')
    await pause()
    await row(101).trigger('click')
    await row(103).trigger('click', { ctrlKey: true })
    ;(row(103).element as HTMLElement).focus()
    await key('p')
    await key('p')
    await pause()
    expect(said()).toEqual([
      { action: 'howTheyStand', values: { figures: [201], stands: 'open' } },
      { action: 'howTheyStand', values: { figures: [101, 102], stands: 'open' } },
      { action: 'howTheyStand', values: { figures: [101, 103], stands: 'cover' } },
    ])
  })

  it('Shift P lays down who may drop, and gets up who may get up', async () => {
    await open()
    ;(row(101).element as HTMLElement).focus()
    await key('P', true)
    await pause()
    ;(row(102).element as HTMLElement).focus()
    await key('P', true)
    await pause()
    ;(row(103).element as HTMLElement).focus()
    await key('P', true)
    await pause()
    expect(said()).toEqual([
      { action: 'posture', values: { does: 'down', figures: [101] } },
      { action: 'posture', values: { does: 'up', figures: [102] } },
    ])
  })

  it('goes back where it is refused, and the refusal stays on the page', async () => {
    await open(() => {
      throw new Refusal({ code: 'not-now', message: 'The battle is over.' })
    })
    const before = [mark('Sgt Mercer, J.'), mark('E1 1')].map((one) => one.attributes('aria-label'))
    await mark('Sgt Mercer, J.').trigger('click')
    await mark('E1 1').trigger('click')
    await pause()
    expect(said(), 'the next would take the refusal off the page').toHaveLength(1)
    expect(opened.app.text()).toContain('The battle is over.')
    expect([mark('Sgt Mercer, J.'), mark('E1 1')].map((one) => one.attributes('aria-label'))).toEqual(before)
  })

  it('is said to be lost where the page is left while something is under way, and only then', async () => {
    const acts: ((reply: unknown) => void)[] = []
    await open(() => new Promise((resolve) => acts.push(resolve)))
    await mark('Sgt Mercer, J.').trigger('click')
    await pause()
    expect(acts).toHaveLength(1)
    await mark('E1 1').trigger('click')
    opened.app.unmount()
    expect(useNotices().text).toContain('Not taken')
    await open(() => new Promise((resolve) => acts.push(resolve)))
    await mark('Sgt Mercer, J.').trigger('click')
    await pause()
    expect(acts).toHaveLength(2)
    opened.app.unmount()
    expect(useNotices().text, 'it is on its way').toBe('')
  })

  it('leaves an open form open, which begins anew with it', async () => {
    await open()
    vi.useRealTimers()
    await opened.app
      .findAll('button')
      .find((one) => one.text().startsWith('Fire'))!
      .trigger('click')
    await flushPromises()
    expect(opened.app.find('form').exists()).toBe(true)
    await mark('Sgt Mercer, J.').trigger('click')
    await new Promise((resolve) => setTimeout(resolve, 500))
    await flushPromises()
    expect(said()).toHaveLength(1)
    expect(opened.app.find('form').exists()).toBe(true)
  })
})
