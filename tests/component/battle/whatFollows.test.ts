import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BattleFollow, FormValues } from '../../../src/games/fng/contract/battle.ts'
import { doneRows } from '../../../src/games/fng/screens/battle/followDone.ts'
import { nowWords } from '../../../src/games/fng/screens/battle/nowWords.ts'
import { done, Refusal, type sampleAnswers } from '../support/fakeBridge.ts'
import { openApp } from '../support/openApp.ts'
import { entry, overview, turnAt } from '../support/sampleViews.ts'
import { battle, fireForm, follow, map, type Fought } from './sampleBattle.ts'

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

const formOf = ({ action, values }: { action: string; values: FormValues }) => ({
  ...fireForm(),
  action,
  title: action,
  fields: [],
  values,
  problem: null,
})
interface Act {
  readonly action: string
  readonly values: { readonly figures?: readonly number[]; readonly follow?: string }
}
const theirs = { ...battle.turn, side: 'theirs' as const }

/** Opens a battle in which acts follow; what is played or left out is gone from them. */
async function open(
  all: readonly BattleFollow[],
  over: Partial<Fought> = {},
  more: Parameters<typeof openApp>[1] = {},
) {
  let left = [...all]
  let head = 500
  const answers: ReturnType<typeof sampleAnswers> = {
    'campaign.overview': () => ({ ...overview, phase: 'battle', head }),
    'fng.turn': () => turnAt('battle'),
    'fng.battle': () => ({ ...battle, ...over, follows: left }),
    'fng.battleMap': () => map,
    'battle.log': () => [],
    'fng.battleForm': (of: never) => formOf(of),
    'fng.act': ({ input: { action, values } }: { input: Act }) => {
      head += 1
      left = left.filter((one) => (action === 'letGo' ? one.key !== values.follow : one.action !== action))
      return done(action, { id: head })
    },
    ...more,
  }
  opened = await openApp('/tour/bravo.tour/battle', answers)
  await flushPromises()
}
const list = () => opened.app.get('[aria-label="What follows"]')
const current = () => list().get('[aria-current]').text()
/** Presses a key, whatever is on its way. */
const keyAtOnce = async (name: string, more: KeyboardEventInit = {}) => {
  const target = document.activeElement ?? document.body
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more })
  const taken = !target.dispatchEvent(event)
  // A button with the keys is pressed by Enter.
  if (name === 'Enter' && !more.shiftKey && !taken && target instanceof HTMLButtonElement) target.click()
  await flushPromises()
}
const isStill = () =>
  vi.waitFor(() => {
    expect(opened.app.find('[data-still="true"]').exists()).toBe(true)
  })
/** Presses a key as a player does, who looks at what has come. */
const key = async (name: string, more: KeyboardEventInit = {}) => {
  if (name === 'Enter') await isStill()
  await keyAtOnce(name, more)
}
const acted = () => (opened.asked('fng.act') as unknown as readonly { input: Act }[]).map(({ input }) => input)

