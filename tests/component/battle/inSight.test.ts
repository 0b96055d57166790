import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FieldView, FormValues } from '../../../src/games/fng/contract/battle.ts'
import type { InSightMan, InSightSaid, InSightView } from '../../../src/games/fng/contract/inSight.ts'
import { useSettings } from '../../../src/renderer/stores/settings.ts'
import { done, Refusal, sampleAnswers } from '../support/fakeBridge.ts'
import { openApp } from '../support/openApp.ts'
import { entry, overview, turnAt } from '../support/sampleViews.ts'
import { action, battle, fireForm, map } from './sampleBattle.ts'

let opened: Awaited<ReturnType<typeof openApp>>
beforeAll(async () => {
  await import('../../../src/games/fng/screens/battle/BattleScreen.vue')
})
beforeEach(() => {
  localStorage.clear()
  refused = false
  head = overview.head
})
afterEach(() => {
  opened.app.unmount()
})

const man = (figure: number, count: number, target: string, { dice }: InSightSaid): InSightMan => {
  const faces = dice.find((one) => one.figure === figure)?.faces ?? []
  return {
    figure,
    name: figure === 101 ? 'Mercer' : 'Novak',
    dice: count,
    none: null,
    faces: faces.map((face) => ({ face, counts: face <= 3 })),
    successes: faces.length < count ? null : faces.filter((face) => face <= 3).length,
    target,
  }
}

/** One who stands behind a wall, out of sight. */
const newcomersField = (lines: readonly FormValues[]): FieldView => ({
  kind: 'rows',
  name: 'newcomers',
  label: 'Who sees a charge only',
  help: null,
  least: 0,
  most: 10,
  fresh: { figure: 202 },
  lines: lines.map(() => [
    {
      kind: 'pick',
      name: 'figure',
      label: 'Figure',
      help: null,
      optional: false,
      among: [{ id: 202, label: 'E1 2', detail: '', side: 'theirs' }],
    },
  ]),
})

/** What main would make of it: Mercer and Novak of A against E1 1. */
const viewOf = (said: InSightSaid): InSightView => {
  const ours = [man(101, said.moved ? 2 : 3, 'E1 1', said), man(102, 2, 'E1 1', said)]
  const theirs = [man(201, 2, 'Sgt Mercer, J.', said)]
  const full = [...ours, ...theirs].every(({ successes }) => successes !== null)
  const side = { tells: [], stands: 'open' as const, moved: null, someMoved: false, targets: null }
  return {
    refused: null,
    page: 19,
    title: 'A and E1',
    groups: [
      { id: 1, name: 'A', side: 'ours', men: 2, sees: true },
      { id: 2, name: 'B', side: 'ours', men: 1, sees: said.groups?.includes(2) ?? false },
      { id: 3, name: 'E1', side: 'theirs', men: 1, sees: true },
    ],
    inches: said.inches ?? 12,
    again: null,
    sides: [
      {
        ...side,
        side: 'ours',
        name: 'A',
        title: 'Sgt Mercer, J.',
        men: ours,
        moved: said.moved ?? (said.groups?.includes(2) ? 'some' : false),
        someMoved: said.groups?.includes(2) ?? false,
        dice: said.moved ? 4 : 5,
      },
      { ...side, side: 'theirs', name: 'E1', title: 'Local VC', men: theirs, dice: 2 },
    ],
    unlike: said.unlike.map(({ figure, field }) => ({
      figure,
      field,
      name: 'Pfc Novak, T.',
      side: 'ours',
      text: field,
      effect: '',
    })),
    fields:
      said.about === null
        ? []
        : [
            { kind: 'flag', name: 'moved', label: 'Has moved', help: null },
            { kind: 'number', name: 'inches', label: 'Distance', help: null, least: 0, most: 60, unit: 'inches' },
            { kind: 'flag', name: 'charge', label: 'Close enough to charge', help: null },
          ],
    line: { figure: said.about, moved: true, inches: 12 },
    newcomers: said.unlike.some(({ field }) => field === 'charge') ? newcomersField(said.newcomers) : null,
    values: { ours: [101, 102], theirs: [201], lines: [], newcomers: said.newcomers },
    problem: null,
    heads: full
      ? [
          {
            successes: 3,
            acts: [
              {
                figure: 101,
                name: 'Sgt Mercer, J.',
                side: 'ours',
                target: 'E1 1',
                does: 'a 5 or less: snap, 3 dice',
                ducks: false,
              },
            ],
          },
        ]
      : [],
    idle: full ? ['Pfc Novak, T.', 'E1 1'] : [],
    underWay: null,
    orders: 'in-sight',
    decides: 'in-sight.resolution',
  }
}

