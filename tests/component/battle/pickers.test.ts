import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BattleForm, FormValues } from '../../../src/games/fng/contract/battle.ts'
import { done, sampleAnswers } from '../support/fakeBridge.ts'
import { openApp } from '../support/openApp.ts'
import { overview, turnAt } from '../support/sampleViews.ts'
import { action, battle, map } from './sampleBattle.ts'

/** Fire as main asks it: who fires, and lines with a target, who is near it, and the distance. */
const fire = (values: FormValues): BattleForm => {
  const lines = ((values['targets'] as readonly FormValues[] | undefined) ?? [{}]).map((line): FormValues => ({
    target: null,
    inches: 12,
    near: [],
    ...line,
  }))
  const among = (ids: readonly number[], side: 'ours' | 'theirs') =>
    ids.map((id) => ({ id, label: `Man ${id}`, detail: 'REP 4', side }))
  const common = { help: null }
  return {
    action: 'fire',
    title: 'Fire',
    page: 31,
    forEyes: null,
    fields: [
      {
        ...{ ...common, kind: 'picks', name: 'shooters', label: 'Who fires', least: 1, most: 12 },
        among: among([101, 102, 103], 'ours'),
      },
      {
        ...{ ...common, kind: 'rows', name: 'targets', label: 'Targets', least: 1, most: 3, fresh: { target: null } },
        lines: lines.map(() => [
          { ...common, kind: 'pick', name: 'target', label: 'Target', optional: false, among: among([201], 'theirs') },
          { ...common, kind: 'number', name: 'inches', label: 'Distance', least: 0, most: 60, unit: 'inches' },
          {
            ...{ ...common, kind: 'picks', name: 'near', label: 'Within 4"', part: 'beside', least: 0, most: 9 },
            among: among([202], 'theirs'),
          },
        ]),
      },
    ],
    values: { shooters: [], ...values, targets: lines },
    problem: lines.some(({ target }) => target === null) ? 'Target: nobody is named.' : null,
    asks: null,
    tells: 'A 4 or more hits.',
    button: 'Fire two dice',
  }
}
const move = (values: FormValues): BattleForm => ({
  ...fire({}),
  action: 'moveToSector',
  title: 'Move to a sector',
  fields: [
    {
      ...{ kind: 'pick', name: 'group', label: 'Group', help: null, optional: false },
      among: [1, 2, 3].map((id) => ({ id, label: `Group ${id}`, detail: '', side: 'ours' as const })),
    },
    { kind: 'number', name: 'sector', label: 'Sector', help: null, least: 1, most: 6, unit: null },
  ],
  values: { group: null, sector: 1, ...values },
  problem: null,
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
const open = async (over: ReturnType<typeof sampleAnswers> = {}, to = '') => {
  opened = await openApp(`/tour/bravo.tour/battle${to}`, {
    'campaign.overview': () => ({ ...overview, phase: 'battle' }),
    'fng.turn': () => turnAt('battle'),
    'fng.battle': () => ({ ...battle, actions: [...battle.actions, action('moveToSector', 'Move to a sector')] }),
    'fng.battleMap': () => map,
    'battle.log': () => [],
    'fng.battleForm': ({ action: name, values }: { action: string; values: FormValues }) =>
      name === 'fire' ? fire(values) : move(values),
    'fng.act': () => done('Fire'),
    ...over,
  })
  await flushPromises()
}
const row = (id: number) => opened.app.get(`[data-place="${id}"]`)
const press = async (id: number) => {
  await row(id).trigger('click')
  await flushPromises()
}
const key = async (name: string) => {
  const at = document.activeElement ?? document.body
  at.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  await flushPromises()
}
const box = (name: string) => opened.app.get(`[data-slot="${name}"]`)
const last = () => (opened.asked('fng.battleForm').at(-1) as { values: FormValues }).values

describe('with a form open', () => {
  it('Enter right behind a press is not lost: it waits for what the press makes of the form', async () => {
    const answered = Promise.withResolvers<undefined>()
    let slow = false
    await open(
      {
        'fng.battleForm': ({ values }: { values: FormValues }) =>
          slow ? answered.promise.then(() => fire(values)) : fire(values),
      },
      '?action=fire',
    )
    await press(103)
    slow = true
    await press(201)
    // As the browser does with Enter on the button that plays.
    await opened.app.get('form.form').trigger('submit')
    expect(opened.asked('fng.act')).toEqual([])
    answered.resolve(undefined)
    await flushPromises()
    expect(opened.asked('fng.act')).toMatchObject([
      { input: { values: { shooters: [103], targets: [{ target: 201 }] } } },
    ])
  })

  it('a press on a man fills what wants filling, and a second press takes him out', async () => {
    await open({}, '?action=fire')
    expect(box('shooters').text()).toContain('Press him on the board, or his number')
    await press(103)
    await press(102)
    await press(201)
    expect(last()).toMatchObject({ shooters: [103, 102], targets: [{ target: 201 }] })
    await press(102)
    expect(last()).toMatchObject({ shooters: [103] })
    expect(box('shooters').text()).toContain('Man 103')
  })

  it('his key does it, as his row shows it, and the keys go on to what is due next', async () => {
    await open({}, '?action=fire')
    expect(document.activeElement).toBe(box('shooters').element)
    expect(row(103).get('kbd').text()).toBe('3')
    expect(row(201).find('kbd').exists()).toBe(false)
    await key('3')
    expect(last()).toMatchObject({ shooters: [103] })
    expect(document.activeElement).toBe(box('targets.0.target').element)
    expect(row(201).get('kbd').text()).toBe('1')
    await key('1')
    expect(last()).toMatchObject({ targets: [{ target: 201 }] })
    expect(document.activeElement?.textContent).toContain('Fire two dice')
    expect(opened.app.get('form.form').text()).toContain('A 4 or more hits.')
    await key('Enter')
    await opened.app.get('form.form').trigger('submit')
    expect(opened.asked('fng.act')).toMatchObject([{ input: { values: { shooters: [103] } } }])
  })

  it('the head of a group names all of it, and its token on the map does too', async () => {
    await open({}, '?action=fire')
    await press(1)
    expect(last()).toMatchObject({ shooters: [101, 102] })
    await opened.app.get('[data-token="3"]').trigger('click')
    await flushPromises()
    expect(last()).toMatchObject({ targets: [{ target: 201 }] })
  })

  it('rows tell the part that he plays, and who cannot be named is quiet', async () => {
    await open({}, '?action=fire')
    expect(row(201).element.parentElement?.className).toContain('quiet')
    await press(103)
    await press(201)
    expect(row(103).text()).toContain('fires')
    expect(row(201).text()).toContain('target')
    expect(row(103).attributes('aria-pressed')).toBe('true')
    expect(opened.app.get('[data-token="2"]').attributes('aria-pressed')).toBe('true')
    ;(box('targets.0.near').element as HTMLElement).focus()
    await flushPromises()
    await press(202)
    expect(row(202).text()).toContain('beside')
  })

  it('a group is named by its head, or by one of its men', async () => {
    await open({}, '?action=moveToSector')
    await press(103)
    expect(last()).toMatchObject({ group: 2 })
    await press(1)
    expect(last()).toMatchObject({ group: 1 })
  })

  it('a second line is filled as the first', async () => {
    await open({}, '?action=fire')
    await press(103)
    await press(201)
    await opened.press('Another target')
    expect(opened.app.findAll('form .line')).toHaveLength(2)
    expect(document.activeElement).toBe(box('targets.1.target').element)
    await key('1')
    expect(last()).toMatchObject({ targets: [{ target: 201 }, { target: 201 }] })
  })

  it('Enter opens the list of an empty box, where a word finds him', async () => {
    await open({}, '?action=fire')
    await key('Enter')
    const list = document.querySelector('.pick-list')!
    expect(list.querySelectorAll('input[type="checkbox"]')).toHaveLength(3)
    list.querySelector<HTMLInputElement>('input[value="102"]')!.click()
    await flushPromises()
    expect(last()).toMatchObject({ shooters: [102] })
    expect(opened.asked('fng.act')).toEqual([])
  })
})

describe('the distance', () => {
  it('stands on the line between them on the map, and is stepped there or with D', async () => {
    await open({}, '?action=fire')
    expect(opened.app.find('.map .inches').exists()).toBe(false)
    await press(103)
    await press(201)
    const label = opened.app.get('.map .inches')
    expect(label.text()).toBe('12"')
    await label.trigger('wheel', { deltaY: -1 })
    await flushPromises()
    expect(last()).toMatchObject({ targets: [{ target: 201, inches: 13 }] })
    await key('d')
    expect((document.activeElement as HTMLInputElement).value).toBe('13')
    await opened.app.get('.box.number').trigger('wheel', { deltaY: 1 })
    await flushPromises()
    expect(last()).toMatchObject({ targets: [{ inches: 12 }] })
  })
})

describe('a man, then an enemy', () => {
  it('opens Fire with both; Enter plays it: three inputs', async () => {
    await open()
    await press(101)
    await press(201)
    expect(opened.app.get('form.form').attributes('aria-label')).toBe('Fire')
    expect(document.activeElement?.className).toContain('play')
    await opened.app.get('form.form').trigger('submit')
    await flushPromises()
    expect(opened.asked('fng.act')).toMatchObject([
      { input: { action: 'fire', values: { shooters: [101], targets: [{ target: 201 }] } } },
    ])
  })

  it('Enter plays it also behind a press on who rolls', async () => {
    await open()
    await press(101)
    await press(201)
    const mine = opened.app.get('form.form .who button[aria-pressed="false"]')
    await mine.trigger('click')
    ;(mine.element as HTMLElement).focus()
    await key('Enter')
    expect(opened.asked('fng.act')).toHaveLength(1)
  })

  it('are only selected where he cannot fire at him', async () => {
    await open({ 'fng.battleForm': () => ({ ...fire({}), values: { shooters: [], targets: [] } }) })
    await press(101)
    await press(201)
    expect(opened.app.find('form.form').exists()).toBe(false)
    expect(row(201).attributes('aria-pressed')).toBe('true')
  })

  it.each(['hurt', 'lost', 'gone'] as const)('are only selected where he is helpless: %s', async (tone) => {
    const fallen = battle.groups.map((group) => ({
      ...group,
      figures: group.figures.map((one) => (one.id === 201 ? { ...one, tone } : one)),
    }))
    await open({ 'fng.battle': () => ({ ...battle, groups: fallen }) })
    await press(101)
    await press(201)
    expect(opened.app.find('form.form').exists()).toBe(false)
    expect(opened.asked('fng.battleForm')).toEqual([])
    expect(row(201).attributes('aria-pressed')).toBe('true')
  })
})

describe('a choice of many', () => {
  const words = ['open', 'prone', 'cover', 'both']
  const stands = (among: readonly string[]): BattleForm => ({
    ...fire({}),
    fields: [
      {
        ...{ kind: 'choice', name: 'stands', label: 'Stands', help: null },
        options: among.map((value) => ({ value, label: `Is ${value}` })),
      },
    ],
    values: { stands: 'open' },
    problem: null,
  })

  it('is a box with what is chosen, stepped by the arrow keys; Enter plays the form behind it', async () => {
    await open({ 'fng.battleForm': () => stands(words) })
    await key('f')
    const box = opened.app.get('form.form select')
    expect(opened.app.find('form.form input[type="radio"]').exists()).toBe(false)
    expect((box.element as HTMLSelectElement).selectedOptions[0]!.text).toBe('Is open')
    await box.setValue('cover')
    expect(opened.asked('fng.battleForm').at(-1)).toMatchObject({ values: { stands: 'cover' } })
    await box.trigger('keydown', { key: 'Enter' })
    await flushPromises()
    expect(opened.asked('fng.act')).toMatchObject([{ input: { action: 'fire' } }])
  })

  it('of three stands open', async () => {
    await open({ 'fng.battleForm': () => stands(words.slice(0, 3)) })
    await key('f')
    expect(opened.app.findAll('form.form input[type="radio"]')).toHaveLength(3)
  })
})

describe('dragged', () => {
  const drag = async (from: string, to: Element, x = 0, y = 0) => {
    vi.spyOn(document, 'elementFromPoint').mockReturnValue(to)
    await opened.app.get(from).trigger('pointerdown', { button: 0, clientX: 500, clientY: 500, pointerId: 1 })
    const pointer = (type: string) =>
      window.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1 }))
    pointer('pointermove')
    await flushPromises()
    return async () => {
      pointer('pointerup')
      await flushPromises()
    }
  }

  const table = () => {
    const found = opened.app.get('[data-table]').element
    vi.spyOn(found, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 360))
    return found
  }
  const withState = (state: 'may' | 'acts' | 'waits') => ({
    'fng.battle': () => ({
      ...battle,
      groups: battle.groups.map((group) => (group.id === 1 ? { ...group, state } : group)),
    }),
  })

  it('onto an enemy a man fires at him', async () => {
    await open()
    const drop = await drag('[data-place="103"]', row(201).element)
    expect(document.querySelector('.ghost')?.textContent).toContain('LCpl Ruiz, M.')
    expect(row(201).element.parentElement?.className).toContain('lit')
    await drop()
    expect(document.querySelector('.ghost')).toBeNull()
    expect(last()).toMatchObject({ shooters: [103], targets: [{ target: 201 }] })
    expect(opened.app.get('form.form').attributes('aria-label')).toBe('Fire')
  })

  it('to a sector a group moves there at once, and Escape leaves it where it was', async () => {
    await open(withState('acts'))
    const table = opened.app.get('[data-table]').element
    vi.spyOn(table, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 360))
    const left = await drag('[data-token="1"]', table, 550, 300)
    expect(opened.app.find('.goes-to').exists()).toBe(true)
    await key('Escape')
    await left()
    expect(opened.asked('fng.act')).toEqual([])
    const drop = await drag('[data-token="1"]', table, 550, 300)
    await drop()
    expect(opened.asked('fng.act')).toMatchObject([
      { input: { action: 'moveToSector', values: { group: 1, sector: 6 } } },
    ])
  })

  it('a group that may act is activated first, by the same drag', async () => {
    const activate = {
      ...move({ group: 1 }),
      action: 'activate',
      fields: move({}).fields.slice(0, 1),
      values: { group: 1 },
    }
    await open({
      ...withState('may'),
      'fng.battleForm': ({ action: name, values }: { action: string; values: FormValues }) =>
        name === 'activate' ? activate : move(values),
    })
    const drop = await drag('[data-token="1"]', table(), 550, 300)
    await drop()
    await vi.waitFor(() => {
      expect(opened.asked('fng.act')).toMatchObject([
        { input: { action: 'activate', values: { group: 1 } } },
        { input: { action: 'moveToSector', values: { group: 1, sector: 6 } } },
      ])
    })
  })

  it('a group that may not act moves only where its form is played', async () => {
    await open(withState('waits'))
    const drop = await drag('[data-token="1"]', table(), 550, 300)
    await drop()
    expect(opened.app.get('form.form').attributes('aria-label')).toBe('Move to a sector')
    expect(opened.asked('fng.act')).toEqual([])
  })

  it('a form that asks for a sector takes the one whose ground is pressed', async () => {
    await open(withState('waits'))
    const drop = await drag('[data-token="1"]', table(), 550, 300)
    await drop()
    const ground = table()
    expect(opened.app.find('.goes-to').exists()).toBe(true)
    ground.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 50, clientY: 50 }))
    ground.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 50, clientY: 50 }))
    await flushPromises()
    expect(opened.asked('fng.battleForm').at(-1)).toMatchObject({ action: 'moveToSector', values: { sector: 1 } })
    await key('Escape')
    expect(opened.app.find('.goes-to').exists()).toBe(false)
  })
})