describe('what follows', () => {
  const two = [
    follow({ key: 'a', action: 'returnFire', title: 'E2 1 returns fire at Ruiz', values: { shooters: [201] } }),
    follow({ key: 'b', action: 'fire', title: 'E1 fires at the closest of A', figures: [201] }),
  ]

  it('has the first opened as its form, filled, and Enter plays it; then the next lies open', async () => {
    await open(two)
    expect(current()).toContain('E2 1 returns fire at Ruiz')
    expect(opened.asked('fng.battleForm').at(-1)).toMatchObject({ action: 'returnFire', values: { shooters: [201] } })
    await key('Enter')
    expect(acted()).toMatchObject([{ action: 'returnFire', values: { shooters: [201] } }])
    await vi.waitFor(() => {
      expect(current()).toContain('E1 fires at the closest of A')
      expect(document.activeElement?.closest('form')?.getAttribute('aria-label')).toBe('fire')
    })
  })

  it('Enter pressed twice, or held, plays one: what has come since waits for a press of its own', async () => {
    await open(two)
    await key('Enter')
    await vi.waitFor(() => {
      expect(document.activeElement?.closest('form')?.getAttribute('aria-label')).toBe('fire')
    })
    await keyAtOnce('Enter')
    await isStill()
    await keyAtOnce('Enter', { repeat: true })
    expect(acted().map(({ action }) => action)).toEqual(['returnFire'])
    await key('Enter')
    expect(acted().map(({ action }) => action)).toEqual(['returnFire', 'fire'])
  })

  it('Del leaves one out, Down looks at the next, a press at any', async () => {
    await open(two)
    await key('ArrowDown')
    expect(current()).toContain('E1 fires at the closest of A')
    await key('Delete')
    expect(acted()).toMatchObject([{ action: 'letGo', values: { follow: 'b', figures: [201] } }])
    await vi.waitFor(() => {
      expect(current()).toContain('E2 1 returns fire at Ruiz')
    })
  })

  it('waits while the player has opened something himself, and is back when he leaves it', async () => {
    // Opened by hand it asks something.
    await open(
      two,
      {},
      {
        'fng.battleForm': (of: { action: string; values: FormValues }) => ({
          ...formOf(of),
          fields: fireForm().fields,
        }),
      },
    )
    await key('Escape')
    await key('f')
    expect(opened.app.get('form').attributes('aria-label')).toBe('fire')
    expect(opened.app.find('[aria-label="What follows"]').exists()).toBe(false)
    await key('Escape')
    await vi.waitFor(() => {
      expect(current()).toContain('E2 1 returns fire at Ruiz')
    })
  })

  it('is not in the way of a form that is on its way: no key plays it meanwhile', async () => {
    let hand: () => void = () => undefined
    const later = new Promise<void>((resolve) => (hand = resolve))
    const form = async (of: { action: string; values: FormValues }) => {
      if (of.action === 'charge') await later
      return { ...formOf(of), fields: fireForm().fields }
    }
    const charge = { ...battle.actions[0]!, name: 'charge', title: 'Charge into melee', refused: null }
    await open(two, { actions: [...battle.actions, charge] }, { 'fng.battleForm': form })
    await key('Escape')
    await key('c')
    await keyAtOnce('Enter')
    expect(acted()).toEqual([])
    hand()
    await vi.waitFor(() => {
      expect(opened.app.get('form').attributes('aria-label')).toBe('charge')
    })
  })

  it('takes the keys after N, pressed or by its letter: Enter, Enter plays what follows', async () => {
    const passOn = battle.actions.map((one) => (one.name === 'passOn' ? { ...one, leaves: null } : one))
    let turn = battle.turn
    const over = {
      'fng.battle': () => ({ ...battle, actions: passOn, turn, follows: turn.side === 'theirs' ? left : [] }),
      'fng.act': ({ input: { action } }: { input: Act }) => {
        if (action === 'passOn') turn = { ...theirs, goOn: 'nextTurn', due: 'pefMoves' }
        left = left.filter((one) => one.action !== action)
        head += 1
        return done(action)
      },
      'campaign.overview': () => ({ ...overview, phase: 'battle', head }),
    }
    let head = 500
    let left = [...two]
    for (const byKey of [true, false]) {
      turn = battle.turn
      left = [...two]
      await open([], {}, over)
      const button = opened.app.get<HTMLButtonElement>('.go-on').element
      button.focus()
      if (byKey) await key('n')
      else button.click()
      await vi.waitFor(() => {
        expect(document.activeElement?.closest('form')?.getAttribute('aria-label')).toBe('returnFire')
      })
      await key('Enter')
      await vi.waitFor(() => {
        expect(document.activeElement?.closest('form')?.getAttribute('aria-label')).toBe('fire')
      })
      await key('Enter')
      await vi.waitFor(() => {
        expect(acted().map(({ action }) => action)).toEqual(['passOn', 'returnFire', 'fire'])
      })
      if (byKey) opened.app.unmount()
    }
  })

  it('gives up the keys once it has gone on and nothing follows: Enter does not end the next turn too', async () => {
    let turn = battle.turn
    await open(
      [],
      {},
      {
        'fng.battle': () => ({ ...battle, turn, follows: [] }),
        'campaign.overview': () => ({ ...overview, phase: 'battle', head: turn.side === 'ours' ? 500 : 501 }),
        'fng.act': ({ input: { action } }: { input: Act }) => {
          turn = { ...theirs, goOn: 'nextTurn', due: null }
          return done(action)
        },
        'fng.battleForm': (of: never) => formOf(of),
      },
    )
    opened.app.get<HTMLButtonElement>('.go-on').element.focus()
    await key('n')
    await vi.waitFor(() => {
      expect(acted()).toHaveLength(1)
      expect(document.activeElement?.classList.contains('go-on')).toBe(false)
    })
  })

  it('has the keys in the field that only the table can fill', async () => {
    const at = async (wants: string) => {
      await open([follow({ ...two[0]!, wants })], {}, { 'fng.battleForm': () => fireForm({ near: [{}] }) })
      await vi.waitFor(() => {
        expect(document.activeElement?.closest('form')).not.toBeNull()
      })
      const one = document.activeElement!
      opened.app.unmount()
      return one
    }
    expect((await at('distance')).id).toBe('fire.distance')
    expect((await at('target')).getAttribute('data-field')).toBe('target')
    expect((await at('stands')).getAttribute('type')).toBe('radio')
    // In a small table with the first place of its first line.
    expect((await at('near')).closest('[data-field="near"]')).not.toBeNull()
    await open(two)
  })

  it('tells what its dice must show, and what its button does', async () => {
    const form = (of: { action: string; values: FormValues }) => ({
      ...formOf(of),
      tells: 'A 5 or 6 hits.',
      button: 'Fire five dice',
    })
    await open(two, {}, { 'fng.battleForm': form })
    expect(list().get('.tells').text()).toBe('A 5 or 6 hits.')
    expect(list().get('.play').text()).toBe('Fire five diceEnter')
  })

  it('Escape leaves its fields: the keys are the board again, and N asks', async () => {
    const actions = battle.actions.map((one) =>
      one.name === 'passOn' ? { ...one, leaves: 'Still to follow: E2 1.' } : one,
    )
    await open(two, { actions })
    await key('Escape')
    expect(document.activeElement).toBe(document.body)
    await key('n')
    expect(document.querySelector('[role="alertdialog"]')?.textContent).toContain('Still to follow: E2 1.')
  })
})