const question = {
  kind: 'dice' as const,
  throws: [101, 102, 201].map((subject, i) => ({
    key: 'in-sight',
    subject,
    occurrence: 0,
    count: [3, 2, 2][i]!,
    why: 'In Sight',
    rows: [],
    readings: [],
    note: null,
  })),
}
let refused = false
/** Where the tour stands. */
let head = overview.head
const asks = { status: 'wanted', question, lines: [], answered: 0, rest: null }
const comeTo = async (pending: object | null = null) => {
  opened = await openApp('/tour/bravo.tour/battle', {
    ...sampleAnswers(),
    'campaign.overview': () => ({ ...overview, head, phase: 'battle', pending }),
    'fng.turn': () => turnAt('battle'),
    'fng.battle': () => ({ ...battle, actions: [...battle.actions, action('inSight', 'In Sight')] }),
    'fng.battleMap': () => map,
    'battle.log': () => [entry({ id: 500, depth: 500, title: 'Turn 6' })],
    'fng.battleForm': ({ action: name }: { action: string }) => ({
      ...fireForm(),
      action: name,
      title: 'In Sight',
      values: { ours: [101, 102], theirs: [201] },
    }),
    'fng.inSight': ({ said }: { said: InSightSaid }) => viewOf(said),
    'fng.act': () => {
      if (refused) throw new Refusal({ code: 'not-now', message: 'Not just now.' })
      return asks
    },
    'pending.answer': () => done('In Sight'),
  })
  useSettings().dice = 'player'
  await flushPromises()
}
const open = async () => {
  await comeTo()
  await key('i')
}
const key = async (name: string, shiftKey = false) => {
  const target = document.activeElement ?? document.body
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true, cancelable: true }))
  await flushPromises()
}
const type = async (faces: string) => {
  for (const face of faces) await key(face)
}
const said = () => (opened.asked('fng.inSight').at(-1) as { said: InSightSaid }).said
const row = (id: number) => opened.app.get(`li[data-place="${id}"]`)

