import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { useCommandList } from '../../../src/renderer/stores/commands.ts'
import { done, Refusal, sampleAnswers } from '../support/fakeBridge.ts'
import { openApp } from '../support/openApp.ts'
import { entry, line, overview, turnAt } from '../support/sampleViews.ts'
import { battle, craft, fireForm, follow, map, structure, type Fought } from './sampleBattle.ts'

type Answers = ReturnType<typeof sampleAnswers>
const log = [entry({ id: 500, depth: 500, title: 'Turn 6' }), entry({ id: 499, depth: 499, title: 'Begin the battle' })]
const answers = (over: Answers = {}): Answers => ({
  'campaign.overview': () => ({ ...overview, phase: 'battle' }),
  'fng.turn': () => turnAt('battle'),
  'fng.battle': () => battle,
  'fng.battleMap': () => map,
  'battle.log': () => log,
  'fng.battleForm': ({ action, values }: { action: string; values: object }) =>
    action === 'fire' ? fireForm(values as never) : { ...fireForm(), action, title: action, fields: [], values: {} },
  'fng.act': () => done('Fire'),
  'fng.beginBattle': () => done('Begin the battle'),
  ...over,
})
/** The tour as it stands before an act and after it. */
const standsAt = (acted: boolean) => ({ ...overview, phase: 'battle', head: acted ? 501 : 500 })
let opened: Awaited<ReturnType<typeof openApp>>
// The page is fetched when first opened: what that takes is nobody's own time.
beforeAll(async () => {
  await import('../../../src/games/fng/screens/battle/BattleScreen.vue')
})
beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  opened.app.unmount()
})
const open = async (over: Answers = {}) => {
  opened = await openApp('/tour/bravo.tour/battle', answers(over))
  await flushPromises()
}
const main = () => opened.app.get('main')
const key = async (name: string, target: EventTarget = document.activeElement ?? document.body) => {
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  await flushPromises()
}
const pressed = () =>
  opened.app.findAll('[data-place][aria-pressed="true"]').map((one) => Number(one.attributes('data-place')))

describe('before it begins', () => {
  it('says what tracking is for, and begins at once with Enter', async () => {
    await open({ 'fng.battle': () => ({ status: 'ready', title: 'Patrol', date: 'Early June', men: 9, markers: 1 }) })
    expect(main().text()).toContain('9 men go. 1 marker lies on the table.')
    expect(document.activeElement?.textContent).toContain('Begin the battle')
    await opened.press('Begin the battle')
    expect(opened.asked('fng.beginBattle')).toHaveLength(1)
  })

  it('shows the table with its markers, which nobody can press yet', async () => {
    await open({ 'fng.battle': () => ({ status: 'ready', title: 'Patrol', date: 'Early June', men: 9, markers: 1 }) })
    const mark = main().get('.map .mark')
    expect(mark.attributes('aria-label')).toBe('PEF 3, sector 1: unseen')
    expect(mark.element.tagName).toBe('SPAN')
  })

  it('says calmly that no mission is at its battle, and is not in the rail then', async () => {
    await open({
      'fng.battle': () => ({ status: 'none' }),
      'campaign.overview': () => ({ ...overview, phase: 'contact' }),
    })
    expect(main().text()).toContain('No mission is at its battle.')
    expect(opened.app.get('.rail').text()).not.toContain('Battle')
  })
})