describe('their side in one go', () => {
  const pef = (n: number, over: Partial<BattleFollow> = {}) =>
    follow({ key: `pefMoves ${n}`, action: `pef${n}`, title: `PEF ${n} moves`, isTurn: true, ...over })

  it('plays one after another and stops where the table must tell something; behind that it goes on', async () => {
    await open([pef(1), pef(2), pef(3, { wants: 'inches' }), pef(4)], { turn: theirs })
    await key('Enter', { shiftKey: true })
    await vi.waitFor(() => {
      expect(acted().map(({ action }) => action)).toEqual(['pef1', 'pef2'])
      expect(current()).toContain('PEF 3 moves')
      expect(document.activeElement?.closest('form')).not.toBeNull()
    })
    await flushPromises()
    expect(acted()).toHaveLength(2)
    await key('Enter')
    await vi.waitFor(() => {
      expect(acted().map(({ action }) => action)).toEqual(['pef1', 'pef2', 'pef3', 'pef4'])
    })
  })

  it('never decides for us, nor plays a form that is not whole', async () => {
    await open([pef(1, { side: 'ours' }), pef(2)], { turn: theirs })
    await key('Enter', { shiftKey: true })
    await flushPromises()
    expect(acted()).toEqual([])
    opened.app.unmount()
    await open(
      [pef(1), pef(2)],
      { turn: theirs },
      { 'fng.battleForm': (of: never) => ({ ...formOf(of), problem: 'Whom?' }) },
    )
    await key('Enter', { shiftKey: true })
    await flushPromises()
    expect(acted()).toEqual([])
  })

  it('is left with Escape, and is not there while we act', async () => {
    await open([pef(1, { wants: 'inches' }), pef(2)], { turn: theirs })
    await key('Enter', { shiftKey: true })
    expect(list().get('.all').text()).toContain('Stop')
    await key('Escape')
    expect(list().get('.all').text()).toContain('Play their side')
    opened.app.unmount()
    await open([pef(1), pef(2)])
    expect(list().find('.all').exists()).toBe(false)
  })
})