describe('In Sight by groups', () => {
  it('takes the place of the board, with the groups of those who may see each other', async () => {
    await open()
    expect(opened.app.get('h1').text()).toBe('In Sight: A and E1')
    expect(opened.app.find('.board').exists()).toBe(false)
    expect(said()).toMatchObject({ groups: [1, 3], inches: null, unlike: [], dice: [] })
    expect(row(101).text()).toContain('Mercer')
    expect(row(101).text()).toContain('3d6')
    expect([101, 201].map((id) => row(id).get('.tg').text())).toEqual(['E1 1', 'Sgt Mercer, J.'])
    await opened.press('B 1')
    await flushPromises()
    expect(said().groups).toEqual([1, 3, 2])
  })

  it('comes back to its own page in the middle of it, as it was filled', async () => {
    const values = { ours: [101], theirs: [201] }
    await comeTo({ procedure: 'fng.act', input: { action: 'inSight', values }, reply: asks })
    expect(opened.asked('fng.battleForm').at(-1)).toMatchObject({ action: 'inSight', values })
    expect(opened.app.get('h1').text()).toBe('In Sight: A and E1')
    expect(opened.app.find('.board').exists()).toBe(false)
    expect(opened.app.findAll('[aria-label="What the step waits for"]')).toHaveLength(1)
  })

  it('types dice with the number keys, man after man, shows them at once, and takes the last back', async () => {
    await open()
    await type('12345')
    expect(said().dice).toEqual([
      { figure: 101, faces: [1, 2, 3] },
      { figure: 102, faces: [4, 5] },
    ])
    expect(row(101).get('.sc').text()).toBe('3')
    expect(row(102).classes()).toContain('zero')
    await type('6')
    expect(said().dice.at(-1)).toEqual({ figure: 201, faces: [6] })
    await key('Backspace')
    await key('Backspace')
    expect(said().dice.at(-1)).toEqual({ figure: 102, faces: [4] })
    const [a] = opened.app.findAll('.dice input')
    expect((a!.element as HTMLInputElement).value).toBe('123 | 4')
    await a!.setValue('333 | 44')
    await flushPromises()
    expect(said().dice).toEqual([
      { figure: 101, faces: [3, 3, 3] },
      { figure: 102, faces: [4, 4] },
    ])
  })

  it('keeps typed dice when the rest is refused, and lets go of them when it is played', async () => {
    await open()
    await type('12')
    const kept = [{ figure: 101, faces: [1, 2] }]
    refused = true
    await key('R', true)
    expect(opened.asked('fng.act')).toHaveLength(1)
    expect(said().dice).toEqual(kept)
    refused = false
    await key('R', true)
    expect(opened.asked('pending.answer')).toHaveLength(1)
    expect(localStorage.getItem(`in sight ours bravo.tour ${overview.head}`)).toBeNull()
  })

  it('lays a die beside that its man does not roll any more, says so, and plays without it', async () => {
    await open()
    await type('1234566')
    const moved = opened.app.get<HTMLInputElement>('.moved input')
    await moved.setValue(true)
    await flushPromises()
    expect(said().dice[0]).toEqual({ figure: 101, faces: [1, 2] })
    const [a] = opened.app.findAll<HTMLInputElement>('.dice input')
    expect(a!.element.value).toBe('12 | 45')
    expect(opened.app.get('.dice .over').text()).toBe('One die is over: 3 of Sgt Mercer, J.')
    await moved.setValue(false)
    await flushPromises()
    expect(a!.element.value).toBe('123 | 45')
    expect(opened.app.find('.dice .over').exists()).toBe(false)
    await moved.setValue(true)
    await flushPromises()
    await key('Enter')
    expect(opened.asked('fng.act')).toHaveLength(1)
  })

  it('has back that some have moved, where all and nobody were said', async () => {
    await open()
    await opened.press('B 1')
    await flushPromises()
    const tick = opened.app.get<HTMLInputElement>('.moved input')
    const isSome = () => [tick.element.indeterminate, tick.element.checked]
    expect(isSome()).toEqual([true, false])
    expect(opened.app.get('.moved').text()).toBe('some have moved')
    for (const moved of [true, false, null]) {
      tick.element.click()
      await flushPromises()
      expect(said().moved).toBe(moved)
    }
    expect(isSome()).toEqual([true, false])
  })

  it('plays nothing while more dice are typed than are rolled', async () => {
    await open()
    await type('12345')
    const [, b] = opened.app.findAll('.dice input')
    await b!.setValue('6612')
    await flushPromises()
    expect(opened.app.get('.dice .fault').text()).toContain('There is no throw for "1"')
    await key('Enter')
    expect(opened.asked('fng.act')).toHaveLength(0)
    await b!.setValue('66')
    await flushPromises()
    await key('Enter')
    expect(opened.asked('fng.act')).toHaveLength(1)
  })

  it('keeps typed dice where an entry is made or undone beside it', async () => {
    await open()
    await type('1234')
    const goTo = async (now: number | null) => {
      head = now
      opened.bridge.say('changed', { campaign: 'bravo.tour', change: now })
      await flushPromises()
    }
    await goTo(501)
    expect(localStorage.getItem('in sight ours bravo.tour 501')).toContain('[1,2,3]')
    await type('5')
    for (const now of [501, overview.head]) {
      await goTo(now)
      expect(said().dice).toEqual([
        { figure: 101, faces: [1, 2, 3] },
        { figure: 102, faces: [4, 5] },
      ])
    }
  })

  it('says what is different about a man, and takes it back', async () => {
    await open()
    await row(102).get('button.nm').trigger('click')
    await flushPromises()
    expect(said().about).toBe(102)
    await opened.press('Has moved')
    await flushPromises()
    expect(said()).toMatchObject({ about: null, unlike: [{ figure: 102, field: 'moved', value: false }] })
    await opened.app.get('.unlike .x').trigger('click')
    await flushPromises()
    expect(said().unlike).toEqual([])
    ;(row(101).get('button.nm').element as HTMLElement).focus()
    await key('x')
    expect(said().about).toBe(101)
    await key('Escape')
    expect(said().about).toBe(null)
    expect(opened.app.find('.in-sight').exists()).toBe(true)
    await key('Escape')
    expect(opened.app.find('.board').exists()).toBe(true)
  })

  it('names who sees a charge only, once somebody is to charge', async () => {
    await open()
    expect(opened.app.find('.newcomers').exists()).toBe(false)
    await row(102).get('button.nm').trigger('click')
    await flushPromises()
    await opened.press('Close enough to charge')
    await flushPromises()
    const asked = opened.app.get('[aria-label="Who sees a charge only"]')
    await asked.get('button.more').trigger('click')
    await flushPromises()
    expect(said().newcomers).toEqual([{ figure: 202 }])
    expect(opened.app.get('[aria-label="Who sees a charge only"]').text()).toContain('E1 2')
    await opened.app.get('.newcomers .drop').trigger('click')
    await flushPromises()
    expect(said().newcomers).toEqual([])
  })

  it('moves a man closer with Shift and an arrow, and sets the distance after D', async () => {
    await open()
    ;(row(102).get('button.nm').element as HTMLElement).focus()
    await key('ArrowUp', true)
    expect(said().closest).toEqual([102, 101])
    await key('d')
    const field = opened.app.get<HTMLInputElement>('.far input')
    expect(document.activeElement).toBe(field.element)
    await field.setValue('14')
    expect(said().inches).toBe(14)
  })

  it('tells how a side stands to the battle itself', async () => {
    await open()
    const cover = opened.app
      .get('[aria-label="How E1 stand"]')
      .findAll('button')
      .find((one) => one.text() === 'cover')!
    await cover.trigger('click')
    await flushPromises()
    expect(opened.asked('fng.act').at(-1)).toMatchObject({
      input: { action: 'howTheyStand', values: { figures: [201], stands: 'cover' } },
    })
  })

  it('plays only when all dice lie there, and answers the first question with them in its order', async () => {
    await open()
    await key('Enter')
    expect(opened.asked('fng.act')).toHaveLength(0)
    await type('1234566')
    const play = opened.app.get('.order .btn.primary')
    expect(play.text()).toContain('Play the one at 3')
    // A chip that was pressed last keeps nothing from Enter.
    opened.app.get<HTMLElement>('.setting .pickable').element.focus()
    await key('Enter')
    expect(opened.asked('fng.act')).toMatchObject([
      { dice: 'player', input: { action: 'inSight', values: { ours: [101, 102], theirs: [201] } } },
    ])
    const answered = opened.asked('pending.answer')[0] as { answers: { subject: number; faces: number[] }[] }
    expect(answered.answers.map(({ subject, faces }) => [subject, faces])).toEqual([
      [101, [1, 2, 3]],
      [102, [4, 5]],
      [201, [6, 6]],
    ])
  })
})