describe('the board', () => {
  it('shows turn and dice, our men, the enemy, PEFs, points, support and what is to do', async () => {
    await open()
    const text = main().text()
    for (const words of [
      'We act first. Groups led by REP 4 or more.',
      'Sgt Mercer, J.',
      'Duck Back',
      'Local VC, sector 2',
      'Obviously Dead',
      'PEF 2, sector 3',
      'Medevac: one Slick',
      'Smoke, sector 2',
      'Look into sectors 3, 4, 5 and 6',
      'wounded, to be carried',
    ])
      expect(text).toContain(words)
    expect(main().get('[aria-label="Victory points so far"]').text()).toContain('2')
    expect(opened.app.get('.rail').text()).toContain('Battle')
  })

  it('asks for the likely actions anew with whom is selected, one of each side', async () => {
    await open()
    await main().get('[data-place="101"]').trigger('click')
    await main().get('[data-place="201"]').trigger('click')
    await flushPromises()
    expect(pressed()).toEqual([101, 201])
    expect(opened.asked('fng.battle').at(-1)).toEqual({ campaign: 'bravo.tour', selected: [101, 201] })
    // Fire lay open between them: it is left first, and they stay selected.
    await key('Escape', document.body)
    expect(pressed()).toEqual([101, 201])
    await key('Escape', document.body)
    expect(pressed()).toEqual([])
  })

  it('has one stop for Tab on each side, from which the arrow keys walk', async () => {
    await open()
    const ours = main().get('[aria-label="Our groups"]')
    expect(ours.findAll('[tabindex="0"]')).toHaveLength(1)
    ;(ours.get('[tabindex="0"]').element as HTMLElement).focus()
    await key('ArrowDown')
    await key('ArrowDown')
    expect((document.activeElement as HTMLElement).dataset['place']).toBe('102')
    await key('End')
    expect((document.activeElement as HTMLElement).dataset['place']).toBe('103')
    expect(ours.findAll('[tabindex="0"]')).toHaveLength(1)
    expect(ours.get('[tabindex="0"]').attributes('data-place')).toBe('103')
  })

  it('goes to the report once the battle has ended', async () => {
    const ended: Fought = { ...battle, status: 'ended', turn: { ...battle.turn, goOn: null } }
    await open({ 'fng.battle': () => ended })
    expect(main().get('.acts a.primary').attributes('href')).toBe('/tour/bravo.tour/half-month')
    expect(main().text()).not.toContain('Make a call')
  })

  it('tells a refusal of the view', async () => {
    await open({
      'fng.battle': () => {
        throw new Refusal({ code: 'damaged', message: 'The file is damaged.' })
      },
    })
    expect(main().get('[role="alert"]').text()).toContain('The file is damaged.')
  })
})

describe('the table', () => {
  it('shows buildings and aircraft where they are, in words too', async () => {
    const built = {
      ...battle,
      structures: [structure(601), structure(602, { building: 602, state: 'burning', sector: 5 })],
      craft: [craft(701), craft(702, { mode: 'down', sector: 4, label: 'UH-1D Slick: shot down, sector 4' })],
    }
    await open({ 'fng.battle': () => built })
    const table = main().get('[aria-label="The table"]')
    expect(table.findAll('g.sign title').map((title) => title.text())).toEqual([
      'School, sector 2: DV 3',
      'School, sector 2: DV 3',
    ])
    expect(table.findAll('g.huts')).toHaveLength(0)
    expect(table.findAll('.flame')).toHaveLength(1)
    expect(table.get('.unseen').text()).toContain('School, sector 2: DV 3')
    const aircraft = table.findAll('.craft')
    expect(aircraft.map((one) => one.attributes('aria-label'))).toEqual([
      'UH-1D Slick, REP 4: over the table',
      'UH-1D Slick: shot down, sector 4',
    ])
    // What was shot down is drawn as a wreck.
    expect(aircraft[1]!.get('path').attributes('d')).toBe(map.signs.wreck[0]!.d)
  })
})

/** An action that stops for its dice: until they are there, the turn says what it waits for. */
function asking(reply: object) {
  let waits = false
  const pending = { procedure: 'fng.act', input: { action: 'fire', values: {} }, reply }
  return {
    'fng.act': () => {
      waits = true
      return reply
    },
    'pending.answer': () => {
      waits = false
      return done('Fire')
    },
    'campaign.overview': () => ({ ...overview, phase: 'battle', pending: waits ? pending : null }),
  }
}