describe('their side in one go, with another window at the tour', () => {
  const pef = (n: number, over: Partial<BattleFollow> = {}) =>
    follow({ key: `pefMoves ${n}`, action: `pef${n}`, title: `PEF ${n} moves`, isTurn: true, ...over })
  let left: BattleFollow[]
  let head: number
  /** The tour moves on elsewhere. */
  const elsewhere = async (rows: BattleFollow[]) => {
    head += 10
    left = rows
    opened.bridge.say('changed', { campaign: 'bravo.tour' })
    await flushPromises()
  }
  const begin = async (rows: BattleFollow[], act: (action: string) => unknown) => {
    head = 500
    left = rows
    await open(
      [],
      {},
      {
        'campaign.overview': () => ({ ...overview, phase: 'battle', head }),
        'fng.battle': () => ({ ...battle, turn: theirs, follows: left }),
        'fng.act': ({ input: { action } }: { input: Act }) => act(action),
      },
    )
    await key('Enter', { shiftKey: true })
    await flushPromises()
  }
  const standsStill = () => {
    expect(list().get('.all').text()).toContain('Play their side')
    expect(document.body.textContent).toContain('Their side is played no further by itself')
  }

  it('stands still once an act is refused, and never plays by itself later on', async () => {
    await begin([pef(1), pef(2)], () => {
      throw new Refusal({ code: 'head-moved', message: 'The tour has moved on.' })
    })
    expect(acted()).toHaveLength(1)
    standsStill()
    await elsewhere([pef(2), pef(3)])
    await elsewhere([pef(1), pef(2)])
    expect(acted()).toHaveLength(1)
  })

  it('stands still where something was done elsewhere while it waited for the table', async () => {
    await begin([pef(1, { wants: 'inches' }), pef(2), pef(3)], (action) => done(action))
    expect(list().get('.all').text()).toContain('Stop')
    await elsewhere([pef(2), pef(3)])
    expect(acted()).toEqual([])
    standsStill()
  })
})

describe('what has been done of it', () => {
  const act = (id: number, action: string, head: string) =>
    entry({
      id,
      title: `Entry ${id}`,
      step: 'fng.act',
      input: { action, values: {} },
      told: { head: [{ text: head, man: null }], more: [], phases: [] },
    })

  it('is what came last since something new began, without notes; what was left out is struck', () => {
    const log = [
      act(9, 'letGo', 'x'),
      act(8, 'howTheyStand', 'x'),
      act(7, 'fire', 'Reyes stunned'),
      act(6, 'activate', 'A acts'),
      act(5, 'fire', 'before'),
    ]
    expect(doneRows(log, 3)).toEqual([
      { key: 7, title: 'Entry 7', outcome: 'Reyes stunned', dropped: false },
      { key: 9, title: 'Entry 9', outcome: '', dropped: true },
    ])
    expect(doneRows(log)).toHaveLength(1)
    expect(doneRows([entry({ id: 1, step: 'fng.beginBattle' })])).toEqual([])
  })
})