describe('the strip', () => {
  const marks = () => main().findAll('[aria-label="The table"] .mark')
  const inSector2 = {
    ...battle,
    groups: battle.groups.map((group) => ({ ...group, sector: 2 })),
    contacts: battle.contacts.filter(({ status }) => status !== 'hidden'),
  }

  it('stands for the map where all are in one sector, and can be the map again', async () => {
    await open({ 'fng.battle': () => inSector2 })
    expect(main().find('.strip').exists()).toBe(true)
    expect(main().get('[data-sector="2"]').findAll('.mark')).toHaveLength(3)
    await marks()[0]!.trigger('click')
    expect(marks()[0]!.attributes('aria-pressed')).toBe('true')
    await main().get('[aria-label="Show the whole map"]').trigger('click')
    expect(main().find('.map .mark').exists()).toBe(true)
    await main().get('[aria-label="Show the table as a strip"]').trigger('click')
    expect(main().find('.map .mark').exists()).toBe(false)
  })

  it('is not there while a PEF that nobody has seen lies elsewhere', async () => {
    await open({ 'fng.battle': () => ({ ...inSector2, contacts: battle.contacts }) })
    expect(main().find('[aria-label="The table"].map').exists()).toBe(true)
  })
})

describe('an action', () => {
  it('that the address names lies open when the page comes up, and is not played by that', async () => {
    opened = await openApp('/tour/bravo.tour/battle?action=nextTurn', answers())
    await flushPromises()
    expect(main().get('form').attributes('aria-label')).toBe('nextTurn')
    expect(opened.asked('fng.act')).toEqual([])
    expect(opened.router.currentRoute.value.query).toEqual({})
    await key('Escape', main().get('form').element)
    expect(main().find('form').exists()).toBe(false)
  })

  it('that asks nothing is played at once', async () => {
    await open()
    expect(main().get('.acts .primary').text()).toContain('Their turn')
    await key('n', document.body)
    expect(opened.asked('fng.act')).toMatchObject([{ input: { action: 'passOn', values: {} }, dice: 'program' }])
    expect(main().find('form').exists()).toBe(false)
  })

  it('waits, played right behind a choice, for what the form asks then', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    await open({
      'fng.battleForm': ({ values }: { values: { stands?: string } }) => (values.stands ? promise : fireForm()),
    })
    await key('/', document.body)
    await main().get('input[type="search"]').setValue('shoot')
    await key('Enter', main().get('input[type="search"]').element)
    const cover = main().get('form input[type="radio"][value="cover"]')
    await cover.setValue(true)
    await key('Enter', cover.element)
    expect(opened.asked('fng.act')).toEqual([])
    resolve({ ...fireForm(), values: { asked: 'only now' } })
    await flushPromises()
    expect(opened.asked('fng.act')).toMatchObject([{ input: { values: { asked: 'only now' } } }])
  })

  it('is found by a word, opened with Enter, filled, and played with Enter', async () => {
    await open()
    await key('/', document.body)
    const search = main().get('input[type="search"]')
    await search.setValue('shoot')
    expect(main().findAll('[role="option"]')[0]!.text()).toContain('Fire')
    await key('Enter', search.element)
    const form = main().get('form')
    expect(form.attributes('aria-label')).toBe('Fire')
    await form.get('input[type="radio"][value="cover"]').setValue(true)
    await main().get('[data-place="103"]').trigger('click')
    await form.get('input[type="number"]').setValue('18')
    await flushPromises()
    await key('Enter', form.get('input[type="number"]').element)
    expect(opened.asked('fng.act')).toMatchObject([
      { input: { action: 'fire', values: { shooters: [101, 103], target: 201, stands: 'cover', distance: 18 } } },
    ])
    expect(main().find('form').exists()).toBe(false)
  })

  it('takes who is pressed on the board into its form, where the keys are', async () => {
    await open()
    await key('1', document.body)
    expect(main().get('form').attributes('aria-label')).toBe('Fire')
    await main().get('[data-place="103"]').trigger('click')
    await flushPromises()
    expect(opened.asked('fng.battleForm').at(-1)).toMatchObject({ values: { shooters: [101, 103] } })
    expect(pressed()).toEqual([101, 103, 201])
  })

  it('adds lines to a small table and takes them away', async () => {
    await open()
    await key('1', document.body)
    await opened.press('Add a line')
    expect(opened.asked('fng.battleForm').at(-1)).toMatchObject({ values: { near: [{ dv: 0 }] } })
    await main().get('[aria-label="Take line 1 away"]').trigger('click')
    await flushPromises()
    expect(opened.asked('fng.battleForm').at(-1)).toMatchObject({ values: { near: [] } })
  })

  it('lets the last step be undone while a box or a choice of it has the keys', async () => {
    await open()
    await key('f', document.body)
    const undo = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true })
    main().get('form input[type="radio"]').element.dispatchEvent(undo)
    await flushPromises()
    expect(undo.defaultPrevented).toBe(true)
  })

  it('is left with Escape, and nothing has happened', async () => {
    await open()
    await key('1', document.body)
    await key('Escape', main().get('form').element)
    expect(main().find('form').exists()).toBe(false)
    expect(main().find('.map').exists()).toBe(true)
    expect(opened.asked('fng.act')).toEqual([])
  })

  it('gives the keys back to its button when it is left', async () => {
    await open()
    await key('1', document.body)
    await key('Escape', main().get('form').element)
    const button = main().get('.likely .btn')
    expect(button.text()).toContain('Fire')
    expect(document.activeElement).toBe(button.element)
  })

  it('cannot be played while something is missing, and says what', async () => {
    await open({ 'fng.battleForm': () => ({ ...fireForm(), problem: 'Who fires: at least 1 must be named.' }) })
    await key('1', document.body)
    expect(main().get('form .problem').text()).toBe('Who fires: at least 1 must be named.')
    await key('Enter', main().get('form input').element)
    expect(opened.asked('fng.act')).toEqual([])
  })

  it('asks once before it is played out of order, and goes on when confirmed', async () => {
    await open({ 'fng.battleForm': () => ({ ...fireForm(), asks: 'E goes first: REP 5.' }) })
    const dialog = () => document.querySelector('[role="alertdialog"]')
    await key('1', document.body)
    await key('Enter', main().get('form input').element)
    expect(dialog()?.textContent).toContain('E goes first: REP 5.')
    expect(opened.asked('fng.act')).toEqual([])
    dialog()!.querySelector<HTMLElement>('.btn.primary')!.click()
    await flushPromises()
    expect(opened.asked('fng.act')).toHaveLength(1)
    // In this turn the same is not asked again.
    await key('1', document.body)
    await key('Enter', main().get('form input').element)
    expect(opened.asked('fng.act')).toHaveLength(2)
  })

  it('that the rules refuse keeps its form, with the reason', async () => {
    await open({
      'fng.act': () => {
        throw new Refusal({ code: 'bad-input', message: 'He cannot see that far. Nothing was changed.' })
      },
    })
    await key('1', document.body)
    await key('Enter', main().get('form input').element)
    expect(main().get('form [role="alert"]').text()).toContain('He cannot see that far.')
  })

  it('is opened by its name where it cannot be done, and says why', async () => {
    const problem = 'No Medic is near a wounded man.'
    await open({
      'fng.battleForm': ({ action }: { action: string }) => ({
        ...fireForm(),
        ...{ action, title: action, fields: [], values: {}, problem },
      }),
    })
    await key('/', document.body)
    const search = main().get('input[type="search"]')
    await search.setValue('first aid')
    expect(main().get('[role="option"]').text()).toContain(problem)
    await key('Enter', search.element)
    expect(opened.asked('fng.battleForm')).toMatchObject([{ action: 'firstAid' }])
    expect(main().get('form [role="status"]').text()).toBe(problem)
    expect(document.activeElement?.textContent).toContain('Leave it')
  })

  it('that needs dice asks for them below the map', async () => {
    const wanted = {
      status: 'wanted',
      question: {
        kind: 'dice',
        throws: [
          {
            key: 'battle.fire',
            subject: 1,
            occurrence: 0,
            count: 2,
            why: 'Ranged Combat',
            rows: [],
            readings: [],
            note: null,
          },
        ],
      },
      lines: [],
      answered: 0,
      rest: null,
    }
    localStorage.setItem('dice', 'player')
    await open(asking(wanted))
    await key('1', document.body)
    await key('Enter', main().get('form input').element)
    expect(main().get('section.slip').text()).toContain('Ranged Combat')
    expect(main().get('[aria-label="The table"]').findAll('.mark').length).toBeGreaterThan(0)
    expect(main().get('[aria-label="What came out last"]').text()).toContain('Turn 6')
    expect(main().find('.so-far').exists()).toBe(false)
    await key('4', document.body)
    await key('5', document.body)
    await key('Enter', document.body)
    expect(opened.asked('pending.answer')).toMatchObject([{ answers: [{ kind: 'dice', faces: [4, 5] }] }])
    expect(main().find('section.slip').exists()).toBe(false)
  })

  it('does not say that nothing has happened once dice have decided something', async () => {
    const throws = [
      { key: 'pef-resolution', subject: 1, occurrence: 1, count: 1, why: 'PEF', rows: [], readings: [], note: null },
    ]
    const wanted = { status: 'wanted', question: { kind: 'dice', throws }, lines: [], answered: 1, rest: null }
    localStorage.setItem('dice', 'player')
    await open(asking(wanted))
    await key('1', document.body)
    await key('Enter', main().get('form input').element)
    expect(main().get('.so-far').text()).toContain('Your answers are kept')
  })

  it('of groups is opened from the foot of our column: a group of their own, or one to join', async () => {
    const regroup = { ...battle.actions[0]!, name: 'formGroup', title: 'Split or join groups', refused: null }
    await open({ 'fng.battle': () => ({ ...battle, actions: [...battle.actions, regroup] }) })
    await main().get('[data-place="101"]').trigger('click')
    await opened.press('Split a group')
    expect(opened.asked('fng.battleForm').at(-1)).toMatchObject({ action: 'formGroup', values: { into: null } })
    await opened.press('Join groups')
    expect(opened.asked('fng.battleForm').at(-1)).toMatchObject({ action: 'formGroup', values: { into: 2 } })
  })

  it('is in the palette while it can be done', async () => {
    await open()
    const all = useCommandList().all
    expect(all.find(({ id }) => id === 'battle.firstAid')).toBeUndefined()
    all.find(({ id }) => id === 'battle.fire')!.run()
    await flushPromises()
    expect(main().get('form').attributes('aria-label')).toBe('Fire')
  })
})

describe('going on with the turn', () => {
  const early: Fought = {
    ...battle,
    turn: { ...battle.turn, left: 'B and PEF 2 have yet to act', due: 'fire' },
    actions: battle.actions.map((one) => (one.name === 'passOn' ? { ...one, leaves: 'B has yet to act.' } : one)),
  }
  const goOn = () => main().get('.acts .go-on')

  it('is quiet while somebody has yet to act, says who, and asks once, whichever way it is pressed', async () => {
    await open({ 'fng.battle': () => early })
    expect(goOn().classes()).not.toContain('primary')
    expect(goOn().text()).toContain('Their turnB and PEF 2 have yet to act')
    await key('n', document.body)
    expect(document.querySelector('[role="alertdialog"]')?.textContent).toContain('B has yet to act.')
    expect(opened.asked('fng.battleForm')).toHaveLength(0)
    await key('n', document.body)
    expect(opened.asked('fng.battleForm').at(-1)).toMatchObject({ action: 'passOn' })
    expect(document.querySelector('[role="alertdialog"]')).toBeNull()
  })

  it('says which turn comes', async () => {
    await open({ 'fng.battle': () => ({ ...battle, turn: { ...battle.turn, goOn: 'nextTurn' } }) })
    expect(goOn().text()).toBe('Turn 7N')
  })

  it('is loud and asks nothing when nobody is left, and says why nobody of theirs can act', async () => {
    await open({ 'fng.battle': () => ({ ...battle, turn: { ...battle.turn, idle: 'Nothing to do' } }) })
    expect(goOn().classes()).toContain('primary')
    expect(main().get('[aria-label="The turn"]').text()).toContain('Nothing to do N')
    await key('n', document.body)
    expect(opened.asked('fng.battleForm').at(-1)).toMatchObject({ action: 'passOn' })
  })

  it.each([
    ['fire', 'Fire1'],
    ['passOn', 'Their turnN'],
    // What to do is the player's to say: Enter pressed twice does not end his turn for him.
    [null, 'Fire1'],
  ])('an action later the focus is on what is due: %s', async (due, focused) => {
    await open({ 'fng.battle': () => ({ ...battle, turn: { ...battle.turn, due } }) })
    await main().get('.likely button').trigger('click')
    await flushPromises()
    main().get<HTMLElement>('form.form .play').element.focus()
    await main().get('form.form').trigger('submit')
    await vi.waitFor(() => {
      expect(document.activeElement?.tagName).toBe('BUTTON')
      expect(document.activeElement?.textContent).toContain(focused)
    })
  })

  it('once the battle has been ended the focus is on the way to the report', async () => {
    const ended: Fought = { ...battle, status: 'ended', turn: { ...battle.turn, goOn: null, due: null } }
    let over = false
    const act = () => {
      over = true
      return done('End the battle')
    }
    await open({
      'campaign.overview': () => standsAt(over),
      'fng.battle': () => (over ? ended : battle),
      'fng.act': act,
    })
    await main().get('.likely button').trigger('click')
    await flushPromises()
    main().get<HTMLElement>('form.form .play').element.focus()
    await main().get('form.form').trigger('submit')
    await vi.waitFor(() => {
      expect(document.activeElement?.textContent).toContain('Go to the report')
    })
  })

  it('the focus waits for the battle as the action left it, and stands on what follows though it came last', async () => {
    const next = follow()
    const later = { ...battle, follows: [next], turn: { ...battle.turn, due: 'fire' } }
    let hand: (view: Fought) => void = () => undefined
    const coming = new Promise<Fought>((resolve) => (hand = resolve))
    let acted = false
    await open({
      'campaign.overview': () => standsAt(acted),
      'fng.battle': () => (acted ? coming : { ...battle, turn: { ...battle.turn, due: null } }),
      'fng.act': () => {
        acted = true
        return done('Fire')
      },
    })
    await main().get('.likely button').trigger('click')
    await flushPromises()
    main().get<HTMLElement>('form.form .play').element.focus()
    await main().get('form.form').trigger('submit')
    await flushPromises()
    await vi.waitFor(() => {
      expect(goOn().attributes('aria-disabled')).toBe('false')
    })
    expect(document.activeElement).toBe(document.body)
    hand(later)
    await vi.waitFor(() => {
      expect(main().get('[aria-label="What follows"] [aria-current]').text()).toContain(next.title)
      expect(document.activeElement?.closest('form')?.getAttribute('aria-label')).toBe('Fire')
    })
  })

  it('lists all that can be done with the key that leads to the search, and leaves it with Escape', async () => {
    await open()
    await key('/', document.body)
    const field = main().get<HTMLInputElement>('.search input')
    expect(document.activeElement).toBe(field.element)
    expect(main().findAll('[role="option"]').length).toBeGreaterThan(3)
    await key('Escape', field.element)
    expect(main().find('.search').exists()).toBe(false)
    expect(document.activeElement?.textContent).toContain('More')
  })

  it('the keys of the board open their actions, and say why one cannot be done', async () => {
    const refused = 'Nobody may be charged.'
    const charge = { ...battle.actions[2]!, name: 'charge', title: 'Charge into melee', refused }
    await open({ 'fng.battle': () => ({ ...battle, actions: [...battle.actions, charge] }) })
    const button = main()
      .findAll('[aria-label="Actions"] button')
      .find((one) => one.text() === 'ChargeC')!
    await button.trigger('focus')
    expect(main().get('[aria-label="Actions"] [role="status"]').text()).toBe(refused)
    await key('f', document.body)
    expect(main().get('form').attributes('aria-label')).toBe('Fire')
    // In a form they are letters.
    await key('c', main().get('form input').element)
    expect(main().get('form').attributes('aria-label')).toBe('Fire')
  })

  it('the end of the battle is found without typing, and asked about while the mission goes on', async () => {
    const action = { ...battle.actions[0]!, name: 'endBattle', title: 'End the battle', section: 'end' as const }
    const leaves = 'The mission is not over: 8 more turns at least.'
    await open({ 'fng.battle': () => ({ ...battle, actions: [...battle.actions, { ...action, leaves }] }) })
    await main().get('[aria-label="Before the end"] button').trigger('click')
    await flushPromises()
    expect(document.querySelector('[role="alertdialog"]')?.textContent).toContain(leaves)
    document.querySelector<HTMLElement>('[role="alertdialog"] .btn.primary')!.click()
    await flushPromises()
    expect(opened.asked('fng.battleForm').at(-1)).toMatchObject({ action: 'endBattle' })
  })

  it('where its form asks something, that is the question: what would be left out stands in it', async () => {
    const warns = 'The mission is not over: 8 more turns at least.'
    await open({
      'fng.battle': () => ({
        ...battle,
        actions: battle.actions.map((one) => (one.name === 'fire' ? { ...one, warns } : one)),
      }),
    })
    await key('f', document.body)
    expect(document.querySelector('[role="alertdialog"]')).toBeNull()
    expect(main().get('form[aria-label="Fire"] .warns').text()).toBe(warns)
  })

  it('all that can be done is listed in its parts without a word, what cannot with its reason', async () => {
    await open()
    await opened.press('More/')
    const parts = main().findAll('[role="listbox"] [role="group"]')
    expect(parts.map((part) => part.attributes('aria-label'))).toEqual(['Turn', 'Fight', 'Wounded', 'Support'])
    const aid = parts[2]!.get('[role="option"]')
    expect(aid.text()).toContain('No Medic is near a wounded man.')
  })

  it('no call can be made while nobody can call, and it says why', async () => {
    const support = { ...battle.support, refused: 'No radio of ours can be used this turn.' }
    await open({ 'fng.battle': () => ({ ...battle, support }) })
    const call = main().get('section[aria-label="Support"]')
    expect(call.get('button').attributes('disabled')).toBeDefined()
    expect(call.text()).toContain('No radio of ours can be used this turn.')
  })
})