describe('where nothing follows', () => {
  const says = (over: Partial<Fought>) => nowWords({ ...battle, ...over })
  const [a, b] = battle.groups.filter(({ side }) => side === 'ours')
  const groups = (...states: readonly Fought['groups'][number]['state'][]) => ({
    groups: states.map((state, i) => ({ ...(i === 0 ? a! : b!), name: 'ABC'[i]!, state })),
  })

  it('it is said who acts or may, or why nobody of the side can', () => {
    expect(says(groups('acts', 'may'))).toBe('A acts now.')
    expect(says(groups('may', 'may', 'acted'))).toBe('A and B may act.')
    expect(says(groups('acted', 'acted'))).toBe('All of ours who can act have acted.')
    const idle = { ...battle.turn, ours: 6, idle: 'Our groups are REP 5, below our die of 6: nothing to do' }
    expect(says({ ...groups('waits'), turn: idle })).toBe('Nobody of ours can act on a 6.')
    expect(says({ status: 'ended' })).toBeNull()
    expect(says({ turn: { ...battle.turn, side: null } })).toBeNull()
  })

  it('N stands beside it with where it leads, and no button leads there a second time', async () => {
    await open([])
    const now = opened.app.get('[aria-label="Likely now"]')
    expect(now.get('.now').text()).toMatch(/N\s*Their turn$/)
    expect(now.text()).not.toContain('Next turn')
  })
})

describe('their side in one go, with dice that are typed', () => {
  const pef = (n: number) => follow({ key: `pefMoves ${n}`, action: `pef${n}`, title: `PEF ${n} moves`, isTurn: true })
  const question = (n: number) => ({
    kind: 'dice',
    throws: [
      { key: 'pef-movement', subject: n, occurrence: 0, count: 2, why: `PEF ${n}`, rows: [], readings: [], note: null },
    ],
  })
  const slip = () => opened.app.find('section.slip')

  /** Each act asks for its dice in the slip; who has answered has acted. */
  const asked = async (count: number) => {
    localStorage.setItem('dice', 'player')
    let left = Array.from({ length: count }, (_, i) => pef(i + 1))
    let head = 500
    let waits: object | null = null
    await open(
      [],
      {},
      {
        'campaign.overview': () => ({
          ...overview,
          phase: 'battle',
          head,
          pending: waits && { procedure: 'fng.act', input: { action: 'fire', values: {} }, reply: waits },
        }),
        'fng.battle': () => ({ ...battle, turn: theirs, follows: left }),
        'fng.act': ({ input: { action } }: { input: Act }) => {
          waits = { status: 'wanted', question: question(Number(action.slice(3))), lines: [], answered: 0, rest: null }
          return waits
        },
        'pending.answer': () => {
          head += 1
          waits = null
          left = left.slice(1)
          return done('PEF moves', { id: head })
        },
        'pending.cancel': () => (waits = null),
      },
    )
  }

  it('waits for each throw in the slip, and goes on by itself once its dice are typed', async () => {
    await asked(3)
    await key('Enter', { shiftKey: true })
    for (const n of [1, 2, 3]) {
      await vi.waitFor(() => {
        expect(slip().text()).toMatch(new RegExp(`PEF\\s${n}`))
      })
      expect(opened.asked('fng.act')).toHaveLength(n)
      await key('4')
      await key('5')
      await key('Enter')
    }
    expect(opened.asked('pending.answer')).toMatchObject(
      [1, 2, 3].map(() => ({ answers: [{ kind: 'dice', faces: [4, 5] }] })),
    )
    await flushPromises()
    expect(slip().exists()).toBe(false)
    expect(acted().map(({ action }) => action)).toEqual(['pef1', 'pef2', 'pef3'])
  })

  it('one whose throw is taken back stops it: nobody else acts by himself', async () => {
    await asked(3)
    await key('Enter', { shiftKey: true })
    await vi.waitFor(() => {
      expect(slip().text()).toMatch(/PEF\s1/)
    })
    await opened.press('Leave this step')
    await vi.waitFor(() => {
      expect(slip().exists()).toBe(false)
      expect(current()).toContain('PEF 1 moves')
    })
    expect(acted()).toHaveLength(1)
    expect(list().get('.all').text()).toContain('Play their side')
  })
})