describe('the log', () => {
  it('shows what came out last, and unfolds below the map, over a form too', async () => {
    await open()
    const latest = main().get('[aria-label="What came out last"]')
    expect(latest.text()).toContain('Turn 6')
    await latest.get('button[aria-expanded]').trigger('click')
    expect(main().get('[aria-label="Log of the battle"]').text()).toContain('Begin the battle')
    expect(main().find('.map').exists()).toBe(true)
    await key('Escape', document.body)
    expect(main().find('[aria-label="Log of the battle"]').exists()).toBe(false)
    await key('f', document.body)
    await main().get('form input[type="number"]').setValue('17')
    await latest.get('button[aria-expanded]').trigger('click')
    expect(main().find('[aria-label="Log of the battle"]').exists()).toBe(true)
    await key('Escape', document.body)
    expect(main().get<HTMLInputElement>('form input[type="number"]').element.value).toBe('17')
  })

  it('is headed by what came of it, men leading to their records; the lines lie folded by phase', async () => {
    const lines = Array.from({ length: 9 }, (_, i) =>
      line(`Line ${i + 1}`, { dice: i === 0 ? [{ face: 4, passed: null }] : [] }),
    )
    const fight = entry({ id: 501, depth: 501, title: 'In Sight: A and E1', lines })
    const told = {
      head: [
        { text: 'Novak', man: 4102 },
        { text: ' dead', man: null },
      ],
      more: [{ text: 'In Sight: A and E1. -4 VP.', man: null }],
      phases: [
        { title: 'Who acts', lines: 4 },
        { title: 'Fire and hits', lines: 5 },
      ],
    }
    await open({ 'battle.log': () => [{ ...fight, told }, ...log] })
    const latest = main().get('[aria-label="What came out last"]')
    expect(latest.get('.head').text()).toContain('Novak dead')
    expect(latest.get('a').attributes('href')).toBe('/tour/bravo.tour/man/4102')
    expect(latest.text()).not.toContain('Line 1')
    const button = latest.get('button[aria-expanded]')
    expect(button.text()).toBe('9 lines, 1 die')
    await button.trigger('click')
    const newest = main().get('[aria-label="Log of the battle"] [aria-label="In Sight: A and E1"]')
    expect(newest.findAll('.phase').map((one) => one.text())).toEqual([
      'Who acts4 lines, 1 die',
      'Fire and hits5 lines',
    ])
    await newest.findAll('.phase')[1]!.trigger('click')
    expect(newest.text()).toContain('Line 5')
    expect(newest.text()).not.toContain('Line 4')
  })

  it('support is called from its panel: the search opens on its part', async () => {
    await open()
    await opened.press('Make a call')
    expect(
      main()
        .findAll('[role="option"]')
        .map((one) => one.get('.title').text()),
    ).toEqual(['Call for support'])
  })
})
